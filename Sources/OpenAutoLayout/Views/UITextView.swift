public import Foundation

/// A view with a text of any number of lines that can be edited and scrolled.
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
  /// The text in the view.
  open var text: String! {
    get { attributedText.string }
    set {
      if newValue == text { return }
      attributedText = NSAttributedString(string: newValue ?? "")
    }
  }

  /// The text in the view with attributes, of which what has no font is in the view's.
  @NSCopying open var attributedText: NSAttributedString! = NSAttributedString(string: "") {
    didSet {
      if attributedText == nil { attributedText = NSAttributedString(string: "") }
      invalidateIntrinsicContentSize()
    }
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

  /// The distance of the text from the edges, in points: 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The room that the text is laid out in.
  public private(set) final lazy var textContainer = NSTextContainer(of: self)

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
    let font = adjusted(font ?? .unnamed, adjustsFontForContentSizeCategory)
    let lines = textContainer.maximumNumberOfLines
    if attributedText.length == 0 { return extent(of: "", in: font) }
    return extent(of: attributedText, in: font, width: width, lines: lines)
  }

  override var textBaselines: TextBaselines? {
    var baselines = extent(within: 0).baselines(isCentered: false)
    baselines.first += textContainerInset.top
    baselines.last += textContainerInset.bottom
    return baselines
  }

  override var shownText: String? { text }
}
