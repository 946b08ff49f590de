public import Foundation

/// An action of a view for people who use VoiceOver.
///
/// ``UIResponder/accessibilityCustomActions`` keeps it. Nothing calls it here but you.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action, and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action, which VoiceOver speaks.
  open var name: String
  /// Performs the action.
  open var actionHandler: Handler?

  /// Makes an action.
  ///
  ///     let delete = UIAccessibilityCustomAction(name: "Delete") { _ in
  ///       count -= 1
  ///       return true
  ///     }
  ///     card.accessibilityCustomActions = [delete]
  ///     // card.accessibilityCustomActions?.first?.name == "Delete"
  ///
  /// - Parameters:
  ///   - name: What the action is called.
  ///   - actionHandler: What does it, and returns whether it was done.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
