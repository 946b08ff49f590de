public import Foundation

/// A text field: a control with a line of text that can be edited.
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
  /// The border of a text field, which takes room.
  ///
  /// ``UITextField/borderStyle`` takes it. All frames take the same room: 14 points at each side,
  /// and 6 above and below.
  public enum BorderStyle: Int, Sendable {
    /// No border: the field is as large as its text.
    case none = 0
    /// A thin line.
    case line = 1
    /// A border that seems sunken.
    case bezel = 2
    /// A border with round corners.
    case roundedRect = 3
  }

  private var content: TextContent? {
    didSet { invalidateIntrinsicContentSize() }
  }
  private var prompt: TextContent? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The text in the field; an empty one for none.
  open var text: String? {
    get { content?.string ?? "" }
    set { if !content.isPlain(newValue) { content = TextContent(plain: newValue) } }
  }

  /// The text in the field with attributes, of which what has no font is in the field's.
  open var attributedText: NSAttributedString? {
    get { content?.attributed(in: shownFont) }
    set { content = TextContent(newValue) }
  }

  /// What shows as long as there is no text.
  open var placeholder: String? {
    get { prompt?.string }
    set { if !prompt.isPlain(newValue) { prompt = TextContent(plain: newValue) } }
  }

  /// What shows as long as there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { prompt?.attributed(in: shownFont) }
    set { prompt = TextContent(newValue) }
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

  private var shownFont: UIFont {
    adjusted(font ?? UITextField.defaultFont, adjustsFontForContentSizeCategory)
  }

  private var shown: TextContent? { content.isEmpty ? prompt : content }

  private var shownExtent: TextExtent { extent(of: shown, in: shownFont) }

  override var textBaselines: TextBaselines? { shownExtent.baselines(isCentered: true) }

  override var shownText: String? { shown?.string }

  // MARK: What only stores

  /// The color of the text; ``UIColor/label`` by default.
  open var textColor: UIColor? {
    get { textLook.color ?? .label }
    set { changeTextLook { $0.color = newValue } }
  }

  /// To which side the text is moved.
  open var textAlignment: NSTextAlignment {
    get { textLook.alignment }
    set { changeTextLook { $0.alignment = newValue } }
  }

  /// Who would hear and be asked about editing.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { textInput.delegate as? any UITextFieldDelegate }
    set { changeTextInput { $0.delegate = newValue } }
  }

  /// A view at the left side of the text. It is not placed.
  open var leftView: UIView? {
    get { textInput.leftView }
    set { changeTextInput { $0.leftView = newValue } }
  }

  /// A view at the right side of the text. It is not placed.
  open var rightView: UIView? {
    get { textInput.rightView }
    set { changeTextInput { $0.rightView = newValue } }
  }

  /// Where a text would be drawn: the whole field, less the room of its frame beside the text.
  ///
  ///     final class SearchField: UITextField {
  ///       override func textRect(forBounds bounds: CGRect) -> CGRect {
  ///         super.textRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
  ///       }
  ///     }
  ///
  /// No size depends on it.
  ///
  /// - Parameter bounds: The field.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
  }

  /// Where a text would be edited: where it is drawn.
  ///
  ///     let field = UITextField()
  ///     field.editingRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34))
  ///
  /// - Parameter bounds: The field.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the placeholder would be drawn: where the text is.
  ///
  ///     let field = UITextField()
  ///     field.placeholderRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34))
  ///
  /// - Parameter bounds: The field.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the button that clears the text would be: at the trailing side. It takes no room here.
  ///
  ///     let field = UITextField()
  ///     field.clearButtonRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34))
  ///
  /// - Parameter bounds: The field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(CGSize(width: 19, height: 19), in: bounds, isLeading: false)
  }

  /// Where ``leftView`` would be: at the leading side. It comes into no tree here.
  ///
  ///     let field = UITextField()
  ///     field.leftViewRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34))
  ///
  /// - Parameter bounds: The field.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView?.bounds.size ?? .zero, in: bounds, isLeading: true)
  }

  /// Where ``rightView`` would be: at the trailing side. It comes into no tree here.
  ///
  ///     let field = UITextField()
  ///     field.rightViewRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34))
  ///
  /// - Parameter bounds: The field.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView?.bounds.size ?? .zero, in: bounds, isLeading: false)
  }

  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }

  /// Deletes the character before the cursor. Nothing is typed here, so nobody calls it.
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
