public import Foundation

/// What a text view stores and nothing here reads.
extension UITextView {
  /// Whether the text can be edited.
  public var isEditable: Bool {
    get { textInput.isEditable }
    set { changeTextInput { $0.isEditable = newValue } }
  }

  /// Whether attributes would be edited, too.
  public var allowsEditingTextAttributes: Bool {
    get { textInput.allowsEditingAttributes }
    set { changeTextInput { $0.allowsEditingAttributes = newValue } }
  }

  /// Whether text can be selected.
  public var isSelectable: Bool {
    get { textInput.isSelectable }
    set { changeTextInput { $0.isSelectable = newValue } }
  }

  /// What is selected, in UTF-16 units.
  public var selectedRange: NSRange {
    get { textInput.selectedRange }
    set { changeTextInput { $0.selectedRange = newValue } }
  }

  /// The attributes of text to come.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { textInput.typingAttributes }
    set { changeTextInput { $0.typingAttributes = newValue } }
  }

  /// The attributes of links.
  public var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { textInput.linkAttributes }
    set { changeTextInput { $0.linkAttributes = newValue } }
  }

  /// Which parts of the text would become links.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { textInput.dataDetectorTypes }
    set { changeTextInput { $0.dataDetectorTypes = newValue } }
  }

  /// Does nothing: nothing scrolls by itself.
  ///
  ///     let textView = UITextView()
  ///     textView.scrollRangeToVisible(NSRange(location: 0, length: 1))
  ///
  /// - Parameter range: The part of the text, in UTF-16 units.
  public func scrollRangeToVisible(_ range: NSRange) {}
}

extension UITextView: UITextInputTraits {}

/// Parts of a text that would become links.
///
/// ``UITextView/dataDetectorTypes`` keeps them: nothing is looked for here.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses in the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Times and days.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All of them, and what is to come.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
