/// What a person does with a link or an image in a text. Nobody does anything here.
///
///     // UITextItemInteraction.presentActions.rawValue == 1
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A press that shows what can be done.
  case presentActions = 1
  /// A press that shows what is behind it.
  case preview = 2
}
