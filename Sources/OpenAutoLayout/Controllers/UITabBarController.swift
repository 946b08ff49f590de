import Foundation

/// A controller that shows one of several controllers, with a tab bar below.
///
/// The bar is 49 points high, plus the bottom safe area. This is the height documented for phones,
/// since that of iOS 26 is not recorded. The safe area of the selected controller ends above the
/// bar.
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
