public import Foundation

/// A transform in three dimensions. Layers store it, and layout ignores it.
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

  /// Makes the identity transform.
  ///
  ///     // CATransform3D() == CATransform3DIdentity
  public init() {}
}

/// The identity transform.
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

/// Returns a transform that translates.
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

/// Returns a transform that rotates around an axis.
///
///     let turn = CATransform3DMakeRotation(.pi, 0, 0, 1)
///     // abs(turn.m11 + 1) < 1e-9
///
/// - Parameters:
///   - angle: The angle, in radians.
///   - x: The x component of the axis.
///   - y: The y component of the axis.
///   - z: The z component of the axis. With an axis of length 0, the result is the identity.
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

/// Returns the transform that applies one transform first, and another one after it.
///
///     let both = CATransform3DConcat(
///       CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(10, 0, 0))
///     // both.m41 == 10
///
/// - Parameters:
///   - a: The transform to apply first.
///   - b: The transform to apply second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: left.map { row in
      (0..<4).map { column in zip(row, right).reduce(0) { $0 + $1.0 * $1.1[column] } }
    })
}

/// Returns the transform that applies a scaling first, and another transform after it.
///
///     let transform = CATransform3DScale(CATransform3DIdentity, 2, 1, 1)
///     // transform == CATransform3DMakeScale(2, 1, 1)
///
/// - Parameters:
///   - t: The other transform.
///   - sx: The factor along x.
///   - sy: The factor along y.
///   - sz: The factor along z.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that applies a translation first, and another transform after it.
///
///     let transform = CATransform3DTranslate(CATransform3DIdentity, 10, 0, 0)
///     // transform == CATransform3DMakeTranslation(10, 0, 0)
///
/// - Parameters:
///   - t: The other transform.
///   - tx: The distance along x, in points.
///   - ty: The distance along y, in points.
///   - tz: The distance along z, in points.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that applies a rotation first, and another transform after it.
///
///     let transform = CATransform3DRotate(CATransform3DIdentity, .pi, 0, 1, 0)
///     // transform == CATransform3DMakeRotation(.pi, 0, 1, 0)
///
/// - Parameters:
///   - t: The other transform.
///   - angle: The angle, in radians.
///   - x: The x component of the axis.
///   - y: The y component of the axis.
///   - z: The z component of the axis.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

extension CATransform3D {
  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  fileprivate init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}

/// Returns the transform in space that an affine one is.
///
///     let moved = CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 3, y: 4))
///     // moved.m41 == 3
///
/// - Parameter m: The affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var made = CATransform3DIdentity
  (made.m11, made.m12, made.m21, made.m22) = (m.a, m.b, m.c, m.d)
  (made.m41, made.m42) = (m.tx, m.ty)
  return made
}

/// Returns the affine transform that a transform in space is.
///
///     let scaled = CATransform3DMakeScale(2, 3, 1)
///     // CATransform3DGetAffineTransform(scaled) == CGAffineTransform(scaleX: 2, y: 3)
///
/// - Parameter t: The transform. Of one that is not affine, only the affine part is returned.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Returns whether a transform in space is affine.
///
///     // CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 4)) == false
///
/// - Parameter t: The transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns whether a transform in space is the identity.
///
///     // CATransform3DIsIdentity(CATransform3DIdentity) == true
///
/// - Parameter t: The transform.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms in space are equal.
///
///     let scaled = CATransform3DMakeScale(2, 3, 1)
///     // CATransform3DEqualToTransform(scaled, CATransform3DIdentity) == false
///
/// - Parameters:
///   - a: One transform.
///   - b: The other transform.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
