public import Foundation

/// The text of a text view, which shows each change to it.
///
///     let view = UITextView()
///     view.textStorage.setAttributedString(NSAttributedString(string: "Grace"))
///     // view.text == "Grace"
///
/// ``UITextView/textStorage`` is one.
open class NSTextStorage: NSMutableAttributedString {
  final var changed: (() -> Void)?
  /// What lays the text out, which is kept only.
  public private(set) final var layoutManagers: [NSLayoutManager] = []

  /// Adds what lays the text out. It is kept only.
  ///
  ///     let storage = NSTextStorage(string: "Grace")
  ///     storage.addLayoutManager(NSLayoutManager())
  ///     // storage.layoutManagers.count == 1
  ///
  /// - Parameter aLayoutManager: What lays the text out.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Replaces a part of the text, and has the view measured again.
  ///
  ///     let storage = NSTextStorage(string: "Grace")
  ///     storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Ada")
  ///     // storage.string == "Ada"
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-16 code units.
  ///   - str: What takes its place.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    changed?()
  }

  /// Gives a part of the text these attributes and no others, and has the view measured again.
  ///
  ///     let storage = NSTextStorage(string: "Grace")
  ///     storage.setAttributes([.kern: 2], range: NSRange(location: 0, length: 5))
  ///     // storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` removes all.
  ///   - range: The part, in UTF-16 code units.
  open override func setAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    super.setAttributes(attributes, range: range)
    changed?()
  }

  /// Gives a part of the text an attribute, and has the view measured again.
  ///
  ///     let storage = NSTextStorage(string: "Grace")
  ///     storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 5))
  ///     // storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2
  ///
  /// - Parameters:
  ///   - name: The attribute.
  ///   - value: Its value.
  ///   - range: The part, in UTF-16 code units.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    super.addAttribute(name, value: value, range: range)
    changed?()
  }

  /// Gives a part of the text more attributes, and has the view measured again.
  ///
  ///     let storage = NSTextStorage(string: "Grace")
  ///     storage.addAttributes([.kern: 2], range: NSRange(location: 0, length: 5))
  ///     // storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - range: The part, in UTF-16 code units.
  open override func addAttributes(
    _ attributes: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    super.addAttributes(attributes, range: range)
    changed?()
  }

  /// Removes an attribute from a part of the text, and has the view measured again.
  ///
  ///     let storage = NSTextStorage(string: "Grace")
  ///     storage.removeAttribute(.kern, range: NSRange(location: 0, length: 5))
  ///     // storage.attribute(.kern, at: 0, effectiveRange: nil) == nil
  ///
  /// - Parameters:
  ///   - name: The attribute.
  ///   - range: The part, in UTF-16 code units.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    changed?()
  }

  /// Replaces a part of the text by an attributed one, and has the view measured again.
  ///
  ///     let storage = NSTextStorage(string: "Grace")
  ///     let name = NSAttributedString(string: "Ada")
  ///     storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: name)
  ///     // storage.string == "Ada"
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-16 code units.
  ///   - attrString: What takes its place.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    changed?()
  }

  /// Replaces the whole text, and has the view measured again.
  ///
  ///     let storage = NSTextStorage(string: "Grace")
  ///     storage.setAttributedString(NSAttributedString(string: "Ada"))
  ///     // storage.string == "Ada"
  ///
  /// - Parameter attrString: The new text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    super.setAttributedString(attrString)
    changed?()
  }
}
