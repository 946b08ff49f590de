public import Foundation

/// The pace of an animation. Nothing is animated here.
///
///     let fade = CABasicAnimation(keyPath: "opacity")
///     fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// Makes a timing function from a name.
  ///
  ///     CAMediaTimingFunction(name: .easeInEaseOut)
  ///
  /// - Parameter name: The name. It is not kept.
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }

  /// Makes a timing function from the two control points of a cubic Bézier curve.
  ///
  ///     CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)
  ///
  /// - Parameters:
  ///   - c1x: The time of the first point.
  ///   - c1y: The progress of the first point.
  ///   - c2x: The time of the second point.
  ///   - c2y: The progress of the second point.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init()
  }
}

/// The name of a timing function.
///
/// ``CAMediaTimingFunction/init(name:)`` takes it.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same speed from beginning to end.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What a layer shows before an animation begins and after it has ended.
///
/// ``CAAnimation/fillMode`` takes it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value, after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value, before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before the beginning, and the last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The value without the animation.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Returns the time that animations are based on, in seconds since the system started.
///
///     let fade = CABasicAnimation(keyPath: "opacity")
///     fade.beginTime = CACurrentMediaTime() + 1
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
