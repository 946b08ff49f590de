public import Foundation

/// An alert with a message and buttons. It is stored, and does not show.
///
///     let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     let controller = UIViewController()
///     controller.present(alert, animated: true)
///     // controller.presentedViewController === alert
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert.
  ///
  /// ``UIAlertController/init(title:message:preferredStyle:)`` takes it.
  public enum Style: Int, Sendable {
    /// A sheet at the bottom of the screen.
    case actionSheet = 0
    /// An alert in the center of the screen.
    case alert = 1
  }

  /// The text below the title.
  open var message: String?
  /// The style of the alert.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The button that the return key presses.
  open var preferredAction: UIAlertAction?
  /// The text fields in the order in which they were added, or `nil` for none.
  public private(set) final var textFields: [UITextField]?

  /// Makes an alert.
  ///
  ///     let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
  ///     // alert.title == "Saved"
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - preferredStyle: The style of the alert.
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

  /// Adds a text field. It is not added to a view here.
  ///
  ///     let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
  ///     alert.addTextField { $0.placeholder = "Name" }
  ///     // alert.textFields?.first?.placeholder == "Name"
  ///
  /// - Parameter configurationHandler: A closure that configures the text field. It is called at
  ///   once.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// A button of an alert.
///
///     let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in count += 1 }
///     // delete.style == .destructive
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of a button, by the kind of its action.
  ///
  /// ``UIAlertAction/init(title:style:handler:)`` takes it.
  public enum Style: Int, Sendable {
    /// Any other action.
    case `default` = 0
    /// Cancels, and leaves everything unchanged.
    case cancel = 1
    /// Deletes or changes data.
    case destructive = 2
  }

  /// The title.
  public final let title: String?
  /// The style of the button.
  public final let style: Style
  /// Whether the button is enabled.
  open var isEnabled = true

  /// Makes a button.
  ///
  ///     let action = UIAlertAction(title: "OK", style: .default)
  ///     // action.title == "OK"
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style of the button.
  ///   - handler: The action of the button. It is not kept, since nobody taps the button here.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    super.init()
  }
}
