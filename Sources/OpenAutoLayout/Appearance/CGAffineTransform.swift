#if !canImport(CoreGraphics)
  public import Foundation

  /// An affine transform of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  ///
  ///     card.transform = CGAffineTransform(translationX: 0, y: 20).scaledBy(x: 0.9, y: 0.9)
  ///     // card.transform.ty == 20
  public struct CGAffineTransform: Equatable, Sendable {
    /// The factor of x in x'.
    public var a: CGFloat
    /// The factor of x in y'.
    public var b: CGFloat
    /// The factor of y in x'.
    public var c: CGFloat
    /// The factor of y in y'.
    public var d: CGFloat
    /// The translation along x, in points.
    public var tx: CGFloat
    /// The translation along y, in points.
    public var ty: CGFloat

    /// Makes a transform from its six numbers.
    ///
    ///     let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    ///     // mirror == CGAffineTransform(scaleX: -1, y: 1)
    ///
    /// - Parameters:
    ///   - a: The factor of x in x'.
    ///   - b: The factor of x in y'.
    ///   - c: The factor of y in x'.
    ///   - d: The factor of y in y'.
    ///   - tx: The translation along x, in points.
    ///   - ty: The translation along y, in points.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Makes the identity transform.
    ///
    ///     // CGAffineTransform().isIdentity == true
    public init() {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Makes a translation.
    ///
    ///     card.transform = CGAffineTransform(translationX: 10, y: 0)
    ///     // card.transform.tx == 10
    ///
    /// - Parameters:
    ///   - tx: The distance along x, in points.
    ///   - ty: The distance along y, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a scaling.
    ///
    ///     card.transform = CGAffineTransform(scaleX: 2, y: 2)
    ///     // card.transform.d == 2
    ///
    /// - Parameters:
    ///   - sx: The factor along x.
    ///   - sy: The factor along y.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a rotation.
    ///
    ///     let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    ///     // quarter.b == 1
    ///
    /// - Parameter angle: The angle in radians, clockwise on a screen.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The identity transform.
    public static let identity = CGAffineTransform()

    /// Whether this is the identity transform.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that applies this one first, and another one after it.
    ///
    ///     let move = CGAffineTransform(translationX: 10, y: 0)
    ///     let both = move.concatenating(CGAffineTransform(scaleX: 2, y: 2))
    ///     // both.tx == 20
    ///
    /// - Parameter other: The other transform.
    public func concatenating(_ other: Self) -> Self {
      Self(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the transform that applies a translation first, and this one after it.
    ///
    ///     let doubled = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    ///     // doubled.tx == 20
    ///
    /// - Parameters:
    ///   - x: The distance along x, in points.
    ///   - y: The distance along y, in points.
    public func translatedBy(x: CGFloat, y: CGFloat) -> Self {
      Self(translationX: x, y: y).concatenating(self)
    }

    /// Returns the transform that applies a scaling first, and this one after it.
    ///
    ///     let moved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    ///     // moved.tx == 10
    ///
    /// - Parameters:
    ///   - x: The factor along x.
    ///   - y: The factor along y.
    public func scaledBy(x: CGFloat, y: CGFloat) -> Self {
      Self(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the transform that applies a rotation first, and this one after it.
    ///
    ///     let half = CGAffineTransform.identity.rotated(by: .pi)
    ///     // half.a == -1
    ///
    /// - Parameter angle: The angle in radians, clockwise on a screen.
    public func rotated(by angle: CGFloat) -> Self {
      Self(rotationAngle: angle).concatenating(self)
    }
  }
#endif
