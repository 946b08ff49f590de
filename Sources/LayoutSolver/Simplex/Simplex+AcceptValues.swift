extension Solver.Simplex {
  /// The reduced cost that a basic variable has in the piece that its value is in: 0 if its duals
  /// belong to that piece.
  struct DualChange {
    var position: Int
    var level: Int32
    var cost: Double
  }

  /// Tries whether the present values are optimal: whether all nonbasic variables are dual feasible
  /// with the duals that belong to the slopes at which the basic variables are.
  ///
  /// So it is when many optional rows are off, each on its own account. Steps would come to the same
  /// end one variable after the other.
  ///
  /// - Returns: Whether the values are optimal; if not, nothing changed.
  /// - Complexity: A solve for each level and a look at each nonbasic variable.
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
        changes.append(DualChange(position: position, level: level, cost: cost))
      }
    }
    if canStay {
      applyDualChanges(changes)
      canStay = areDualFeasible(program)
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

  /// Solves for the duals that make the reduced costs of the basic variables 0 (BTRAN), level by
  /// level.
  private mutating func applyDualChanges(_ changes: [DualChange]) {
    let changes = changes.sorted { $0.level < $1.level }
    var next = 0
    while next < changes.count {
      let level = changes[next].level
      while next < changes.count, changes[next].level == level {
        factorization.add(changes[next].cost, toPosition: Int32(changes[next].position))
        next += 1
      }
      factorization.solveTransposed(into: &inverseRow)
      let start = duals.makeStart(ofLevel: level)
      for equation in inverseRow.indices.elements {
        duals[start + Int(equation)] += inverseRow[equation]
      }
    }
  }

  /// Whether all nonbasic variables are dual feasible.
  private func areDualFeasible(_ program: borrowing Program) -> Bool {
    roots.elements.allSatisfy { isDualFeasible(Int($0), program) }
      && (0..<equationCount).allSatisfy {
        isDualFeasible(expressionVariable($0, program), program)
      }
  }

  private func isDualFeasible(_ variable: Int, _ program: borrowing Program) -> Bool {
    if isBasic(variable) { return true }
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
}
