public import Foundation

/// Owns a view with a safe area and margins of its own.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  private var loadedView: UIView?
  private var isLoading = false
  private var layoutSupport: (top: LayoutSupportGuide?, bottom: LayoutSupportGuide?)

  /// Makes a controller without a view. There are no nib files: the arguments have no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  @MainActor deinit {
    letGoOfView()
  }

  /// Another controller may have taken the view over.
  private func letGoOfView() {
    guard let rare = loadedView?.item.rare, rare.controller === self else { return }
    rare.controller = nil
  }

  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// The view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      guard let loadedView else { Violation.viewNotLoaded(self).stop() }
      return loadedView
    }
    set {
      letGoOfView()
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
  open func loadViewIfNeeded() {
    if loadedView != nil || isLoading { return }
    isLoading = true
    loadView()
    isLoading = false
    viewDidLoad()
  }

  /// Makes the view, as large as the screen. An override sets ``view`` and does not call `super`.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called when the view was loaded. Does nothing unless overridden.
  open func viewDidLoad() {}
  /// Called before the view's ``UIView/layoutSubviews()``. Does nothing unless overridden.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's ``UIView/layoutSubviews()``. Does nothing unless overridden.
  open func viewDidLayoutSubviews() {}

  /// Called when the constraints of the controller's view are updated. An override calls `super`
  /// last.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// What bars cover at the top of the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead.")
  open var topLayoutGuide: any UILayoutSupport {
    layoutSupport.top.flatMap { $0.owningView === view ? $0 : nil }
      ?? makeLayoutSupport(isTop: true)
  }

  /// What bars cover at the bottom of the view.
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

  /// Called when the safe area of the view changed. Does nothing unless overridden.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view changed. Does nothing unless overridden.
  open func viewLayoutMarginsDidChange() {}

  /// What the controller covers of its view beside what the system does, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.item.surroundingsChanged() }
  }

  /// The least margins of the controller's view: 16 points beside the content, 20 where the view is
  /// at least 414 points wide.
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
