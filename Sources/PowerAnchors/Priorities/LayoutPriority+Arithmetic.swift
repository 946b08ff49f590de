// Each kit has these operators for a protocol of its own, without the bounds. In an extension of that
// protocol for priorities alone, these win over the kit's, and a client's own win over both. On the type
// itself, they would be ambiguous beside a client's global operators and those for other numbers.
extension _NumericRawRepresentable where Self == LayoutPriority {
  /// Returns a priority that is higher by a number of steps.
  ///
  /// Use it if one of two similar optional constraints should take precedence over the other.
  ///
  ///     button.widthAnchor.constrain(to: 320, prioritizeAs: .defaultHigh + 1)
  ///     // takes precedence over constraints at .defaultHigh, such as compression resistance
  ///
  /// - Parameters:
  ///   - priority: The priority to start from.
  ///   - steps: The number to add to the raw value.
  /// - Returns: The priority, clamped to 1 through 1000. 1000 is required.
  /// - Precondition: The steps are not NaN.
  @inlinable
  public static func + (priority: Self, steps: Float) -> Self {
    precondition(!steps.isNaN, "The steps are nan. Pass a number.")
    return LayoutPriority(min(max(priority.rawValue + steps, 1), 1000))
  }

  /// Returns a priority that is lower by a number of steps.
  ///
  ///     label.trailingAnchor.constrain(to: view.trailingAnchor, prioritizeAs: .required - 1)
  ///     // takes precedence over all other optional constraints, but not over required ones
  ///
  /// - Parameters:
  ///   - priority: The priority to start from.
  ///   - steps: The number to subtract from the raw value.
  /// - Returns: The priority, clamped to 1 through 1000. 1000 is required.
  /// - Precondition: The steps are not NaN.
  @inlinable
  public static func - (priority: Self, steps: Float) -> Self {
    priority + -steps
  }

  /// Raises a priority by a number of steps, to 1000 at most.
  ///
  /// - Precondition: The steps are not NaN.
  @inlinable
  public static func += (priority: inout Self, steps: Float) {
    priority = priority + steps
  }

  /// Lowers a priority by a number of steps, to 1 at least.
  ///
  /// - Precondition: The steps are not NaN.
  @inlinable
  public static func -= (priority: inout Self, steps: Float) {
    priority = priority - steps
  }
}
