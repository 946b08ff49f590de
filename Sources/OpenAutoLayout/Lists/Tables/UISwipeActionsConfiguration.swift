public import Foundation

/// The actions that a swipe across a row shows. They are stored only.
///
///     let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
///       done(true)
///     }
///     UISwipeActionsConfiguration(actions: [delete]).actions.count  // 1
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inward.
  public final let actions: [UIContextualAction]
  /// Whether a swipe to the end performs the first action. The default is `true`.
  public final var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of actions.
  ///
  ///     UISwipeActionsConfiguration(actions: [])
  ///
  /// - Parameter actions: The actions, from the edge inward.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe across a row shows. It is stored only.
///
///     UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does to its row.
  ///
  ///     UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
  public enum Style: Int, Sendable {
    /// Leaves it.
    case normal = 0
    /// Deletes it.
    case destructive = 1
  }

  /// The type of the closure that performs the action.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does to its row.
  public final let style: Style
  /// The closure that performs the action.
  public final let handler: Handler
  /// The title.
  public final var title: String?
  /// The color behind the title.
  public final var backgroundColor: UIColor?
  /// The image above the title.
  public final var image: UIImage?

  /// Makes an action.
  ///
  ///     UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
  ///
  /// - Parameters:
  ///   - style: What the action does to its row.
  ///   - title: The title.
  ///   - handler: The closure that performs the action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
