#if !canImport(CoreGraphics)
  public import Foundation

  extension CGRect {
    /// Returns whether two rectangles are equal. Use `==` in new code.
    ///
    ///     // CGRect(x: 0, y: 0, width: 1, height: 1).equalTo(.zero) == false
    ///
    /// - Parameter rect2: The other rectangle.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }

  extension CGPoint {
    /// Returns whether two points are equal. Use `==` in new code.
    ///
    ///     // CGPoint(x: 1, y: 2).equalTo(.zero) == false
    ///
    /// - Parameter point2: The other point.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Returns whether two sizes are equal. Use `==` in new code.
    ///
    ///     // CGSize(width: 1, height: 2).equalTo(.zero) == false
    ///
    /// - Parameter size2: The other size.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  // Foundation hands these on from Core Foundation on Apple's platforms.

  /// An interval in seconds.
  public typealias CFTimeInterval = Double

  /// A point in time: the seconds since the beginning of 2001, in UTC.
  public typealias CFAbsoluteTime = CFTimeInterval

  /// Returns the present time.
  ///
  ///     let start = CFAbsoluteTimeGetCurrent()
  ///     // CFAbsoluteTimeGetCurrent() >= start
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
#endif
