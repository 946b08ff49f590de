extension Solver.Costs {
  /// How much keeps a variable at its optimum, the most first.
  struct Importance: Comparable {
    private var code: Int32

    /// It is required.
    static var required: Importance { Importance(code: 0) }
    /// Leaving costs on this level, to one side at least.
    static func level(_ level: Int32) -> Importance { Importance(code: level + 1) }
    /// It may leave on one side at no cost.
    static var none: Importance { Importance(code: .max) }

    static func < (first: Importance, second: Importance) -> Bool { first.code < second.code }
  }

  func importance(_ variable: Int) -> Importance {
    guard isAtBreakpoint[variable] else {
      let (lower, upper) = interval(variable)
      return lower == upper ? .required : .none
    }
    // The cheaper side counts: that is where it leaves.
    return max(costOfLeaving(variable, direction: 1), costOfLeaving(variable, direction: -1))
  }

  private func costOfLeaving(_ variable: Int, direction: Double) -> Importance {
    if isAtEnd(variable, towards: direction) { return .required }
    return firstSlope(variable, direction).map { .level($0.level) } ?? .none
  }
}
