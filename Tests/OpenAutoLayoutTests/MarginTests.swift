import OpenAutoLayout
import Testing

@MainActor
struct MarginTests {
  final class Screen: UIView {
    var unsafe = UIEdgeInsets.zero {
      didSet { safeAreaInsetsDidChange() }
    }
    override var safeAreaInsets: UIEdgeInsets { unsafe }
  }

  private func screen(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> Screen {
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    screen.unsafe = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    return screen
  }

  @Test func marginsAreEightByDefault() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.directionalLayoutMargins.leading == 8)
  }

  @Test(arguments: [false, true])
  func directionalMarginsFollowTheDirection(rightToLeft: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    view.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    #expect(view.layoutMargins.left == (rightToLeft ? 4 : 2))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    #expect(view.directionalLayoutMargins.leading == (rightToLeft ? 20 : 10))
  }

  @Test func everyMarginAttribute() {
    let scene = Scene(400, 200)
    scene.root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 60)
    let v = scene.view()
    scene.activate(
      relation(v, .left, scene.root, .leftMargin), relation(v, .right, scene.root, .rightMargin),
      relation(v, .top, scene.root, .topMargin), relation(v, .bottom, scene.root, .bottomMargin))
    let c = scene.view(10, 10)
    scene.activate(
      relation(c, .centerX, scene.root, .centerXWithinMargins),
      relation(c, .centerY, scene.root, .centerYWithinMargins))
    scene.layout()
    #expect(v.frame == CGRect(x: 20, y: 10, width: 320, height: 160))
    #expect(c.center == CGPoint(x: 180, y: 90))
    scene.root.layoutMargins = .zero
    scene.layout()
    #expect(v.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
  }

  @Test(arguments: [false, true])
  func leadingMarginsFollowTheDirection(rightToLeft: Bool) {
    let scene = Scene(400, 200, rightToLeft: rightToLeft)
    scene.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 50, bottom: 0, trailing: 10)
    let v = scene.view()
    scene.activate(
      relation(v, .leading, scene.root, .leadingMargin),
      relation(v, .trailing, scene.root, .trailingMargin, plus: -5))
    scene.layout()
    #expect(Frame(rightToLeft ? 15 : 50, nil, 335, nil).matches(v.frame))
  }

  @Test func marginsOfTheInnerViewCount() {
    let scene = Scene()
    let v = scene.view()
    v.layoutMargins = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 0)
    scene.activate(relation(v, .leftMargin, scene.root, .left))
    scene.layout()
    #expect(v.frame.minX == -25)
  }

  /// Both sides of a constraint are read in one direction, so that the margin attribute of a view
  /// and the anchor of its margins guide mean the same.
  @Test(arguments: [false, true], [false, true])
  func leadingMarginsReadAsTheHolderDoes(rightToLeft: Bool, ownRightToLeft: Bool) {
    let scene = Scene(400, 200, rightToLeft: rightToLeft)
    let byAttribute = scene.view()
    let byGuide = scene.view()
    for view in [byAttribute, byGuide] {
      view.semanticContentAttribute = ownRightToLeft ? .forceRightToLeft : .forceLeftToRight
      view.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 11)
    }
    scene.activate(
      byAttribute.widthAnchor.constraint(equalToConstant: 100),
      relation(byAttribute, .leadingMargin, scene.root, .leading, plus: 10),
      byGuide.layoutMarginsGuide.leadingAnchor.constraint(
        equalTo: scene.root.leadingAnchor, constant: 10),
      relation(byGuide, .trailingMargin, scene.root, .trailing, plus: -10))
    scene.layout()
    #expect(Frame(rightToLeft ? 301 : 5, nil, 100, nil).matches(byAttribute.frame))
    #expect(Frame(5, nil, 396, nil).matches(byGuide.frame))
  }

  @Test func theMarginsGuideIsPinnedByNamedConstraints() {
    let scene = Scene(100, 100)
    #expect(scene.root.constraints == [])
    let guide = scene.root.layoutMarginsGuide
    #expect(guide === scene.root.layoutMarginsGuide)
    #expect(guide.identifier == "UIViewLayoutMarginsGuide")
    #expect(scene.root.layoutGuides == [])
    #expect(guide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
    // Nothing ties it to the view before it is used.
    #expect(scene.root.constraints == [])
    let v = scene.view()
    scene.activate(
      v.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      v.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
    #expect(
      Set(scene.root.constraints.compactMap(\.identifier)) == [
        "UIView-leftMargin-guide-constraint", "UIView-rightMargin-guide-constraint",
        "UIView-topMargin-guide-constraint", "UIView-bottomMargin-guide-constraint",
      ])
    scene.layout()
    #expect(Frame(8, nil, 84, nil).matches(v.frame))
  }

  @Test func aMarginsGuideThatDoesNotFitIsEmpty() {
    let scene = Scene(100, 100, scale: .infinity)
    let v = scene.view()
    v.pinOrigin()
    v.pinSize(10, 12)
    let guide = v.layoutMarginsGuide
    let inner = scene.view(in: v)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    scene.root.layoutConflictHandler = { _ in }
    scene.layout()
    #expect(guide.layoutFrame == CGRect(x: 8, y: 8, width: 0, height: 0))
    #expect(inner.frame == guide.layoutFrame)
  }

  @Test func aGuideLiesWithinTheAlignmentRectangle() {
    let scene = Scene(200, 200)
    let v = scene.view()
    v.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    v.pinOrigin()
    v.pinSize(100, 80)
    let inner = scene.view(in: v)
    let margins = v.layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: margins.leftAnchor),
      inner.rightAnchor.constraint(equalTo: margins.rightAnchor),
      inner.topAnchor.constraint(equalTo: margins.topAnchor),
      inner.bottomAnchor.constraint(equalTo: v.keyboardLayoutGuide.topAnchor),
    ])
    scene.layout()
    #expect(v.frame == CGRect(x: -2, y: -1, width: 106, height: 84))
    #expect(margins.layoutFrame == CGRect(x: 10, y: 9, width: 84, height: 64))
    #expect(inner.frame == CGRect(x: 10, y: 9, width: 84, height: 72))
    #expect(v.keyboardLayoutGuide.layoutFrame == CGRect(x: 2, y: 81, width: 100, height: 0))
  }

  @Test func preservedMarginsReachIntoASubview() {
    let scene = Scene(100, 100)
    scene.root.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    let v = UIView(frame: CGRect(x: 10, y: 50, width: 90, height: 50))
    scene.root.addSubview(v)
    v.preservesSuperviewLayoutMargins = true
    #expect(v.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 40, right: 40))
  }

  @Test(arguments: [false, true])
  func preservedMarginsAreAtMostThoseOfTheSuperview(rightToLeft: Bool) {
    let scene = Scene(100, 100, rightToLeft: rightToLeft)
    scene.root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let v = UIView(frame: CGRect(x: -50, y: -60, width: 300, height: 400))
    scene.root.addSubview(v)
    v.preservesSuperviewLayoutMargins = true
    #expect(v.layoutMargins == UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    let inner = UIView(frame: CGRect(x: -5, y: 4, width: 400, height: 390))
    v.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 24, right: 40))
    // The margins of a view of its own stay what they were set to.
    inner.layoutMargins = UIEdgeInsets(top: -5, left: 90, bottom: -5, right: -5)
    v.layoutMargins = UIEdgeInsets(top: -9, left: -9, bottom: -9, right: -9)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 6, left: 90, bottom: 24, right: 40))
  }

  /// The panel is as wide as its margins and its content, which is more than its superview is.
  @Test(arguments: [false, true], [false, true])
  func aViewThatPreservesMarginsOverflowsByAnEnd(rightToLeft: Bool, isCellLike: Bool) {
    let scene = Scene(390, 700, scale: .infinity, rightToLeft: rightToLeft)
    scene.root.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let panel = scene.view()
    let content = isCellLike ? scene.view(in: panel) : panel
    panel.preservesSuperviewLayoutMargins = true
    if isCellLike {
      content.preservesSuperviewLayoutMargins = true
      content.pinEdges()
    }
    let child = scene.view(800, 900, in: content)
    let margins = content.layoutMarginsGuide
    scene.activate(
      panel.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      panel.topAnchor.constraint(equalTo: scene.root.topAnchor),
      child.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      child.topAnchor.constraint(equalTo: margins.topAnchor),
      child.bottomAnchor.constraint(equalTo: margins.bottomAnchor))
    scene.layout()
    #expect(panel.frame == CGRect(x: rightToLeft ? 390 - 832 : 0, y: 0, width: 832, height: 932))
    #expect(child.frame == CGRect(x: 16, y: 16, width: 800, height: 900))
  }

  @Test func marginsStartAtTheSafeAreaUnlessToldOtherwise() {
    let screen = screen(20, 0, 0, 0)
    #expect(screen.layoutMargins.top == 28)
    screen.insetsLayoutMarginsFromSafeArea = false
    #expect(screen.layoutMargins.top == 8)
  }

  @Test func safeAreasOfSubviewsAreTheirOverlaps() {
    let screen = screen(64, 30, 83, 10)
    let inside = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 100))
    let under = UIView(frame: CGRect(x: 10, y: 700, width: 100, height: 100))
    let beyond = UIView(frame: CGRect(x: 350, y: 100, width: 100, height: 100))
    for view in [inside, under, beyond] { screen.addSubview(view) }
    #expect(inside.safeAreaInsets == .zero)
    #expect(under.safeAreaInsets == UIEdgeInsets(top: 0, left: 20, bottom: 83, right: 0))
    #expect(beyond.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10))
  }

  /// A client's margins are theirs also where they are what was there before.
  @Test func marginsThatAreSetToTheDefaultStayWithAController() {
    let scene = Scene(320, 480)
    let view = UIView(frame: scene.root.bounds)
    view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let controller = UIViewController()
    controller.view = view
    scene.root.addSubview(view)
    let inner = scene.view(in: view)
    inner.pinToMargins(of: view)
    scene.layout()
    // The system's least margins are those at the sides.
    #expect(inner.frame == CGRect(x: 16, y: 8, width: 288, height: 464))
  }

  @Test func marginsThatAreSetAtSidesDoNotFollowTheDirectionAnyMore() {
    let scene = Scene(320, 480)
    let view = UIView(frame: scene.root.bounds)
    scene.root.addSubview(view)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 5, bottom: 2, trailing: 11)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 11)
    let inner = scene.view(in: view)
    inner.pinToMargins(of: view)
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      view.semanticContentAttribute = direction
      scene.layout()
      #expect(inner.frame == CGRect(x: 5, y: 1, width: 304, height: 477))
    }
  }

  @Test func aViewOfItsOwnHasNothingUnsafe() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.safeAreaInsets == .zero)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
    #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
    #expect(view.constraints.allSatisfy { $0.identifier?.hasPrefix("UIViewSafeArea") == true })
  }

  @Test func theSafeAreaFollowsAViewThatConstraintsMove() {
    final class Card: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        changes += 1
      }
    }
    let screen = screen(50, 0, 0, 0)
    let card = Card()
    card.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(card)
    card.pinSize(100, 200)
    let top = card.topAnchor.constraint(equalTo: screen.topAnchor)
    top.isActive = true
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    content.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor).isActive = true
    screen.layoutIfNeeded()
    #expect(content.frame.minY == 50)
    #expect(card.changes == 1)
    top.constant = 20
    screen.layoutIfNeeded()
    #expect(content.frame.minY == 30)
    top.constant = 60
    screen.layoutIfNeeded()
    #expect(content.frame.minY == 0)
    #expect(card.changes == 3)
  }

  @Test func aTopmostViewMayChangeItsSafeAreaBetweenLayouts() {
    let screen = screen(50, 0, 0, 0)
    let v = UIView()
    v.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(v)
    v.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor).isActive = true
    screen.layoutIfNeeded()
    #expect(v.frame.minY == 50)
    screen.unsafe.top = 20
    screen.layoutIfNeeded()
    #expect(v.frame.minY == 20)
  }

  @Test func aControllersViewHasTheSystemsMargins() {
    final class Controller: UIViewController {
      let label = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: guide.topAnchor),
          label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let controller = Controller()
    controller.additionalSafeAreaInsets.top = 20
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(Frame(16, 20, 288, nil).matches(controller.label.frame))
    #expect(controller.view.next === controller)
  }

  @Test func readableContentIsNoWiderThanOneReads() {
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let v = UIView()
    v.translatesAutoresizingMaskIntoConstraints = false
    pad.addSubview(v)
    let guide = pad.readableContentGuide
    v.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    v.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    pad.layoutIfNeeded()
    #expect(Frame(176, nil, 672, nil).matches(v.frame))
    pad.frame.size.width = 320
    pad.layoutIfNeeded()
    #expect(Frame(8, nil, 304, nil).matches(v.frame))
  }

  @Test func theKeyboardIsBelowTheSafeArea() {
    let screen = screen(0, 0, 34, 0)
    let v = UIView()
    v.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(v)
    v.pinSize(10, 10)
    let keyboard = screen.keyboardLayoutGuide
    v.bottomAnchor.constraint(equalTo: keyboard.topAnchor).isActive = true
    screen.layoutIfNeeded()
    #expect(v.frame.maxY == 766)
    #expect(keyboard.layoutFrame.width == 400)
    keyboard.usesBottomSafeArea = false
    screen.layoutIfNeeded()
    #expect(v.frame.maxY == 800)
  }

  @Test func trackedConstraintsFollowTheKeyboard() {
    let screen = screen(0, 0, 0, 0)
    let v = UIView()
    screen.addSubview(v)
    let near = v.widthAnchor.constraint(equalToConstant: 1)
    let away = v.widthAnchor.constraint(equalToConstant: 2)
    let keyboard = screen.keyboardLayoutGuide
    keyboard.setConstraints([near], activeWhenNearEdge: .bottom)
    keyboard.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(near.isActive)
    #expect(!away.isActive)
    #expect(keyboard.constraints(activeWhenNearEdge: .bottom) == [near])
    keyboard.removeAllTrackedConstraints()
    #expect(!near.isActive)
  }
}

extension MarginTests {
  @available(*, deprecated)
  private func barGuides(
    of controller: UIViewController
  ) -> (top: any UILayoutSupport, bottom: any UILayoutSupport) {
    (controller.topLayoutGuide, controller.bottomLayoutGuide)
  }

  @available(*, deprecated)
  @Test func theOlderGuidesForBarsAreItems() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let v = UIView()
    v.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(v)
    let guides = barGuides(of: controller)
    #expect(guides.top === barGuides(of: controller).top)
    NSLayoutConstraint.activate([
      v.topAnchor.constraint(equalTo: guides.top.bottomAnchor),
      relation(v, .bottom, guides.bottom, .top),
    ])
    #expect(
      controller.view.constraints.map(\.identifier) == [
        nil, nil, "UIViewController-topLayoutGuide-edge", "UIViewController-topLayoutGuide-height",
        "UIViewController-bottomLayoutGuide-edge", "UIViewController-bottomLayoutGuide-height",
      ])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 50, right: 0)
    controller.view.layoutIfNeeded()
    #expect(v.frame.minY == 64)
    #expect(v.frame.maxY == 250)
    #expect(guides.top.length == 64)
  }
}
