#if !canImport(CoreGraphics)
  public import Foundation

  /// A vector in the plane, such as a velocity.
  ///
  ///     let push = CGVector(dx: 0, dy: 4)
  ///     let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: push)
  ///     // timing.initialVelocity == push
  public struct CGVector: Hashable, Sendable {
    /// The distance to the right, in points.
    public var dx: CGFloat
    /// The distance down, in points.
    public var dy: CGFloat

    /// Makes a vector.
    ///
    ///     // CGVector(dx: 3, dy: 0).dx == 3
    ///
    /// - Parameters:
    ///   - dx: The distance to the right, in points.
    ///   - dy: The distance down, in points.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
      self.dx = dx
      self.dy = dy
    }

    /// The vector of zero.
    public static let zero = CGVector()
  }
#endif
