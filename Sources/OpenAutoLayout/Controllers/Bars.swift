public import Foundation

/// The bar of a navigation controller. It has a place, and shows nothing.
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
@preconcurrency @MainActor
open class UIToolbar: UIView {}

/// The bar of a tab bar controller. It has a place, and shows nothing.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Whether what is behind the bar shines through.
  open var isTranslucent = true
  /// The color behind the bar.
  open var barTintColor: UIColor?
}

/// What a navigation bar would show for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large.
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

  /// Makes what is shown for a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// What a bar would show as a button or a tab.
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
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// What it does.
  open var primaryAction: UIAction?
  /// What it shows when it is touched.
  open var menu: UIMenu?
  /// The view in its place.
  open var customView: UIView?

  /// Makes a button of a title or a picture.
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
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }
}

/// A tab of a bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A short text at the tab.
  open var badgeValue: String?
  /// The picture while the tab is selected.
  open var selectedImage: UIImage?

  /// Makes a tab.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}
