public import Foundation

/// A message with buttons. It is stored, and does not show.
///
///     let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     controller.present(alert, animated: true)
///     // controller.presentedViewController === alert
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where a message shows.
  ///
  /// ``UIAlertController/init(title:message:preferredStyle:)`` takes it.
  public enum Style: Int, Sendable {
    /// At the bottom of the screen.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// The text below the title.
  open var message: String?
  /// Where the message shows.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The button that the return key presses.
  open var preferredAction: UIAlertAction?
  /// The fields that were added; `nil` for none.
  public private(set) final var textFields: [UITextField]?

  /// Makes a message.
  ///
  ///     let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
  ///     // alert.title == "Saved"
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - preferredStyle: Where the message shows.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  ///
  ///     let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
  ///     alert.addAction(UIAlertAction(title: "OK", style: .default))
  ///     // alert.actions.count == 1
  ///
  /// - Parameter action: The button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field. It comes into no tree here.
  ///
  ///     let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
  ///     alert.addTextField { $0.placeholder = "Name" }
  ///     // alert.textFields?.first?.placeholder == "Name"
  ///
  /// - Parameter configurationHandler: What sets the field up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// A button of a message.
///
///     let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in count += 1 }
///     // delete.style == .destructive
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a button does.
  ///
  /// ``UIAlertAction/init(title:style:handler:)`` takes it.
  public enum Style: Int, Sendable {
    /// Anything.
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// Deletes something.
    case destructive = 2
  }

  /// The title.
  public final let title: String?
  /// What the button does.
  public final let style: Style
  /// Whether the button can be pressed.
  open var isEnabled = true

  /// Makes a button.
  ///
  ///     let action = UIAlertAction(title: "OK", style: .default)
  ///     // action.title == "OK"
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: What the button does.
  ///   - handler: Is not kept, because nobody presses the button here.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    super.init()
  }
}
