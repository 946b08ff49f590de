public import Foundation

/// An action of a view for people who use VoiceOver.
///
/// Add it to ``UIResponder/accessibilityCustomActions``. Nothing performs it here unless you call
/// ``actionHandler``.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action, which VoiceOver speaks.
  open var name: String
  /// The closure that performs the action.
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
  ///   - name: The name of the action, which VoiceOver speaks.
  ///   - actionHandler: The closure that performs the action and returns whether it succeeded.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
