public import Foundation

/// Shows one of several controllers, in all of its view. Nobody turns a page here.
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
  /// How a page is turned.
  ///
  /// ``UIPageViewController/transitionStyle`` says it.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// The axis along which pages are turned.
  ///
  /// ``UIPageViewController/navigationOrientation`` says it.
  public enum NavigationOrientation: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }

  /// Which way a page is turned.
  ///
  /// ``UIPageViewController/setViewControllers(_:direction:animated:completion:)`` takes it.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the page before.
    case reverse = 1
  }

  /// An option of how pages lie.
  ///
  /// ``UIPageViewController/init(transitionStyle:navigationOrientation:options:)`` takes them.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The distance of pages in points.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// Where the spine of a book is.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// How a page is turned.
  public final let transitionStyle: TransitionStyle
  /// The axis along which pages are turned.
  public final let navigationOrientation: NavigationOrientation
  /// What knows the next page. It is not kept alive, and nobody asks it here.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// What hears of turned pages. It is not kept alive, and not notified here.
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
  ///   - style: How a page is turned.
  ///   - navigationOrientation: The axis along which pages are turned.
  ///   - options: How pages lie. They make no difference here.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of pages as in a book.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The pages that show: one, or two sides of a book.
  open var viewControllers: [UIViewController]? { children }

  /// Shows other pages.
  ///
  ///     let pages = UIPageViewController(
  ///       transitionStyle: .scroll, navigationOrientation: .horizontal)
  ///     pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
  ///     // pages.viewControllers?.count == 1
  ///
  /// - Parameters:
  ///   - viewControllers: The pages. The first one fills the view.
  ///   - direction: Which way the page is turned on Apple's platforms.
  ///   - animated: Whether it takes time there.
  ///   - completion: Runs then, with `true`.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    replaceChildren(by: viewControllers ?? [])
    if isViewLoaded { showPage() }
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
