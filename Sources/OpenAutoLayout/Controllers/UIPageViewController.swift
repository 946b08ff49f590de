public import Foundation

/// A controller that shows pages, each of which is a controller that fills its view. Nobody turns a
/// page here.
///
///     let pages = UIPageViewController(
///       transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
///     let first = UIViewController()
///     pages.setViewControllers([first], direction: .forward, animated: false)
///     pages.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
///     pages.view.layoutIfNeeded()
///     // first.view.frame == pages.view.bounds
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The way that pages are turned.
  ///
  /// ``UIPageViewController/transitionStyle`` returns it.
  public enum TransitionStyle: Int, Sendable {
    /// Pages curl as in a book.
    case pageCurl = 0
    /// Pages scroll.
    case scroll = 1
  }

  /// The axis along which pages are turned.
  ///
  /// ``UIPageViewController/navigationOrientation`` returns it.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages are turned horizontally.
    case horizontal = 0
    /// Pages are turned vertically.
    case vertical = 1
  }

  /// The direction in which a page is turned.
  ///
  /// ``UIPageViewController/setViewControllers(_:direction:animated:completion:)`` takes it.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// An option for the placement of pages.
  ///
  /// ``UIPageViewController/init(transitionStyle:navigationOrientation:options:)`` takes them.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The distance between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// The position of the spine of a book.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// The way that pages are turned.
  public final let transitionStyle: TransitionStyle
  /// The axis along which pages are turned.
  public final let navigationOrientation: NavigationOrientation
  /// The data source, which knows the pages. It is not kept alive, and not called here.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate. It is not kept alive, and not called here.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have two sides.
  open var isDoubleSided = false

  /// Makes a controller without a page.
  ///
  ///     UIPageViewController(
  ///       transitionStyle: .scroll, navigationOrientation: .horizontal,
  ///       options: [.interPageSpacing: 20])
  ///
  /// - Parameters:
  ///   - style: The way that pages are turned.
  ///   - navigationOrientation: The axis along which pages are turned.
  ///   - options: The options for the placement of pages. They make no difference here.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without a page, with pages that curl horizontally.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The pages that were set last, of which the first one shows.
  open var viewControllers: [UIViewController]? { children }

  /// Sets the pages to show.
  ///
  ///     let pages = UIPageViewController(
  ///       transitionStyle: .scroll, navigationOrientation: .horizontal)
  ///     pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
  ///     // pages.viewControllers?.count == 1
  ///
  /// - Parameters:
  ///   - viewControllers: The pages. The first one fills the view.
  ///   - direction: The direction in which the page is turned. It makes no difference here.
  ///   - animated: Whether the change is animated. It makes no difference here.
  ///   - completion: A closure that is called at once, with `true`.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if viewControllers ?? [] != children {
      replaceChildren(by: viewControllers ?? [])
      if isViewLoaded { showPage() }
    }
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPage()
  }

  private func showPage() {
    guard let page = children.first?.view else { return }
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(page, at: 0)
  }
}
