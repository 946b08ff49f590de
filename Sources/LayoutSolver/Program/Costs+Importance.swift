extension Solver.Costs {
  /// How much keeps a variable at its optimum: 0 for a required range, then the numbers of the
  /// levels, from 1; `.max` if it may leave on one side at no cost.
  func importance(_ variable: Int) -> Int32 {
    guard isAtBreakpoint[variable] else {
      let (lower, upper) = interval(variable)
      return lower == upper ? 0 : .max
    }
    return max(
      firstCostlyLevel(variable, direction: 1), firstCostlyLevel(variable, direction: -1))
  }

  /// The level of the first cost of leaving in the direction, from 1; 0 at the end of the range.
  private func firstCostlyLevel(_ variable: Int, direction: Double) -> Int32 {
    if isAtEnd(variable, towards: direction) { return 0 }
    return firstSlope(variable, direction).map { $0.level + 1 } ?? .max
  }
}
