extension Solver.Simplex {
  /// Takes a variable out of the basis, or finds one of a new component, about which nothing is
  /// known.
  @inline(__always)
  mutating func makeNonbasic(_ variable: Int) {
    positions[variable] = -1
    holds.forget(variable)
  }

  /// Forgets the holds of all variables of the component.
  mutating func forgetHolds(_ program: borrowing Program) {
    for root in roots.elements { holds.forget(Int(root)) }
    for equation in 0..<equationCount { holds.forget(expressionVariable(equation, program)) }
  }

  /// Forgets the holds that may not last when the duals of a level change by a multiple of the row
  /// of the inverse.
  mutating func forgetHolds(at level: Int32, _ program: borrowing Program) {
    guard let highest = duals.nextLevel(after: -1), level <= highest else { return }
    if level < highest {
      forgetHolds(program)
    } else {
      for variable in tableauRow.variables.elements { holds.forget(Int(variable)) }
    }
  }

  /// What keeps a variable from flipping, by its ratio if it is not at the end of its range.
  ///
  /// - Note: Tie-breaks hold no variable. Their duals are computed anew between steps.
  @inline(__always)
  func hold(_ ratio: Ratio) -> Holds.Hold {
    guard ratio.value > 0, let highest = duals.nextLevel(after: -1), ratio.level <= highest,
      !Self.isTieLevel(highest)
    else { return .none }
    return .highestLevel
  }

  /// What keeps a nonbasic variable from flipping in a direction.
  func hold(_ variable: Int, _ direction: Double, _ program: borrowing Program) -> Holds.Hold {
    if program.costs.isAtEnd(variable, towards: direction) { return .end }
    return hold(candidate(variable, direction, 1, program).ratio)
  }
}
