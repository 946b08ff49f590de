/// What knows the next page. Nobody asks here.
///
/// ``UIPageViewController/dataSource`` takes it.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another one.
  ///
  ///     final class Book: UIPageViewControllerDataSource {
  ///       func pageViewController(
  ///         _ pageViewController: UIPageViewController,
  ///         viewControllerBefore viewController: UIViewController
  ///       ) -> UIViewController? { nil }
  ///       func pageViewController(
  ///         _ pageViewController: UIPageViewController,
  ///         viewControllerAfter viewController: UIViewController
  ///       ) -> UIViewController? { nil }
  ///     }
  ///
  /// - Parameters:
  ///   - pageViewController: The controller of the pages.
  ///   - viewController: The page.
  /// - Returns: The page; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another one.
  ///
  ///     final class Book: UIPageViewControllerDataSource {
  ///       func pageViewController(
  ///         _ pageViewController: UIPageViewController,
  ///         viewControllerBefore viewController: UIViewController
  ///       ) -> UIViewController? { nil }
  ///       func pageViewController(
  ///         _ pageViewController: UIPageViewController,
  ///         viewControllerAfter viewController: UIViewController
  ///       ) -> UIViewController? { nil }
  ///     }
  ///
  /// - Parameters:
  ///   - pageViewController: The controller of the pages.
  ///   - viewController: The page.
  /// - Returns: The page; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// What hears of turned pages. Nobody is notified here.
///
/// ``UIPageViewController/delegate`` takes it. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A page is about to be turned.
  ///
  ///     final class Log: UIPageViewControllerDelegate {
  ///       func pageViewController(
  ///         _ pageViewController: UIPageViewController,
  ///         willTransitionTo pendingViewControllers: [UIViewController]
  ///       ) {}
  ///     }
  ///
  /// - Parameters:
  ///   - pageViewController: The controller of the pages.
  ///   - pendingViewControllers: The pages that come.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )

  /// A page was turned, or not.
  ///
  ///     final class Log: UIPageViewControllerDelegate {
  ///       func pageViewController(
  ///         _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
  ///         previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ///       ) {}
  ///     }
  ///
  /// - Parameters:
  ///   - pageViewController: The controller of the pages.
  ///   - finished: Whether the animation is over.
  ///   - previousViewControllers: The pages before.
  ///   - completed: Whether it was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
