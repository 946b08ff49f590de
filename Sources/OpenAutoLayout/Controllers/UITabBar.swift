public import Foundation

/// The bar of a tab bar controller. It is laid out, and not drawn.
///
/// A ``UITabBarController`` makes it 49 points high, plus the bottom safe area, as recorded on iOS 26.
/// Hide the bar to give its space to the selected controller. The tabs share the width of the bar, or are
/// centered in it: see ``itemPositioning``.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The placement of the tabs in the bar.
  ///
  /// ``UITabBar/itemPositioning`` takes it.
  public enum ItemPositioning: Int, Sendable {
    /// Tabs are centered where the horizontal size class is regular, and otherwise fill the width.
    case automatic = 0
    /// Tabs fill the width of the bar.
    case fill = 1
    /// Tabs are centered in the bar.
    case centered = 2
  }

  weak var container: UITabBarController?
  private var ownItems: [UITabBarItem]? {
    didSet { if ownItems != oldValue { setNeedsLayout() } }
  }

  /// The tabs. In the bar of a ``UITabBarController``, they are those of its controllers.
  open var items: [UITabBarItem]? {
    get { container?.viewControllers?.compactMap(\.tabBarItem) ?? ownItems }
    set { ownItems = newValue }
  }

  /// Whether the content behind the bar shows through. Otherwise screens end above the bar, unless
  /// their ``UIViewController/extendedLayoutIncludesOpaqueBars`` is on.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { container?.barsChanged() } }
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { container?.barsChanged() } }
  }

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
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }
  /// The width of a centered tab in points, or 0 for the system's. That is not recorded; it is 76 here.
  open var itemWidth: CGFloat = 0 { didSet { if itemWidth != oldValue { setNeedsLayout() } } }
  /// The spacing of centered tabs in points, or 0 for the system's. That is not recorded; it is 34 here.
  open var itemSpacing: CGFloat = 0 { didSet { if itemSpacing != oldValue { setNeedsLayout() } } }
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

  /// The height of a bar above the bottom safe area.
  static let height: CGFloat = 49

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeTabs()
  }

  private func placeTabs() {
    let views = (items ?? []).map(\.shownView)
    showParts(views)
    guard !views.isEmpty else { return }
    let count = CGFloat(views.count)
    let isCentered =
      itemPositioning == .centered
      || itemPositioning == .automatic && traitCollection.horizontalSizeClass == .regular
    var width = itemWidth > 0 ? itemWidth : 76
    var spacing = itemSpacing > 0 ? itemSpacing : 34
    if !isCentered || count * (width + spacing) - spacing > bounds.width {
      width = bounds.width / count
      spacing = 0
    }
    var position = (bounds.width - count * (width + spacing) + spacing) / 2
    for view in views {
      view.frame = CGRect(
        x: bounds.minX + (isRightToLeft ? bounds.width - position - width : position),
        y: bounds.minY, width: width, height: min(Self.height, bounds.height))
      position += width + spacing
    }
  }
}
