import OpenAutoLayout
import Testing

@MainActor
struct BarTests {
  /// A screen with a view in all of its safe area.
  private final class Screen: UIViewController {
    let content = UIView()

    override func viewDidLoad() {
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      let safeArea = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: safeArea.topAnchor),
        content.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      ])
    }
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
  }

  @Test func aScreenBeginsBelowTheNavigationBar() {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.additionalSafeAreaInsets.top = 59
    let window = window(navigation)
    #expect(screen.navigationController === navigation)
    #expect(screen.view.frame == window.bounds)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 390, height: 54))
    #expect(screen.content.frame == CGRect(x: 0, y: 113, width: 390, height: 687))
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    // 165.5, at a pixel.
    #expect(abs(screen.content.frame.minY - 165.5) < 0.2)
    navigation.isNavigationBarHidden = true
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(screen.content.frame == CGRect(x: 0, y: 59, width: 390, height: 693))
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 752, width: 390, height: 48))
  }

  @Test func aBarIsLowWhereThereIsLittleHeight() {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    let window = window(navigation)
    window.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(screen.content.frame.minY == 32)
  }

  @Test func theTopOfTheStackShows() {
    let first = Screen()
    let second = Screen()
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(first.view.superview == nil && second.view.window === window)
    #expect(second.content.frame.minY == 54)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(second.parent == nil && first.view.window === window)
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.setViewControllers([second, first], animated: false)
    #expect(navigation.topViewController === first)
    #expect(navigation.popToRootViewController(animated: false) == [first])
  }

  @Test func aScreenEndsAboveTheTabBar() {
    let first = Screen()
    let second = Screen()
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.additionalSafeAreaInsets.bottom = 34
    let window = window(tabs)
    #expect(first.tabBarController === tabs)
    #expect(first.content.frame == CGRect(x: 0, y: 0, width: 390, height: 717))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 717, width: 390, height: 83))
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(first.view.superview == nil)
    #expect(second.content.frame.height == 717)
    #expect(tabs.selectedViewController === second)
  }

  @Test func barsInBars() {
    let screen = Screen()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    let window = window(tabs)
    #expect(screen.content.frame == CGRect(x: 0, y: 54, width: 390, height: 697))
    #expect(screen.view.window === window)
  }

  @Test func barsByThemselvesHaveTheirHeights() {
    let scene = Scene(320, 480)
    let bars = [UINavigationBar(), UIToolbar(), UITabBar()]
    for bar in bars {
      bar.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(bar)
      bar.pinOrigin()
      bar.widthAnchor.constraint(equalTo: scene.root.widthAnchor).isActive = true
    }
    scene.layout()
    #expect(bars.map(\.frame.size.width) == [320, 320, 320])
    #expect(bars.map(\.frame.size.height) == [54, 48, 49])
    let accessory = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    accessory.sizeToFit()
    #expect(accessory.frame == CGRect(x: 0, y: 0, width: 100, height: 48))
  }

  // Found by random programs: a question settles insets without a layout, and what changed then between it
  // and the first layout was lost.
  @Test(arguments: ["prompt", "search", "large title"], [false, true])
  func aBarGrowsBetweenAQuestionAndItsFirstLayout(way: String, isPushed: Bool) {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: isPushed ? Screen() : screen)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    root.contentScaleFactor = 2
    navigation.view.frame = root.bounds
    root.addSubview(navigation.view)
    if isPushed {
      root.layoutIfNeeded()
      navigation.pushViewController(screen, animated: false)
    }
    _ = root.hasAmbiguousLayout
    _ = screen.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let item = screen.navigationItem
    let top: CGFloat
    switch way {
    case "prompt": (item.prompt, top) = ("Names", 84)
    case "search":
      (item.searchController, top) = (UISearchController(searchResultsController: nil), 114)
    default: (item.largeTitleDisplayMode, top) = (.always, 106.5)
    }
    root.layoutIfNeeded()
    #expect(screen.content.frame == CGRect(x: 0, y: top, width: 390, height: 800 - top))
  }

  @Test func aBarByItselfGrowsAfterItWasMeasured() {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Names")
    bar.items = [item]
    #expect(bar.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 54)
    item.prompt = "All of them"
    #expect(bar.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 84)
  }

  @Test func theTabsOfABarAreThoseOfItsControllers() {
    let tabs = UITabBarController()
    let list = UIViewController()
    tabs.viewControllers = [list, UIViewController()]
    #expect(tabs.tabBar.items?.count == 2)
    #expect(tabs.tabBar.items?.first === list.tabBarItem)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func aTabThatIsNotThereIsReported() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UITabBarController().selectedIndex = 2 }
      }
      #expect(result?.says("A selected index is one of the tabs, and 2 is not") == true)
    }

    @Test func aControllerThatIsPushedTwiceIsReported() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let screen = UIViewController()
          let navigation = UINavigationController(rootViewController: screen)
          navigation.pushViewController(screen, animated: false)
        }
      }
      #expect(result?.says("A controller is in a navigation stack once") == true)
    }
  #endif
}
