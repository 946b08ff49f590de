extension Solver.Simplex {
  /// Takes a variable out of the basis, or finds one of a new part, about which nothing is known.
  @inline(__always)
  mutating func makeNonbasic(_ variable: Int) {
    positions[variable] = -1
    holds.forget(variable)
  }

  /// Forgets the holds of all variables of the part.
  mutating func forgetHolds(_ program: borrowing Program) {
    for root in roots.elements { holds.forget(Int(root)) }
    for equation in 0..<equationCount { holds.forget(formVariable(equation, program)) }
  }

  /// Forgets the holds that may not last when the prices of a level change by a multiple of the row of
  /// the inverse.
  mutating func forgetHolds(at level: Int32, _ program: borrowing Program) {
    guard let highest = prices.nextLevel(after: -1), level <= highest else { return }
    if level < highest {
      forgetHolds(program)
    } else {
      for variable in tableauRow.variables.elements { holds.forget(Int(variable)) }
    }
  }

  /// What keeps a variable from sliding, by its price if it is not at the end of its range.
  ///
  /// - Note: Tie-breaks hold nobody. Their prices are computed anew between steps.
  @inline(__always)
  func hold(_ price: Price) -> Holds.Hold {
    guard price.value > 0, let highest = prices.nextLevel(after: -1), price.level <= highest,
      !Self.isTieLevel(highest)
    else { return .none }
    return .highestLevel
  }

  /// What keeps a nonbasic variable from sliding in a direction.
  func hold(_ variable: Int, _ direction: Double, _ program: borrowing Program) -> Holds.Hold {
    if program.costs.isAtEnd(variable, towards: direction) { return .end }
    return hold(event(variable, direction, 1, program).price)
  }
}
