import Foundation

/// A controller that shows one of several controllers, with a tab bar below.
///
/// The bar is 49 points high, plus the bottom safe area, as recorded on iOS 26. The safe area of the
/// selected controller ends above the bar. It gets the bar's room while the bar is hidden, or while a
/// controller whose ``UIViewController/hidesBottomBarWhenPushed`` is on is in its navigation stack.
///
///     let list = UIViewController()
///     let tabs = UITabBarController()
///     tabs.viewControllers = [list, UIViewController()]
///     tabs.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
///     tabs.view.layoutIfNeeded()
///     // list.view.safeAreaInsets.bottom == 49
@preconcurrency @MainActor
open class UITabBarController: UIViewController, BarContainer {
  private var selection = 0

  /// The tab bar at the bottom.
  public private(set) final lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.container = self
    return bar
  }()

  /// The delegate, which is stored and never called here.
  open weak var delegate: (any UITabBarControllerDelegate)?

  open override func loadView() {
    view = BarContainerView(self)
    view.addSubview(tabBar)
    showSelected()
  }

  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers, and selects the first one.
  ///
  ///     let tabs = UITabBarController()
  ///     tabs.setViewControllers([UIViewController(), UIViewController()], animated: false)
  ///     tabs.selectedIndex = 1
  ///     // tabs.selectedViewController === tabs.viewControllers?[1]
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, or `nil` for none.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    if viewControllers ?? [] == children { return }
    selection = 0
    replaceChildren(by: viewControllers ?? []) { showSelected() }
  }

  /// The index of the selected controller.
  ///
  /// - Precondition: The index is one of ``viewControllers``.
  open var selectedIndex: Int {
    get { selection }
    set {
      if !children.indices.contains(newValue) {
        Violation.stop(tab: newValue, of: self)
      }
      if newValue == selection { return }
      selection = newValue
      showSelected()
    }
  }

  /// The selected controller, which shows. Setting a controller that is not in a tab has no effect.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selection) ? children[selection] : nil }
    set {
      if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  /// Whether the tab bar is hidden. The default is `false`.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }

  /// Shows or hides the tab bar.
  ///
  ///     let list = UIViewController()
  ///     let tabs = UITabBarController()
  ///     tabs.viewControllers = [list]
  ///     tabs.setTabBarHidden(true, animated: true)
  ///     tabs.view.layoutIfNeeded()
  ///     // list.view.safeAreaInsets.bottom == 0
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  private func showSelected() {
    guard isViewLoaded else { return }
    tabBar.setNeedsLayout()
    barsChanged()
    let selected = selectedViewController
    for child in children where child !== selected { child.viewIfLoaded?.removeFromSuperview() }
    if let selected, selected.viewIfLoaded?.superview !== view { show(selected, belowBar: tabBar) }
  }

  var shownChild: UIViewController? { selectedViewController }

  private var showsBar: Bool {
    !tabBar.isHidden && !(selectedViewController?.hidesTabBar ?? false)
  }

  override var insetsOfBars: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: showsBar ? UITabBar.height : 0, right: 0)
  }

  override var edgesOfOpaqueBars: UIRectEdge { tabBar.isTranslucent ? [] : .bottom }

  func placeBars(in bounds: CGRect, within safeArea: UIEdgeInsets) {
    let height = UITabBar.height + safeArea.bottom
    // A bar that does not show is beyond the edge.
    tabBar.frame = CGRect(
      x: 0, y: bounds.height - (showsBar ? height : 0), width: bounds.width, height: height)
  }
}
