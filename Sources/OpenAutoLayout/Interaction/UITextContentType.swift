/// Which letters of a typed text would become capitals.
///
/// ``UITextInputTraits/autocapitalizationType`` keeps it.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether typed words would be corrected.
///
/// ``UITextInputTraits/autocorrectionType`` keeps it.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the text is.
  case `default` = 0
  /// Not.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether words that seem wrong would be marked.
///
/// ``UITextInputTraits/spellCheckingType`` keeps it.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the text is.
  case `default` = 0
  /// Not.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether quotation marks would be made curly.
///
/// ``UITextInputTraits/smartQuotesType`` keeps it.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the text is.
  case `default` = 0
  /// Not.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether hyphens would be made dashes.
///
/// ``UITextInputTraits/smartDashesType`` keeps it.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the text is.
  case `default` = 0
  /// Not.
  case no = 1
  /// Always.
  case yes = 2
}

/// What a text is, for those who would fill it in.
///
/// ``UITextInputTraits/textContentType`` keeps it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of a company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A postal address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address in the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
