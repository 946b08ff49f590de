public import Foundation

/// A text view: a view with text of any number of lines that can be edited and scrolled.
///
///     let text = UITextView()
///     text.text = "Welcome"
///     text.isScrollEnabled = false
///     text.translatesAutoresizingMaskIntoConstraints = false
///     view.addSubview(text)
///     text.widthAnchor.constraint(equalToConstant: 200).isActive = true
///     // text.frame.width == 200, and its height is that of the lines and the insets
///
/// While it scrolls, which it does by default, it has no size of its own, and constraints give it
/// one.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  private var content: TextContent? {
    didSet { contentChanged() }
  }
  private var storage: NSTextStorage?

  /// Makes a text view that lays its text out in an area.
  ///
  ///     let text = UITextView(frame: .zero, textContainer: nil)
  ///     // text.textContainer.lineFragmentPadding == 5
  ///
  /// - Parameters:
  ///   - frame: The frame, in points of the superview.
  ///   - textContainer: The area; `nil` for one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer.view = self
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    textContainer.view = self
  }

  /// The text in the view; an empty one for none.
  open var text: String! {
    get { content?.string ?? "" }
    set { if !content.isPlain(newValue) { content = TextContent(plain: newValue) } }
  }

  /// The text in the view with attributes, of which what has no font is in the view's.
  open var attributedText: NSAttributedString! {
    get { (content ?? .plain("")).attributed(in: shownFont) }
    set { content = TextContent(newValue) }
  }

  /// The font of the text. As long as there is none, the text has 12 points.
  open var font: UIFont? {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether a font of a text style, or one that ``UIFontMetrics`` made, follows the size of text in
  /// the view's traits. `false` by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The insets of the text, in points: 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The text with attributes, to change it in place. Made on first use.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(attributedString: attributedText)
    made.changed = { [weak self, unowned made] in
      MainActor.assumeIsolated { self?.show(made) }
    }
    storage = made
    return made
  }

  /// What lays the text out on Apple's platforms. It is stored only.
  public private(set) final lazy var layoutManager: NSLayoutManager = {
    let made = NSLayoutManager()
    made.addTextContainer(textContainer)
    return made
  }()

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    guard let storage else { return }
    let changed = storage.changed
    storage.changed = nil
    storage.setAttributedString(attributedText)
    storage.changed = changed
  }

  private func show(_ changed: NSTextStorage) {
    // Without it, the change would be written back to the storage.
    storage = nil
    content = TextContent(changed)
    storage = changed
  }

  /// The room that the text is laid out in.
  public final let textContainer: NSTextContainer

  /// None while the view scrolls; otherwise the size of the text and of the room around it.
  ///
  /// This is the size without wrapping. The text wraps at the width that the layout gives the view.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return super.intrinsicContentSize }
    let size = size(within: .infinity)
    return CGSize(width: size.width + 2 * textContainer.lineFragmentPadding, height: size.height)
  }

  open override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : size(within: width).height
  }

  /// The size of the text within a width, with the insets, but without the padding beside its lines, as
  /// on Apple's platforms.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size.width) }

  private func size(within width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let room = width - insets.left - insets.right - 2 * textContainer.lineFragmentPadding
    let size = extent(within: width > 0 ? max(1, room) : 0).size
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  private func extent(within width: CGFloat) -> TextExtent {
    extent(
      of: content, in: shownFont, width: width, lines: textContainer.maximumNumberOfLines)
  }

  private var shownFont: UIFont { adjusted(font ?? .unnamed, adjustsFontForContentSizeCategory) }

  override var textBaselines: TextBaselines? {
    var baselines = extent(within: 0).baselines(isCentered: false)
    baselines.first += textContainerInset.top
    baselines.last += textContainerInset.bottom
    return baselines
  }

  override var shownText: String? { text }

  // MARK: What only stores

  /// The color of the text; ``UIColor/label`` by default.
  open var textColor: UIColor? {
    get { textLook.color ?? .label }
    set { changeTextLook { $0.color = newValue } }
  }

  /// To which side lines are moved.
  open var textAlignment: NSTextAlignment {
    get { textLook.alignment }
    set { changeTextLook { $0.alignment = newValue } }
  }

  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override var inputView: UIView? {
    get { textInput.inputView }
    set { changeTextInput { $0.inputView = newValue } }
  }

  open override var inputAccessoryView: UIView? {
    get { textInput.inputAccessoryView }
    set { changeTextInput { $0.inputAccessoryView = newValue } }
  }
}
