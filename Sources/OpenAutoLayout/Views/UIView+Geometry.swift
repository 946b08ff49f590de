import Foundation

extension UIView {
  nonisolated static var defaultContentScaleFactor: CGFloat { 3 }

  /// - Parameter boundsSize: The size that the view has in a frame, if it does not fill that.
  func setFrame(_ frame: CGRect, boundsSize: ((CGSize) -> CGSize)? = nil) {
    // What `insetBy(dx:dy:)` leaves of bounds that are too small has no place, and no size.
    let frame =
      frame.isNull
      ? CGRect(origin: item.transformedFrame.origin, size: .zero) : frame.standardized
    stopUnlessFinite(frame)
    let geometry = item.layerGeometry
    var untransformed = geometry?.frame(boxedBy: frame, from: item.frame) ?? frame
    if let boundsSize {
      untransformed.size = boundsSize(untransformed.size)
      let box = geometry?.box(around: untransformed) ?? untransformed
      untransformed.origin.x += frame.origin.x - box.origin.x
      untransformed.origin.y += frame.origin.y - box.origin.y
    }
    change(to: untransformed)
  }

  /// Sets the size of the bounds, and leaves the view where it begins before its transform.
  func setUntransformedSize(_ size: CGSize) {
    let origin = item.frame.origin
    bounds.size = size
    center = item.position(in: CGRect(origin: origin, size: size))
  }

  func setAnchorPoint(_ anchorPoint: CGPoint) {
    let (position, frame) = (item.position, item.frame)
    if anchorPoint.isEqual(to: item.anchorPoint) { return }
    let origin = CGPoint(
      x: position.x - anchorPoint.x * frame.width, y: position.y - anchorPoint.y * frame.height)
    stopUnlessFinite(CGRect(origin: origin, size: frame.size))
    item.anchorPoint = anchorPoint
    change(to: item.frame(at: position, frame.size))
  }

  func setBounds(_ bounds: CGRect) {
    stopUnlessFinite(bounds)
    if !item.boundsOrigin.isEqual(to: bounds.origin) {
      item.boundsOrigin = bounds.origin
      // In its own layout, what counts is the origin after it.
      if !item.state.contains(.isBeingLaidOut) { setNeedsLayout() }
    }
    if bounds.size.isEqual(to: item.frame.size) { return }
    change(to: item.frame(at: item.position, bounds.size))
  }

  func setCenter(_ center: CGPoint) {
    // The way to the center and back rounds.
    if center.isEqual(to: item.position) { return }
    let frame = item.frame(at: center, item.frame.size)
    stopUnlessFinite(frame)
    change(to: frame)
  }

  private func stopUnlessFinite(_ rectangle: CGRect) {
    if !rectangle.isFinite { Violation.frameNotFinite(self, rectangle).stop() }
  }

  private func change(to frame: CGRect) {
    let old = item.frame
    guard item.write(frame), !item.state.contains(.isBeingPlaced) else { return }
    frameWasSet(from: old)
  }

  // Out of line: the engine places views by the same setters, and nothing follows from that.
  @inline(never)
  private func frameWasSet(from old: CGRect) {
    let frame = item.frame
    item.engine?.record("set the frame of \(item.name)")
    if !frame.size.isEqual(to: old.size) { item.autoresizeSubviews(from: old.size) }
    item.frameChanged()
    item.surroundingsChanged()
  }

  func setScale(_ scale: CGFloat) {
    if !(scale > 0) { Violation.scaleNotPositive(self, scale).stop() }
    if scale == storedScale { return }
    storedScale = scale
    item.scaleChanged()
  }

  /// What takes a point of this view to another one, or to the window.
  func conversion(to view: UIView?) -> CGAffineTransform {
    LayoutItem.conversion(from: item, to: (view ?? window)?.item)
  }

  /// What takes a point of another view, or of the window, to this view.
  func conversion(from view: UIView?) -> CGAffineTransform {
    LayoutItem.conversion(from: (view ?? window)?.item, to: item)
  }

  /// The insets from the frame to the alignment rectangle. A subclass can override them, or both
  /// conversions.
  ///
  /// Constraints are linear, so the insets of one large frame are taken for all frames.
  var insetsOfAlignmentRect: UIEdgeInsets {
    let insets = alignmentRectInsets.withinReach
    let frame = CGRect(x: 0, y: 0, width: 1024, height: 1024)
    let aligned = alignmentRect(forFrame: frame)
    let inset = frame.inset(by: insets)
    // The insets have no rounding errors, unlike the differences.
    if aligned.origin.isEqual(to: inset.origin), aligned.size.isEqual(to: inset.size) {
      return insets
    }
    return UIEdgeInsets(
      top: aligned.minY, left: aligned.minX, bottom: frame.maxY - aligned.maxY,
      right: frame.maxX - aligned.maxX)
  }

  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isHittable, self.point(inside: point, with: event) else { return nil }
    var view = self
    var point = point
    while true {
      let child = view.item.subviews.last { subview in
        guard subview.isHittable, let inner = subview.inner(point) else { return false }
        return subview.point(inside: inner, with: event)
      }
      guard let child, let inner = child.inner(point) else { return view }
      point = inner
      view = child
    }
  }

  /// Returns a point of the superview in the view's own coordinates.
  ///
  /// - Returns: `nil` where a transform leaves nothing of the view to be seen.
  private func inner(_ point: CGPoint) -> CGPoint? {
    item.transformToOuter.inverse.map { point.applying($0) }
  }

  private var isHittable: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }

  func contentSize(orElse fallback: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(
      width: content.width == UIView.noIntrinsicMetric ? fallback.width : content.width,
      height: content.height == UIView.noIntrinsicMetric ? fallback.height : content.height)
  }
}

extension LayoutItem {
  /// Where the view's coordinates begin in the root view's, before any transform.
  var untransformedOriginInRoot: CGPoint {
    var origin = CGPoint.zero
    var item = self
    while let parent = item.parent {
      origin.x += item.frame.origin.x - item.boundsOrigin.x
      origin.y += item.frame.origin.y - item.boundsOrigin.y
      item = parent
    }
    return origin
  }
}

extension CGRect {
  init(centeredAt center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The middle of a frame. Its sides are never negative, which `midX` and `midY` look for first.
  var center: CGPoint {
    CGPoint(
      x: (origin.x + (origin.x + size.width)) / 2, y: (origin.y + (origin.y + size.height)) / 2)
  }
}

// Layouts compare every view's frame, and Foundation's operators are calls into its library.
extension CGPoint {
  func isEqual(to other: CGPoint) -> Bool { x == other.x && y == other.y }
}

extension CGSize {
  func isEqual(to other: CGSize) -> Bool { width == other.width && height == other.height }
}
