public import Foundation

/// A controller that shows the top of a stack of controllers, under a bar.
///
/// The bar is 44 points high, 96 with a large title, 32 where there is little height, and a toolbar 44
/// (as documented for phones; the heights of iOS 26 are not recorded). The safe area of the controller
/// that shows begins below it. Nothing is animated.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, BarContainer {
  private var isBarHidden = false
  private var toolbarIsHidden = true

  /// The navigation bar at the top.
  public final let navigationBar = UINavigationBar()
  /// The toolbar at the bottom.
  public final let toolbar = UIToolbar()

  /// What hears of the controllers that show. It is stored: nobody is notified here.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether a swipe hides the bars.
  open var hidesBarsOnSwipe = false
  /// The gesture that goes back: none.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Makes a navigation controller with a root controller.
  ///
  ///     let navigation = UINavigationController(rootViewController: UIViewController())
  ///     navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  ///     navigation.view.layoutIfNeeded()
  ///     // navigation.topViewController?.view.safeAreaInsets.top == 44
  ///
  /// - Parameter rootViewController: The controller, which cannot be popped.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    navigationBar.container = self
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.container = self
  }

  /// Makes a controller without any other. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.container = self
  }

  /// Makes a controller without any other.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open override func loadView() {
    view = BarContainerView(self)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    barsChanged()
    showTop()
  }

  // MARK: The stack

  /// The controllers of the stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack, which is shown.
  open var topViewController: UIViewController? { children.last }
  /// The controller that is shown.
  open var visibleViewController: UIViewController? { topViewController }

  /// Replaces the controllers of the stack.
  ///
  ///     let navigation = UINavigationController()
  ///     navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
  ///     // navigation.topViewController === navigation.viewControllers[1]
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, the one that shows last.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
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
  ///   - animated: Whether it takes time on Apple's platforms.
  /// - Precondition: It is not in the stack.
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
  /// - Parameter animated: Whether it takes time on Apple's platforms.
  /// - Returns: The controller that showed; `nil` if it was the only one, which stays.
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
  ///   - animated: Whether it takes time on Apple's platforms.
  /// - Returns: The ones above it.
  /// - Precondition: It is in the stack.
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
  /// - Parameter animated: Whether it takes time on Apple's platforms.
  /// - Returns: The ones above it; `nil` if there is no controller at all.
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
    for child in children.dropLast() { child.viewIfLoaded?.removeFromSuperview() }
    if let top = children.last, top.viewIfLoaded?.superview !== view {
      show(top, belowBar: navigationBar)
    }
  }

  // MARK: Bars

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
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
  ///   - hidden: Whether there is no bar.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    barsChanged()
  }

  /// Whether the toolbar is hidden, as it is at first.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar.
  ///
  ///     let navigation = UINavigationController(rootViewController: UIViewController())
  ///     navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  ///     navigation.setToolbarHidden(false, animated: true)
  ///     navigation.view.layoutIfNeeded()
  ///     // navigation.toolbar.frame == CGRect(x: 0, y: 800, width: 390, height: 44)
  ///
  /// - Parameters:
  ///   - hidden: Whether there is no bar, as at first.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbarIsHidden = hidden
    barsChanged()
  }

  final func barsChanged() {
    guard isViewLoaded else { return }
    navigationBar.isHidden = isBarHidden
    toolbar.isHidden = toolbarIsHidden
    view.setNeedsLayout()
    for child in children { child.viewIfLoaded?.item.surroundingsChanged() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barsChanged()
  }

  private var barHeight: CGFloat {
    if isBarHidden { return 0 }
    if traitCollection.verticalSizeClass == .compact { return 32 }
    return navigationBar.prefersLargeTitles ? 96 : 44
  }

  private var toolbarHeight: CGFloat { toolbarIsHidden ? 0 : 44 }

  override var insetsOfBars: UIEdgeInsets {
    UIEdgeInsets(top: barHeight, left: 0, bottom: toolbarHeight, right: 0)
  }

  func placeBars(in bounds: CGRect, within safeArea: UIEdgeInsets) {
    navigationBar.frame = CGRect(
      x: 0, y: safeArea.top, width: bounds.width, height: barHeight)
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - safeArea.bottom - toolbarHeight, width: bounds.width,
      height: toolbarHeight)
  }
}
