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

  /// Returns what animates that a controller comes or goes.
  ///
  ///     final class Log: UINavigationControllerDelegate {}
  ///     let navigation = UINavigationController(rootViewController: UIViewController())
  ///     let (list, detail) = (UIViewController(), UIViewController())
  ///     // Log().navigationController(navigation, animationControllerFor: .push, from: list, to: detail) == nil
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: Which of both.
  ///   - fromVC: The one that showed.
  ///   - toVC: The one that shows.
  /// - Returns: What animates it; `nil` for the system.
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
  /// How the controllers change.
  ///
  /// A delegate that animates it is given one.
  public enum Operation: Int, Sendable {
    /// Not at all.
    case none = 0
    /// One comes.
    case push = 1
    /// One goes.
    case pop = 2
  }
}
