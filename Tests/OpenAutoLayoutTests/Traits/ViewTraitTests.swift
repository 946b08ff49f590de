import OpenAutoLayout
import Testing

@MainActor
struct ViewTraitTests {
  private final class Watching: UIView {
    var seen: [UIContentSizeCategory] = []
    var events: [String] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      seen.append(traitCollection.preferredContentSizeCategory)
      events.append("traits")
    }

    override func updateProperties() { events.append("properties") }
    override func updateConstraints() {
      events.append("constraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      events.append("layout")
      super.layoutSubviews()
    }
  }

  /// A view that is as wide as its environment has room.
  private final class Adaptive: UIView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: traitCollection.horizontalSizeClass == .regular ? 200 : 50, height: 20)
    }
  }

  @Test func aRootIsAnUprightPhone() {
    let traits = UIView().traitCollection
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(traits.layoutDirection == .leftToRight)
  }

  @Test func theNearestAncestorThatOverridesATraitDecides() {
    let root = UIView()
    let middle = UIView()
    let leaf = UIView()
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.traitOverrides.preferredContentSizeCategory = .small
    root.traitOverrides.horizontalSizeClass = .regular
    middle.traitOverrides.preferredContentSizeCategory = .extraLarge
    for _ in 0..<2 {
      #expect(root.traitCollection.preferredContentSizeCategory == .small)
      #expect(leaf.traitCollection.preferredContentSizeCategory == .extraLarge)
      #expect(leaf.traitCollection.horizontalSizeClass == .regular)
      root.layoutIfNeeded()
    }
    middle.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(leaf.traitCollection.preferredContentSizeCategory == .small)
    middle.removeFromSuperview()
    #expect(leaf.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func aViewIsLaidOutAgainForOtherTraits() {
    let scene = Scene(400, 100)
    let view = Adaptive()
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    view.pinOrigin()
    scene.layout()
    #expect(view.frame.size == CGSize(width: 50, height: 20))
    scene.root.traitOverrides.horizontalSizeClass = .regular
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 200, height: 20))
    scene.layout()
    #expect(view.frame.size == CGSize(width: 200, height: 20))
    scene.root.traitOverrides.horizontalSizeClass = .compact
    scene.layout()
    #expect(view.frame.size == CGSize(width: 50, height: 20))
  }

  @Test func aViewThatMovesIsToldWhatIsNewToIt() {
    let plain = UIView()
    let large = UIView()
    large.traitOverrides.preferredContentSizeCategory = .extraLarge
    let view = Watching()
    let holder = UIView()
    holder.addSubview(view)
    plain.addSubview(holder)
    plain.layoutIfNeeded()
    #expect(view.seen == [])
    large.addSubview(holder)
    large.layoutIfNeeded()
    large.layoutIfNeeded()
    #expect(view.seen == [.extraLarge])
    plain.addSubview(holder)
    plain.layoutIfNeeded()
    #expect(view.seen == [.extraLarge, .large])
  }

  @Test func whatATraitConcernsRunsInOrder() {
    let root = UIView()
    let view = Watching()
    root.addSubview(view)
    root.traitOverrides.preferredContentSizeCategory = .small
    root.layoutIfNeeded()
    #expect(view.events == ["traits", "properties", "constraints", "layout"])
  }

  @Test func aClosureMaySaySelf() {
    final class Card: UIView {
      var changes = 0
      func watch() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
          (self: Self, previous: UITraitCollection) in
          self.changes += 1
        }
      }
    }
    let card = Card()
    card.watch()
    card.layoutIfNeeded()
    card.overrideUserInterfaceStyle = .dark
    card.layoutIfNeeded()
    #expect(card.changes == 1)
  }

  @Test func aRegistrationHearsOfItsTraitsOnly() {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    var heard: [UIUserInterfaceSizeClass] = []
    let registration = view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (view: UIView, previous: UITraitCollection) in
      heard += [previous.horizontalSizeClass, view.traitCollection.horizontalSizeClass]
    }
    root.layoutIfNeeded()
    root.traitOverrides.verticalSizeClass = .compact
    root.layoutIfNeeded()
    #expect(heard == [])
    root.traitOverrides.horizontalSizeClass = .regular
    root.layoutIfNeeded()
    #expect(heard == [.compact, .regular])
    view.unregisterForTraitChanges(registration)
    root.traitOverrides.horizontalSizeClass = .compact
    root.layoutIfNeeded()
    #expect(heard == [.compact, .regular])
  }

  @Test func aControllersOverridesReachItsViewAndChildren() {
    let window = UIWindow()
    let controller = UIViewController()
    let child = UIViewController()
    window.rootViewController = controller
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.view.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    controller.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    window.layoutIfNeeded()
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func theStyleIsOverriddenUntilItIsUnspecified() {
    let root = UIView()
    root.overrideUserInterfaceStyle = .dark
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    root.overrideUserInterfaceStyle = .unspecified
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(!root.traitOverrides.contains(UITraitUserInterfaceStyle.self))
  }

  @Test(arguments: [false, true])
  func aWholeTreeReadsInTheDirectionOfItsTraits(isLaidOutBefore: Bool) {
    let scene = Scene(300, 100)
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(card)
    let view = scene.view(40, 20, in: card)
    card.pinEdges(0, 10, 0, 30)
    scene.activate(
      view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: card.topAnchor))
    if isLaidOutBefore {
      scene.layout()
      #expect(view.frame.minX == 5)
    }
    scene.root.traitOverrides.layoutDirection = .rightToLeft
    #expect(card.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    scene.layout()
    #expect(view.frame.maxX == 255)
    card.semanticContentAttribute = .forceLeftToRight
    scene.layout()
    #expect(view.frame.minX == 5)
    card.semanticContentAttribute = .unspecified
    scene.layout()
    #expect(view.frame.maxX == 255)
    card.removeFromSuperview()
    let other = Scene(300, 100)
    other.root.addSubview(card)
    card.pinEdges(0, 10, 0, 30)
    other.layout()
    #expect(view.frame.minX == 5)
  }

  @Test func aDetachedTreeIsMeasuredInItsOwnTraits() {
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    card.traitOverrides.horizontalSizeClass = .regular
    let view = Adaptive()
    view.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(view)
    view.pinEdges(1, 2, 3, 4)
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 206, height: 24))
    card.traitOverrides.horizontalSizeClass = .compact
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 56, height: 24))
  }

  /// A chain of views of a kind, and what each knows after overrides came at several levels.
  @Test(arguments: [false, true])
  func traitsReachThroughAChainOfViews(isLaidOutBefore: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var views: [UIView] = [root]
    for level in 1..<12 {
      let view = level.isMultiple(of: 3) ? Watching() : UIView()
      views.last?.addSubview(view)
      views.append(view)
    }
    if isLaidOutBefore { root.layoutIfNeeded() }
    views[7].traitOverrides.preferredContentSizeCategory = .small
    views[4].traitOverrides.preferredContentSizeCategory = .large
    root.traitOverrides.preferredContentSizeCategory = .extraLarge
    root.traitOverrides.layoutDirection = .rightToLeft
    views[8].layoutMargins.left = 3
    for _ in 0..<2 {
      for (level, view) in views.enumerated() {
        let expected: UIContentSizeCategory =
          level < 4 ? .extraLarge : level < 7 ? .large : .small
        #expect(view.traitCollection.preferredContentSizeCategory == expected)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      }
      root.layoutIfNeeded()
    }
    #expect((views[3] as? Watching)?.seen == [.extraLarge])
    #expect((views[9] as? Watching)?.seen == [.small])
    // The subtree comes to other superviews, and to none.
    views[9].removeFromSuperview()
    #expect(views[9].traitCollection.preferredContentSizeCategory == .large)
    #expect(views[10].traitCollection.layoutDirection == .leftToRight)
    views[2].addSubview(views[9])
    #expect(views[11].traitCollection.preferredContentSizeCategory == .extraLarge)
    root.layoutIfNeeded()
    #expect((views[9] as? Watching)?.seen == [.small, .extraLarge])
    // Made known to the engine as a plain view, it knows more from now on.
    views[8].traitOverrides.horizontalSizeClass = .regular
    #expect(views[8].traitCollection.preferredContentSizeCategory == .small)
    root.traitOverrides.remove(UITraitLayoutDirection.self)
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.effectiveUserInterfaceLayoutDirection == .leftToRight })
  }

  @Test func aControllerThatTakesAViewGivesItItsTraits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Watching()
    root.addSubview(view)
    root.traitOverrides.verticalSizeClass = .compact
    root.layoutIfNeeded()
    let controller = UIViewController()
    controller.traitOverrides.preferredContentSizeCategory = .small
    controller.view = view
    #expect(view.traitCollection.preferredContentSizeCategory == .small)
    root.layoutIfNeeded()
    #expect(view.seen == [.large, .small])
  }
}
