public import Foundation

/// The scale of the view that the delegate names by ``UIScrollViewDelegate/viewForZooming(in:)``.
///
/// It is a transform of that view, so that layout inside of it stays as it is.
extension UIScrollView {
  /// The minimum scale of the content. The default is 1.
  public var minimumZoomScale: CGFloat {
    get { scrolling.minimumZoomScale }
    set { changeScrolling { $0.minimumZoomScale = newValue } }
  }

  /// The maximum scale of the content. The default is 1.
  public var maximumZoomScale: CGFloat {
    get { scrolling.maximumZoomScale }
    set { changeScrolling { $0.maximumZoomScale = newValue } }
  }

  /// The scale of the content, between ``minimumZoomScale`` and ``maximumZoomScale``. It is 1 unless the
  /// delegate has a view for it.
  ///
  ///     final class Owner: UIScrollViewDelegate {
  ///       func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
  ///     }
  ///     let owner = Owner()
  ///     scroll.delegate = owner
  ///     scroll.maximumZoomScale = 3
  ///     scroll.zoomScale = 2
  ///     // photo.transform.a == 2
  public var zoomScale: CGFloat {
    get { scrolling.zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale of the content. What is in the middle stays there, as far as the content reaches.
  ///
  /// The frame of the zoomed view begins where it began, or where constraints have the view begin, and
  /// ``contentSize`` grows with it.
  ///
  ///     scroll.maximumZoomScale = 2
  ///     scroll.setZoomScale(2, animated: true)
  ///
  /// - Parameters:
  ///   - scale: The scale. The nearest one between ``minimumZoomScale`` and ``maximumZoomScale`` is taken.
  ///   - animated: Whether the change is animated. Then
  ///     ``UIScrollViewDelegate/scrollViewDidEndZooming(_:with:atScale:)`` is called at once.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let middle = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
    zoom(view, to: scale, showing: middle, animated: animated)
  }

  /// Scales and scrolls until a part of the zoomed view fills the view, as far as the scale and the
  /// content reach.
  ///
  ///     scroll.maximumZoomScale = 4
  ///     scroll.zoom(to: photo.bounds, animated: false)
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of the zoomed view, in points.
  ///   - animated: Whether the change is animated. Then
  ///     ``UIScrollViewDelegate/scrollViewDidEndZooming(_:with:atScale:)`` is called at once.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(view, to: scale, showing: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  private func zoom(
    _ view: UIView, to scale: CGFloat, showing middle: CGPoint, animated: Bool
  ) {
    // Not a number is what an empty rectangle asks for in an empty view.
    let scale = max(minimumZoomScale, scale.isNaN ? zoomScale : min(maximumZoomScale, scale))
    if animated { delegate?.scrollViewWillBeginZooming(self, with: view) }
    // The scale is that of the view zoomed before, which the delegate may have replaced since.
    let isOther = scrolling.zoomedView.map { $0 !== view } ?? false
    if isOther || scale != zoomScale {
      changeScrolling { $0.zoomedView = view }
      view.item.zoom(to: scale)
      if let guide = item.rare?.contentGuide, !guide.isLeftToItself {
        contentSize = contentSize(of: guide.placedFrame.size)
      } else {
        contentSize = view.frame.size
      }
      delegate?.scrollViewDidZoom(self)
    }
    scroll(toMiddle: convert(middle, from: view))
    if animated { delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
  }

  /// Has a point of the content in the middle, or the nearest one that can be scrolled to.
  private func scroll(toMiddle point: CGPoint) {
    contentOffset = CGPoint(
      x: offset(nearest: point.x - bounds.width / 2, .horizontal),
      y: offset(nearest: point.y - bounds.height / 2, .vertical))
  }

  /// The content size for one that was laid out, where the zoomed view has its size without the scale.
  func contentSize(of laidOut: CGSize) -> CGSize {
    guard let view = scrolling.zoomedView, let engine = view.item.engine else { return laidOut }
    let (size, scale) = (engine.rows.rectangle(of: view.item).size, zoomScale)
    return CGSize(
      width: laidOut.width + (scale - 1) * size.width,
      height: laidOut.height + (scale - 1) * size.height)
  }
}
