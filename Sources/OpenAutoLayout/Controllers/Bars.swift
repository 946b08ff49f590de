public import Foundation

/// The bar of a navigation controller. It has a place, and shows nothing.
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

  /// Whether what is behind the bar shines through.
  open var isTranslucent = true
  /// The color behind the bar.
  open var barTintColor: UIColor?
}

/// The lower bar of a navigation controller. It has a place, and shows nothing.
///
/// It is hidden until ``UINavigationController/setToolbarHidden(_:animated:)`` shows it, and 44
/// points high then.
@preconcurrency @MainActor
open class UIToolbar: UIView {}

/// The bar of a tab bar controller. It has a place, and shows nothing.
///
/// It is 49 points high, above the lower safe area. Hide it to give its room to the controller that
/// shows.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Whether what is behind the bar shines through.
  open var isTranslucent = true
  /// The color behind the bar.
  open var barTintColor: UIColor?
}

/// What a navigation bar would show for a controller.
///
/// Every controller has one, ``UIViewController/navigationItem``. Layout does not read it.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large.
  ///
  /// ``UINavigationItem/largeTitleDisplayMode`` takes it. It is kept only:
  /// ``UINavigationBar/prefersLargeTitles`` decides the height of the bar.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the controller before.
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
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether there is no button to go back.
  open var hidesBackButton = false
  /// The buttons where reading begins.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where reading ends.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button to go back to the controller.
  open var backBarButtonItem: UIBarButtonItem?

  /// The first button where reading begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Makes what a bar would show for a controller.
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

/// What a bar would show as a button or a tab.
///
/// Use ``UIBarButtonItem`` or ``UITabBarItem``.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it can be touched.
  open var isEnabled = true
  /// A number to find it by.
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
  /// What it does.
  open var primaryAction: UIAction?
  /// What it shows when it is touched.
  open var menu: UIMenu?
  /// The view in its place.
  open var customView: UIView?

  /// Makes a button of a title or a picture.
  ///
  ///     let save = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in count += 1 })
  ///     // save.title == "Save"
  ///
  /// - Parameters:
  ///   - title: The title; that of the action if there is none.
  ///   - image: The picture; that of the action if there is none.
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

  /// Makes a button of a view.
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

/// A tab of a bar.
///
/// Every controller has one, ``UIViewController/tabBarItem``. It is kept, and takes no room here.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A short text at the tab.
  open var badgeValue: String?
  /// The picture while the tab is selected.
  open var selectedImage: UIImage?

  /// Makes a tab.
  ///
  ///     let tab = UITabBarItem(title: "Search", image: nil, tag: 1)
  ///     // tab.tag == 1
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - tag: A number to find the tab by.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}
