/// What hears of the controllers that a navigation controller shows. Nobody is notified here.
///
/// ``UINavigationController/delegate`` takes it. Each requirement has a default.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to show.
  ///
  ///     final class Log: UINavigationControllerDelegate {
  ///       func navigationController(
  ///         _ navigationController: UINavigationController,
  ///         willShow viewController: UIViewController, animated: Bool
  ///       ) {}
  ///     }
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The one that shows.
  ///   - animated: Whether it takes time.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// A controller shows.
  ///
  ///     final class Log: UINavigationControllerDelegate {
  ///       func navigationController(
  ///         _ navigationController: UINavigationController,
  ///         didShow viewController: UIViewController, animated: Bool
  ///       ) {}
  ///     }
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The one that shows.
  ///   - animated: Whether it took time.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
