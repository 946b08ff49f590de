public import Foundation

/// The bar of a tab bar controller. It is laid out, and not drawn.
///
/// It is 49 points high, above the lower safe area. Hide it to give its room to the controller that
/// shows.
@preconcurrency @MainActor
open class UITabBar: UIView {
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

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}
