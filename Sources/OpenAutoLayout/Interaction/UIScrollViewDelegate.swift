public import Foundation

/// Follows the scrolling of a scroll view. Nothing scrolls by itself here, so a test calls it.
///
///     final class Header: UIScrollViewDelegate {
///       var isCollapsed = false
///       func scrollViewDidScroll(_ scrollView: UIScrollView) {
///         isCollapsed = scrollView.contentOffset.y > 44
///       }
///     }
///
/// All of its methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after scrolling.
  ///
  ///     final class Header: UIScrollViewDelegate {
  ///       var isCollapsed = false
  ///       func scrollViewDidScroll(_ scrollView: UIScrollView) {
  ///         isCollapsed = scrollView.contentOffset.y > 44
  ///       }
  ///     }
  ///     let header = Header()
  ///     scroll.contentOffset.y = 100
  ///     header.scrollViewDidScroll(scroll)
  ///     // header.isCollapsed == true
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called after zooming.
  ///
  ///     final class Scale: UIScrollViewDelegate {
  ///       var percentage = 100.0
  ///       func scrollViewDidZoom(_ scrollView: UIScrollView) { percentage = scrollView.zoomScale * 100 }
  ///     }
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called before dragging begins.
  ///
  ///     final class Slides: UIScrollViewDelegate {
  ///       var isPlaying = true
  ///       func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isPlaying = false }
  ///     }
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called after dragging has ended.
  ///
  ///     final class Slides: UIScrollViewDelegate {
  ///       var isPlaying = false
  ///       func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
  ///         if !willDecelerate { isPlaying = true }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: Whether scrolling continues.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when scrolling stops after a drag.
  ///
  ///     final class Pages: UIScrollViewDelegate {
  ///       var page = 0
  ///       func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
  ///         page = Int(scrollView.contentOffset.x / scrollView.bounds.width)
  ///       }
  ///     }
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when an animation of ``UIScrollView/setContentOffset(_:animated:)`` ends.
  ///
  ///     final class Jump: UIScrollViewDelegate {
  ///       var isOver = false
  ///       func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { isOver = true }
  ///     }
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns the view to zoom. `nil` by default, for none.
  ///
  ///     final class Zoom: UIScrollViewDelegate {
  ///       func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  ///     }
  ///
  /// - Parameter scrollView: The scroll view.
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

/// Follows the editing of a text view, and decides on it. There is no keyboard here, so a test
/// calls it.
///
///     final class Draft: UITextViewDelegate {
///       var length = 0
///       func textViewDidChange(_ textView: UITextView) { length = textView.text.count }
///     }
///
/// All of its methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin. `true` by default.
  ///
  ///     final class Draft: UITextViewDelegate {
  ///       var isSent = false
  ///       func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { !isSent }
  ///     }
  ///
  /// - Parameter textView: The text view.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called after editing has begun.
  ///
  ///     final class Draft: UITextViewDelegate {
  ///       func textViewDidBeginEditing(_ textView: UITextView) { textView.isScrollEnabled = true }
  ///     }
  ///
  /// - Parameter textView: The text view.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Returns whether editing may end. `true` by default.
  ///
  ///     final class Draft: UITextViewDelegate {
  ///       func textViewShouldEndEditing(_ textView: UITextView) -> Bool { !textView.text.isEmpty }
  ///     }
  ///
  /// - Parameter textView: The text view.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called after editing has ended.
  ///
  ///     final class Draft: UITextViewDelegate {
  ///       var saved = ""
  ///       func textViewDidEndEditing(_ textView: UITextView) { saved = textView.text }
  ///     }
  ///
  /// - Parameter textView: The text view.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether characters may be replaced. `true` by default.
  ///
  ///     final class Draft: UITextViewDelegate {
  ///       func textView(
  ///         _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ///       ) -> Bool { textView.text.count - range.length + text.count <= 280 }
  ///     }
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The characters that are replaced, in UTF-16 units.
  ///   - text: The new characters.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called after the text has been edited.
  ///
  ///     final class Draft: UITextViewDelegate {
  ///       var length = 0
  ///       func textViewDidChange(_ textView: UITextView) { length = textView.text.count }
  ///     }
  ///
  /// - Parameter textView: The text view.
  func textViewDidChange(_ textView: UITextView)

  /// Called after the selection has changed.
  ///
  ///     final class Draft: UITextViewDelegate {
  ///       var selected = 0
  ///       func textViewDidChangeSelection(_ textView: UITextView) {
  ///         selected = textView.selectedRange.length
  ///       }
  ///     }
  ///
  /// - Parameter textView: The text view.
  func textViewDidChangeSelection(_ textView: UITextView)
}

/// All of it is optional.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
