/// Numbers that a layout can calculate with. Beyond a billion points, sums would lose the small
/// numbers, and products might overflow.
extension Double {
  /// The largest number that a layout does not clamp.
  @inlinable public static var reach: Double { 1e9 }

  /// The number, clamped to ±``reach``. NaN becomes 0.
  @inlinable public var withinReach: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.reach), Self.reach)
  }
}
