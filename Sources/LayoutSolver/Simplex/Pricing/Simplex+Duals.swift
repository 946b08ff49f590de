extension Solver.Simplex {
  /// More levels than layouts have. Each takes a solve with the basis.
  private static var mostLevels: Int { 16 }

  /// Computes the duals anew from the slopes of the basic variables (BTRAN), one solve for each level, unless there are
  /// too many levels.
  mutating func recomputeDuals(_ program: borrowing Program) {
    // Only levels on which a basic variable has a slope have duals: on all others, the right side is 0.
    var levels: [Int32] = []
    for variable in basis.variables.elements where !program.costs.isAtBreakpoint[variable] {
      for index in program.costs.slopeRange(Int(variable)) {
        let slope = program.costs.slopes[index]
        if abs(slope.value) <= Solver.Costs.slopeTolerance || levels.contains(slope.level) {
          continue
        }
        levels.append(slope.level)
        if levels.count > Self.mostLevels { return }
      }
    }
    duals.reset(equationCount: equationCount)
    for level in levels {
      for position in 0..<equationCount where !program.costs.isAtBreakpoint[basis[position]] {
        for index in program.costs.slopeRange(basis[position])
        where program.costs.slopes[index].level == level {
          // A basic variable has the reduced cost 0: the duals times its column have to be its slope. One at a
          // breakpoint has never left its optimum, where 0 is a slope among others.
          factorization.add(program.costs.slopes[index].value, toPosition: Int32(position))
        }
      }
      storeDuals(ofLevel: level)
    }
  }
}
