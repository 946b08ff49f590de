import OpenAutoLayout
import Testing

/// Where bars cover a screen, and where the screen ends at them. The window is 390 by 844, with 59
/// points above and 34 below that are not safe. A navigation bar is 54 high and a toolbar 48
/// (recorded on iOS 26), and a tab bar is 49 above the home indicator.
@MainActor
struct BarCoverTests {
  private let screen = UIViewController()
  private let second = UIViewController()

  private func tabs(_ controllers: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return tabs
  }

  // Apple's page on hidesBottomBarWhenPushed: the bar is hidden while the controller is pushed.
  @Test(arguments: [false, true])
  func aPushedScreenHidesTheTabBarUntilItIsPopped(setsItLater: Bool) {
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = tabs(navigation)
    let scene = BarScene(tabs)
    #expect(scene.safeArea(of: screen) == CGRect(x: 0, y: 113, width: 390, height: 648))
    if !setsItLater { second.hidesBottomBarWhenPushed = true }
    navigation.pushViewController(second, animated: false)
    if setsItLater {
      #expect(scene.safeArea(of: second).maxY == 761)
      second.hidesBottomBarWhenPushed = true
    }
    #expect(scene.safeArea(of: second) == CGRect(x: 0, y: 113, width: 390, height: 697))
    #expect(tabs.tabBar.frame.minY == 844)
    // It is still on the stack.
    let third = UIViewController()
    navigation.pushViewController(third, animated: false)
    #expect(scene.safeArea(of: third).maxY == 810)
    navigation.popViewController(animated: false)
    #expect(scene.safeArea(of: second).maxY == 810)
    navigation.popToRootViewController(animated: false)
    #expect(scene.safeArea(of: screen).maxY == 761)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
  }

  @Test func aReplacedStackOrTabTakesItsWishAlong() {
    let navigation = UINavigationController(rootViewController: screen)
    second.hidesBottomBarWhenPushed = true
    let other = UIViewController()
    let tabs = tabs(navigation, other)
    let scene = BarScene(tabs)
    navigation.setViewControllers([screen, second], animated: false)
    #expect(scene.safeArea(of: second).maxY == 810)
    tabs.selectedIndex = 1
    #expect(scene.safeArea(of: other) == CGRect(x: 0, y: 59, width: 390, height: 702))
    tabs.selectedIndex = 0
    #expect(scene.safeArea(of: second).maxY == 810)
    navigation.viewControllers = [screen]
    #expect(scene.safeArea(of: screen).maxY == 761)
    navigation.viewControllers = [screen, second]
    tabs.viewControllers = [other]
    #expect(scene.safeArea(of: other).maxY == 761)
  }

  @Test func aStackInAContainerHidesTheTabBarToo() {
    let container = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    container.addChild(navigation)
    container.view.addSubview(navigation.view)
    navigation.didMove(toParent: container)
    let scene = BarScene(tabs(container))
    #expect(scene.safeArea(of: screen).maxY == 761)
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    #expect(scene.safeArea(of: second).maxY == 810)
  }

  // Apple's pages on hidesBottomBarWhenPushed and toolbar: the value of the topmost controller
  // decides about the toolbar.
  @Test func theTopmostScreenDecidesAboutTheToolbar() {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let scene = BarScene(navigation)
    #expect(scene.safeArea(of: screen).maxY == 762)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 762, width: 390, height: 48))
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    #expect(scene.safeArea(of: second).maxY == 810)
    #expect(navigation.toolbar.frame.minY == 844)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(scene.frame(of: navigation.toolbar).minY == 762)
  }

