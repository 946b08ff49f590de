public import Foundation

/// A controller that manages a view, with a safe area and margins of its own.
///
/// The view is loaded on the first access. ``loadView()`` makes it, and an override of
/// ``viewDidLoad()`` adds subviews and constraints.
// Everything that a subclass may override is here, since members of extensions cannot be overridden.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  private var loadedView: UIView?
  private var isLoading = false
  private var ownTraits: TraitEnvironment?
  final weak var storedParent: UIViewController?
  final var storedChildren: [UIViewController] = []
  private var layoutSupport: (top: LayoutSupportGuide?, bottom: LayoutSupportGuide?)

  /// Makes a controller. Its view is loaded on the first access.
  ///
  ///     let controller = UIViewController(nibName: nil, bundle: nil)
  ///     // controller.isViewLoaded == false
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file. There are none here, so it has no effect.
  ///   - nibBundleOrNil: The bundle of the nib file. It has no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Encodes nothing, since controllers are made in code here.
  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  open override var traitCollection: UITraitCollection { surroundingTraits }
  override var shownView: UIView? { viewIfLoaded }
  override var traitEnvironment: TraitEnvironment? {
    get { ownTraits }
    set { ownTraits = newValue }
  }

  /// The view, which is loaded on the first access.
  ///
  /// - Precondition: ``loadView()`` sets the view.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      guard let loadedView else { Violation.viewNotLoaded(self).stop() }
      return loadedView
    }
    set {
      if let newValue, newValue === loadedView, newValue.item.rare?.controller === self { return }
      // Another controller may have taken over the view.
      if let rare = loadedView?.item.rare, rare.controller === self { rare.controller = nil }
      loadedView = newValue
      newValue?.item.makeRare().controller = self
      if traitEnvironment != nil { newValue?.item.traitsChanged() }
      newValue?.item.surroundingsChanged()
    }
  }

  /// The view, or `nil` while it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded yet. It calls ``loadView()``, and then ``viewDidLoad()``.
  ///
  ///     let controller = UIViewController()
  ///     controller.loadViewIfNeeded()
  ///     // controller.view.frame == UIScreen.main.bounds
  open func loadViewIfNeeded() {
    if loadedView != nil || isLoading { return }
    isLoading = true
    loadView()
    isLoading = false
    viewDidLoad()
  }

  /// Makes the view, as large as the screen. An override sets `view` and does not call `super`.
  ///
  ///     final class LoginController: UIViewController {
  ///       override func loadView() { view = LoginView() }
  ///     }
  ///     // LoginController().view is LoginView
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called after the view was loaded. Does nothing unless overridden.
  ///
  ///     final class ProfileController: UIViewController {
  ///       let avatar = UIImageView()
  ///
  ///       override func viewDidLoad() {
  ///         super.viewDidLoad()
  ///         avatar.translatesAutoresizingMaskIntoConstraints = false
  ///         view.addSubview(avatar)
  ///         let top = view.safeAreaLayoutGuide.topAnchor
  ///         avatar.topAnchor.constraint(equalTo: top).isActive = true
  ///       }
  ///     }
  open func viewDidLoad() {}

  /// Called before the view's ``UIView/layoutSubviews()``. Does nothing unless overridden.
  ///
  ///     final class ColumnController: UIViewController {
  ///       lazy var width = view.widthAnchor.constraint(lessThanOrEqualToConstant: 0)
  ///
  ///       override func viewWillLayoutSubviews() { width.constant = view.bounds.width * 0.8 }
  ///     }
  open func viewWillLayoutSubviews() {}

  /// Called after the view's ``UIView/layoutSubviews()``. Does nothing unless overridden.
  ///
  ///     final class PhotoController: UIViewController {
  ///       let scroll = UIScrollView()
  ///
  ///       override func viewDidLayoutSubviews() { scroll.contentSize = view.bounds.size }
  ///     }
  open func viewDidLayoutSubviews() {}

  /// Called when the constraints of the controller's view are updated. An override calls `super`
  /// last.
  ///
  ///     final class PanelController: UIViewController {
  ///       lazy var height = view.heightAnchor.constraint(equalToConstant: 0)
  ///       var isOpen = true
  ///
  ///       override func updateViewConstraints() {
  ///         height.isActive = !isOpen
  ///         super.updateViewConstraints()
  ///       }
  ///     }
  ///
  /// The next layout calls it after ``UIView/setNeedsUpdateConstraints()`` of the view.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// The area that bars cover at the top of the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead.")
  open var topLayoutGuide: any UILayoutSupport {
    layoutSupport.top.flatMap { $0.owningView === view ? $0 : nil }
      ?? makeLayoutSupport(isTop: true)
  }

  /// The area that bars cover at the bottom of the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead.")
  open var bottomLayoutGuide: any UILayoutSupport {
    layoutSupport.bottom.flatMap { $0.owningView === view ? $0 : nil }
      ?? makeLayoutSupport(isTop: false)
  }

  private func makeLayoutSupport(isTop: Bool) -> LayoutSupportGuide {
    let guide = LayoutSupportGuide(isTop: isTop, in: view)
    if isTop { layoutSupport.top = guide } else { layoutSupport.bottom = guide }
    view.item.surroundingsChanged()
    return guide
  }

  /// Updates the guides for bars to the safe area.
  func updateLayoutSupport() {
    guard let loadedView else { return }
    layoutSupport.top?.follow(loadedView)
    layoutSupport.bottom?.follow(loadedView)
  }

  // MARK: Children

  /// The controller that this one is a child of.
  open var parent: UIViewController? { storedParent }
  /// The controllers that were added, in order.
  open var children: [UIViewController] { storedChildren }

  /// Adds a controller as a child. It is removed from its previous parent first.
  ///
  ///     final class ContainerController: UIViewController {
  ///       func show(_ child: UIViewController) {
  ///         addChild(child)
  ///         child.view.frame = view.bounds
  ///         view.addSubview(child.view)
  ///         child.didMove(toParent: self)
  ///       }
  ///     }
  ///
  /// This method calls the child's ``willMove(toParent:)``. After it, add the child's view, and
  /// call ``didMove(toParent:)``.
  ///
  /// - Parameter childController: The child.
  /// - Precondition: The child is neither this controller nor an ancestor of it.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its parent.
  ///
  ///     final class ContainerController: UIViewController {
  ///       func hide(_ child: UIViewController) {
  ///         child.willMove(toParent: nil)
  ///         child.view.removeFromSuperview()
  ///         child.removeFromParent()
  ///       }
  ///     }
  ///
  /// This method calls ``didMove(toParent:)`` with `nil`. Before it, call ``willMove(toParent:)``
  /// and remove the view.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller moves to another parent. Does nothing unless overridden.
  ///
  ///     final class FormController: UIViewController {
  ///       var isSaved = false
  ///       override func willMove(toParent parent: UIViewController?) { isSaved = parent == nil }
  ///     }
  ///
  /// - Parameter parent: The new parent, or `nil` if the controller leaves its parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller has moved to another parent. Does nothing unless overridden.
  ///
  ///     final class FormController: UIViewController {
  ///       var isShown = false
  ///       override func didMove(toParent parent: UIViewController?) { isShown = parent != nil }
  ///     }
  ///
  /// - Parameter parent: The new parent, or `nil` if the controller has left its parent.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Coming and going

  /// Called before the view enters a window. Does nothing unless overridden.
  ///
  ///     final class ListController: UIViewController {
  ///       var rows = 0
  ///       override func viewWillAppear(_ animated: Bool) {
  ///         super.viewWillAppear(animated)
  ///         rows = 10
  ///       }
  ///     }
  ///
  /// - Parameter animated: Always `false`, since nothing is animated here.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in a window, before it is laid out there. Does nothing unless overridden.
  ///
  ///     final class ListController: UIViewController {
  ///       var isWide = false
  ///       override func viewIsAppearing(_ animated: Bool) {
  ///         super.viewIsAppearing(animated)
  ///         isWide = traitCollection.horizontalSizeClass == .regular
  ///       }
  ///     }
  ///
  /// - Parameter animated: Always `false`, since nothing is animated here.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called right after ``viewIsAppearing(_:)``, since nothing is animated here. Does nothing
  /// unless overridden.
  ///
  ///     final class ListController: UIViewController {
  ///       var appearances = 0
  ///       override func viewDidAppear(_ animated: Bool) {
  ///         super.viewDidAppear(animated)
  ///         appearances += 1
  ///       }
  ///     }
  ///     let list = ListController()
  ///     UIWindow().rootViewController = list
  ///     // list.appearances == 1
  ///
  /// - Parameter animated: Always `false`, since nothing is animated here.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window. Does nothing unless overridden.
  ///
  ///     final class PlayerController: UIViewController {
  ///       var isPlaying = true
  ///       override func viewWillDisappear(_ animated: Bool) {
  ///         super.viewWillDisappear(animated)
  ///         isPlaying = false
  ///       }
  ///     }
  ///
  /// - Parameter animated: Always `false`, since nothing is animated here.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left its window. Does nothing unless overridden.
  ///
  ///     final class PlayerController: UIViewController {
  ///       var frames: [UIImage] = []
  ///       override func viewDidDisappear(_ animated: Bool) {
  ///         super.viewDidDisappear(animated)
  ///         frames = []
  ///       }
  ///     }
  ///
  /// - Parameter animated: Always `false`, since nothing is animated here.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the size of the view's window changes. An override calls `super`, which calls
  /// the method of the children.
  ///
  ///     final class Gallery: UIViewController {
  ///       var columns = 2
  ///       override func viewWillTransition(
  ///         to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ///       ) {
  ///         super.viewWillTransition(to: size, with: coordinator)
  ///         columns = size.width > size.height ? 4 : 2
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - size: The size that the view will have, in points.
  ///   - coordinator: The coordinator, which runs closures alongside the change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called before the traits of the controller change on Apple's platforms. Nothing calls it here.
  /// Use ``UITraitChangeObservable`` instead.
  ///
  ///     final class Panels: UIViewController {
  ///       override func willTransition(
  ///         to newCollection: UITraitCollection,
  ///         with coordinator: any UIViewControllerTransitionCoordinator
  ///       ) {
  ///         super.willTransition(to: newCollection, with: coordinator)
  ///         view.setNeedsLayout()
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: The coordinator, which runs closures alongside the change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Presenting

  /// Shows a controller in a detail column. Here, it does the same as ``show(_:sender:)``.
  ///
  ///     let (controller, detail) = (UIViewController(), UIViewController())
  ///     controller.showDetailViewController(detail, sender: nil)
  ///     // controller.presentedViewController === detail
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: The object that asks for it. It is not read.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  /// Pushes a controller onto the stack of the navigation controller, or presents it if there is
  /// none.
  ///
  ///     let (controller, detail) = (UIViewController(), UIViewController())
  ///     controller.show(detail, sender: nil)
  ///     // controller.presentedViewController === detail
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: The object that asks for it. It is not read.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Stores a controller as the presented one, and calls the completion. The controller does not
  /// show.
  ///
  ///     let (outer, inner) = (UIViewController(), UIViewController())
  ///     outer.present(inner, animated: true)
  ///     // outer.presentedViewController === inner, inner.presentingViewController === outer
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether the change is animated. It makes no difference here.
  ///   - completion: A closure that is called before the method returns.
  /// - Precondition: The controller is not this controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    keep(presented: viewControllerToPresent)
    completion?()
  }

  /// Dismisses the presented controller, or else this one if it is presented, and calls the
  /// completion.
  ///
  ///     let (outer, inner) = (UIViewController(), UIViewController())
  ///     outer.present(inner, animated: true)
  ///     inner.dismiss(animated: true)
  ///     // outer.presentedViewController == nil
  ///
  /// - Parameters:
  ///   - flag: Whether the change is animated. It makes no difference here.
  ///   - completion: A closure that is called before the method returns.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented()
    completion?()
  }

  // MARK: Size

  /// The preferred size of the view in points, or zero for none.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize == oldValue { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when the preferred size of a child changes. Does nothing unless overridden.
  ///
  ///     final class Panels: UIViewController {
  ///       override func preferredContentSizeDidChange(
  ///         forChildContentContainer container: any UIContentContainer
  ///       ) {
  ///         preferredContentSize = container.preferredContentSize
  ///       }
  ///     }
  ///     let panels = Panels()
  ///     let child = UIViewController()
  ///     panels.addChild(child)
  ///     child.preferredContentSize = CGSize(width: 320, height: 200)
  ///     // panels.preferredContentSize == CGSize(width: 320, height: 200)
  ///
  /// - Parameter container: The child.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the fitting size of a child changes on Apple's platforms. Nothing calls it here.
  ///
  ///     final class Panels: UIViewController {
  ///       override func systemLayoutFittingSizeDidChange(
  ///         forChildContentContainer container: any UIContentContainer
  ///       ) {
  ///         view.setNeedsLayout()
  ///       }
  ///     }
  ///
  /// - Parameter container: The child.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child in a container, which is the size of the container unless
  /// overridden.
  ///
  ///     let size = CGSize(width: 390, height: 844)
  ///     let parent = UIViewController()
  ///     let child = UIViewController()
  ///     // parent.size(forChildContentContainer: child, withParentContainerSize: size) == size
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The size of the container, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Bars

  /// The title of the controller. Setting it sets the titles of the ``navigationItem`` and the
  /// ``tabBarItem``, too.
  open var title: String? {
    didSet {
      if title == oldValue { return }
      ownNavigationItem?.title = title
      tabBarItem?.title = title
    }
  }
  private var ownNavigationItem: UINavigationItem?
  /// The navigation item of the controller, which a navigation controller shows in its bar. Its title is
  /// that of the controller at first.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let made = UINavigationItem(title: title ?? "")
    ownNavigationItem = made
    return made
  }
  /// The tab of the controller, which a tab bar controller shows in its bar.
  open var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0) {
    didSet { if tabBarItem !== oldValue { tabBarController?.tabBar.setNeedsLayout() } }
  }
  /// Whether the tab bar is hidden while the controller is in a navigation stack, and the toolbar while it
  /// is at the top of the stack. The default is `false`.
  ///
  ///     let (list, detail) = (UIViewController(), UIViewController())
  ///     detail.hidesBottomBarWhenPushed = true
  ///     let navigation = UINavigationController(rootViewController: list)
  ///     let tabs = UITabBarController()
  ///     tabs.viewControllers = [navigation]
  ///     navigation.pushViewController(detail, animated: true)
  ///     tabs.view.layoutIfNeeded()
  ///     // detail.view.safeAreaInsets.bottom == 0
  open var hidesBottomBarWhenPushed = false {
    didSet { if hidesBottomBarWhenPushed != oldValue { barsAroundChanged() } }
  }
  /// The sides on which the view extends under bars. The default is all of them.
  ///
  ///     let screen = UIViewController()
  ///     screen.edgesForExtendedLayout = []
  ///     let navigation = UINavigationController(rootViewController: screen)
  ///     navigation.view.layoutIfNeeded()
  ///     // screen.view.frame.minY == navigation.navigationBar.frame.maxY
  ///
  /// Constraints to the ``UIView/safeAreaLayoutGuide`` are simpler.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { barsAroundChanged() } }
  }
  /// Whether the view extends under bars that are not translucent. The default is `false`.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { barsAroundChanged() }
    }
  }
  /// The items of the toolbar while this controller is at the top of a navigation stack.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { if toolbarItems != oldValue { navigationController?.toolbar.setNeedsLayout() } }
  }

  // MARK: What only stores

  /// The style of presenting the controller. It selects the ``presentationController``, and has no
  /// other effect here.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether the user can edit the content.
  open var isEditing = false

  /// Sets whether the user can edit the content.
  ///
  ///     let list = UIViewController()
  ///     list.setEditing(true, animated: true)
  ///     // list.isEditing == true
  ///
  /// - Parameters:
  ///   - editing: Whether the user can edit the content.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Sets the items of the toolbar for this controller.
  ///
  ///     let list = UIViewController()
  ///     list.setToolbarItems([.flexibleSpace()], animated: false)
  ///     // list.toolbarItems?.count == 1
  ///
  /// - Parameters:
  ///   - toolbarItems: The items.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The child that decides the style of the status bar, or `nil` for this controller. Nothing
  /// reads it.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden, or `nil` for this controller. Nothing
  /// reads it.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides whether the home indicator is hidden, or `nil` for this controller.
  /// Nothing reads it.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The animation with which the status bar appears and disappears. Nothing reads it.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The edges at which the app's gestures take precedence over the system's. Nothing reads it.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The orientation of the interface when the controller is presented. Nothing reads it.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// The orientations that the controller supports. Nothing reads it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the interface rotates with the device. Nothing reads it.
  open var shouldAutorotate: Bool { true }
  /// Whether the home indicator is hidden. Nothing reads it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the status bar is hidden. Nothing reads it.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar. Nothing reads it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Updates the status bar on Apple's platforms. Does nothing here.
  ///
  ///     final class ReaderController: UIViewController {
  ///       var isDark = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
  ///       override var preferredStatusBarStyle: UIStatusBarStyle {
  ///         isDark ? .lightContent : .darkContent
  ///       }
  ///     }
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the keyboard stays when a text of the controller ends being edited. The default is
  /// `false`. Nothing reads it here.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether children are notified when the controller appears. The default is `true`. Nothing reads
  /// it here.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called when memory is low on Apple's platforms. Nothing calls it here.
  ///
  ///     final class PhotoController: UIViewController {
  ///       var thumbnails: [UIImage] = []
  ///       override func didReceiveMemoryWarning() {
  ///         super.didReceiveMemoryWarning()
  ///         thumbnails = []
  ///       }
  ///     }
  open func didReceiveMemoryWarning() {}

  // MARK: Safe area and margins

  /// The insets that the controller's bars add to its children's safe areas.
  var insetsOfBars: UIEdgeInsets { .zero }
  /// The sides at which the controller's bars are not translucent.
  var edgesOfOpaqueBars: UIRectEdge { [] }

  /// Called after the safe area of the view has changed. Does nothing unless overridden.
  ///
  ///     final class MapController: UIViewController {
  ///       let scale = UIView()
  ///       override func viewSafeAreaInsetsDidChange() {
  ///         super.viewSafeAreaInsetsDidChange()
  ///         scale.frame.origin.y = view.safeAreaInsets.top
  ///       }
  ///     }
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the layout margins of the view have changed. Does nothing unless overridden.
  ///
  ///     final class ArticleController: UIViewController {
  ///       let text = UIView()
  ///       override func viewLayoutMarginsDidChange() {
  ///         super.viewLayoutMarginsDidChange()
  ///         text.frame = view.bounds.inset(by: view.layoutMargins)
  ///       }
  ///     }
  open func viewLayoutMarginsDidChange() {}

  /// The insets that the controller adds to its view's safe area, in points. The default is zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.item.surroundingsChanged() }
    }
  }

  /// The minimum layout margins of the view: 16 points on the leading and trailing sides, or 20 if
  /// the view is at least 414 points wide.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide = (viewIfLoaded?.item.frame.width ?? 0) >= 414
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's layout margins are at least ``systemMinimumLayoutMargins``. The default is
  /// `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue {
        viewIfLoaded?.item.surroundingsChanged()
      }
    }
  }
}
