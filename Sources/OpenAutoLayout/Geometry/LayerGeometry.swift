import Foundation

/// The transform and the anchor point of a view or a layer that has others than the default ones.
///
/// Layout knows the untransformed frame alone. What is seen follows from both.
final class LayerGeometry: Sendable {
  let transform: CATransform3D
  /// The point of the bounds at the position, in fractions of their size.
  let anchorPoint: CGPoint
  /// Whether a scroll view zooms the view: it scales it from where the untransformed frame begins.
  let isZoomed: Bool

  /// - Returns: `nil` for the default values, which need no object.
  init?(transform: CATransform3D, anchorPoint: CGPoint, isZoomed: Bool = false) {
    if transform.isIdentity && anchorPoint.isEqual(to: .middle) { return nil }
    self.transform = transform
    self.anchorPoint = anchorPoint
    self.isZoomed = isZoomed
  }

  private var affineTransform: CGAffineTransform { transform.affinePart }

  /// Where the anchor point lies in the superview, given the untransformed frame.
  func position(in frame: CGRect) -> CGPoint {
    anchor(in: CGRect(origin: frame.origin, size: zoomed(frame.size)))
  }

  private func anchor(in rectangle: CGRect) -> CGPoint {
    // The same rounding as without an anchor point.
    if anchorPoint.isEqual(to: .middle) { return rectangle.center }
    return CGPoint(
      x: rectangle.origin.x + anchorPoint.x * rectangle.size.width,
      y: rectangle.origin.y + anchorPoint.y * rectangle.size.height)
  }

  private func zoomed(_ size: CGSize) -> CGSize {
    isZoomed ? CGSize(width: transform.m11 * size.width, height: transform.m22 * size.height) : size
  }

  /// The untransformed frame with the anchor point at a position.
  func frame(at position: CGPoint, _ size: CGSize) -> CGRect {
    let seen = zoomed(size)
    return CGRect(
      x: position.x - anchorPoint.x * seen.width, y: position.y - anchorPoint.y * seen.height,
      width: size.width, height: size.height)
  }

  /// The smallest rectangle around the transformed bounds, given the untransformed frame.
  func box(around frame: CGRect) -> CGRect {
    if transform.isIdentity { return frame }
    let (position, size) = (position(in: frame), frame.size)
    let around = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
    return around.box(under: affineTransform).offsetBy(dx: position.x, dy: position.y)
  }

  /// The untransformed frame whose box is a rectangle, as far as there is one.
  ///
  /// There is one unless the transform turns by other than quarters. Then, as for a layer, the rectangle is
  /// transformed back, and the bounds are as large as the box around that. A transform that cannot be undone
  /// leaves the size, and the center of the rectangle is the position.
  func frame(boxedBy box: CGRect, from frame: CGRect) -> CGRect {
    if transform.isIdentity { return box }
    let transform = affineTransform
    let (linear, moved) = (
      transform.withoutTranslation, box.offsetBy(dx: -transform.tx, dy: -transform.ty)
    )
    if let inverse = linear.inverse {
      let inner = moved.box(under: inverse)
      if inner.isFinite {
        return self.frame(at: anchor(in: inner).applying(linear), inner.size)
      }
    }
    return self.frame(at: moved.center, frame.size)
  }

  /// What takes a point of the bounds to the superview.
  func transformToOuter(_ frame: CGRect, boundsOrigin: CGPoint) -> CGAffineTransform {
    let (inner, outer) = (
      anchor(in: CGRect(origin: boundsOrigin, size: frame.size)), position(in: frame)
    )
    return CGAffineTransform(translationX: -inner.x, y: -inner.y).concatenating(affineTransform)
      .concatenating(CGAffineTransform(translationX: outer.x, y: outer.y))
  }
}

extension LayoutItem {
  var layerGeometry: LayerGeometry? { rare?.layerGeometry }

  /// Where the anchor point lies in the superview.
  var position: CGPoint { position(in: frame) }

  /// Where the anchor point would lie in the superview with another untransformed frame.
  func position(in frame: CGRect) -> CGPoint {
    layerGeometry?.position(in: frame) ?? frame.center
  }

  /// The smallest rectangle around the transformed bounds in the superview.
  var transformedFrame: CGRect { layerGeometry?.box(around: frame) ?? frame }

  /// The untransformed frame with the anchor point at a position.
  func frame(at position: CGPoint, _ size: CGSize) -> CGRect {
    layerGeometry?.frame(at: position, size) ?? CGRect(centeredAt: position, size: size)
  }

  var transform: CATransform3D {
    get { layerGeometry?.transform ?? CATransform3DIdentity }
    nonmutating set {
      setGeometry(
        LayerGeometry(transform: newValue, anchorPoint: anchorPoint, isZoomed: isZoomed))
    }
  }

  /// Setting it leaves the untransformed frame where it is.
  var anchorPoint: CGPoint {
    get { layerGeometry?.anchorPoint ?? .middle }
    nonmutating set {
      setGeometry(
        LayerGeometry(transform: transform, anchorPoint: newValue, isZoomed: isZoomed))
    }
  }

  private var isZoomed: Bool { layerGeometry?.isZoomed ?? false }

  /// Scales the view from where its untransformed frame begins, and leaves that where it is.
  func zoom(to scale: CGFloat) {
    setGeometry(
      LayerGeometry(
        transform: CATransform3DMakeScale(scale, scale, 1), anchorPoint: anchorPoint,
        isZoomed: true))
  }

  private func setGeometry(_ geometry: LayerGeometry?) {
    if geometry == nil && rare == nil { return }
    makeRare().layerGeometry = geometry
  }
}

extension CATransform3D {
  var isIdentity: Bool { self == CATransform3DIdentity }

  /// What it does in the plane of the layer: scaling, turning and shearing, and the way along x and y.
  var affinePart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  init(_ transform: CGAffineTransform) {
    self = CATransform3DIdentity
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m41, m42) = (transform.tx, transform.ty)
  }
}

extension CGAffineTransform {
  var withoutTranslation: Self { Self(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

  /// The inverse, or `nil` if there is none.
  var inverse: Self? {
    let determinant = a * d - b * c
    return determinant == 0 || !determinant.isFinite ? nil : inverted()
  }
}

extension CGPoint {
  /// The anchor point of a layer that has none of its own.
  static var middle: CGPoint { CGPoint(x: 0.5, y: 0.5) }
}

extension CGRect {
  /// The smallest rectangle around the transformed one. A translation leaves the size as exact as it is.
  func box(under transform: CGAffineTransform) -> CGRect {
    // Nothing is nowhere, and has no corners to transform.
    if isNull { return self }
    let given = standardized
    let (x, y) = (given.origin.x, given.origin.y)
    let (width, height) = (given.size.width, given.size.height)
    return CGRect(
      x: min(transform.a * x, transform.a * (x + width))
        + min(transform.c * y, transform.c * (y + height)) + transform.tx,
      y: min(transform.b * x, transform.b * (x + width))
        + min(transform.d * y, transform.d * (y + height)) + transform.ty,
      width: abs(transform.a) * width + abs(transform.c) * height,
      height: abs(transform.b) * width + abs(transform.d) * height)
  }
}
