/// What decides about tabs that a person selects. Nobody selects anything here, so nothing is called.
///
/// ``UITabBarController/delegate`` takes it. Each requirement has a default.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a tab may be selected.
  ///
  ///     final class Tabs: UITabBarControllerDelegate {
  ///       func tabBarController(
  ///         _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ///       ) -> Bool { viewController !== tabBarController.selectedViewController }
  ///     }
  ///
  /// - Parameters:
  ///   - tabBarController: The controller of the tabs.
  ///   - viewController: The controller of the tab.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// A tab was selected.
  ///
  ///     final class Tabs: UITabBarControllerDelegate {
  ///       func tabBarController(
  ///         _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ///       ) {}
  ///     }
  ///
  /// - Parameters:
  ///   - tabBarController: The controller of the tabs.
  ///   - viewController: The controller of the tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
