public import Foundation

/// The properties of a text field that are only stored.
extension UITextField {
  /// The condition for showing a view beside the text.
  ///
  /// ``UITextField/clearButtonMode``, ``UITextField/leftViewMode`` and
  /// ``UITextField/rightViewMode`` take it.
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

  /// Whether the font is reduced until the text fits. The default is `false`.
  public var adjustsFontSizeToFitWidth: Bool {
    get { textLook.fitsFontToWidth }
    set { changeTextLook { $0.fitsFontToWidth = newValue } }
  }

  /// The smallest size of a reduced font, in points.
  public var minimumFontSize: CGFloat {
    get { textLook.minimumFontSize }
    set { changeTextLook { $0.minimumFontSize = newValue } }
  }

  /// The condition for showing the button that clears the text.
  public var clearButtonMode: ViewMode {
    get { textInput.clearButtonMode }
    set { changeSideViews { $0.clearButtonMode = newValue } }
  }

  /// The condition for showing ``UITextField/leftView``.
  public var leftViewMode: ViewMode {
    get { textInput.leftViewMode }
    set { changeSideViews { $0.leftViewMode = newValue } }
  }

  /// The condition for showing ``UITextField/rightView``.
  public var rightViewMode: ViewMode {
    get { textInput.rightViewMode }
    set { changeSideViews { $0.rightViewMode = newValue } }
  }

  /// Whether the text is cleared when editing begins.
  public var clearsOnBeginEditing: Bool {
    get { textInput.clearsOnBeginEditing }
    set { changeTextInput { $0.clearsOnBeginEditing = newValue } }
  }

  /// The default attributes of the text.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { textInput.defaultAttributes }
    set { changeTextInput { $0.defaultAttributes = newValue } }
  }

  /// Whether the user can edit the attributes of the text.
  public var allowsEditingTextAttributes: Bool {
    get { textInput.allowsEditingAttributes }
    set { changeTextInput { $0.allowsEditingAttributes = newValue } }
  }

  /// Whether the text is being edited. Always `false` here.
  public var isEditing: Bool { false }

  /// The image behind the text.
  public var background: UIImage? {
    get { textInput.background }
    set { changeTextInput { $0.background = newValue } }
  }
}

extension UITextField: UITextInputTraits {}
