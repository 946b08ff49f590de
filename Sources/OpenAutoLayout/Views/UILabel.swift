public import Foundation

/// A view that shows text, with the size of the text.
///
///     let label = UILabel()
///     label.text = "Welcome"
///     label.intrinsicContentSize  // 71.3333 × 20.3333
///
/// With several lines, the text wraps at the width that the layout gives the label:
///
///     label.numberOfLines = 0
///     // between constraints on both sides, the label is as high as its lines
///
/// Nothing is drawn. The text is measured by its ``font``, or by ``UIView/TextMetrics``.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var content: TextContent? {
    didSet { if !content.isSame(as: oldValue, in: font) { invalidateIntrinsicContentSize() } }
  }
  private(set) final var storedFont = UILabel.defaultFont
  private var extents = ExtentCache()

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The text of the label. Setting it drops the attributes of an attributed text.
  open var text: String? {
    get { content?.string }
    set { content = TextContent(plain: newValue) }
  }

  /// The text of the label with attributes. Parts without a font have the label's.
  open var attributedText: NSAttributedString? {
    get { content?.attributed(in: font) }
    set { content = TextContent(newValue) }
  }

  /// The font of the text. The default is the system font of 17 points, which `nil` restores.
  ///
  /// Setting it changes the font of a whole attributed text.
  open var font: UIFont! {
    get { adjusted(storedFont, adjustsFontForContentSizeCategory) }
    set {
      let font = newValue ?? UILabel.defaultFont
      if case .attributed(let text, _) = content {
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttribute(
          .font, value: font, range: NSRange(location: 0, length: changed.length))
        content = TextContent(changed)
      }
      if font == storedFont { return }
      storedFont = font
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the text. The default is ``UIColor/label``, which `nil` restores. It is stored
  /// only.
  open var textColor: UIColor! {
    get { textLook.color ?? .label }
    set { changeTextLook { $0.color = newValue } }
  }

  /// The alignment of the lines. It is stored only, since alignment never changes a size.
  open var textAlignment: NSTextAlignment {
    get { textLook.alignment }
    set { changeTextLook { $0.alignment = newValue } }
  }

  /// Whether the text has the ``UILabel/highlightedTextColor``. It is stored only.
  open var isHighlighted: Bool {
    get { textLook.isHighlighted }
    set { changeTextLook { $0.isHighlighted = newValue } }
  }

  /// Whether the label is enabled, so that its text is not dimmed. It is stored only.
  open var isEnabled: Bool {
    get { textLook.isEnabled }
    set { changeTextLook { $0.isEnabled = newValue } }
  }

  /// Whether the font follows the text size of the view's traits. The default is `false`.
  ///
  /// Only a font of a text style, or one that ``UIFontMetrics`` made, can follow it.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The maximum number of lines, or 0 for no limit. The default is 1.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The mode of breaking lines: between characters for ``NSLineBreakMode/byCharWrapping``, and
  /// otherwise between words. It does not apply to paragraphs with a style of their own.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The additional rules for line breaks. By default, a last word is not alone on a line.
  ///
  /// They do not apply to paragraphs with a style of their own.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The maximum width of a label of several lines, in points. The default is 0.
  ///
  /// With 0, the text wraps at the width that the layout gives the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text in points, rounded up to whole pixels. Without text, it is zero.
  ///
  /// While ``preferredMaxLayoutWidth`` is 0, it is the size without wrapping.
  open override var intrinsicContentSize: CGSize { size(within: preferredMaxLayoutWidth) }

  open override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
    if numberOfLines == 1 || preferredMaxLayoutWidth > 0 || content.isEmpty { return nil }
    return size(within: width).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width)
  }

  /// Returns the rectangle of the text within bounds, at the left edge and centered vertically.
  ///
  /// The label has the size that this method returns. Override it to add space around the text.
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
  ///   - bounds: The bounds for the text, in points.
  ///   - numberOfLines: The maximum number of lines, or 0 for no limit.
  /// - Returns: The rectangle, which is empty without text.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    if content.isEmpty { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
    let extent =
      numberOfLines == self.numberOfLines
      ? extent(within: bounds.width, lines: numberOfLines)
      : measure(within: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.midY - extent.size.height / 2, width: extent.size.width,
      height: extent.size.height)
  }

  /// Draws the text. Nothing calls it here.
  ///
  ///     final class Tag: UILabel {
  ///       override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 6, dy: 2)) }
  ///     }
  ///
  /// - Parameter rect: The rectangle to draw the text in, in points.
  open func drawText(in rect: CGRect) {}

  open override func invalidateIntrinsicContentSize() {
    extents = ExtentCache()
    super.invalidateIntrinsicContentSize()
  }

  override var textBaselines: TextBaselines? {
    extent(within: item.heightAnswer?.width ?? preferredMaxLayoutWidth, lines: numberOfLines)
      .baselines(isCentered: !content.isEmpty)
  }

  override var shownText: String? { text }
}

extension UILabel {
  /// The size that ``textRect(forBounds:limitedToNumberOfLines:)``, or its override, returns.
  private func size(within width: CGFloat) -> CGSize {
    if content.isEmpty { return .zero }
    // Infinite bounds have no middle.
    let bounds = CGRect(x: 0, y: 0, width: width > 0 ? width : .reach, height: .infinity)
      .withinReach
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  private func extent(within width: CGFloat, lines limit: Int) -> TextExtent {
    extents.extent(within: width, scale: treeScale) { measure(within: $0, lines: limit) }
  }

  private func measure(within width: CGFloat, lines limit: Int) -> TextExtent {
    var style = ParagraphMetrics()
    style.breaksCharacters = lineBreakMode == .byCharWrapping
    style.pushesOut = lineBreakStrategy.contains(.pushOut)
    return extent(of: content, in: font, width: width, lines: limit, style)
  }
}
