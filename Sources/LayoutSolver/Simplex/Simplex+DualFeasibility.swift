extension Solver.Simplex {
  /// More levels than layouts have. Each takes a solve with the basis.
  private static var mostLevels: Int { 16 }

  /// Computes the duals of the basis, flips every nonbasic variable to where its reduced costs are
  /// feasible, and computes the values.
  ///
  /// - Precondition: The basis is factored.
  /// - Returns: Whether all reduced costs are feasible. If not, values are left undone.
  mutating func makeDualFeasible(_ program: inout Program) -> Bool {
    guard computeDuals(program) else { return false }
    for index in 0..<variableCount {
      let variable = variable(at: index, program)
      if isBasic(variable) { continue }
      guard makeDualFeasible(variable, &program) else { return false }
      program.values[variable] = program.restValue(variable)
    }
    computeBasicValues(&program)
    return true
  }

  /// Computes the duals from the slopes of the basic variables (BTRAN), one solve for each level.
  ///
  /// - Returns: Whether there are few enough levels.
  mutating func computeDuals(_ program: borrowing Program) -> Bool {
    var levels: [Int32] = []
    for variable in basis.elements where !program.costs.isAtBreakpoint[variable] {
      for index in program.costs.slopeRange(Int(variable)) {
        let slope = program.costs.slopes[index]
        if abs(slope.value) <= Solver.Costs.slopeTolerance || levels.contains(slope.level) {
          continue
        }
        levels.append(slope.level)
        if levels.count > Self.mostLevels { return false }
      }
    }
    duals.reset(equationCount: equationCount)
    for level in levels {
      for position in basis.indices where !program.costs.isAtBreakpoint[basis[position]] {
        for index in program.costs.slopeRange(Int(basis[position]))
        where program.costs.slopes[index].level == level {
          factorization.add(program.costs.slopes[index].value, toPosition: Int32(position))
        }
      }
      storeDuals(ofLevel: level)
    }
    return true
  }

  /// Flips a nonbasic variable to the breakpoint where its reduced costs are feasible.
  ///
  /// - Returns: Whether it has one.
  func makeDualFeasible(_ variable: Int, _ program: inout Program) -> Bool {
    while true {
      let signs = reducedCostSigns(variable, program)
      if signs.below >= 0, signs.above >= 0 { return true }
      let next = program.costs.pieces[variable] + (signs.above < 0 ? 1 : -1)
      guard program.costs.isAtBreakpoint[variable],
        next >= 0, next < program.costs.breakpointCount(variable)
      else { return false }
      program.costs.move(variable, toPiece: next, isAtBreakpoint: true)
    }
  }
}
