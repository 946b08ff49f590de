/// An object that a scroll view notifies of scrolling. Nobody drags here, so a test calls the methods about
/// drags and zooming.
///
///     final class Owner: UIScrollViewDelegate {
///       func scrollViewDidScroll(_ scrollView: UIScrollView) {
///         header.isHidden = scrollView.contentOffset.y > 100
///       }
///     }
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Notifies the delegate that ``UIScrollView/contentOffset`` has changed.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewDidScroll(_ scrollView: UIScrollView) {
  ///         header.alpha = max(0, 1 - scrollView.contentOffset.y / 100)
  ///       }
  ///     }
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Notifies the delegate that the scale of the content has changed.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewDidZoom(_ scrollView: UIScrollView) {
  ///         badge.isHidden = scrollView.zoomScale > 1
  ///       }
  ///     }
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Notifies the delegate that zooming is about to begin.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
  ///         badge.isHidden = true
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view to scale.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Notifies the delegate that zooming has ended, also by an animation that code asked for.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewDidEndZooming(
  ///         _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ///       ) { badge.isHidden = scale > 1 }
  ///     }
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that was scaled.
  ///   - scale: Its scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Notifies the delegate that dragging is about to begin.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
  ///         form.endEditing(true)
  ///       }
  ///     }
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Notifies the delegate that dragging has ended.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewDidEndDragging(
  ///         _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ///       ) { badge.isHidden = decelerate }
  ///     }
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: Whether scrolling continues.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Notifies the delegate that scrolling after a drag has ended.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
  ///         badge.isHidden = false
  ///       }
  ///     }
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Notifies the delegate that animated scrolling to an offset has ended.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
  ///         badge.isHidden = false
  ///       }
  ///     }
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Notifies the delegate that ``UIScrollView/adjustedContentInset`` has changed.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
  ///         badge.isHidden = scrollView.adjustedContentInset.top == 0
  ///       }
  ///     }
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Returns the view to scale. The default is `nil`.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
  ///     }
  ///
  /// - Parameter scrollView: The scroll view.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

/// Each method has a default implementation.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
