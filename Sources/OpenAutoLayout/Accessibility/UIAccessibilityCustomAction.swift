public import Foundation

/// Something that can be done with a view by those who do not see it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What does it, and says whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String
  /// What does it.
  open var actionHandler: Handler?

  /// Makes an action of a name and what does it.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
