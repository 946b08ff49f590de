/// The interaction of a person with a link or an image in a text view. There are none here.
///
///     // UITextItemInteraction.presentActions.rawValue == 1
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A press that shows actions.
  case presentActions = 1
  /// A press that shows a preview.
  case preview = 2
}
