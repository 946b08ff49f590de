public import Foundation

/// A control with a line of text that can be edited.
///
///     let field = UITextField()
///     field.placeholder = "Name"
///     field.borderStyle = .roundedRect
///     let plain = UITextField()
///     plain.placeholder = "Name"
///     // field.intrinsicContentSize.height == plain.intrinsicContentSize.height + 12
///
/// Its size is that of the text; give it a width by constraints, since people type more.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The frame that is drawn around the text, which takes room.
  ///
  /// ``UITextField/borderStyle`` takes it. All frames take the same room: 14 points at each side,
  /// and 6 above and below.
  public enum BorderStyle: Int, Sendable {
    /// No frame: the field is as large as its text.
    case none = 0
    /// A thin line.
    case line = 1
    /// A frame that seems sunk.
    case bezel = 2
    /// A frame with round corners.
    case roundedRect = 3
  }

  /// The text in the field.
  open var text: String? {
    get { attributedText?.string }
    set { if newValue != text { attributedText = newValue.map { NSAttributedString(string: $0) } } }
  }

  /// The text in the field with attributes, of which what has no font is in the field's.
  @NSCopying open var attributedText: NSAttributedString? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// What shows as long as there is no text.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set {
      if newValue == placeholder { return }
      attributedPlaceholder = newValue.map { NSAttributedString(string: $0) }
    }
  }

  /// What shows as long as there is no text, with attributes.
  @NSCopying open var attributedPlaceholder: NSAttributedString? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The font of the text: the system font of 17 points by default, which `nil` restores.
  open var font: UIFont? = UITextField.defaultFont {
    didSet {
      if font == nil { font = UITextField.defaultFont }
      if font != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether a font of a text style, or one that ``UIFontMetrics`` made, follows the size of text in
  /// the view's traits. `false` by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The frame that is drawn around the text.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text, or of the placeholder while there is none, in whole points across, and 1.5
  /// points higher. Within a frame, there are 14 points more beside it, and 6 above and below.
  open override var intrinsicContentSize: CGSize {
    let size = shownExtent.size
    // Recorded for no frame and for round corners; the other frames are taken to be like the latter.
    let line = CGSize(width: 0, height: size.height + 1.5).roundedUp(toPixelsAt: treeScale)
    let frame = borderStyle == .none ? CGSize.zero : CGSize(width: 28, height: 12)
    return CGSize(
      width: size.width.rounded(.up) + frame.width, height: line.height + frame.height)
  }

  private var shownExtent: TextExtent {
    let font = adjusted(font ?? UITextField.defaultFont, adjustsFontForContentSizeCategory)
    let shown = text?.isEmpty ?? true ? attributedPlaceholder : attributedText
    guard let shown, shown.length > 0 else { return extent(of: "", in: font) }
    return extent(of: shown, in: font)
  }

  override var textBaselines: TextBaselines? { shownExtent.baselines(isCentered: true) }

  override var shownText: String? {
    if let text, !text.isEmpty { return text }
    return placeholder
  }
}