  // Apple's page on edgesForExtendedLayout: without an edge, content is not laid out under bars there.
  @Test(arguments: [0, 1, 2, 3])
  func aScreenExtendsOnlyUnderTheBarsOfItsEdges(edges: Int) {
    let edges = UIRectEdge(rawValue: UInt([0, 1, 4, 5][edges]))
    let scene = BarScene(tabs(UINavigationController(rootViewController: screen)))
    #expect(scene.frame(of: screen.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
    screen.edgesForExtendedLayout = edges
    let top: CGFloat = edges.contains(.top) ? 0 : 113
    let bottom: CGFloat = edges.contains(.bottom) ? 844 : 761
    #expect(
      scene.frame(of: screen.view) == CGRect(x: 0, y: top, width: 390, height: bottom - top))
    #expect(screen.view.safeAreaInsets.top == 113 - top)
    #expect(screen.view.safeAreaInsets.bottom == bottom - 761)
    scene.window.frame.size = CGSize(width: 844, height: 390)
    #expect(
      scene.frame(of: screen.view)
        == CGRect(x: 0, y: top, width: 844, height: bottom - 454 - top))
    screen.edgesForExtendedLayout = .all
    #expect(scene.frame(of: screen.view) == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(scene.safeArea(of: screen) == CGRect(x: 0, y: 113, width: 844, height: 194))
  }

  @Test func aScreenWithoutBarsExtendsEverywhere() {
    screen.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: screen)
    let scene = BarScene(navigation)
    #expect(scene.frame(of: screen.view) == CGRect(x: 0, y: 113, width: 390, height: 731))
    #expect(scene.safeArea(of: screen).maxY == 810)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(scene.frame(of: screen.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(scene.safeArea(of: screen).minY == 59)
    navigation.isNavigationBarHidden = false
    navigation.isToolbarHidden = false
    #expect(scene.frame(of: screen.view) == CGRect(x: 0, y: 113, width: 390, height: 649))
    #expect(screen.view.safeAreaInsets == .zero)
  }

  // Apple's pages on isTranslucent and extendedLayoutIncludesOpaqueBars.
  @Test(arguments: [false, true])
  func aScreenEndsAtOpaqueBars(includesThem: Bool) {
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = tabs(navigation)
    let scene = BarScene(tabs)
    screen.extendedLayoutIncludesOpaqueBars = includesThem
    navigation.navigationBar.isTranslucent = false
    var frame = scene.frame(of: screen.view)
    #expect(frame.minY == (includesThem ? 0 : 113) && frame.maxY == 844)
    tabs.tabBar.isTranslucent = false
    frame = scene.frame(of: screen.view)
    #expect(frame.minY == (includesThem ? 0 : 113) && frame.maxY == (includesThem ? 844 : 761))
    #expect(scene.safeArea(of: screen) == CGRect(x: 0, y: 113, width: 390, height: 648))
    navigation.navigationBar.isTranslucent = true
    tabs.tabBar.isTranslucent = true
    #expect(scene.frame(of: screen.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
    navigation.isToolbarHidden = false
    navigation.toolbar.isTranslucent = false
    #expect(scene.frame(of: screen.view).maxY == (includesThem ? 844 : 713))
    screen.extendedLayoutIncludesOpaqueBars.toggle()
    #expect(scene.frame(of: screen.view).maxY == (includesThem ? 713 : 844))
    #expect(scene.safeArea(of: screen).maxY == 713)
  }

  @Test func aHiddenTabBarLeavesItsRoomWheneverItIsHidden() {
    let tabs = tabs(screen, second)
    let scene = BarScene(tabs)
    #expect(scene.safeArea(of: screen).maxY == 761)
    tabs.tabBar.isHidden = true
    #expect(scene.safeArea(of: screen).maxY == 810)
    tabs.selectedIndex = 1
    #expect(scene.safeArea(of: second).maxY == 810)
    tabs.tabBar.isHidden = false
    #expect(scene.safeArea(of: second).maxY == 761)
  }

  @Test func aHiddenNavigationBarLeavesItsRoomHoweverItIsHidden() {
    let navigation = UINavigationController(rootViewController: screen)
    let scene = BarScene(navigation)
    navigation.navigationBar.isHidden = true
    #expect(navigation.isNavigationBarHidden)
    #expect(scene.safeArea(of: screen).minY == 59)
    navigation.setNavigationBarHidden(false, animated: true)
    #expect(scene.safeArea(of: screen).minY == 113)
    navigation.toolbar.isHidden = false
    #expect(!navigation.isToolbarHidden)
    #expect(scene.safeArea(of: screen).maxY == 762)
  }
}
