import OpenAutoLayout
import Testing

/// What a stack view costs beside the same constraints by hand: counts, not times.
@MainActor
struct StackCostTests {
  private let scene = Scene(800, 100)

  private func row(
    of count: Int, _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in scene.view(20, 10) })
    (stack.distribution, stack.alignment, stack.spacing) = (distribution, alignment, 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(stack)
    stack.pinOrigin()
    scene.layout()
    return stack
  }

  private func constraints(of stack: UIStackView) -> [NSLayoutConstraint] {
    (stack.constraints + stack.arrangedSubviews.flatMap(\.constraints))
      .filter { $0.identifier?.hasPrefix("UISV") ?? false }
  }

  /// By hand, each view is held to its neighbor and to two sides, or to one line and to be inside.
  @Test(
    arguments: [
      (.fill, .fill, 3, 1), (.fillEqually, .fill, 4, 0), (.fill, .center, 4, 2),
      (.fill, .top, 4, 2), (.equalSpacing, .fill, 6, -3), (.equalCentering, .fill, 6, -3),
      (.fill, .firstBaseline, 5, 4),
    ] as [(UIStackView.Distribution, UIStackView.Alignment, Int, Int)])
  func aStackMakesAsManyConstraintsAsAHand(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment, perView: Int,
    more: Int
  ) {
    for count in [2, 5, 20] {
      let stack = row(of: count, distribution, alignment)
      #expect(constraints(of: stack).count == perView * count + more, "\(count)")
    }
  }

  @Test func aLayoutWithoutAChangeMakesNoConstraint() {
    let stack = row(of: 20, .fill, .center)
    let before = constraints(of: stack)
    stack.setNeedsUpdateConstraints()
    scene.layout()
    #expect(zip(constraints(of: stack), before).allSatisfy { $0 === $1 })
  }

  @Test func aViewThatComesInTheMiddleChangesItsNeighborsTiesOnly() {
    let stack = row(of: 40, .fill, .fill)
    let before = constraints(of: stack)
    stack.insertArrangedSubview(scene.view(20, 10), at: 20)
    scene.layout()
    // Its own three, and the three of the next view to the one before it.
    #expect(Set(constraints(of: stack)).subtracting(before).count == 6)
    #expect(Set(before).subtracting(constraints(of: stack)).count == 3)
  }

  /// However many are hidden already, on either side.
  @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing], [false, true])
  func aViewThatIsHiddenChangesItsNeighborsTiesOnly(
    distribution: UIStackView.Distribution, fromTheEnd: Bool
  ) {
    let stack = row(of: 40, distribution, .fill)
    let views = fromTheEnd ? stack.arrangedSubviews.reversed() : stack.arrangedSubviews
    for isHidden in [true, false] {
      // One stays visible: without any, the stack is like an empty one.
      for view in views.dropLast() {
        let before = constraints(of: stack)
        view.isHidden = isHidden
        scene.layout()
        #expect(Set(constraints(of: stack)).subtracting(before).count <= 8)
      }
    }
  }
}
