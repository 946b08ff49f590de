/// Which keys a keyboard would have.
///
/// ``UITextInputTraits/keyboardType`` keeps it.
public enum UIKeyboardType: Int, Sendable {
  /// All letters.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses in the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For mail addresses.
  case emailAddress = 7
  /// Digits and a point.
  case decimalPad = 8
  /// With the signs of short messages.
  case twitter = 9
  /// For a search in the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// How a keyboard would look.
///
/// ``UITextInputTraits/keyboardAppearance`` keeps it.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// What a return key would say.
///
/// ``UITextInputTraits/returnKeyType`` keeps it.
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
