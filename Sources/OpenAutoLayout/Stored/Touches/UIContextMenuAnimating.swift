/// What happens to the preview of a context menu that a person taps.
///
/// ``UIContextMenuInteractionCommitAnimating/preferredCommitStyle`` takes it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview disappears with the menu.
  case dismiss = 0
  /// The preview grows to the screen that it stands for.
  case pop = 1
}

/// The animation in which a context menu appears or disappears. There are none here.
///
/// ``UIContextMenuInteractionCommitAnimating`` has more.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview, or `nil` where a view is the preview.
  var previewViewController: UIViewController? { get }

  /// Adds changes to animate with the menu.
  ///
  ///     func fade(_ animator: any UIContextMenuInteractionAnimating) {
  ///       animator.addAnimations { card.alpha = 0.5 }
  ///     }
  ///
  /// - Parameter animations: The closure that makes the changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is done at the end of the animation.
  ///
  ///     func end(_ animator: any UIContextMenuInteractionAnimating) {
  ///       animator.addCompletion { card.alpha = 1 }
  ///     }
  ///
  /// - Parameter completion: The closure.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation after a person has tapped the preview of a context menu. There are none here.
///
/// The delegates of lists and of context menus that act on the preview take it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What happens to the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
