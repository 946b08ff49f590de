public import Foundation

/// An object whose content has a preferred size: a controller.
///
///     final class Panels: UIViewController {
///       override func preferredContentSizeDidChange(
///         forChildContentContainer container: any UIContentContainer
///       ) {
///         preferredContentSize = container.preferredContentSize
///       }
///     }
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that a container is to give the content, in points; zero for none.
  var preferredContentSize: CGSize { get }
}

/// Coordinates changes with a transition to another size. Nothing is animated here: the closures
/// run at once.
///
/// A controller is given one by ``UIViewController/viewWillTransition(to:with:)``.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs a closure along with the transition, and another one after it.
  ///
  ///     final class Gallery: UIViewController {
  ///       var columns = 2
  ///       override func viewWillTransition(
  ///         to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ///       ) {
  ///         super.viewWillTransition(to: size, with: coordinator)
  ///         coordinator.animate(alongsideTransition: { _ in
  ///           self.columns = size.width > 600 ? 4 : 2
  ///         }, completion: nil)
  ///       }
  ///     }
  ///     let gallery = Gallery()
  ///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  ///     window.rootViewController = gallery
  ///     window.frame.size = CGSize(width: 844, height: 390)
  ///     // gallery.columns == 4
  ///
  /// - Parameters:
  ///   - animation: What changes along with the size. It runs once the view has its new size.
  ///   - completion: What follows.
  /// - Returns: Whether both will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure along with the transition.
  ///
  ///     final class Gallery: UIViewController {
  ///       override func viewWillTransition(
  ///         to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ///       ) {
  ///         super.viewWillTransition(to: size, with: coordinator)
  ///         coordinator.animate(alongsideTransition: { _ in self.view.alpha = 1 })
  ///       }
  ///     }
  ///
  /// - Parameter animation: What changes along with the size.
  /// - Returns: Whether it will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Runs what was asked for when the size has changed.
final class ImmediateTransition: UIViewControllerTransitionCoordinator {
  private var closures: [(any UIViewControllerTransitionCoordinator) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinator) -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    if let animation { closures.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func finish() {
    for closure in closures + completions { closure(self) }
  }
}
