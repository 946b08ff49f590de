/// What a view is for those who do not see it.
///
///     title.accessibilityTraits = [.header, .staticText]
///     // title.accessibilityTraits.contains(.header) == true
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing of the below.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Something that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Something that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// What sums up the state of an app.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Something that takes no input.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something whose value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search by.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Something that starts a session of media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Something whose value can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Something that is touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Something that turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
