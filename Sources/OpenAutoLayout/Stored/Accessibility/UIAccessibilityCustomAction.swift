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
  /// The image of the action, for people who see it.
  open var image: UIImage?

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

  /// Makes an action with an image.
  ///
  ///     let delete = UIAccessibilityCustomAction(
  ///       name: "Delete", image: UIImage(systemName: "trash")) { _ in true }
  ///     // delete.image != nil
  ///
  /// - Parameters:
  ///   - name: The name of the action, which VoiceOver speaks.
  ///   - image: The image of the action.
  ///   - actionHandler: The closure that performs the action and returns whether it succeeded.
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}
