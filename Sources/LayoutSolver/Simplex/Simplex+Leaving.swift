extension Solver.Simplex {
  /// A basic variable that is primal infeasible: outside the piece of cost that its duals belong
  /// to.
  struct Leaving {
    /// How far it is off for the square of the length of its row of the inverse.
    var merit: Double
    /// The direction in which it is off.
    var direction: Double
    var position: Int32
    /// Whether it is beyond the end of its range.
    var isRequired: Bool

    static func precedes(_ first: Leaving, _ second: Leaving) -> Bool {
      if first.isRequired != second.isRequired { return first.isRequired }
      if first.merit != second.merit { return first.merit > second.merit }
      return first.position < second.position
    }
  }

  /// How far a value may be from where it belongs.
  static func slack(_ value: Double) -> Double {
    Solver.tolerance * max(1, abs(value))
  }

  /// The basic variable that is to leave: of those beyond their range, or else of all that are off,
  /// the one that is farthest off for the square of the length of its row of the inverse.
  ///
  /// The excess for the length is the excess in the space of the equations, where all variables are
  /// alike. (Dual steepest edge: J. Forrest and D. Goldfarb, "Steepest-edge simplex algorithms for
  /// linear programming", 1992; with P. Harris's estimates for the lengths, "Pivot selection
  /// methods of the Devex LP code", 1973.) A step takes the longer, the longer the row is: hence
  /// for the length once more. So a variable that hangs together with everything else waits for
  /// those that are off on their own account.
  ///
  /// - Complexity: A look at every position whose variable moved since the last time. The others
  ///   are where they were in the queue, but for their weights, which may have grown.
  mutating func chooseLeaving(_ program: borrowing Program) -> Leaving? {
    updateInfeasibilities(program)
    while let first = infeasibilities.first {
      let current = leaving(first.position, program)
      if let current, current.merit == first.merit { return current }
      _ = infeasibilities.removeFirst(by: Leaving.precedes)
      if let current { infeasibilities.insert(current, by: Leaving.precedes) }
    }
    return nil
  }

  /// Looks which positionsToCheck are off.
  mutating func updateInfeasibilities(_ program: borrowing Program) {
    while let position = positionsToCheck.popLast() {
      isToBeChecked[position] = false
      if let candidate = leaving(position, program) {
        infeasibilities.insert(candidate, by: Leaving.precedes)
      }
    }
  }

  /// Has a position looked at when the next variable is to leave.
  mutating func recheck(_ position: Int32) {
    guard !isToBeChecked[position] else { return }
    isToBeChecked[position] = true
    positionsToCheck.append(position)
  }

  mutating func recheckAll() {
    infeasibilities.removeAll()
    for position in 0..<Int32(equationCount) { recheck(position) }
  }

  /// The basic variable at a position, if it is primal infeasible.
  func leaving(_ position: Int32, _ program: borrowing Program) -> Leaving? {
    let variable = Int(basis[position])
    let value = program.values[variable]
    let (lower, upper) = program.costs.interval(variable)
    let excess = max(value - upper, lower - value)
    guard excess > Self.slack(value) else { return nil }
    let direction: Double = value > upper ? 1 : -1
    return Leaving(
      merit: excess / weights[position], direction: direction, position: position,
      isRequired: program.costs.isBeyondEnd(variable, value, direction))
  }

  /// A row that is longer by more than this should have waited.
  private static var largestUnderestimate: Double { 4 }

  /// Computes the position's row of the inverse.
  ///
  /// - Returns: Whether it is about as long as was thought when the position was chosen.
  mutating func computeInverseRow(_ position: Int32) -> Bool {
    factorization.add(1, toPosition: position)
    factorization.solveTransposed(into: &inverseRow)
    var weight = 0.0
    for equation in inverseRow.indices.elements {
      weight += inverseRow[equation] * inverseRow[equation]
    }
    weight = Self.limited(weight)
    let estimate = weights[position]
    weights[position] = weight
    return weight <= Self.largestUnderestimate * estimate
  }

  /// Estimates the weights after an exchange: where the rows had something in common, the longer
  /// one counts.
  mutating func updateWeights(leaving position: Int) {
    let pivot = column[position]
    let weight = weights[position] / (pivot * pivot)
    for other in column.indices.elements {
      weights[other] = max(weights[other], Self.limited(column[other] * column[other] * weight))
    }
    weights[position] = max(1, Self.limited(weight))
  }

  /// The weight, or the largest that makes sense. Estimates multiply, and may leave all bounds.
  private static func limited(_ weight: Double) -> Double {
    let largest = 1e100
    return weight < largest ? weight : largest
  }
}
