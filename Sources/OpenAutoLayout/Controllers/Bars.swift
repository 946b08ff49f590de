public import Foundation

/// The bar of a navigation controller. It is laid out, and not drawn.
///
///     let navigation = UINavigationController(rootViewController: UIViewController())
///     navigation.navigationBar.prefersLargeTitles = true
///     navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
///     navigation.view.layoutIfNeeded()
///     // navigation.navigationBar.frame.height == 96
///
/// A navigation controller makes it and places it.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  weak var container: UINavigationController?

  /// Whether titles are large, which makes the bar higher.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { container?.barsChanged() } }
  }

  /// Whether the content behind the bar shows through.
  open var isTranslucent = true
  /// The background color of the bar.
  open var barTintColor: UIColor?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
}

/// The toolbar of a navigation controller. It is laid out, and not drawn.
///
/// It is hidden until ``UINavigationController/setToolbarHidden(_:animated:)`` shows it, and 44
/// points high then.
@preconcurrency @MainActor
open class UIToolbar: UIView {}

/// The bar of a tab bar controller. It is laid out, and not drawn.
///
/// It is 49 points high, above the lower safe area. Hide it to give its room to the controller that
/// shows.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Whether the content behind the bar shows through.
  open var isTranslucent = true
  /// The background color of the bar.
  open var barTintColor: UIColor?
}

/// The content of a navigation bar for one controller.
///
/// Every controller has one, ``UIViewController/navigationItem``. Layout does not read it.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When a title is large.
  ///
  /// ``UINavigationItem/largeTitleDisplayMode`` takes it. It is kept only:
  /// ``UINavigationBar/prefersLargeTitles`` decides the height of the bar.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the controller before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the trailing side.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The back button that leads to this controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button to go back to the controller.
  open var backButtonTitle: String?

  /// The first button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Makes the content of a navigation bar.
  ///
  ///     let item = UINavigationItem(title: "Settings")
  ///     // item.title == "Settings"
  ///
  /// - Parameter title: The title.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// An item of a bar: a button or a tab.
///
/// Use ``UIBarButtonItem`` or ``UITabBarItem``.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether the item takes touches.
  open var isEnabled = true
  /// A number to identify the item.
  open var tag = 0

  /// Makes an item without a title.
  public override init() {
    super.init()
  }
}

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
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    super.init()
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
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }
}

/// A tab of a tab bar.
///
/// Every controller has one, ``UIViewController/tabBarItem``. It is kept, and takes no room here.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The text of the badge.
  open var badgeValue: String?
  /// The image while the tab is selected.
  open var selectedImage: UIImage?

  /// Makes a tab.
  ///
  ///     let tab = UITabBarItem(title: "Search", image: nil, tag: 1)
  ///     // tab.tag == 1
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - tag: A number to find the tab by.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}
