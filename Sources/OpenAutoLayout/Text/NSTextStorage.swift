public import Foundation

/// The text of a text view, which follows each change of it.
///
///     let view = UITextView()
///     view.textStorage.setAttributedString(NSAttributedString(string: "Grace"))
///     // view.text == "Grace"
///
/// ``UITextView/textStorage`` returns one.
open class NSTextStorage: NSMutableAttributedString {
  final var changed: (() -> Void)?
  /// The layout managers of the text. They are stored only.
  public private(set) final var layoutManagers: [NSLayoutManager] = []

  /// Adds a layout manager. It is stored only.
  ///
  ///     let storage = NSTextStorage(string: "Grace")
  ///     storage.addLayoutManager(NSLayoutManager())
  ///     // storage.layoutManagers.count == 1
  ///
  /// - Parameter aLayoutManager: The layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  #if canImport(ObjectiveC)
    // Foundation's class is abstract there: a subclass keeps the text, and supplies what the other
    // members are made of.
    private let text = NSMutableAttributedString()

    public override init() {
      super.init()
    }

    /// Decodes nothing, since a storage is made with its text view.
    public required init?(coder: NSCoder) { nil }

    public override init(string str: String) {
      super.init()
      text.setAttributedString(NSAttributedString(string: str))
    }

    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) {
      super.init()
      text.setAttributedString(NSAttributedString(string: str, attributes: attrs))
    }

    public override init(attributedString attrStr: NSAttributedString) {
      super.init()
      text.setAttributedString(attrStr)
    }

    open override var string: String { text.string }

    open override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      text.attributes(at: location, effectiveRange: range)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
      text.replaceCharacters(in: range, with: str)
      changed?()
    }

    open override func setAttributes(
      _ attributes: [NSAttributedString.Key: Any]?, range: NSRange
    ) {
      text.setAttributes(attributes, range: range)
      changed?()
    }
  #else
    /// Replaces a part of the text, and updates the text view.
    ///
    ///     let storage = NSTextStorage(string: "Grace")
    ///     storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Ada")
    ///     // storage.string == "Ada"
    ///
    /// - Parameters:
    ///   - range: The part, in UTF-16 code units.
    ///   - str: The replacement.
    open override func replaceCharacters(in range: NSRange, with str: String) {
      super.replaceCharacters(in: range, with: str)
      changed?()
    }

    /// Replaces all attributes of a part of the text, and updates the text view.
    ///
    ///     let storage = NSTextStorage(string: "Grace")
    ///     storage.setAttributes([.kern: 2], range: NSRange(location: 0, length: 5))
    ///     // storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2
    ///
    /// - Parameters:
    ///   - attributes: The attributes by key, or `nil` for none.
    ///   - range: The part, in UTF-16 code units.
    open override func setAttributes(
      _ attributes: [NSAttributedString.Key: Any]?, range: NSRange
    ) {
      super.setAttributes(attributes, range: range)
      changed?()
    }

    /// Adds an attribute to a part of the text, and updates the text view.
    ///
    ///     let storage = NSTextStorage(string: "Grace")
    ///     storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 5))
    ///     // storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2
    ///
    /// - Parameters:
    ///   - name: The key of the attribute.
    ///   - value: The value of the attribute.
    ///   - range: The part, in UTF-16 code units.
    open override func addAttribute(
      _ name: NSAttributedString.Key, value: Any, range: NSRange
    ) {
      super.addAttribute(name, value: value, range: range)
      changed?()
    }

    /// Adds attributes to a part of the text, and updates the text view.
    ///
    ///     let storage = NSTextStorage(string: "Grace")
    ///     storage.addAttributes([.kern: 2], range: NSRange(location: 0, length: 5))
    ///     // storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2
    ///
    /// - Parameters:
    ///   - attributes: The attributes by key.
    ///   - range: The part, in UTF-16 code units.
    open override func addAttributes(
      _ attributes: [NSAttributedString.Key: Any] = [:], range: NSRange
    ) {
      super.addAttributes(attributes, range: range)
      changed?()
    }

    /// Removes an attribute from a part of the text, and updates the text view.
    ///
    ///     let storage = NSTextStorage(string: "Grace")
    ///     storage.removeAttribute(.kern, range: NSRange(location: 0, length: 5))
    ///     // storage.attribute(.kern, at: 0, effectiveRange: nil) == nil
    ///
    /// - Parameters:
    ///   - name: The key of the attribute.
    ///   - range: The part, in UTF-16 code units.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
      super.removeAttribute(name, range: range)
      changed?()
    }

    /// Replaces a part of the text with an attributed string, and updates the text view.
    ///
    ///     let storage = NSTextStorage(string: "Grace")
    ///     let name = NSAttributedString(string: "Ada")
    ///     storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: name)
    ///     // storage.string == "Ada"
    ///
    /// - Parameters:
    ///   - range: The part, in UTF-16 code units.
    ///   - attrString: The replacement.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
      super.replaceCharacters(in: range, with: attrString)
      changed?()
    }

    /// Replaces the whole text, and updates the text view.
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
  #endif
}
