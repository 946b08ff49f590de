/// A delegate of a navigation controller. Nothing calls it here.
///
/// Assign it to ``UINavigationController/delegate``. Each method has a default implementation.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Notifies the delegate that a controller is about to show.
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
  ///   - viewController: The controller that shows.
  ///   - animated: Whether the change is animated.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Notifies the delegate that a controller has been shown.
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
  ///   - viewController: The controller that shows.
  ///   - animated: Whether the change was animated.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Returns an animator for pushing or popping a controller.
  ///
  ///     final class Log: UINavigationControllerDelegate {}
  ///     let navigation = UINavigationController(rootViewController: UIViewController())
  ///     let (list, detail) = (UIViewController(), UIViewController())
  ///     // Log().navigationController(navigation, animationControllerFor: .push, from: list, to: detail) == nil
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: Whether a controller is pushed or popped.
  ///   - fromVC: The controller that showed before.
  ///   - toVC: The controller that shows.
  /// - Returns: The animator, or `nil` for the system's animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
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
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UINavigationController {
  /// The change of a navigation stack.
  ///
  /// A navigation controller passes it to its delegate.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// A controller is popped.
    case pop = 2
  }
}
