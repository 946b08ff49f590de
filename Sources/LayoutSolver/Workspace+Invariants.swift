#if DEBUG
  // The mathematics of the last solve, looked at when each stage ends: later stages write over it.
  extension Solver.Workspace {
    /// The equalities that were substituted hold for any values of the roots.
    ///
    /// Their unknowns have to cancel in the substitution, and what is left has to be 0.
    mutating func checkSubstitution(_ model: borrowing Model) {
      // A row that contradicts others holds for no values.
      guard conflicts.isEmpty, unexplainedComponents.isEmpty else { return }
      let pending = Set(reducedRows.equalities.elements)
      for row in gathered.rows.elements
      where model.rows[row].isRequiredEquality
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
      let numbers =
        breakpointIndex(variable, 0)..<breakpointIndex(variable, breakpointCount(variable))
      if numbers.dropFirst().contains(where: {
        breakpoints[$0].position < breakpoints[$0 - 1].position
      }) {
        problems.append("its breakpoints are not in order")
      }
      if numbers.contains(where: {
        breakpoints[$0].position < range.lower || breakpoints[$0].position > range.upper
      }) {
        problems.append("a breakpoint lies outside of its range")
      }
      for index in slopeRange(variable) {
        let (level, slope) = (slopes[index].level, slopes[index].value)
        let expected = slopeOfPenalties(variable, onLevel: level, in: range)
        if abs(slope - expected) > 1e-7 * max(1, abs(expected)) {
          problems.append("level \(level) has \(slope), not \(expected)")
        }
      }
      for number in penaltiesOfVariables[variable] {
        let penalty = penalties[number]
        if penalty.variable != variable { problems.append("it has another one's penalty") }
        if !slopeRange(variable).contains(where: { slopes[$0].level == penalty.level }) {
          problems.append("level \(penalty.level) has no slope")
        }
      }
      return problems
    }

    /// The slope that a variable has in its piece, from the left end of the axis: each penalty, and each breakpoint
    /// that was crossed.
    private func slopeOfPenalties(
      _ variable: Int, onLevel level: Int32, in range: Solver.ValueRange
    ) -> Double {
      var slope = 0.0
      for number in penaltiesOfVariables[variable] where penalties[number].level == level {
        let penalty = penalties[number]
        slope += penalty.position <= range.lower ? penalty.above : -penalty.below
      }
      let crossed = breakpointIndex(variable, 0)..<breakpointIndex(variable, pieces[variable])
      for crossing in crossed where breakpoints[crossing].kind.level == level {
        slope += breakpoints[crossing].rise
      }
      return slope
    }
  }
#endif
