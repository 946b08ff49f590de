import Foundation

/// Shows one of several controllers, above a bar of 49 points (as documented for phones; the height of
/// iOS 26 is not recorded). The safe area of the controller that shows ends above it.
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

  /// What decides about selections by a person. It is stored: nobody selects anything here.
  open weak var delegate: (any UITabBarControllerDelegate)?

  open override func loadView() {
    view = BarContainerView(self)
    view.addSubview(tabBar)
    showSelected()
  }

  /// The controllers, of which the selected one shows.
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
  ///   - viewControllers: The controllers; `nil` for none.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    selection = 0
    replaceChildren(by: viewControllers ?? []) { showSelected() }
  }

  /// The index of the controller that is shown.
  ///
  /// - Precondition: It is an index of ``viewControllers``.
  open var selectedIndex: Int {
    get { selection }
    set {
      if !children.indices.contains(newValue) {
        Violation.stop(tab: newValue, of: self)
      }
      selection = newValue
      showSelected()
    }
  }

  /// The controller that is shown. Setting one that is no tab has no effect.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selection) ? children[selection] : nil }
    set {
      if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  private func showSelected() {
    guard isViewLoaded else { return }
    let selected = selectedViewController
    for child in children where child !== selected { child.viewIfLoaded?.removeFromSuperview() }
    if let selected, selected.viewIfLoaded?.superview !== view { show(selected, belowBar: tabBar) }
  }

  private static var barHeight: CGFloat { 49 }

  override var insetsOfBars: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : Self.barHeight, right: 0)
  }

  func placeBars(in bounds: CGRect, within safeArea: UIEdgeInsets) {
    let height = Self.barHeight + safeArea.bottom
    tabBar.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
