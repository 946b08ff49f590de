extension Solver.Simplex {
  /// Moves the duals along the row of the inverse. Reduced costs follow from the duals, so there is nothing else to
  /// update.
  mutating func updateDuals(
    _ candidate: Candidate, _ direction: Double, _ program: borrowing Program
  ) {
    let variable = Int(candidate.variable)
    var walk = levels(of: variable, program)
    // The levels are independent of each other once it is known which variable enters: on each, its reduced cost has to
    // become 0, also where it had the wrong sign, as it may on the level of a tie-break.
    while let next = nextReducedCost(&walk, variable, candidate.direction, program) {
      if next.cost != 0 {
        // The reduced cost divided by the entry of the row: after so much it is 0 on this level.
        let rise = direction * candidate.scale * next.cost
        let start = duals.makeStart(ofLevel: next.level)
        // Along the row of the inverse, the reduced costs of all other basic variables stay 0.
        for equation in inverseRow.indices.elements {
          duals[start + Int(equation)] += rise * inverseRow[equation]
        }
      }
      // Anew for each level: `makeStart` may have inserted one.
      walk = levels(below: next.level, of: variable, program)
    }
  }

  mutating func computeTieBreakDuals(
    ofLevels levels: ClosedRange<Int32>, _ program: borrowing Program
  ) {
    // c_B · B⁻¹, with c_B the slopes of the basic variables. Unlike those of priorities, these duals are not 0 from the
    // start: a basic variable may be a size.
    for level in levels {
      for position in 0..<equationCount {
        let slope = tieSlope(basis[position], level: level, program)
        if slope != 0 { factorization.add(slope, toPosition: Int32(position)) }
      }
      storeDuals(ofLevel: level)
    }
  }

  /// Solves for the duals of a level: the slopes of the basic variables have been added.
  mutating func storeDuals(ofLevel level: Int32) {
    factorization.solveTransposed(into: &inverseRow)
    let start = duals.makeStart(ofLevel: level)
    for equation in 0..<equationCount { duals[start + equation] = inverseRow[equation] }
  }
}
