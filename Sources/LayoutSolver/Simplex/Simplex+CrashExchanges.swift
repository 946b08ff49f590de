extension Solver.Simplex {
  /// Completes the crash basis: expressions whose optimum is an end of their range, and that came out
  /// beyond it, become nonbasic, each in exchange for the root of the smallest ratio, those first that are
  /// farthest beyond.
  ///
  /// That is what the first steps would do one by one, blind to each other. All duals are still 0
  /// and every nonbasic variable is at its optimum, so any such exchange keeps dual feasibility.
  ///
  /// Not the optional ones that are only off their optimum: where there is too little room for all heights
  /// to be equal, that ties all of them together, and rows of the tableau as long as the layout have
  /// to take them apart again.
  mutating func crashViolatedExpressions(_ program: inout Program) {
    for _ in 0..<Self.crashRounds {
      updateInfeasibilities(program)
      while let violated = infeasibilities.removeFirst(by: Leaving.precedes) {
        crash(violated, &program)
      }
      if positionsToCheck.isEmpty { break }
      refactor(&program)
    }
    recheckAll()
  }

  /// How many rounds of exchanges there are at most.
  private static let crashRounds = 4

  private mutating func crash(_ violated: Leaving, _ program: inout Program) {
    let expression = Int(basis[violated.position])
    // An expression that stands for a root has no equation here.
    guard violated.isRequired, program.costs.isAtBreakpoint[expression],
      expression >= program.rootCount,
      equation(of: expression - program.rootCount) != nil,
      let root = cheapestRoot(of: expression, violated.direction, program)
    else { return }
    program.values[expression] = program.costs.position(expression)
    program.costs.optimize(root)
    basis[violated.position] = Int32(root)
    positions[root] = violated.position
    makeNonbasic(expression)
    recheck(violated.position)
  }

  /// The longest expression whose root is chosen ahead. In longer ones many roots flip together.
  private static let longestCrashed = 8

  /// The nonbasic root that makes up for the expression's excess at the smallest ratio, if that is
  /// less than the expression's own, and no other root of the expression is on the move already.
  private func cheapestRoot(
    of expression: Int, _ direction: Double, _ program: borrowing Program
  ) -> Int? {
    let range = program.summands(ofExpression: expression - program.rootCount)
    guard range.count <= Self.longestCrashed else { return nil }
    var chosen: Int?
    var least = program.costs.firstCost(expression, direction)
    for index in range {
      let summand = program.summands[index]
      let root = Int(summand.variable)
      let flip = summand.coefficient > 0 ? -direction : direction
      if isBasic(root), isToBeChecked[positions[root]] { return nil }
      guard !isBasic(root), !program.costs.isAtEnd(root, towards: flip) else { continue }
      var cost = program.costs.firstCost(root, flip)
      cost.value /= abs(summand.coefficient)
      if cost < least {
        least = cost
        chosen = root
      }
    }
    return chosen
  }
}

extension Solver.Costs {
  /// The cost of leaving the optimum in a direction, on the first level that has one.
  fileprivate func firstCost(
    _ variable: Int, _ direction: Double
  ) -> Solver.Simplex.Ratio {
    if isAtEnd(variable, towards: direction) { return .init(value: .infinity, level: -1) }
    return firstSlope(variable, direction).map {
      .init(value: $0.value * direction, level: $0.level)
    } ?? .init()
  }
}
