public import Foundation

/// A controller, which owns a view with a safe area and margins of its own.
///
/// Everything that a subclass may override stands here; what it does is in the facets beside this file.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  private var loadedView: UIView?
  private var isLoading = false
  private var ownTraits: TraitEnvironment?
  final weak var storedParent: UIViewController?
  final var storedChildren: [UIViewController] = []
  private var layoutSupport: (top: LayoutSupportGuide?, bottom: LayoutSupportGuide?)

  /// Makes a controller, whose view is loaded when it is first asked for.
  ///
  ///     let controller = UIViewController(nibName: nil, bundle: nil)
  ///     // controller.isViewLoaded == false
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The nib file on Apple's platforms. There are none here, and it has no
  ///     effect.
  ///   - nibBundleOrNil: Where the file is. It has no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Another controller may have taken the view over.
  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  open override var traitCollection: UITraitCollection { surroundingTraits }
  override var shownView: UIView? { viewIfLoaded }
  override var traitEnvironment: TraitEnvironment? {
    get { ownTraits }
    set { ownTraits = newValue }
  }

  /// The view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      guard let loadedView else { Violation.viewNotLoaded(self).stop() }
      return loadedView
    }
    set {
      if let rare = loadedView?.item.rare, rare.controller === self { rare.controller = nil }
      loadedView = newValue
      newValue?.item.makeRare().controller = self
      newValue?.item.surroundingsChanged()
    }
  }

  /// The view, or `nil` while it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view, unless it is loaded: calls ``loadView()``, then ``viewDidLoad()``.
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

  /// Called when the view was loaded. Does nothing unless overridden.
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
  /// ``UIView/setNeedsUpdateConstraints()`` of the view makes the next layout call it.
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

  /// Has the guides for bars follow the safe area.
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

  /// Makes a controller a child, which leaves its parent first.
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
  /// It calls the child's ``willMove(toParent:)``. Add its view, and call ``didMove(toParent:)``.
  ///
  /// - Parameter childController: The child.
  /// - Precondition: The controller is neither this one nor one that this one is in.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Takes the controller out of its parent.
  ///
  ///     final class ContainerController: UIViewController {
  ///       func hide(_ child: UIViewController) {
  ///         child.willMove(toParent: nil)
  ///         child.view.removeFromSuperview()
  ///         child.removeFromParent()
  ///       }
  ///     }
  ///
  /// It calls ``didMove(toParent:)`` with `nil`. Call ``willMove(toParent:)`` before, and remove
  /// the view.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller gets another parent. Does nothing unless overridden.
  ///
  ///     final class FormController: UIViewController {
  ///       var isSaved = false
  ///       override func willMove(toParent parent: UIViewController?) { isSaved = parent == nil }
  ///     }
  ///
  /// - Parameter parent: The future parent; `nil` if the controller leaves its parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the controller has another parent. Does nothing unless overridden.
  ///
  ///     final class FormController: UIViewController {
  ///       var isShown = false
  ///       override func didMove(toParent parent: UIViewController?) { isShown = parent != nil }
  ///     }
  ///
  /// - Parameter parent: The parent; `nil` if the controller has left it.
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
  /// - Parameter animated: `false`: nothing is animated here.
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
  /// - Parameter animated: `false`: nothing is animated here.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after ``viewIsAppearing(_:)``: nothing is animated here. Does nothing unless overridden.
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
  /// - Parameter animated: `false`: nothing is animated here.
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
  /// - Parameter animated: `false`: nothing is animated here.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left its window. Does nothing unless overridden.
  ///
  ///     final class PlayerController: UIViewController {
  ///       var frames: [UIImage] = []
  ///       override func viewDidDisappear(_ animated: Bool) {
  ///         super.viewDidDisappear(animated)
  ///         frames = []
  ///       }
  ///     }
  ///
  /// - Parameter animated: `false`: nothing is animated here.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view's window has another size. An override calls `super`, which passes it
  /// on to the children.
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
  ///   - coordinator: Runs what is to change along with the size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called before the traits of the controller change on Apple's platforms. Nothing calls it here:
  /// see ``UITraitChangeObservable``.
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
  ///   - newCollection: The traits.
  ///   - coordinator: What animates along with the change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Presenting

  /// Shows a controller beside this one where there is room: here as
  /// ``show(_:sender:)`` does.
  ///
  ///     let (controller, detail) = (UIViewController(), UIViewController())
  ///     controller.showDetailViewController(detail, sender: nil)
  ///     // controller.presentedViewController === detail
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: Who asks for it. It is not read.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  /// Shows a controller: on top of the stack of a navigation controller, and by presenting it
  /// elsewhere.
  ///
  ///     let (controller, detail) = (UIViewController(), UIViewController())
  ///     controller.show(detail, sender: nil)
  ///     // controller.presentedViewController === detail
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: Who asks for it. It is not read.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Keeps a controller as the presented one, and then calls the completion. It does not show.
  ///
  ///     let (outer, inner) = (UIViewController(), UIViewController())
  ///     outer.present(inner, animated: true)
  ///     // outer.presentedViewController === inner, inner.presentingViewController === outer
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Has no effect: nothing is animated here.
  ///   - completion: Called before the call returns.
  /// - Precondition: The controller is not this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    keep(presented: viewControllerToPresent)
    completion?()
  }

  /// Lets go of the presented controller, or else of this one where it is presented, and then calls the
  /// completion.
  ///
  ///     let (outer, inner) = (UIViewController(), UIViewController())
  ///     outer.present(inner, animated: true)
  ///     inner.dismiss(animated: true)
  ///     // outer.presentedViewController == nil
  ///
  /// - Parameters:
  ///   - flag: Has no effect: nothing is animated here.
  ///   - completion: Called before the call returns.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented()
    completion?()
  }

  // MARK: Size

  /// The size that a container is to give the view, in points; zero for none.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize == oldValue { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when a child wants another size. Does nothing unless overridden.
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

  /// Returns the size of a child in a container of a size: all of it, unless overridden.
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

  // MARK: What only stores

  /// The title of the controller.
  open var title: String?
  /// The content of the navigation bar for this controller.
  open var navigationItem: UINavigationItem { storedNavigationItem }
  private lazy var storedNavigationItem = UINavigationItem(title: title ?? "")
  /// The tab of this controller.
  open var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
  /// Whether the tab bar is hidden while the controller is pushed. It is stored only.
  open var hidesBottomBarWhenPushed = false
  /// The sides on which the view extends under bars. It is stored only.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view extends under bars that nothing shows through. It is stored only.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The buttons of the toolbar for this controller. They are stored only.
  open var toolbarItems: [UIBarButtonItem]?
  /// How the controller is presented. It is stored only.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether the content can be edited.
  open var isEditing = false

  /// Sets whether the content can be edited. Nothing is animated here.
  ///
  ///     let list = UIViewController()
  ///     list.setEditing(true, animated: true)
  ///     // list.isEditing == true
  ///
  /// - Parameters:
  ///   - editing: Whether it can be edited.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Sets the buttons of the toolbar for this controller.
  ///
  ///     let list = UIViewController()
  ///     list.setToolbarItems([.flexibleSpace()], animated: false)
  ///     // list.toolbarItems?.count == 1
  ///
  /// - Parameters:
  ///   - toolbarItems: The buttons.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The child that decides how the status bar looks; `nil` for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; `nil` for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides whether the home indicator is hidden; `nil` for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The edges where gestures of the app go before those of the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// How the screen is turned when the controller is presented. Nothing reads it.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// How the screen may be turned. Nothing reads it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the screen turns with the device. Nothing reads it.
  open var shouldAutorotate: Bool { true }
  /// Whether the line at the bottom of the screen is hidden. Nothing reads it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the status bar is hidden. Nothing reads it.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar looks. Nothing reads it.
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

  /// Called when memory is short on Apple's platforms. Nothing calls it here.
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

  /// What the controller's bars cover of its children's views.
  var insetsOfBars: UIEdgeInsets { .zero }

  /// Called when the safe area of the view changed. Does nothing unless overridden.
  ///
  ///     final class MapController: UIViewController {
  ///       let scale = UIView()
  ///       override func viewSafeAreaInsetsDidChange() {
  ///         super.viewSafeAreaInsetsDidChange()
  ///         scale.frame.origin.y = view.safeAreaInsets.top
  ///       }
  ///     }
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the view changed. Does nothing unless overridden.
  ///
  ///     final class ArticleController: UIViewController {
  ///       let text = UIView()
  ///       override func viewLayoutMarginsDidChange() {
  ///         super.viewLayoutMarginsDidChange()
  ///         text.frame = view.bounds.inset(by: view.layoutMargins)
  ///       }
  ///     }
  open func viewLayoutMarginsDidChange() {}

  /// Insets that the controller adds to its view's safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.item.surroundingsChanged() }
  }

  /// The minimum margins of the controller's view: 16 points on the leading and trailing side, 20
  /// where the view is at least 414 points wide.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide = (viewIfLoaded?.item.frame.width ?? 0) >= 414
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.item.surroundingsChanged() }
  }
}
