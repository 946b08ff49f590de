public import Foundation

/// A button in a bar.
///
/// It is kept with its ``UINavigationItem``, and takes no room here.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The action of the button.
  open var primaryAction: UIAction?
  /// The menu of the button.
  open var menu: UIMenu?
  /// A view in place of the button.
  open var customView: UIView?
  /// The color of the button.
  open var tintColor: UIColor?
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// How the button looks.
  open var style = Style.plain

  /// How a button looks.
  ///
  /// ``UIBarButtonItem/style`` takes it.
  public enum Style: Int, Sendable {
    /// As any button.
    case plain = 0
    /// As the button that ends what is done on the screen.
    case done = 2
  }

  /// Makes a button with a title or an image.
  ///
  ///     let save = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in count += 1 })
  ///     // save.title == "Save"
  ///
  /// - Parameters:
  ///   - title: The title; that of the action if there is none.
  ///   - image: The image; that of the action if there is none.
  ///   - primaryAction: What the button does.
  ///   - menu: What it shows when it is touched.
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
  /// - Parameter customView: The view in the button's place. It comes into no tree here.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
