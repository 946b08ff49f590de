extension Solver.Simplex {
  /// Moves the duals along the leaving variable's row as far as the candidate's ratio.
  mutating func updateDuals(
    _ candidate: Candidate, _ direction: Double, _ program: borrowing Program
  ) {
    let variable = Int(candidate.variable)
    var level: Int32 = -1
    while true {
      var walk = levels(below: level, of: variable, program)
      guard let next = nextReducedCost(&walk, variable, candidate.direction, program) else { break }
      if next.cost != 0 {
        let rise = direction * candidate.scale * next.cost
        let start = duals.makeStart(ofLevel: next.level)
        for equation in inverseRow.indices.elements {
          duals[start + Int(equation)] += rise * inverseRow[equation]
        }
      }
      level = next.level
    }
  }

  /// Computes the duals of the tie-breaks, which are not 0 from the start: a basic variable may be
  /// a size.
  mutating func computeTieBreakDuals(_ program: borrowing Program) {
    for level in [Self.sizeLevel, Self.boundLevel] {
      for position in 0..<equationCount {
        let slope = tieSlope(Int(basis[position]), level: level, program)
        if slope != 0 { factorization.add(slope, toPosition: Int32(position)) }
      }
      factorization.solveTransposed(into: &inverseRow)
      let start = duals.makeStart(ofLevel: level)
      for equation in 0..<equationCount { duals[start + equation] = inverseRow[equation] }
    }
  }

  /// Reports that a value cannot be brought back into its range, and lifts the end of a range that
  /// is in its way, or its own.
  mutating func reportConflict(
    _ leaving: Int, _ direction: Double, _ program: inout Program, _ conflict: (Proof) -> Int
  ) {
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
    let lifted = ends[conflict(proof)]
    program.costs.liftEnd(lifted.variable, lifted.direction)
  }

  /// What the dual of a basic variable has to rise by for the variable to stay where it is.
  struct DualChange {
    var position: Int
    var level: Int32
    var slope: Double
  }

  /// Tries whether the basic variables may stay where they are, each at the slope of its piece.
  ///
  /// - Returns: Whether they may; if not, nothing changed.
  /// - Complexity: A solve for each level and a look at each nonbasic variable. Steps would come to
  ///   the same end one variable after the other.
  mutating func acceptPresentValues(_ program: inout Program) -> Bool {
    savedDuals.copy(duals)
    var moved: [(variable: Int32, piece: Int32, isAtBreakpoint: Bool)] = []
    var changes: [DualChange] = []
    var canStay = true
    for position in 0..<equationCount {
      let variable = Int(basis[position])
      let state = (
        Int32(variable), program.costs.pieces[variable], program.costs.isAtBreakpoint[variable]
      )
      switch program.costs.follow(variable, to: program.values[variable]) {
      case .stays: continue
      case .isBeyondEnd: canStay = false
      case .moved: break
      }
      moved.append(state)
      guard canStay else { break }
      var walk = levels(of: variable, program)
      while let (level, cost) = nextReducedCost(&walk, variable, 1, program) {
        if cost == 0 { continue }
        changes.append(DualChange(position: position, level: level, slope: cost))
      }
    }
    if canStay {
      applyDualChanges(changes)
      canStay = nonbasicVariablesAgree(program)
    }
    if !canStay {
      swap(&duals, &savedDuals)
      for (variable, piece, isAtBreakpoint) in moved {
        program.costs.go(Int(variable), to: piece)
        program.costs.isAtBreakpoint[variable] = isAtBreakpoint
      }
    }
    return canStay
  }

  private mutating func applyDualChanges(_ changes: [DualChange]) {
    let changes = changes.sorted { $0.level < $1.level }
    var next = 0
    while next < changes.count {
      let level = changes[next].level
      while next < changes.count, changes[next].level == level {
        factorization.add(changes[next].slope, toPosition: Int32(changes[next].position))
        next += 1
      }
      factorization.solveTransposed(into: &inverseRow)
      let start = duals.makeStart(ofLevel: level)
      for equation in inverseRow.indices.elements {
        duals[start + Int(equation)] += inverseRow[equation]
      }
    }
  }

  private func nonbasicVariablesAgree(_ program: borrowing Program) -> Bool {
    for root in roots.elements where !agrees(Int(root), program) { return false }
    for equation in 0..<equationCount where !agrees(expressionVariable(equation, program), program)
    {
      return false
    }
    return true
  }

  private func agrees(_ variable: Int, _ program: borrowing Program) -> Bool {
    guard positions[variable] < 0 else { return true }
    let signs = reducedCostSigns(variable, program)
    return signs.below >= 0 && signs.above >= 0
  }
}

extension Solver.Costs {
  fileprivate enum Following {
    case stays
    case moved
    case isBeyondEnd
  }

  /// Goes to the piece that a value is in, unless the value is right where it is.
  fileprivate mutating func follow(_ variable: Int, to value: Double) -> Following {
    let slack = Solver.tolerance * max(1, abs(value))
    let (lower, upper) = interval(variable)
    if value >= lower - slack, value <= upper + slack { return .stays }
    let isAbove = value > upper
    if isAtBreakpoint[variable] {
      if isEnd(variable, pieces[variable], towards: isAbove ? 1 : -1) { return .isBeyondEnd }
      if isAbove { ascend(variable) }
      isAtBreakpoint[variable] = false
    }
    while true {
      let (lower, upper) = interval(variable)
      if isAbove, value > upper + slack {
        if isEnd(variable, pieces[variable], towards: 1) { return .isBeyondEnd }
        ascend(variable)
      } else if !isAbove, value < lower - slack {
        if isEnd(variable, pieces[variable] - 1, towards: -1) { return .isBeyondEnd }
        descend(variable)
      } else {
        return .moved
      }
    }
  }

  fileprivate mutating func go(_ variable: Int, to piece: Int32) {
    while pieces[variable] < piece { ascend(variable) }
    while pieces[variable] > piece { descend(variable) }
  }

  /// Lets values pass an end of the range.
  fileprivate mutating func liftEnd(_ variable: Int, _ direction: Double) {
    let breakpoint = direction > 0 ? breakpointCount(variable) - 1 : 0
    breakpoints[breakpointIndex(variable, breakpoint)].level = Self.liftedEnd
  }
}
