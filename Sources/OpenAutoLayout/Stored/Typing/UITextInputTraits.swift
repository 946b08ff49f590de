/// The keyboard settings of a view with text. They are stored only, since there is no keyboard
/// here.
///
/// Text fields, text views and search bars have them:
///
///     let field = UITextField()
///     field.keyboardType = .emailAddress
///     field.isSecureTextEntry = true
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// The letters that the keyboard capitalizes.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelled words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotation marks become curly ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The meaning of the text, which lets the system suggest a value.
  var textContentType: UITextContentType! { get set }
  /// Whether the characters are hidden.
  var isSecureTextEntry: Bool { get set }
  /// Whether the return key is disabled while there is no text.
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
