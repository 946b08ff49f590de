import Foundation

/// The input settings of a text field or a text view, which are mostly stored only.
final class TextInput {
  weak var delegate: AnyObject?
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var contentType: UITextContentType?
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var isSecure = false
  var enablesReturnKeyAutomatically = false
  var allowsEditingAttributes = false
  var inputView: UIView?
  var inputAccessoryView: UIView?

  // Of text fields.
  var leftView: UIView?
  var rightView: UIView?
  var leftViewMode = UITextField.ViewMode.never
  var rightViewMode = UITextField.ViewMode.never
  var clearButtonMode = UITextField.ViewMode.never
  var clearsOnBeginEditing = false
  var background: UIImage?

  var defaultAttributes: [NSAttributedString.Key: Any] = [:]

  // Of text views.
  var isEditable = true
  var isSelectable = true
  var selectedRange = NSRange(location: 0, length: 0)
  var typingAttributes: [NSAttributedString.Key: Any] = [:]
  var linkAttributes: [NSAttributedString.Key: Any] = [:]
  var dataDetectorTypes: UIDataDetectorTypes = []
}

extension UIView {
  /// The input settings of the view, or the defaults if none were set.
  var textInput: TextInput { attachments?.input ?? TextInput() }

  func changeTextInput(_ change: (TextInput) -> Void) { changeAttachments { change($0.input) } }
}
