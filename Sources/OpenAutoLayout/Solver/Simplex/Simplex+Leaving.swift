extension LayoutSolver.Simplex {
  /// A basic variable that is not where its prices want it.
  struct Leaving {
    var position: Int
    /// The direction in which it is off, and how far.
    var direction: Double
    var excess: Double
    /// Whether it is beyond the end of its range.
    var isRequired: Bool
  }

  /// How far a value may be from where it belongs.
  static func slack(_ value: Double) -> Double {
    LayoutSolver.tolerance * max(1, abs(value))
  }

  /// The basic variable that is to leave: of those beyond their range, or else of all that are off,
  /// the one that is farthest off for the length of its row of the inverse.
  ///
  /// That measures the excess in the space of the equations, where all variables are alike, and a
  /// variable that hangs together with everything else waits for those that are off on their own
  /// account. (Dual steepest edge: J. Forrest and D. Goldfarb, "Steepest-edge simplex algorithms for
  /// linear programming", 1992; with P. Harris's estimates for the lengths, "Pivot selection methods
  /// of the Devex LP code", 1973.)
  func chooseLeaving(_ program: borrowing Program) -> Leaving? {
    var chosen: Leaving?
    var largest = 0.0
    for position in 0..<equationCount {
      guard let candidate = leaving(position, program) else { continue }
      let merit = candidate.excess * candidate.excess / weights[position]
      if let chosen {
        if chosen.isRequired && !candidate.isRequired { continue }
        if chosen.isRequired == candidate.isRequired, merit <= largest { continue }
      }
      chosen = candidate
      largest = merit
    }
    return chosen
  }

  /// The basic variable at a position, if it is off where its prices want it.
  @inline(__always)
  func leaving(_ position: Int, _ program: borrowing Program) -> Leaving? {
    let variable = Int(basis[position])
    let value = program.values[variable]
    let (lower, upper) = program.costs.interval(variable)
    let excess = max(value - upper, lower - value)
    guard excess > Self.slack(value) else { return nil }
    let direction: Double = value > upper ? 1 : -1
    return Leaving(
      position: position, direction: direction, excess: excess,
      isRequired: program.costs.isBeyondEnd(variable, value, direction))
  }

  /// Computes the position's row of the inverse.
  ///
  /// - Returns: Whether it is about as long as was thought when the position was chosen.
  mutating func computeInverseRow(_ position: Int) -> Bool {
    rightSide.reset(to: 0, count: equationCount)
    rightSide[position] = 1
    factorization.solveTransposed(&rightSide, into: &inverseRow)
    inverseRowEquations.removeAll()
    var weight = 0.0
    for equation in 0..<equationCount {
      let share = inverseRow[equation]
      if share != 0 {
        inverseRowEquations.append(Int32(equation))
        weight += share * share
      }
    }
    let estimate = weights[position]
    weights[position] = weight
    return weight <= 4 * estimate
  }

  /// Estimates the weights after an exchange: where the rows had something in common, the longer one
  /// counts.
  mutating func updateWeights(leaving position: Int) {
    let pivot = column[position]
    let weight = weights[position] / (pivot * pivot)
    for other in columnPositions.elements {
      weights[other] = max(weights[other], column[other] * column[other] * weight)
    }
    weights[position] = max(1, weight)
  }
}
