public import Foundation

/// A label: a view with the size of its text.
///
///     let label = UILabel()
///     label.text = "Welcome"
///     label.intrinsicContentSize  // 71.3333 × 20.3333
///
/// A label of several lines wraps at the width that the layout gives it, and its height follows:
///
///     label.numberOfLines = 0
///     // pinned to both sides, the label is as high as its lines are there
///
/// Nothing is drawn. The text is measured by its ``font``, or by ``UIView/TextMetrics``.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var content: TextContent? {
    didSet { invalidateIntrinsicContentSize() }
  }
  private var storedFont = UILabel.defaultFont
  private var extents = ExtentCache()

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The text. Changing it changes the intrinsic size, and drops the attributes of an attributed text.
  open var text: String? {
    get { content?.string }
    set { if !content.isPlain(newValue) { content = TextContent(plain: newValue) } }
  }

  /// The text with attributes, of which what has no font is in the label's.
  open var attributedText: NSAttributedString? {
    get { content?.attributed(in: font) }
    set { content = TextContent(newValue) }
  }

  /// The font of the text: the system font of 17 points by default, which `nil` restores.
  ///
  /// Setting it gives a whole attributed text the font.
  open var font: UIFont! {
    get { adjusted(storedFont, adjustsFontForContentSizeCategory) }
    set {
      let font = newValue ?? UILabel.defaultFont
      if case .attributed(let text) = content {
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttribute(
          .font, value: font, range: NSRange(location: 0, length: changed.length))
        content = .attributed(changed)
      } else if font == storedFont {
        return
      }
      storedFont = font
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the text: ``UIColor/label`` by default, which `nil` restores. It is stored.
  open var textColor: UIColor! {
    get { textLook.color ?? .label }
    set { changeTextLook { $0.color = newValue } }
  }

  /// To which side lines are moved. It is stored: alignment never changes a size.
  open var textAlignment: NSTextAlignment {
    get { textLook.alignment }
    set { changeTextLook { $0.alignment = newValue } }
  }

  /// Whether the text would show in ``UILabel/highlightedTextColor``. It is stored.
  open var isHighlighted: Bool {
    get { textLook.isHighlighted }
    set { changeTextLook { $0.isHighlighted = newValue } }
  }

  /// Whether the text would not be dimmed. It is stored.
  open var isEnabled: Bool {
    get { textLook.isEnabled }
    set { changeTextLook { $0.isEnabled = newValue } }
  }

  /// Whether a font of a text style, or one that ``UIFontMetrics`` made, follows the size of text in
  /// the view's traits. `false` by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The largest number of lines; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How the text breaks into lines, except in paragraphs with a style of their own: between
  /// characters for `.byCharWrapping`, otherwise between words.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Further rules for line breaks, except in paragraphs with a style of their own. By default, a
  /// last word does not stand alone on a line.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width at which the text wraps, in points, if it may have more than one line; 0 to wrap at the
  /// width that the layout gives the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text, in whole pixels; zero for none.
  ///
  /// While ``preferredMaxLayoutWidth`` is 0, this is the size without wrapping.
  open override var intrinsicContentSize: CGSize { size(within: preferredMaxLayoutWidth) }

  open override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
    if numberOfLines == 1 || preferredMaxLayoutWidth > 0 || content.isEmpty { return nil }
    return size(within: width).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width)
  }

  /// Returns the rectangle of the text within bounds: at their left side, and in the middle of
  /// their height.
  ///
  /// The label is as large as this rectangle is in bounds without limits. So an override that adds
  /// to it makes room around the text.
  ///
  ///     let label = UILabel()
  ///     label.text = "Welcome"
  ///     let size = label.intrinsicContentSize
  ///     let rect = label.textRect(
  ///       forBounds: CGRect(x: 0, y: 0, width: 200, height: 100), limitedToNumberOfLines: 1)
  ///     // rect.midY == 50
  ///     // abs(rect.height - size.height) < 1
  ///
  /// - Parameters:
  ///   - bounds: The room for the text, in points.
  ///   - numberOfLines: How many lines there may be; 0 for any number.
  /// - Returns: The rectangle; empty without a text.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    if content.isEmpty { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
    let extent =
      numberOfLines == self.numberOfLines
      ? extent(within: bounds.width) : measure(within: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.midY - extent.size.height / 2, width: extent.size.width,
      height: extent.size.height)
  }

  /// Called by nobody here: nothing is drawn.
  ///
  ///     final class Tag: UILabel {
  ///       override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 6, dy: 2)) }
  ///     }
  ///
  /// - Parameter rect: Where the text would be drawn.
  open func drawText(in rect: CGRect) {}

  open override func invalidateIntrinsicContentSize() {
    extents = ExtentCache()
    super.invalidateIntrinsicContentSize()
  }

  override var textBaselines: TextBaselines? {
    extent(within: item.heightAnswer?.width ?? preferredMaxLayoutWidth)
      .baselines(isCentered: !content.isEmpty)
  }

  override var shownText: String? { text }
}

extension UILabel {
  /// As large as a subclass says that the text is.
  private func size(within width: CGFloat) -> CGSize {
    if content.isEmpty { return .zero }
    // Infinite bounds have no middle.
    let bounds = CGRect(x: 0, y: 0, width: width > 0 ? width : .reach, height: .infinity)
      .withinReach
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  private func extent(within width: CGFloat) -> TextExtent {
    extents.extent(within: width, scale: treeScale) { measure(within: $0, lines: numberOfLines) }
  }

  private func measure(within width: CGFloat, lines limit: Int) -> TextExtent {
    var style = ParagraphMetrics()
    style.breaksCharacters = lineBreakMode == .byCharWrapping
    style.pushesOut = lineBreakStrategy.contains(.pushOut)
    return extent(of: content, in: font, width: width, lines: limit, style)
  }
}
