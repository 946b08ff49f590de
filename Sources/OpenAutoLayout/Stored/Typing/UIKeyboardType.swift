/// The keys of a keyboard.
///
/// ``UITextInputTraits/keyboardType`` takes it. There is no keyboard here.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard of the input method.
  case `default` = 0
  /// The characters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Keys for web addresses.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Keys for phone numbers.
  case phonePad = 5
  /// Keys for names and phone numbers.
  case namePhonePad = 6
  /// Keys for email addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Keys with `@` and `#`.
  case twitter = 9
  /// Keys for a web search.
  case webSearch = 10
  /// The digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// The appearance of a keyboard.
///
/// ``UITextInputTraits/keyboardAppearance`` takes it. There is no keyboard here.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance that the system chooses.
  case `default` = 0
  /// A dark keyboard.
  case dark = 1
  /// A light keyboard.
  case light = 2
}

/// The title of a return key.
///
/// ``UITextInputTraits/returnKeyType`` takes it. There is no keyboard here.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// The name of a search engine.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// The name of a search engine.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}
