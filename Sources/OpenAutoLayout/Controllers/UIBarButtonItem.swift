public import Foundation

/// A button in a bar.
///
/// A ``UINavigationItem`` or a bar stores it. It takes no space in the layout here.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The action of the button.
  open var primaryAction: UIAction?
  /// The menu of the button.
  open var menu: UIMenu?
  /// A view to show instead of the button.
  open var customView: UIView?
  /// The tint color of the button.
  open var tintColor: UIColor?
  /// The width in points, or 0 for the width of the content.
  open var width: CGFloat = 0
  /// The style of the button.
  open var style = Style.plain

  /// The style of a button.
  ///
  /// ``UIBarButtonItem/style`` takes it.
  public enum Style: Int, Sendable {
    /// The style of any button.
    case plain = 0
    /// The style of a button that finishes a task.
    case done = 2
  }

  /// Makes a button with a title or an image.
  ///
  ///     let save = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in count += 1 })
  ///     // save.title == "Save"
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for that of the action.
  ///   - image: The image, or `nil` for that of the action.
  ///   - primaryAction: The action of the button.
  ///   - menu: The menu of the button.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button that shows a view.
  ///
  ///     let item = UIBarButtonItem(customView: UISwitch())
  ///     // item.customView is UISwitch
  ///
  /// - Parameter customView: The view to show instead of the button. It is not added to a bar here.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
