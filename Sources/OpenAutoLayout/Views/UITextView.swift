public import Foundation

/// A view with text of any number of lines, which can be edited and scrolled.
///
///     let text = UITextView()
///     text.text = "Welcome"
///     text.isScrollEnabled = false
///     text.translatesAutoresizingMaskIntoConstraints = false
///     view.addSubview(text)
///     text.widthAnchor.constraint(equalToConstant: 200).isActive = true
///     // text.frame.width == 200, and its height is that of the lines and the insets
///
/// While it can scroll, which is the default, it has no intrinsic content size. Give it a size with
/// constraints.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  private var content: TextContent? {
    didSet { if !content.isSame(as: oldValue, in: shownFont) { contentChanged() } }
  }
  private var storage: NSTextStorage?

  /// Makes a text view with a text container.
  ///
  ///     let text = UITextView(frame: .zero, textContainer: nil)
  ///     // text.textContainer.lineFragmentPadding == 5
  ///
  /// - Parameters:
  ///   - frame: The frame in the coordinates of the future superview, in points.
  ///   - textContainer: The container, or `nil` for a new one.
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

  /// The text of the view. The default is an empty string.
  open var text: String! {
    get { content?.string ?? "" }
    set { content = TextContent(plain: newValue) }
  }

  /// The text of the view with attributes. Parts without a font have the view's.
  open var attributedText: NSAttributedString! {
    get { (content ?? .plain("")).attributed(in: shownFont) }
    set { content = TextContent(newValue) }
  }

  /// The font of the text. The default is `nil`, which measures the text at 12 points.
  open var font: UIFont? {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the font follows the text size of the view's traits. The default is `false`.
  ///
  /// Only a font of a text style, or one that ``UIFontMetrics`` made, can follow it.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The insets of the text, in points. The default is 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The text storage, which changes the text in place. It is made on first use.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(attributedString: attributedText)
    made.changed = { [weak self, unowned made] in
      MainActor.assumeIsolated { self?.show(made) }
    }
    storage = made
    return made
  }

  /// The layout manager of the text, which answers where lines and characters are.
  public private(set) final lazy var layoutManager: NSLayoutManager = {
    let made = NSLayoutManager()
    made.addTextContainer(textContainer)
    textStorage.addLayoutManager(made)
    return made
  }()

  /// The text, ready to be measured.
  var measuredText: MeasuredText { measured(content, in: shownFont) }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    adjustmentMayHaveChanged()
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

  /// The text container, the area that the text is laid out in.
  public final let textContainer: NSTextContainer

  /// The size of the text with its insets, without wrapping. While the view can scroll, it has
  /// none.
  ///
  /// In a layout, the text wraps at the width that the view gets.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return super.intrinsicContentSize }
    let size = size(within: .infinity)
    return CGSize(width: size.width + 2 * textContainer.lineFragmentPadding, height: size.height)
  }

  /// The size of the text with its insets, as it wraps at the width of the view. Constraints to the edges of
  /// the content set another one.
  open override var contentSize: CGSize {
    get {
      if item.rare?.contentGuide?.isLeftToItself == false { return super.contentSize }
      let width = item.frame.width
      return CGSize(width: width, height: size(within: width).height)
    }
    set { super.contentSize = newValue }
  }

  open override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : size(within: width).height
  }

  /// Returns the size of the text within a width, with the insets. As on Apple's platforms, it does
  /// not include the padding of the lines.
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

  // MARK: What changes no size

  /// The color of the text. The default is ``UIColor/label``. It is stored only.
  open var textColor: UIColor? {
    get { textLook.color ?? .label }
    set { changeTextLook { $0.color = newValue } }
  }

  /// The alignment of the lines. It is stored only.
  open var textAlignment: NSTextAlignment {
    get { textLook.alignment }
    set { changeTextLook { $0.alignment = newValue } }
  }

  /// Whether the view has any text.
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
