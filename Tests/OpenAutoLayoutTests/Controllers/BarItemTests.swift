import OpenAutoLayout
import Testing

/// What bars hold, in frames of the window. Heights are recorded on iOS 26. The distances are this
/// package's own, so the tests compare places.
@MainActor
struct BarItemTests {
  private let screen = UIViewController()

  private func fixed(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func constrained(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  private func content(_ width: CGFloat, _ height: CGFloat) -> ContentView {
    let view = ContentView()
    view.content = CGSize(width: width, height: height)
    return view
  }

  /// The frame as it is from the leading side.
  private func mirrored(_ frame: CGRect, _ rightToLeft: Bool, _ width: CGFloat = 390) -> CGRect {
    var frame = frame
    if rightToLeft { frame.origin.x = width - frame.maxX }
    return frame
  }

  // MARK: Navigation bars

  // Recorded: 54 inline, 106.5 with a large title, and a search bar of 60 below it.
  @Test func aNavigationBarIsAsHighAsWhatItHolds() {
    let navigation = UINavigationController(rootViewController: screen)
    let scene = BarScene(navigation)
    let bar = navigation.navigationBar
    #expect(scene.frame(of: bar) == CGRect(x: 0, y: 59, width: 390, height: 54))
    bar.prefersLargeTitles = true
    #expect(scene.frame(of: bar) == CGRect(x: 0, y: 59, width: 390, height: 106.5))
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    #expect(scene.frame(of: search.searchBar) == CGRect(x: 0, y: 165.5, width: 390, height: 60))
    #expect(scene.frame(of: bar).maxY == 165.5)
    #expect(scene.safeArea(of: screen).minY == 225.5)
    screen.navigationItem.largeTitleDisplayMode = .never
    #expect(scene.frame(of: search.searchBar).minY == 113)
    #expect(scene.safeArea(of: screen).minY == 173)
    search.isActive = true
    #expect(scene.frame(of: search.searchBar) == CGRect(x: 0, y: 59, width: 390, height: 60))
    #expect(scene.safeArea(of: screen).minY == 119)
    search.isActive = false
    screen.navigationItem.searchController = nil
    #expect(scene.safeArea(of: screen).minY == 113)
    #expect(search.searchBar.superview == nil)
    screen.navigationItem.prompt = "Choose"
    let withPrompt = scene.safeArea(of: screen).minY
    #expect(withPrompt > 113)
    screen.navigationItem.prompt = nil
    #expect(scene.safeArea(of: screen).minY == 113)
  }

  // Apple's page on LargeTitleDisplayMode: `automatic` is the mode of the previous item.
  @Test func aLargeTitleFollowsTheItemBefore() {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    let scene = BarScene(navigation)
    let second = UIViewController()
    navigation.pushViewController(second, animated: false)
    #expect(scene.safeArea(of: second).minY == 165.5)
    screen.navigationItem.largeTitleDisplayMode = .never
    #expect(scene.safeArea(of: second).minY == 113)
    second.navigationItem.largeTitleDisplayMode = .always
    #expect(scene.safeArea(of: second).minY == 165.5)
    navigation.popViewController(animated: false)
    #expect(scene.safeArea(of: screen).minY == 113)
  }

  @Test(arguments: [false, true])
  func aTitleViewIsCenteredHoweverItIsSized(rightToLeft: Bool) {
    let navigation = UINavigationController(rootViewController: screen)
    let scene = BarScene(navigation, rightToLeft: rightToLeft)
    let stack = UIStackView(arrangedSubviews: [content(60, 20), content(40, 20)])
    for view in [fixed(100, 20), constrained(100, 20), content(100, 20), stack] {
      screen.navigationItem.titleView = view
      #expect(scene.frame(of: view) == CGRect(x: 145, y: 76, width: 100, height: 20))
      screen.navigationItem.titleView = nil
      scene.window.layoutIfNeeded()
      #expect(view.window == nil)
    }
  }

  @Test(arguments: [false, true])
  func aTitleViewEndsAtTheItemsBesideIt(rightToLeft: Bool) {
    let navigation = UINavigationController(rootViewController: screen)
    let scene = BarScene(navigation, rightToLeft: rightToLeft)
    let left = fixed(80, 30)
    let right = constrained(40, 30)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
    for title in [fixed(2000, 20), content(2000, 20), content(UIView.noIntrinsicMetric, 20)] {
      screen.navigationItem.titleView = title
      let frames = [left, title, right].map { mirrored(scene.frame(of: $0), rightToLeft) }
      #expect(frames[0].minX > 0 && frames[0].width == 80)
      #expect(frames[1].minX > frames[0].maxX && frames[1].maxX < frames[2].minX)
      #expect(frames[2].maxX < 390 && frames[2].width == 40)
      #expect(frames.map(\.midY) == [86, 86, 86])
    }
    // Where it cannot be centered, it stands beside the items.
    let title = fixed(220, 20)
    screen.navigationItem.titleView = title
    let frame = mirrored(scene.frame(of: title), rightToLeft)
    #expect(frame.width == 220)
    #expect(frame.minX > mirrored(scene.frame(of: left), rightToLeft).maxX)
  }

  @Test(arguments: [false, true])
  func itemsStandInOrderFromBothSides(rightToLeft: Bool) {
    let navigation = UINavigationController(rootViewController: screen)
    let scene = BarScene(navigation, rightToLeft: rightToLeft)
    let views = [fixed(30, 30), content(40, 20), constrained(50, 40), UISwitch()]
    let items = views.map { UIBarButtonItem(customView: $0) }
    screen.navigationItem.leftBarButtonItems = [items[0], items[1]]
    // The first one is at the trailing side.
    screen.navigationItem.rightBarButtonItems = [items[3], items[2]]
    let frames = views.map { mirrored(scene.frame(of: $0), rightToLeft) }
    #expect(frames.map(\.width) == [30, 40, 50, 68])
    for (frame, next) in zip(frames, frames.dropFirst()) { #expect(frame.maxX < next.minX) }
    #expect(frames[0].minX == 390 - frames[3].maxX)
    #expect(frames.allSatisfy { $0.minY >= 59 && $0.maxY <= 113 })
  }

  @Test(arguments: [false, true])
  func aBackButtonTakesItsRoom(rightToLeft: Bool) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let left = fixed(30, 30)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    navigation.pushViewController(screen, animated: false)
    let scene = BarScene(navigation, rightToLeft: rightToLeft)
    let alone = mirrored(scene.frame(of: left), rightToLeft)
    screen.navigationItem.leftItemsSupplementBackButton = true
    let beside = mirrored(scene.frame(of: left), rightToLeft)
    #expect(beside.minX > alone.minX)
    screen.navigationItem.hidesBackButton = true
    #expect(mirrored(scene.frame(of: left), rightToLeft) == alone)
  }

  @Test func itemsThatChangeMoveTheOthers() {
    let navigation = UINavigationController(rootViewController: screen)
    let first = content(40, 20)
    let second = fixed(30, 30)
    let item = UIBarButtonItem(customView: first)
    screen.navigationItem.leftBarButtonItems = [item, UIBarButtonItem(customView: second)]
    let scene = BarScene(navigation)
    let before = scene.frame(of: second)
    first.content.width = 70
    #expect(scene.frame(of: first).width == 70)
    #expect(scene.frame(of: second) == before.offsetBy(dx: 30, dy: 0))
    let other = fixed(10, 10)
    item.customView = other
    #expect(scene.frame(of: second) == before.offsetBy(dx: -30, dy: 0))
    #expect(first.superview == nil && other.window != nil)
    item.width = 40
    #expect(scene.frame(of: second) == before)
    screen.navigationItem.leftBarButtonItems = nil
    scene.window.layoutIfNeeded()
    #expect(other.window == nil && second.window == nil)
  }

  @Test func aTitleShowsInTheMiddle() throws {
    screen.title = "Names"
    let navigation = UINavigationController(rootViewController: screen)
    let scene = BarScene(navigation)
    func label(_ text: String) -> UILabel? {
      var open: [UIView] = [navigation.navigationBar]
      while let view = open.popLast() {
        if let label = view as? UILabel, label.text == text, !label.isHidden { return label }
        open += view.subviews
      }
      return nil
    }
    let inline = try #require(label("Names"))
    #expect(abs(scene.frame(of: inline).midX - 195) < 0.5)
    // Apple's page on UIViewController.title: setting it updates the navigation item.
    screen.title = "Places"
    scene.window.layoutIfNeeded()
    #expect(screen.navigationItem.title == "Places")
    #expect(label("Places") != nil && label("Names") == nil)
    navigation.navigationBar.prefersLargeTitles = true
    scene.window.layoutIfNeeded()
    let large = try #require(label("Places"))
    #expect(scene.frame(of: large).minY >= 113 && scene.frame(of: large).maxY <= 165.5)
    screen.navigationItem.prompt = "Choose"
    scene.window.layoutIfNeeded()
    let prompt = try #require(label("Choose"))
    #expect(scene.frame(of: prompt).minY >= 59)
  }

  // MARK: Toolbars

  @Test(arguments: [false, true])
  func flexibleSpacesShareTheWidthOfAToolbar(rightToLeft: Bool) {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let views = [fixed(30, 30), content(40, 20), constrained(50, 40)]
    let items = views.map { UIBarButtonItem(customView: $0) }
    screen.toolbarItems = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
    let scene = BarScene(navigation, rightToLeft: rightToLeft)
    var frames = views.map { mirrored(scene.frame(of: $0), rightToLeft) }
    #expect(frames.map(\.width) == [30, 40, 50])
    #expect(frames.allSatisfy { $0.midY == 786 })
    #expect(abs((frames[1].minX - frames[0].maxX) - (frames[2].minX - frames[1].maxX)) < 0.01)
    #expect(frames[0].minX > 0 && abs(frames[0].minX - (390 - frames[2].maxX)) < 0.01)
    screen.setToolbarItems([items[0], .fixedSpace(25), items[1], items[2]], animated: false)
    frames = views.map { mirrored(scene.frame(of: $0), rightToLeft) }
    #expect(frames[1].minX == frames[0].maxX + 25)
    #expect(frames[2].minX > frames[1].maxX)
    screen.toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), items[1],
      UIBarButtonItem(systemItem: .flexibleSpace),
    ]
    #expect(scene.frame(of: views[1]).midX == 195)
    #expect(views[0].window == nil)
    navigation.pushViewController(UIViewController(), animated: false)
    scene.window.layoutIfNeeded()
    #expect(views[1].window == nil)
  }

