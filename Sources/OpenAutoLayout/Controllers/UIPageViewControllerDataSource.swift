/// A data source of a page view controller. Nothing calls it here.
///
/// Assign it to ``UIPageViewController/dataSource``.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before a given one.
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
  ///   - pageViewController: The page view controller.
  ///   - viewController: The given page.
  /// - Returns: The page, or `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after a given one.
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
  ///   - pageViewController: The page view controller.
  ///   - viewController: The given page.
  /// - Returns: The page, or `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// A delegate of a page view controller. Nothing calls it here.
///
/// Assign it to ``UIPageViewController/delegate``. Each method has a default implementation.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Notifies the delegate that a page is about to be turned.
  ///
  ///     final class Log: UIPageViewControllerDelegate {
  ///       func pageViewController(
  ///         _ pageViewController: UIPageViewController,
  ///         willTransitionTo pendingViewControllers: [UIViewController]
  ///       ) {}
  ///     }
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - pendingViewControllers: The pages to show.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )

  /// Notifies the delegate that a page was turned, or that the gesture was canceled.
  ///
  ///     final class Log: UIPageViewControllerDelegate {
  ///       func pageViewController(
  ///         _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
  ///         previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ///       ) {}
  ///     }
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - finished: Whether the animation is complete.
  ///   - previousViewControllers: The pages that showed before.
  ///   - completed: Whether the page was turned.
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
