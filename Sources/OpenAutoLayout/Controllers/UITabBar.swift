public import Foundation

/// The bar of a tab bar controller. It is laid out, and not drawn.
///
/// It is 49 points high, above the lower safe area. Hide it to give its room to the controller that
/// shows.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How the tabs share the bar.
  ///
  /// ``UITabBar/itemPositioning`` takes it. Nothing is drawn here.
  public enum ItemPositioning: Int, Sendable {
    /// By the width of the bar.
    case automatic = 0
    /// All of it.
    case fill = 1
    /// In the middle.
    case centered = 2
  }

  weak var container: UITabBarController?
  private var ownItems: [UITabBarItem]?

  /// The tabs: those of the controllers, in a bar that a ``UITabBarController`` has.
  open var items: [UITabBarItem]? {
    get { container?.viewControllers?.compactMap(\.tabBarItem) ?? ownItems }
    set { ownItems = newValue }
  }

  /// Whether the content behind the bar shows through.
  open var isTranslucent = true
  /// The base of the bar's colors.
  open var barStyle = UIBarStyle.default
  /// The background color of the bar.
  open var barTintColor: UIColor?
  /// The color of the tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// The picture behind the tabs.
  open var backgroundImage: UIImage?
  /// The line above the bar.
  open var shadowImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks where nothing is scrolled below it; `nil` for the standard.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// How the tabs share the bar.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of a centered tab, in points; 0 for the system's.
  open var itemWidth: CGFloat = 0
  /// The spacing of centered tabs, in points; 0 for the system's.
  open var itemSpacing: CGFloat = 0
  /// The picture behind the selected tab.
  open var selectionIndicatorImage: UIImage?
  private weak var ownSelectedItem: UITabBarItem?

  /// The selected tab: that of the selected controller, in a bar that a ``UITabBarController`` has.
  open var selectedItem: UITabBarItem? {
    get { container.map { $0.selectedViewController?.tabBarItem } ?? ownSelectedItem }
    set { ownSelectedItem = newValue }
  }

  /// Sets the tabs.
  ///
  ///     let bar = UITabBar()
  ///     bar.setItems([UITabBarItem(tabBarSystemItem: .search, tag: 0)], animated: false)
  ///     // bar.items?.count == 1
  ///
  /// - Parameters:
  ///   - items: The tabs.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}
