/// What a scroll view would tell while it is scrolled. Nothing calls it but tests.
///
///     final class Owner: UIScrollViewDelegate {
///       func scrollViewDidScroll(_ scrollView: UIScrollView) {
///         header.isHidden = scrollView.contentOffset.y > 100
///       }
///     }
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Another part of the content shows.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewDidScroll(_ scrollView: UIScrollView) {
  ///         header.alpha = max(0, 1 - scrollView.contentOffset.y / 100)
  ///       }
  ///     }
  ///
  /// - Parameter scrollView: The view.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content has another scale.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewDidZoom(_ scrollView: UIScrollView) {
  ///         badge.isHidden = scrollView.zoomScale > 1
  ///       }
  ///     }
  ///
  /// - Parameter scrollView: The view.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Dragging is about to begin.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
  ///         form.endEditing(true)
  ///       }
  ///     }
  ///
  /// - Parameter scrollView: The view.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Dragging has ended.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewDidEndDragging(
  ///         _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ///       ) { badge.isHidden = decelerate }
  ///     }
  ///
  /// - Parameters:
  ///   - scrollView: The view.
  ///   - decelerate: Whether scrolling goes on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Scrolling that goes on after dragging has ended.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
  ///         badge.isHidden = false
  ///       }
  ///     }
  ///
  /// - Parameter scrollView: The view.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Scrolling that code asked for has ended.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
  ///         badge.isHidden = false
  ///       }
  ///     }
  ///
  /// - Parameter scrollView: The view.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view whose scale changes.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
  ///     }
  ///
  /// - Parameter scrollView: The view.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

/// All of it is optional.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
