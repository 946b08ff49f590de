extension Solver.Simplex {
  /// Reports that a value cannot be brought back into its range, and lifts the end of a range that keeps it out, or its
  /// own.
  mutating func reportConflict(
    _ leaving: Int, _ direction: Double, _ program: inout Program, _ conflict: (Proof) -> Int
  ) {
    // The row of the tableau says leaving + Σ share · variable = 0. Each of them is at the end of its range that makes
    // up for the leaving one, which is still off. So the ends, each times its share, contradict each other (Farkas'
    // lemma).
    var ends = [(variable: leaving, direction: direction)]
    var proof = [(bound: program.ranges[leaving].source(towards: direction), share: 1.0)]
    for variable in tableauRow.variables.elements {
      let share = tableauRow[Int(variable)]
      if share != 0 {
        ends.append((Int(variable), share > 0 ? direction : -direction))
        let range = program.ranges[variable]
        proof.append((range.source(towards: share > 0 ? direction : -direction), share))
      }
    }
    // The steps go on without one of the ends, and may find more conflicts. Any of the ends would do. The caller knows
    // which row is to give way.
    let lifted = ends[conflict(proof)]
    program.costs.liftEnd(lifted.variable, lifted.direction)
  }
}

extension Solver.Costs {
  fileprivate mutating func liftEnd(_ variable: Int, _ direction: Double) {
    let breakpoint = direction > 0 ? breakpointCount(variable) - 1 : 0
    breakpoints[breakpointIndex(variable, breakpoint)].kind = .liftedEnd
  }
}
