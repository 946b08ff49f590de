public import Foundation

/// A distance across and down, above all a velocity.
///
///     let push = CGVector(dx: 0, dy: 4)
///     let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: push)
///     // timing.initialVelocity == push
public struct CGVector: Hashable, Sendable {
  /// How far to the right.
  public var dx: CGFloat
  /// How far down.
  public var dy: CGFloat

  /// Makes a distance.
  ///
  ///     // CGVector(dx: 3, dy: 0).dx == 3
  ///
  /// - Parameters:
  ///   - dx: How far to the right.
  ///   - dy: How far down.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// No distance.
  public static let zero = CGVector()
}
