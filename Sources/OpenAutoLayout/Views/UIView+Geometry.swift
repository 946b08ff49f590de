import Foundation

extension UIView {
  nonisolated static var defaultContentScaleFactor: CGFloat { 3 }

  func setFrame(_ frame: CGRect) {
    // What `insetBy(dx:dy:)` leaves of bounds that are too small has no place, and no size.
    let frame = frame.isNull ? CGRect(origin: item.frame.origin, size: .zero) : frame.standardized
    stopUnlessFinite(frame)
    change(to: frame)
  }

  func setBounds(_ bounds: CGRect) {
    stopUnlessFinite(bounds)
    if !item.boundsOrigin.isEqual(to: bounds.origin) {
      item.boundsOrigin = bounds.origin
      // In its own layout, what counts is the origin after it.
      if !item.state.contains(.isBeingLaidOut) { setNeedsLayout() }
    }
    if bounds.size.isEqual(to: item.frame.size) { return }
    change(to: CGRect(centeredAt: item.frame.center, size: bounds.size))
  }

  func setCenter(_ center: CGPoint) {
    // The way to the center and back rounds.
    if center.isEqual(to: item.frame.center) { return }
    let frame = CGRect(centeredAt: center, size: item.frame.size)
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

  /// The origin of the bounds' coordinates in the root view's.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while let superview = view.superview {
      let frame = view.item.frame
      origin.x += frame.origin.x - view.item.boundsOrigin.x
      origin.y += frame.origin.y - view.item.boundsOrigin.y
      view = superview
    }
    // The root view's own scrolling shifts its coordinates, too.
    origin.x -= view.item.boundsOrigin.x
    origin.y -= view.item.boundsOrigin.y
    return origin
  }

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let from = originInRoot
    let to = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let from = view?.originInRoot ?? .zero
    let to = originInRoot
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
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
        subview.isHittable && subview.point(inside: subview.inner(point), with: event)
      }
      guard let child else { return view }
      point = child.inner(point)
      view = child
    }
  }

  /// Returns a point of the superview in the view's own coordinates.
  private func inner(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - item.frame.minX + item.boundsOrigin.x,
      y: point.y - item.frame.minY + item.boundsOrigin.y)
  }

  private var isHittable: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }

  func contentSize(orElse fallback: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(
      width: content.width == UIView.noIntrinsicMetric ? fallback.width : content.width,
      height: content.height == UIView.noIntrinsicMetric ? fallback.height : content.height)
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
