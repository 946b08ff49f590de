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

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    changed?()
  }

  open override func setAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    super.setAttributes(attributes, range: range)
    changed?()
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    super.addAttribute(name, value: value, range: range)
    changed?()
  }

  open override func addAttributes(
    _ attributes: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    super.addAttributes(attributes, range: range)
    changed?()
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    changed?()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    changed?()
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    super.setAttributedString(attrString)
    changed?()
  }
}
