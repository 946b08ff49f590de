public import Foundation

/// The properties of a text view that are only stored.
extension UITextView {
  /// Whether the user can edit the text.
  public var isEditable: Bool {
    get { textInput.isEditable }
    set { changeTextInput { $0.isEditable = newValue } }
  }

  /// Whether the user can edit the attributes of the text.
  public var allowsEditingTextAttributes: Bool {
    get { textInput.allowsEditingAttributes }
    set { changeTextInput { $0.allowsEditingAttributes = newValue } }
  }

  /// Whether the user can select text.
  public var isSelectable: Bool {
    get { textInput.isSelectable }
    set { changeTextInput { $0.isSelectable = newValue } }
  }

  /// The range of the selected text, in UTF-16 units.
  public var selectedRange: NSRange {
    get { textInput.selectedRange }
    set { changeTextInput { $0.selectedRange = newValue } }
  }

  /// The attributes of text that the user types.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { textInput.typingAttributes }
    set { changeTextInput { $0.typingAttributes = newValue } }
  }

  /// The attributes of links.
  public var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { textInput.linkAttributes }
    set { changeTextInput { $0.linkAttributes = newValue } }
  }

  /// The parts of the text that become links.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { textInput.dataDetectorTypes }
    set { changeTextInput { $0.dataDetectorTypes = newValue } }
  }

  /// Scrolls until a range of the text is visible. Does nothing here.
  ///
  ///     let textView = UITextView()
  ///     textView.scrollRangeToVisible(NSRange(location: 0, length: 1))
  ///
  /// - Parameter range: The range of the text, in UTF-16 units.
  public func scrollRangeToVisible(_ range: NSRange) {}
}

extension UITextView: UITextInputTraits {}

/// The kinds of text that become links.
///
/// ``UITextView/dataDetectorTypes`` takes them. Nothing is detected here.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// URLs.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All kinds, future ones included.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
