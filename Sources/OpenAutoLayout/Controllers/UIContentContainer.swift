public import Foundation

/// What has a content of a size: a controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that a container is to give the content, in points; zero for none.
  var preferredContentSize: CGSize { get }
}

/// What goes along with a change of size. Nothing is animated here: the closures run at once.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs a closure along with the change, and another one after it.
  ///
  /// - Returns: Whether both will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
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
