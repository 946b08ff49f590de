import OpenAutoLayout
import Testing

/// Views that change themselves in steps in their own layout: what counts is what is different after it.
@MainActor
struct OwnStepsTests {
  private let scene: Scene

  init() {
    scene = Scene(320, 480)
    scene.root.layoutLoopHandler = { Issue.record("\($0)") }
  }

  private final class Manual: UIView {
    var place: (Manual) -> Void = { _ in }
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      place(self)
    }
  }

  private func manual(_ place: @escaping (Manual) -> Void) -> (view: Manual, inner: UIView) {
    let view = Manual(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.place = place
    scene.root.addSubview(view)
    let inner = scene.view(in: view)
    scene.activate(
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 2),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -3),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -4))
    return (view, inner)
  }

  @Test(arguments: [false, true])
  func aFrameInSteps(rightToLeft: Bool) {
    let (view, inner) = manual {
      $0.frame.size.height = 10
      $0.frame.size.height = 120
    }
    if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    scene.layout()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 120))
    #expect(inner.frame == CGRect(x: rightToLeft ? 4 : 2, y: 1, width: 94, height: 116))
    // Once more with the height that it has given itself.
    #expect(view.layouts == 2)
  }

  @Test func aFrameInStepsThatIsTheOldOne() {
    let (view, inner) = manual {
      $0.frame.size.height = 10
      $0.frame.size.height = 50
      $0.bounds.size.width = 300
      $0.bounds.size.width = 100
    }
    scene.layout()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(view.layouts == 1)
  }

  @Test(arguments: [false, true])
  func aFrameInStepsOfAViewThatConstraintsPlace(rightToLeft: Bool) {
    if rightToLeft { scene.root.semanticContentAttribute = .forceRightToLeft }
    let (view, inner) = manual {
      $0.frame.size.height = 10
      $0.frame.size.height = 60
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.pinSize(100, 50)
    scene.activate(
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20))
    scene.layout()
    #expect(view.frame == CGRect(x: rightToLeft ? 210 : 10, y: 20, width: 100, height: 60))
    // Constraints decide about the subviews, and for them the view is as high as they say.
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(view.layouts == 2)
  }

  @Test func anOriginOfTheBoundsInSteps() {
    let (view, inner) = manual {
      $0.bounds.origin.y = 10
      $0.bounds.origin.y = 3
    }
    scene.layout()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(inner.frame.size == CGSize(width: 94, height: 46))
    #expect(view.layouts == 2)
  }

  @Test func anOffsetInSteps() {
    final class List: UIScrollView {
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        contentOffset = .zero
        contentOffset = CGPoint(x: 0, y: 7)
      }
    }
    let list = List(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.contentSize = CGSize(width: 100, height: 500)
    scene.root.addSubview(list)
    scene.layout()
    #expect(list.bounds == CGRect(x: 0, y: 7, width: 100, height: 100))
    #expect(list.layouts == 2)
  }

  /// What is read has the safe area in it.
  @Test(arguments: [false, true], [false, true])
  func marginsThatAreSetToWhatTheyAre(directional: Bool, rightToLeft: Bool) {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 7, right: 3)
    controller.view.frame = scene.root.bounds
    scene.root.addSubview(controller.view)
    let (view, _) = manual {
      if directional {
        $0.directionalLayoutMargins = $0.directionalLayoutMargins
      } else {
        $0.layoutMargins = $0.layoutMargins
      }
    }
    view.frame = scene.root.bounds
    controller.view.addSubview(view)
    if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    let inner = scene.view(in: view)
    inner.pinToMargins(of: view)
    for _ in 0..<3 {
      view.setNeedsLayout()
      scene.layout()
      #expect(inner.frame == CGRect(x: 13, y: 28, width: 296, height: 437))
    }
    withExtendedLifetime(controller) {}
  }

  // MARK: Stack views

  private final class Stack: UIStackView {
    var change: (Stack) -> Void = { _ in }
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      change(self)
    }
  }

  private func stackOfThree(rightToLeft: Bool) -> (stack: Stack, views: [UIView]) {
    let stack = Stack(frame: CGRect(x: 0, y: 0, width: 110, height: 20))
    if rightToLeft { stack.semanticContentAttribute = .forceRightToLeft }
    stack.spacing = 10
    scene.root.addSubview(stack)
    let views = [30, 20, 40].map { scene.view($0, 20, in: stack) }
    for view in views { stack.addArrangedSubview(view) }
    return (stack, views)
  }

  /// Changes of a stack that lead back to what was there.
  enum Change: CaseIterable {
    case hiding, axis, spacing, alignment, distribution, order, exchange

    @MainActor
    func apply(to stack: UIStackView) {
      let views = stack.arrangedSubviews
      switch self {
      case .hiding:
        for view in views { view.isHidden = true }
        for view in views { view.isHidden = false }
      case .axis:
        stack.axis = .vertical
        stack.axis = .horizontal
      case .spacing:
        stack.setCustomSpacing(30, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        stack.spacing = 0
        stack.spacing = 10
      case .alignment:
        stack.alignment = .center
        stack.alignment = .fill
      case .distribution:
        stack.distribution = .fillEqually
        stack.distribution = .fill
      case .order:
        for view in views { stack.removeArrangedSubview(view) }
        for view in views { stack.addArrangedSubview(view) }
      case .exchange:
        for view in views { view.removeFromSuperview() }
        for view in views { stack.addArrangedSubview(view) }
      }
    }
  }

  @Test(arguments: Change.allCases, [false, true])
  func aStackThatChangesItselfAndBack(change: Change, rightToLeft: Bool) {
    let (stack, views) = stackOfThree(rightToLeft: rightToLeft)
    stack.change = { change.apply(to: $0) }
    for _ in 0..<2 {
      stack.setNeedsLayout()
      scene.layout()
      let origins: [CGFloat] = rightToLeft ? [80, 50, 0] : [0, 40, 70]
      #expect(views.map(\.frame.minX) == origins)
      #expect(views.map(\.frame.size.width) == [30, 20, 40])
      #expect(views.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 20 })
    }
    #expect(stack.layouts <= 4)
  }

  /// What differs after its layout has the stack laid out again.
  @Test(arguments: [false, true])
  func aStackThatHidesWhatDoesNotFit(rightToLeft: Bool) {
    let (stack, views) = stackOfThree(rightToLeft: rightToLeft)
    stack.change = { stack in
      for view in views { view.isHidden = true }
      views[0].isHidden = false
      views[2].isHidden = false
      views[1].isHidden = stack.bounds.width < 100
    }
    scene.layout()
    #expect(views.map(\.frame.minX) == (rightToLeft ? [80, 50, 0] : [0, 40, 70]))
    stack.frame.size.width = 80
    scene.layout()
    #expect(views[0].frame.minX == (rightToLeft ? 50 : 0))
    #expect(views[2].frame.minX == (rightToLeft ? 0 : 40))
    #expect(views[0].frame.width == 30 && views[2].frame.width == 40)
  }

  // MARK: Traits

  @Test(arguments: [false, true])
  func overridesOfTraitsInSteps(rightToLeft: Bool) {
    let (view, inner) = manual {
      $0.traitOverrides.preferredContentSizeCategory = .small
      $0.traitOverrides.preferredContentSizeCategory = .extraLarge
    }
    if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    let label = UILabel()
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    scene.layout()
    #expect(label.font.pointSize == 19)
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.minX == (rightToLeft ? 100 - label.frame.width : 0))
    #expect(inner.frame == CGRect(x: rightToLeft ? 4 : 2, y: 1, width: 94, height: 46))
    #expect(view.layouts <= 3)
  }
}
