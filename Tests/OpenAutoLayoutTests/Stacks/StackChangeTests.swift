import OpenAutoLayout
import Testing

/// A stack changes what is different, and nothing else.
@MainActor
struct StackChangeTests {
  private let scene = Scene(320, 300, scale: .infinity)
  private let stack = UIStackView()

  init() {
    scene.root.addSubview(stack)
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
  }

  private func content(_ width: CGFloat, _ height: CGFloat = 20) -> ContentView {
    let view = ContentView()
    view.content = CGSize(width: width, height: height)
    return view
  }

  private var allConstraints: Set<NSLayoutConstraint> {
    Set(([stack] + stack.subviews).flatMap(\.constraints))
  }

  @Test(arguments: [
    (UIStackView.Distribution.fill, UIStackView.Alignment.fill),
    (.fillEqually, .leading), (.equalSpacing, .center), (.equalCentering, .trailing),
    (.fill, .firstBaseline),
  ])
  func aViewThatComesOrGoesRemakesItsNeighborsConstraintsAlone(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment
  ) {
    (stack.distribution, stack.alignment) = (distribution, alignment)
    for _ in 0..<12 { stack.addArrangedSubview(content(20)) }
    scene.layout()
    var old = allConstraints
    for index in [12, 6, 1] {
      let view = content(20)
      stack.insertArrangedSubview(view, at: index)
      scene.layout()
      #expect(allConstraints.subtracting(old).count <= 16)
      #expect(old.subtracting(allConstraints).count <= 8)
      old = allConstraints
      view.isHidden = true
      scene.layout()
      #expect(allConstraints.symmetricDifference(old).count <= 20)
      view.removeFromSuperview()
      scene.layout()
      old = allConstraints
    }
  }

  @Test func anotherSpacingChangesConstantsAlone() {
    for _ in 0..<3 { stack.addArrangedSubview(content(20)) }
    scene.layout()
    let old = allConstraints
    stack.spacing = 10
    scene.layout()
    #expect(allConstraints == old)
    #expect(stack.arrangedSubviews[2].frame.maxX == 320)
    #expect(stack.arrangedSubviews[1].frame.maxX == 290)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[1])
    scene.layout()
    #expect(stack.arrangedSubviews[1].frame.maxX == 292)
  }

  @Test func proportionsFollowContents() {
    let views = [content(10), content(30)]
    for view in views { stack.addArrangedSubview(view) }
    stack.distribution = .fillProportionally
    scene.layout()
    #expect(views[0].frame.width == 80)
    views[0].content.width = 30
    scene.layout()
    #expect(views[0].frame.width == 160)
    stack.distribution = .fill
    scene.layout()
    #expect(views[0].frame.width == 290)
  }

  @Test func aFittingSizeFollowsWhatTheStackArranges() {
    stack.addArrangedSubview(content(20))
    let compressed = UIView.layoutFittingCompressedSize
    #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 20, height: 20))
    let view = content(30, 50)
    stack.addArrangedSubview(view)
    #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 50, height: 50))
    view.isHidden = true
    #expect(stack.systemLayoutSizeFitting(compressed).width == 20)
    view.removeFromSuperview()
    #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 20, height: 20))
  }

