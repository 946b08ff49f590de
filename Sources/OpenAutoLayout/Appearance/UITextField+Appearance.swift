public import Foundation

/// What a text field stores and nothing here reads.
extension UITextField {
  /// When something beside the text shows.
  ///
  /// ``UITextField/clearButtonMode``, ``UITextField/leftViewMode`` and ``UITextField/rightViewMode`` keep
  /// it.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// Unless the text is edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Whether the text would be made smaller to fit.
  public var adjustsFontSizeToFitWidth: Bool {
    get { textLook.fitsFontToWidth }
    set { changeTextLook { $0.fitsFontToWidth = newValue } }
  }

  /// The smallest size of a text that was made smaller, in points.
  public var minimumFontSize: CGFloat {
    get { textLook.minimumFontSize }
    set { changeTextLook { $0.minimumFontSize = newValue } }
  }

  /// When the button that removes the text shows.
  public var clearButtonMode: ViewMode {
    get { textInput.clearButtonMode }
    set { changeTextInput { $0.clearButtonMode = newValue } }
  }

  /// When ``UITextField/leftView`` shows.
  public var leftViewMode: ViewMode {
    get { textInput.leftViewMode }
    set { changeTextInput { $0.leftViewMode = newValue } }
  }

  /// When ``UITextField/rightView`` shows.
  public var rightViewMode: ViewMode {
    get { textInput.rightViewMode }
    set { changeTextInput { $0.rightViewMode = newValue } }
  }

  /// Whether editing begins with no text.
  public var clearsOnBeginEditing: Bool {
    get { textInput.clearsOnBeginEditing }
    set { changeTextInput { $0.clearsOnBeginEditing = newValue } }
  }

  /// The attributes of typed text.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { textInput.defaultAttributes }
    set { changeTextInput { $0.defaultAttributes = newValue } }
  }

  /// Whether attributes would be edited, too.
  public var allowsEditingTextAttributes: Bool {
    get { textInput.allowsEditingAttributes }
    set { changeTextInput { $0.allowsEditingAttributes = newValue } }
  }

  /// Whether the text is edited: never, since nobody types here.
  public var isEditing: Bool { false }

  /// The picture of the frame.
  public var background: UIImage? {
    get { textInput.background }
    set { changeTextInput { $0.background = newValue } }
  }
}

extension UITextField: UITextInputTraits {}
