public import Foundation

/// A transform in space. It is stored: layout ignores it, and nothing is drawn.
///
///     card.layer.transform = CATransform3DMakeScale(1.1, 1.1, 1)
///     // card.layer.transform.m11 == 1.1
public struct CATransform3D: Equatable, Sendable {
  /// Row 1 of the matrix.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// Row 2 of the matrix.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  /// Row 3 of the matrix.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  /// Row 4 of the matrix.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// Makes the transform that changes nothing.
  public init() {}
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Returns a transform that scales.
///
///     // CATransform3DMakeScale(1, 1, 1) == CATransform3DIdentity
///
/// - Parameters:
///   - sx: The factor along x.
///   - sy: The factor along y.
///   - sz: The factor along z.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Returns a transform that moves.
///
///     // CATransform3DMakeTranslation(0, 0, 0) == CATransform3DIdentity
///
/// - Parameters:
///   - tx: The distance along x, in points.
///   - ty: The distance along y, in points.
///   - tz: The distance along z, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Returns a transform that turns around an axis.
///
///     let turn = CATransform3DMakeRotation(.pi, 0, 0, 1)
///     // abs(turn.m11 + 1) < 1e-9
///
/// - Parameters:
///   - angle: How far, in radians.
///   - x: The axis along x.
///   - y: The axis along y.
///   - z: The axis along z. An axis without a length turns nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  if length == 0 { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
  let rest = 1 - cosine
  var turn = CATransform3DIdentity
  (turn.m11, turn.m12, turn.m13) = (
    cosine + rest * x * x, rest * x * y + sine * z, rest * x * z - sine * y
  )
  (turn.m21, turn.m22, turn.m23) = (
    rest * x * y - sine * z, cosine + rest * y * y, rest * y * z + sine * x
  )
  (turn.m31, turn.m32, turn.m33) = (
    rest * x * z + sine * y, rest * y * z - sine * x, cosine + rest * z * z
  )
  return turn
}
