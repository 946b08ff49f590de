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
/// It has the size of its text. Give it a width with constraints, since people type more text.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The style of the border of a text field.
  ///
  /// ``UITextField/borderStyle`` takes it. All borders take the same space: 14 points at each side,
  /// and 6 above and below.
  public enum BorderStyle: Int, Sendable {
    /// No border. The field has the size of its text.
    case none = 0
    /// A thin line.
    case line = 1
    /// A border that seems sunken.
    case bezel = 2
    /// A border with round corners.
    case roundedRect = 3
  }

  private var content: TextContent? {
    didSet { if !content.isSame(as: oldValue, in: shownFont) { invalidateIntrinsicContentSize() } }
  }
  private var prompt: TextContent? {
    didSet { if !prompt.isSame(as: oldValue, in: shownFont) { invalidateIntrinsicContentSize() } }
  }

  /// The text of the field. The default is an empty string.
  open var text: String? {
    get { content?.string ?? "" }
    set { content = TextContent(plain: newValue) }
  }

  /// The text of the field with attributes. Parts without a font have the field's.
  open var attributedText: NSAttributedString? {
    get { content?.attributed(in: shownFont) }
    set { content = TextContent(newValue) }
  }

  /// The text to show while the field is empty.
  open var placeholder: String? {
    get { prompt?.string }
    set { prompt = TextContent(plain: newValue) }
  }

  /// The text to show while the field is empty, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { prompt?.attributed(in: shownFont) }
    set { prompt = TextContent(newValue) }
  }

  /// The font of the text. The default is the system font of 17 points, which `nil` restores.
  open var font: UIFont? = UITextField.defaultFont {
    didSet {
      if font == nil { font = UITextField.defaultFont }
      if font != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether the font follows the text size of the view's traits. The default is `false`.
  ///
  /// Only a font of a text style, or one that ``UIFontMetrics`` made, can follow it.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The style of the border. The default is ``BorderStyle/none``.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text, or of the placeholder while the field is empty.
  ///
  /// The width is rounded up to whole points, and the height is 1.5 points larger than that of the
  /// text. A border adds 14 points at each side, and 6 above and below. What is shown beside the text
  /// adds its width.
  open override var intrinsicContentSize: CGSize {
    let size = shownExtent.size
    // Recorded for no border and for round corners. The other borders are assumed to be like the latter.
    let line = CGSize(width: 0, height: size.height + 1.5).roundedUp(toPixelsAt: treeScale)
    let frame = borderStyle == .none ? CGSize.zero : CGSize(width: 28, height: 12)
    // Apple does not say that side views count. But the text has no room in them.
    let sides = sideInsets(in: CGRect(origin: .zero, size: bounds.size))
    return CGSize(
      width: size.width.rounded(.up) + frame.width + sides.left + sides.right,
      height: line.height + frame.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  private var shownFont: UIFont {
    adjusted(font ?? UITextField.defaultFont, adjustsFontForContentSizeCategory)
  }

  private var shown: TextContent? { content.isEmpty ? prompt : content }

  private var shownExtent: TextExtent { extent(of: shown, in: shownFont) }

  override var textBaselines: TextBaselines? { shownExtent.baselines(isCentered: true) }

  override var shownText: String? { shown?.string }

  // MARK: What changes no size

  /// The color of the text. The default is ``UIColor/label``. It is stored only.
  open var textColor: UIColor? {
    get { textLook.color ?? .label }
    set { changeTextLook { $0.color = newValue } }
  }

  /// The alignment of the text. It is stored only.
  open var textAlignment: NSTextAlignment {
    get { textLook.alignment }
    set { changeTextLook { $0.alignment = newValue } }
  }

  /// The delegate of the field. Nothing calls it here.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { textInput.delegate as? any UITextFieldDelegate }
    set { changeTextInput { $0.delegate = newValue } }
  }

  /// The view at the leading side of the text. It is a subview while ``leftViewMode`` shows it, which
  /// the default does not.
  ///
  ///     let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  ///     field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  ///     field.leftViewMode = .always
  ///     field.layoutIfNeeded()
  ///     // field.leftView?.frame == CGRect(x: 0, y: 8, width: 24, height: 24)
  ///     // field.textRect(forBounds: field.bounds).minX == 24
  ///
  /// It has the size of its bounds, or of its constraints if it translates no mask.
  open var leftView: UIView? {
    get { textInput.leftView }
    set { changeSideViews { $0.leftView = newValue } }
  }

  /// The view at the trailing side of the text. It is a subview while ``rightViewMode`` shows it, which
  /// the default does not.
  open var rightView: UIView? {
    get { textInput.rightView }
    set { changeSideViews { $0.rightView = newValue } }
  }

  /// Returns the rectangle inside the border: all of the bounds.
  ///
  ///     let field = UITextField()
  ///     let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
  ///     // field.borderRect(forBounds: bounds) == bounds
  ///
  /// - Parameter bounds: The bounds of the field, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle to draw the text in: the bounds without the border and what is shown beside
  /// the text. A border takes 7 points at each side and 2 above and below.
  ///
  ///     final class SearchField: UITextField {
  ///       override func textRect(forBounds bounds: CGRect) -> CGRect {
  ///         super.textRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
  ///       }
  ///     }
  ///
  /// No size depends on it, and nothing calls it here.
  ///
  /// - Parameter bounds: The bounds of the field, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inner = borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
    if inner.isNull { return inner }
    let sides = sideInsets(in: bounds)
    // What is narrower than the border adds nothing to it.
    let left = max(inner.minX, bounds.minX + sides.left)
    let right = min(inner.maxX, bounds.maxX - sides.right)
    return CGRect(x: left, y: inner.minY, width: max(0, right - left), height: inner.height)
  }

  /// Returns the rectangle to edit the text in: that of ``textRect(forBounds:)``. Nothing calls it
  /// here.
  ///
  ///     let field = UITextField()
  ///     field.editingRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34))
  ///
  /// - Parameter bounds: The bounds of the field, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder: that of ``textRect(forBounds:)``. Nothing calls it
  /// here.
  ///
  ///     let field = UITextField()
  ///     field.placeholderRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34))
  ///
  /// - Parameter bounds: The bounds of the field, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the clear button, at the trailing edge. There is no button here.
  ///
  ///     let field = UITextField()
  ///     field.clearButtonRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34))
  ///
  /// - Parameter bounds: The bounds of the field, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(CGSize(width: 19, height: 19), in: bounds, isLeading: false)
  }

  /// Returns the rectangle of ``leftView``: at the leading edge, and in the middle of the height.
  /// Override it to place the view elsewhere.
  ///
  ///     let field = UITextField()
  ///     field.leftViewRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34))
  ///
  /// - Parameter bounds: The bounds of the field, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView?.sideSize ?? .zero, in: bounds, isLeading: true)
  }

  /// Returns the rectangle of ``rightView``: at the trailing edge, and in the middle of the height.
  /// Override it to place the view elsewhere.
  ///
  ///     let field = UITextField()
  ///     field.rightViewRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34))
  ///
  /// - Parameter bounds: The bounds of the field, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView?.sideSize ?? .zero, in: bounds, isLeading: false)
  }

  /// Draws the text. Nothing calls it here.
  ///
  ///     final class Field: UITextField {
  ///       override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 0)) }
  ///     }
  ///
  /// - Parameter rect: The rectangle of the text, in points.
  open func drawText(in rect: CGRect) {}

  /// Draws the placeholder. Nothing calls it here.
  ///
  ///     final class Field: UITextField {
  ///       override func drawPlaceholder(in rect: CGRect) {
  ///         super.drawPlaceholder(in: rect.insetBy(dx: 8, dy: 0))
  ///       }
  ///     }
  ///
  /// - Parameter rect: The rectangle of the placeholder, in points.
  open func drawPlaceholder(in rect: CGRect) {}

  /// Whether the field has any text.
  open var hasText: Bool { !content.isEmpty }

  /// Deletes the character before the cursor. It has no effect, and nothing calls it here.
  ///
  ///     final class CodeField: UITextField {
  ///       var onDelete: (() -> Void)?
  ///       override func deleteBackward() {
  ///         onDelete?()
  ///         super.deleteBackward()
  ///       }
  ///     }
  open func deleteBackward() {}

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var inputView: UIView? {
    get { textInput.inputView }
    set { changeTextInput { $0.inputView = newValue } }
  }

  open override var inputAccessoryView: UIView? {
    get { textInput.inputAccessoryView }
    set { changeTextInput { $0.inputAccessoryView = newValue } }
  }
}

extension UITextField {
  private func sideRect(_ size: CGSize, in bounds: CGRect, isLeading: Bool) -> CGRect {
    CGRect(
      x: isLeading != isRightToLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
