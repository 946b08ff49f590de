public import Foundation

/// A place in the text of a field or a text view.
///
/// ``UITextInput/position(from:offset:)`` returns one.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the place.
  final let offset: Int

  init(offset: Int) { self.offset = offset }
}

/// A part of the text of a field or a text view.
///
/// ``UITextInput/textRange(from:to:)`` returns one.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where the part begins.
  public final let start: UITextPosition
  /// Where the part ends.
  public final let end: UITextPosition
  /// Whether the part has no characters.
  open var isEmpty: Bool { start.offset == end.offset }

  init(from start: UITextPosition, to end: UITextPosition) {
    self.start = start
    self.end = end
  }
}

/// A view whose text has places and a selection. The selection is stored only: nothing types here.
///
/// Fields that format what is typed keep the insertion point with it:
///
///     let field = UITextField()
///     field.text = "1234"
///     let place = field.position(from: field.beginningOfDocument, offset: 2)
///     if let place { field.selectedTextRange = field.textRange(from: place, to: place) }
///     // field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 2
@preconcurrency @MainActor
public protocol UITextInput: UITextInputTraits {
  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// The selected part, or the insertion point as an empty part.
  var selectedTextRange: UITextRange? { get set }
  /// The characters of a part.
  ///
  ///     let field = UITextField()
  ///     field.text = "1234"
  ///     let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
  ///     // all.flatMap(field.text(in:)) == "1234"
  ///
  /// - Parameter range: The part.
  /// - Returns: The characters, or `nil` if the part splits a surrogate pair.
  func text(in range: UITextRange) -> String?
  /// Returns the part between two places.
  ///
  ///     let field = UITextField()
  ///     // field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)?.isEmpty == true
  ///
  /// - Parameters:
  ///   - fromPosition: One place.
  ///   - toPosition: The other place.
  /// - Returns: The part.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the place that is some characters after another one.
  ///
  ///     let field = UITextField()
  ///     // field.position(from: field.beginningOfDocument, offset: 1) == nil
  ///
  /// - Parameters:
  ///   - position: The other place.
  ///   - offset: The number of characters, in UTF-16 units, which may be negative.
  /// - Returns: The place, or `nil` if it is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the number of characters between two places.
  ///
  ///     let field = UITextField()
  ///     field.text = "1234"
  ///     // field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4
  ///
  /// - Parameters:
  ///   - from: One place.
  ///   - toPosition: The other place.
  /// - Returns: The number, in UTF-16 units. It is negative if the other place is before.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

extension UITextInput where Self: UIView {
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  public var selectedTextRange: UITextRange? {
    get {
      let selected = textInput.selectedRange
      // A text that became shorter has left the selection behind.
      let length = endOfDocument.offset
      let start = min(selected.location, length)
      return UITextRange(
        from: UITextPosition(offset: start),
        to: UITextPosition(offset: start + min(selected.length, length - start)))
    }
    set {
      guard let newValue else { return }
      changeTextInput {
        $0.selectedRange = NSRange(
          location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
      }
    }
  }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    fromPosition.offset <= toPosition.offset
      ? UITextRange(from: fromPosition, to: toPosition)
      : UITextRange(from: toPosition, to: fromPosition)
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isBeyond) = position.offset.addingReportingOverflow(offset)
    let isInText = !isBeyond && (0...endOfDocument.offset).contains(place)
    return isInText ? UITextPosition(offset: place) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}

extension UITextField: UITextInput {
  public var endOfDocument: UITextPosition { UITextPosition(offset: text?.utf16.count ?? 0) }

  public func text(in range: UITextRange) -> String? { text?.part(range) }
}

extension UITextView: UITextInput {
  public var endOfDocument: UITextPosition { UITextPosition(offset: text.utf16.count) }

  public func text(in range: UITextRange) -> String? { text.part(range) }
}

extension String {
  /// The characters of a part, or `nil` if it splits a surrogate pair. It may end after the text.
  @MainActor
  fileprivate func part(_ range: UITextRange) -> String? {
    let units = utf16.dropFirst(range.start.offset).prefix(
      range.end.offset - range.start.offset)
    return String(units)
  }
}
