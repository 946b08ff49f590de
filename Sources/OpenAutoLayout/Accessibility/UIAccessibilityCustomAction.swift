public import Foundation

/// Something that can be done with a view by those who do not see it.
///
/// ``UIResponder/accessibilityCustomActions`` keeps it. Nothing calls it here but you.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What does it, and says whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String
  /// What does it.
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
