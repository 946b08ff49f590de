public import Foundation

/// How a change takes its course in time. It is stored: nothing is animated here.
///
///     let fade = CABasicAnimation(keyPath: "opacity")
///     fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// Makes a course by its name.
  ///
  ///     CAMediaTimingFunction(name: .easeInEaseOut)
  ///
  /// - Parameter name: The name. It is not kept.
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }

  /// Makes a course by the two control points of a curve.
  ///
  ///     CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)
  ///
  /// - Parameters:
  ///   - c1x: The first point's time.
  ///   - c1y: The first point's progress.
  ///   - c2x: The second point's time.
  ///   - c2y: The second point's progress.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init()
  }
}

/// The name of a course in time.
///
/// ``CAMediaTimingFunction/init(name:)`` takes it.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow in the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and in the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system has it.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What shows before an animation begins and after it has ended.
///
/// ``CAAnimation/fillMode`` takes it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value shows before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing of it.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Returns the time that animations count by, in seconds since the system was started.
///
///     let fade = CABasicAnimation(keyPath: "opacity")
///     fade.beginTime = CACurrentMediaTime() + 1
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
