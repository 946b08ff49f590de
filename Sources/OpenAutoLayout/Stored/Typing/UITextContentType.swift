/// The letters that the keyboard capitalizes in typed text. There is no keyboard here.
///
/// ``UITextInputTraits/autocapitalizationType`` takes it.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether typed words are corrected. There is no keyboard here.
///
/// ``UITextInputTraits/autocorrectionType`` takes it.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As suits the text.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether misspelled words are marked. There is no keyboard here.
///
/// ``UITextInputTraits/spellCheckingType`` takes it.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As suits the text.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether straight quotation marks become curly ones. There is no keyboard here.
///
/// ``UITextInputTraits/smartQuotesType`` takes it.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As suits the text.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether two hyphens become a dash. There is no keyboard here.
///
/// ``UITextInputTraits/smartDashesType`` takes it.
public enum UITextSmartDashesType: Int, Sendable {
  /// As suits the text.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The meaning of a text, which lets the system suggest a value. There is no keyboard here.
///
/// ``UITextInputTraits/textContentType`` takes it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A phone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that can be used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
