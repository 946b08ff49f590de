extension LayoutPriority {
  /// A priority that is stronger by a number of steps.
  ///
  /// Use it where two optional constraints of the same kind meet and one should give way.
  ///
  ///     button.widthAnchor.constrain(to: 320, prioritizeAs: .defaultHigh + 1)
  ///     // wins against what only holds at .defaultHigh, such as its own compression resistance
  ///
  /// - Parameters:
  ///   - priority: The priority to start from.
  ///   - steps: What to add to its raw value.
  /// - Returns: The priority, within 1 and 1000, whatever the steps. 1000 is required.
  /// - Precondition: The steps are a number.
  @inlinable
  public static func + (priority: LayoutPriority, steps: Float) -> LayoutPriority {
    precondition(!steps.isNaN, "The steps are nan. Pass a number.")
    return LayoutPriority(min(max(priority.rawValue + steps, 1), 1000))
  }

  /// A priority that is weaker by a number of steps.
  ///
  ///     label.trailingAnchor.constrain(to: view.trailingAnchor, prioritizeAs: .required - 1)
  ///     // holds before every other optional constraint, and gives way to what is required
  ///
  /// - Parameters:
  ///   - priority: The priority to start from.
  ///   - steps: What to take from its raw value.
  /// - Returns: The priority, within 1 and 1000, whatever the steps. 1000 is required.
  /// - Precondition: The steps are a number.
  @inlinable
  public static func - (priority: LayoutPriority, steps: Float) -> LayoutPriority {
    priority + -steps
  }
}