  @Test func allHiddenIsAsEmpty() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.pinOrigin()
    stack.addArrangedSubview(content(20))
    stack.arrangedSubviews[0].isHidden = true
    scene.layout()
    #expect(stack.frame == .zero)
    stack.arrangedSubviews[0].isHidden = false
    scene.layout()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  /// Found by random programs: what the views in a hidden stack need was kept instead, and the stack's length was
  /// not none. UIKit breaks the inner spacing (reported).
  @Test(arguments: [UIStackView.Alignment.fill, .firstBaseline, .lastBaseline], [true, false])
  func aHiddenStackHasNoLength(_ alignment: UIStackView.Alignment, isHiddenFirst: Bool) {
    let label = UILabel()
    label.text = "Text"
    let inner = UIStackView(arrangedSubviews: [label, content(34, 58), content(15, 14)])
    inner.alignment = alignment
    if alignment == .fill { (inner.axis, inner.spacing) = (.vertical, 8) }
    let last = content(30, 10)
    inner.isHidden = isHiddenFirst
    stack.translatesAutoresizingMaskIntoConstraints = false
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .leading, 5)
    for view in [content(20, 25), inner, last] { stack.addArrangedSubview(view) }
    scene.layout()
    inner.isHidden = true
    scene.layout()
    #expect(inner.frame.height == 0)
    #expect(inner.frame.minY == 27.5)
    #expect(last.frame == CGRect(x: 0, y: 30, width: 30, height: 10))
    inner.isHidden = false
    scene.layout()
    #expect(inner.frame.height > 58)
  }

  @Test func aWidthOfAHiddenViewGivesWay() {
    let view = content(20)
    view.widthAnchor.constraint(equalToConstant: 60).isActive = true
    stack.addArrangedSubview(view)
    stack.addArrangedSubview(content(30))
    view.isHidden = true
    var reports = 0
    scene.root.layoutConflictHandler = { _ in reports += 1 }
    scene.layout()
    #expect(view.frame.width == 0)
    #expect(reports == 1)
  }

  @Test func theIdentifiersAreThoseThatUIKitPrints() {
    (stack.alignment, stack.distribution) = (.center, .equalCentering)
    for _ in 0..<3 { stack.addArrangedSubview(content(20)) }
    stack.arrangedSubviews[2].isHidden = true
    scene.layout()
    #expect(
      Set(allConstraints.compactMap(\.identifier).filter { $0.hasPrefix("UISV") }) == [
        "UISV-canvas-connection", "UISV-spacing", "UISV-alignment", "UISV-distributing-edge",
        "UISV-hiding", "UISV-spanning-boundary", "UISV-spanning-fit", "UISV-ambiguity-suppression",
      ])
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func aStackInAStackGivesWayByItsOwnPlace(_ axis: NSLayoutConstraint.Axis) {
    let inner = UIStackView(arrangedSubviews: [content(100)])
    inner.axis = axis
    let outer = [content(150), content(120)]
    for (place, squeezed) in [(0, 70), (1, 100)] as [(Int, CGFloat)] {
      for view in outer { stack.addArrangedSubview(view) }
      stack.insertArrangedSubview(inner, at: place)
      stack.frame.size.width = 340
      scene.layout()
      #expect(inner.frame.width == squeezed)
      stack.frame.size.width = 400
      scene.layout()
      #expect(inner.frame.width == (place == 0 ? 130 : 100))
      inner.removeFromSuperview()
    }
  }

  @Test func aViewThatLeavesCountsByItselfAgain() {
    let views = [content(100), content(100)]
    for view in views { stack.addArrangedSubview(view) }
    scene.layout()
    for view in views {
      stack.removeArrangedSubview(view)
      view.removeFromSuperview()
      scene.root.addSubview(view)
    }
    // As any two views: the one that is mentioned last grows.
    scene.activate(
      views[0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[1].trailingAnchor.constraint(equalTo: scene.root.trailingAnchor))
    scene.layout()
    #expect(views.map(\.frame.width) == [100, 220])
  }

  /// Found by random programs: a hidden view kept the place that it had along the axis of before, by
  /// which it held its width more strongly than the others.
  @Test(arguments: [false, true])
  func aHiddenViewCountsByItself(wasShown: Bool) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.pinOrigin()
    stack.alignment = .trailing
    let (shown, hidden) = (content(43), content(14))
    for view in [content(10), shown, hidden] { stack.addArrangedSubview(view) }
    if wasShown { scene.layout() }
    hidden.isHidden = true
    stack.axis = .vertical
    scene.activate(
      relation(shown, .width, hidden, .width, by: .greaterThanOrEqual, times: -1, plus: 152))
    scene.layout()
    // The narrowest stack that has room for both.
    #expect([shown, hidden].map(\.frame.width) == [76, 76])
  }
}
