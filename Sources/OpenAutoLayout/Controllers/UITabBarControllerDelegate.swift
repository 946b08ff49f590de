/// A delegate of a tab bar controller. Nothing calls it here.
///
/// Assign it to ``UITabBarController/delegate``. Each method has a default implementation.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether the user may select a tab.
  ///
  ///     final class Tabs: UITabBarControllerDelegate {
  ///       func tabBarController(
  ///         _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ///       ) -> Bool { viewController !== tabBarController.selectedViewController }
  ///     }
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The controller of the tab.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Notifies the delegate that the user has selected a tab.
  ///
  ///     final class Tabs: UITabBarControllerDelegate {
  ///       func tabBarController(
  ///         _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ///       ) {}
  ///     }
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
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
