public import Foundation

/// A controller that shows the top of a stack of controllers below a navigation bar.
///
/// The navigation bar is 54 points high, and 106.5 with a large title. The toolbar is 48 points high, as is
/// recorded on iOS 26, too. The bars show the ``UIViewController/navigationItem`` and the
/// ``UIViewController/toolbarItems`` of the top controller, whose safe area is between them. Nothing is
/// animated.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, BarContainer {
  private weak var shownSearchBar: UISearchBar?

  /// The navigation bar at the top.
  public final let navigationBar = UINavigationBar()
  /// The toolbar at the bottom.
  public final let toolbar = UIToolbar()

  /// The delegate, which is stored and never called here.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether a swipe hides the bars. It is only stored.
  open var hidesBarsOnSwipe = false
  /// The gesture recognizer for going back. Always `nil` here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Makes a navigation controller with a root controller.
  ///
  ///     let navigation = UINavigationController(rootViewController: UIViewController())
  ///     navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  ///     navigation.view.layoutIfNeeded()
  ///     // navigation.topViewController?.view.safeAreaInsets.top == 54
  ///
  /// - Parameter rootViewController: The controller, which cannot be popped.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a navigation controller with an empty stack. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    toolbar.isHidden = true
    navigationBar.container = self
    toolbar.container = self
  }

  /// Makes a navigation controller with an empty stack.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open override func loadView() {
    view = BarContainerView(self)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    showTop()
  }

  // MARK: The stack

  /// The controllers in the stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack, which is shown.
  open var topViewController: UIViewController? { children.last }
  /// The controller at the top of the stack, even if it presents another one.
  open var visibleViewController: UIViewController? { topViewController }

  /// Replaces the controllers in the stack.
  ///
  ///     let navigation = UINavigationController()
  ///     navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
  ///     // navigation.topViewController === navigation.viewControllers[1]
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, from the root to the top.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if viewControllers == children { return }
    for child in children { drop(child) }
    for controller in viewControllers { addChild(controller) }
    showTop()
    for controller in viewControllers { controller.didMove(toParent: self) }
  }

  /// Pushes a controller onto the stack, and shows it.
  ///
  ///     let navigation = UINavigationController(rootViewController: UIViewController())
  ///     let details = UIViewController()
  ///     navigation.pushViewController(details, animated: true)
  ///     // navigation.topViewController === details
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - animated: Whether the change is animated. It makes no difference here.
  /// - Precondition: The controller is not in the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if children.contains(where: { $0 === viewController }) {
      Violation.stop(pushedTwice: viewController)
    }
    addChild(viewController)
    showTop()
    viewController.didMove(toParent: self)
  }

  /// Pops the top controller, if it is not the root.
  ///
  ///     let navigation = UINavigationController(rootViewController: UIViewController())
  ///     let details = UIViewController()
  ///     navigation.pushViewController(details, animated: false)
  ///     // navigation.popViewController(animated: true) === details
  ///     // navigation.popViewController(animated: true) == nil
  ///
  /// - Parameter animated: Whether the change is animated. It makes no difference here.
  /// - Returns: The popped controller, or `nil` if only the root is in the stack.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    drop(top)
    showTop()
    return top
  }

  /// Pops controllers until a given one is at the top.
  ///
  ///     let list = UIViewController()
  ///     let details = UIViewController()
  ///     let navigation = UINavigationController(rootViewController: list)
  ///     navigation.pushViewController(details, animated: false)
  ///     // navigation.popToViewController(list, animated: true) == [details]
  ///
  /// - Parameters:
  ///   - viewController: The controller to show.
  ///   - animated: Whether the change is animated. It makes no difference here.
  /// - Returns: The popped controllers.
  /// - Precondition: The controller is in the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else {
      Violation.stop(notInStackOf: self)
    }
    let popped = Array(children[(index + 1)...])
    for child in popped { drop(child) }
    showTop()
    return popped
  }

  /// Pops all controllers but the root.
  ///
  ///     let navigation = UINavigationController()
  ///     navigation.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
  ///     navigation.popToRootViewController(animated: true)
  ///     // navigation.viewControllers.count == 1
  ///
  /// - Parameter animated: Whether the change is animated. It makes no difference here.
  /// - Returns: The popped controllers, or `nil` if the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  private func drop(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  private func showTop() {
    guard isViewLoaded else { return }
    navigationBar.itemsChanged()
    toolbar.setNeedsLayout()
    for child in children.dropLast() { child.viewIfLoaded?.removeFromSuperview() }
    if let top = children.last, top.viewIfLoaded?.superview !== view {
      show(top, belowBar: navigationBar)
    }
  }

  // MARK: Bars

  /// Whether the navigation bar is hidden. The default is `false`.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the navigation bar.
  ///
  ///     let navigation = UINavigationController(rootViewController: UIViewController())
  ///     navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  ///     navigation.setNavigationBarHidden(true, animated: true)
  ///     navigation.view.layoutIfNeeded()
  ///     // navigation.topViewController?.view.safeAreaInsets.top == 0
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
  }

  /// Whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden: Bool {
    get { toolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar.
  ///
  ///     let navigation = UINavigationController(rootViewController: UIViewController())
  ///     navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  ///     navigation.setToolbarHidden(false, animated: true)
  ///     navigation.view.layoutIfNeeded()
  ///     // navigation.toolbar.frame == CGRect(x: 0, y: 796, width: 390, height: 48)
  ///
  /// - Parameters:
  ///   - hidden: Whether the toolbar is hidden.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbar.isHidden = hidden
  }

  var shownChild: UIViewController? { topViewController }

  private var barHeight: CGFloat { isNavigationBarHidden ? 0 : navigationBar.contentHeight }

  /// The height of the search bar below the navigation bar.
  private var searchHeight: CGFloat {
    let isBelow = navigationBar.searchBar != nil && navigationBar.searchBarInPlace == nil
    return isBelow && !isNavigationBarHidden ? UINavigationBar.searchBarHeight : 0
  }

  // Apple's page on the toolbar has it obey the controller that shows.
  private var toolbarHeight: CGFloat {
    isToolbarHidden || topViewController?.hidesBottomBarWhenPushed ?? false ? 0 : UIToolbar.height
  }

  override var insetsOfBars: UIEdgeInsets {
    UIEdgeInsets(top: barHeight + searchHeight, left: 0, bottom: toolbarHeight, right: 0)
  }

  override var edgesOfOpaqueBars: UIRectEdge {
    (navigationBar.isTranslucent ? [] : UIRectEdge.top)
      .union(toolbar.isTranslucent ? [] : .bottom)
  }

  func placeBars(in bounds: CGRect, within safeArea: UIEdgeInsets) {
    // Bars that do not show are beyond the edges.
    let top = isNavigationBarHidden ? -navigationBar.contentHeight : safeArea.top
    navigationBar.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: navigationBar.contentHeight)
    let bottom = toolbarHeight > 0 ? safeArea.bottom + toolbarHeight : 0
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - bottom, width: bounds.width, height: UIToolbar.height)
    placeSearchBar()
  }

  private func placeSearchBar() {
    let bar = isNavigationBarHidden ? nil : navigationBar.searchBar
    if let old = shownSearchBar, old !== bar, old.superview === view { old.removeFromSuperview() }
    shownSearchBar = bar
    guard let bar else { return }
    if bar.superview !== view { view.addSubview(bar) }
    let place = navigationBar.frame
    bar.frame = CGRect(
      x: 0, y: navigationBar.searchBarInPlace == nil ? place.maxY : place.minY,
      width: place.width, height: UINavigationBar.searchBarHeight)
  }
}