  @Test func aToolbarThatIsTooNarrowSharesWhatItHas() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 48))
    let views = [fixed(150, 30), content(150, 20), fixed(150, 30)]
    bar.items = views.map { UIBarButtonItem(customView: $0) }
    bar.layoutIfNeeded()
    let frames = views.map { $0.convert($0.bounds, to: bar) }
    #expect(frames[0].minX >= 0 && frames[2].maxX <= 200)
    for (frame, next) in zip(frames, frames.dropFirst()) { #expect(frame.maxX <= next.minX) }
    bar.frame.size.width = 800
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [150, 150, 150])
  }

  @Test func aButtonOfABarDoesWhatItsItemSays() throws {
    var count = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in count += 1 })
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 48))
    bar.items = [item, UIBarButtonItem(systemItem: .add)]
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0.subviews.first as? UIButton }
    #expect(buttons.count == 2)
    let save = try #require(buttons.first)
    save.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    let width = save.frame.width
    item.title = "Save all changes"
    bar.layoutIfNeeded()
    #expect(save.frame.width > width)
    #expect(buttons[1].frame.size == CGSize(width: 44, height: 44))
  }

  // MARK: Tab bars

  @Test(arguments: [false, true])
  func tabsShareTheWidth(rightToLeft: Bool) {
    let tabs = UITabBarController()
    let controllers = [screen, UIViewController(), UIViewController()]
    for (index, controller) in controllers.enumerated() { controller.title = "Tab \(index)" }
    tabs.viewControllers = controllers
    let scene = BarScene(tabs, rightToLeft: rightToLeft)
    let frames = tabs.tabBar.subviews.map { mirrored(scene.frame(of: $0), rightToLeft) }
    #expect(frames == [0, 130, 260].map { CGRect(x: $0, y: 761, width: 130, height: 49) })
    tabs.viewControllers = [screen]
    scene.window.layoutIfNeeded()
    #expect(tabs.tabBar.subviews.map(\.frame.width) == [390])
  }

  // MARK: Bars as plain views

  @Test func barsHaveTheirHeights() {
    let navigation = UINavigationBar()
    navigation.items = [UINavigationItem(title: "Names")]
    #expect(navigation.intrinsicContentSize.height == 54)
    navigation.prefersLargeTitles = true
    #expect(navigation.intrinsicContentSize.height == 106.5)
    let toolbar = UIToolbar()
    toolbar.sizeToFit()
    #expect(toolbar.frame.size == CGSize(width: 0, height: 48))
    #expect(UITabBar().sizeThatFits(CGSize(width: 320, height: 0)).height == 49)
    let title = fixed(60, 20)
    navigation.topItem?.titleView = title
    navigation.frame = CGRect(x: 0, y: 0, width: 320, height: 106.5)
    navigation.layoutIfNeeded()
    #expect(title.convert(title.bounds, to: navigation).midX == 160)
  }

  // Recorded: 64 high, 111 with a scope bar; the field 44 high, and 249 wide beside "Cancel".
  @Test(arguments: [false, true])
  func aSearchBarHasRoomForItsButtons(rightToLeft: Bool) {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    if rightToLeft { bar.semanticContentAttribute = .forceRightToLeft }
    bar.sizeToFit()
    bar.layoutIfNeeded()
    #expect(bar.frame.size == CGSize(width: 320, height: 64))
    let field = bar.searchTextField
    #expect(field.frame == CGRect(x: 8, y: 10, width: 304, height: 44))
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    #expect(mirrored(field.frame, rightToLeft, 320) == CGRect(x: 8, y: 10, width: 249, height: 44))
    bar.scopeButtonTitles = ["All", "New"]
    #expect(bar.intrinsicContentSize.height == 64)
    bar.showsScopeBar = true
    bar.sizeToFit()
    bar.layoutIfNeeded()
    #expect(bar.frame.height == 111)
    #expect(field.frame.minY == 10 && field.frame.height == 44)
  }
}
