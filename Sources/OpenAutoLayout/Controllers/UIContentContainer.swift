public import Foundation

/// An object whose content has a preferred size, such as a controller.
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
  /// The preferred size of the content in points, or zero for none.
  var preferredContentSize: CGSize { get }
}

/// An object that coordinates changes with a transition to another size. Nothing is animated here,
/// so the closures run as soon as the view has its new size.
///
/// ``UIViewController/viewWillTransition(to:with:)`` passes one.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs a closure alongside the transition, and another one after it.
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
  ///   - animation: The closure to run alongside the transition. It runs when the view has its new
  ///     size.
  ///   - completion: The closure to run after the transition.
  /// - Returns: Whether the closures will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure alongside the transition.
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
  /// - Parameter animation: The closure to run alongside the transition.
  /// - Returns: Whether the closure will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A coordinator that runs its closures when the size has changed.
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
