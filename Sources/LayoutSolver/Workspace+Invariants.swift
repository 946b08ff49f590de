#if DEBUG
  // The mathematics of the last solve, looked at when each stage ends: later stages write over it.
  extension Solver.Workspace {
    /// The equalities that were substituted hold for any values of the roots.
    ///
    /// Their unknowns have to cancel in the substitution, and what is left has to be 0.
    mutating func checkSubstitution(_ model: borrowing Model) {
      // A row that contradicts others holds for no values.
      guard conflicts.isEmpty, unexplainedComponents.isEmpty else { return }
      let pending = Set(pendingEqualities.elements)
      for row in gathered.rows.elements
      where model.rows[row].isRequired && model.rows[row].relation == .equal
        && !excludedRows.contains(row) && !pending.contains(row)
      {
        substitution.reduce(
          model.terms, model.rows[row].termRange, constant: model.rows[row].constant)
        // Along a chain of rows errors of rounding add up, and multipliers carry them further.
        let scale = substitution.magnitude
        let rest = substitution.reduced.elements.reduce(abs(substitution.reducedConstant)) {
          $0 + ($1.magnitude > 1e3 ? 0 : abs($1.coefficient))
        }
        if rest > 1e-5 * max(1, scale) {
          problems.append("the substitution breaks row \(row) by \(rest)")
        }
      }
    }

    /// Slopes and breakpoints are what the penalties make of them, wherever the simplex went.
    mutating func checkCosts() {
      var listedCount = 0
      for variable in 0..<program.variableCount {
        listedCount += program.costs.penaltiesOfVariables[variable].count
        for problem in program.costs.problems(of: variable, in: program.ranges[variable]) {
          problems.append("the costs of variable \(variable): \(problem)")
        }
      }
      let count = program.costs.penalties.count
      if listedCount != count { problems.append("\(listedCount) of \(count) penalties are listed") }
    }
  }

  extension Solver.Costs {
    fileprivate func problems(of variable: Int, in range: Solver.ValueRange) -> [String] {
      var problems: [String] = []
      let all = (0..<breakpointCount(variable)).map { breakpoints[breakpointIndex(variable, $0)] }
      let positions = all.map(\.position)
      if !zip(positions, positions.dropFirst()).allSatisfy({ $0 <= $1 }) {
        problems.append("its breakpoints \(positions) are not in order")
      }
      if positions.contains(where: { $0 < range.lower || $0 > range.upper }) {
        problems.append("a breakpoint lies outside of its range")
      }
      // From the left end of the axis: each penalty, and each breakpoint that was crossed.
      var expected: [Int32: Double] = [:]
      for penalty in penaltiesOfVariables[variable].map({ penalties[$0] }) {
        if Int(penalty.variable) != variable { problems.append("it has another one's penalty") }
        let rise = penalty.position <= range.lower ? penalty.below + penalty.above : 0
        expected[penalty.level, default: 0] += rise - penalty.below
      }
      for breakpoint in all.prefix(Int(pieces[variable])) where breakpoint.level >= 0 {
        expected[breakpoint.level, default: 0] += breakpoint.rise
      }
      for (level, slope) in expected {
        let found = slopes.elements[
          Int(slopeStarts[variable])..<Int(slopeStarts[variable + 1])
        ].first { $0.level == level }
        if abs((found?.value ?? 0) - slope) > 1e-7 * max(1, abs(slope)) {
          problems.append("level \(level) has \(found?.value ?? 0), not \(slope)")
        }
      }
      return problems
    }
  }
#endif
