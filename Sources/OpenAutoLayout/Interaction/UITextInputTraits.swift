/// How a text would be typed. There is no keyboard here: what is set is stored.
///
/// Text fields and text views have these:
///
///     let field = UITextField()
///     field.keyboardType = .emailAddress
///     field.isSecureTextEntry = true
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Which letters become capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words that seem wrong are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks are made curly.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens are made dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// What the text is, for those who would fill it in.
  var textContentType: UITextContentType! { get set }
  /// Whether the characters are hidden.
  var isSecureTextEntry: Bool { get set }
  /// Whether the return key rests as long as there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
}

extension UITextInputTraits where Self: UIView {
  public var keyboardType: UIKeyboardType {
    get { textInput.keyboardType }
    set { changeTextInput { $0.keyboardType = newValue } }
  }

  public var keyboardAppearance: UIKeyboardAppearance {
    get { textInput.keyboardAppearance }
    set { changeTextInput { $0.keyboardAppearance = newValue } }
  }

  public var returnKeyType: UIReturnKeyType {
    get { textInput.returnKeyType }
    set { changeTextInput { $0.returnKeyType = newValue } }
  }

  public var autocapitalizationType: UITextAutocapitalizationType {
    get { textInput.autocapitalizationType }
    set { changeTextInput { $0.autocapitalizationType = newValue } }
  }

  public var autocorrectionType: UITextAutocorrectionType {
    get { textInput.autocorrectionType }
    set { changeTextInput { $0.autocorrectionType = newValue } }
  }

  public var spellCheckingType: UITextSpellCheckingType {
    get { textInput.spellCheckingType }
    set { changeTextInput { $0.spellCheckingType = newValue } }
  }

  public var smartQuotesType: UITextSmartQuotesType {
    get { textInput.smartQuotesType }
    set { changeTextInput { $0.smartQuotesType = newValue } }
  }

  public var smartDashesType: UITextSmartDashesType {
    get { textInput.smartDashesType }
    set { changeTextInput { $0.smartDashesType = newValue } }
  }

  public var textContentType: UITextContentType! {
    get { textInput.contentType }
    set { changeTextInput { $0.contentType = newValue } }
  }

  public var isSecureTextEntry: Bool {
    get { textInput.isSecure }
    set { changeTextInput { $0.isSecure = newValue } }
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { textInput.enablesReturnKeyAutomatically }
    set { changeTextInput { $0.enablesReturnKeyAutomatically = newValue } }
  }
}
