public import Foundation

/// A controller that shows the top of a stack of controllers below a navigation bar.
///
/// The navigation bar is 44 points high, 96 with large titles, and 32 if the vertical size class is
/// compact. The toolbar is 44 points high. These are the heights documented for phones, since those
/// of iOS 26 are not recorded. The safe area of the top controller begins below the bar. Nothing is
/// animated.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, BarContainer {
  private var isBarHidden = false
  private var toolbarIsHidden = true

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

  /// Makes a navigation controller with an empty stack. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.container = self
  }

  /// Makes a navigation controller with an empty stack.
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
    for child in children.dropLast() { child.viewIfLoaded?.removeFromSuperview() }
    if let top = children.last, top.viewIfLoaded?.superview !== view {
      show(top, belowBar: navigationBar)
    }
  }

  // MARK: Bars

  /// Whether the navigation bar is hidden. The default is `false`.
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
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    if hidden == isBarHidden { return }
    isBarHidden = hidden
    barsChanged()
  }

  /// Whether the toolbar is hidden. The default is `true`.
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
  ///   - hidden: Whether the toolbar is hidden.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    if hidden == toolbarIsHidden { return }
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
