public import Foundation

/// The bar of a tab bar controller. It is laid out, and not drawn.
///
/// A ``UITabBarController`` makes it 49 points high, plus the bottom safe area. Hide the bar to
/// give its space to the selected controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The placement of the tabs in the bar.
  ///
  /// ``UITabBar/itemPositioning`` takes it. Nothing is drawn here.
  public enum ItemPositioning: Int, Sendable {
    /// The width of the bar decides.
    case automatic = 0
    /// Tabs fill the width of the bar.
    case fill = 1
    /// Tabs are centered in the bar.
    case centered = 2
  }

  weak var container: UITabBarController?
  private var ownItems: [UITabBarItem]?

  /// The tabs. In the bar of a ``UITabBarController``, they are those of its controllers.
  open var items: [UITabBarItem]? {
    get { container?.viewControllers?.compactMap(\.tabBarItem) ?? ownItems }
    set { ownItems = newValue }
  }

  /// Whether the content behind the bar shows through.
  open var isTranslucent = true
  /// The style of the bar's colors.
  open var barStyle = UIBarStyle.default
  /// The background color of the bar.
  open var barTintColor: UIColor?
  /// The color of the tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The image of the line above the bar.
  open var shadowImage: UIImage?
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance while no content is scrolled below the bar, or `nil` for the standard one.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The placement of the tabs in the bar.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of a centered tab in points, or 0 for the system's.
  open var itemWidth: CGFloat = 0
  /// The spacing of centered tabs in points, or 0 for the system's.
  open var itemSpacing: CGFloat = 0
  /// The image behind the selected tab.
  open var selectionIndicatorImage: UIImage?
  private weak var ownSelectedItem: UITabBarItem?

  /// The selected tab. In the bar of a ``UITabBarController``, it is that of the selected
  /// controller.
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
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}
