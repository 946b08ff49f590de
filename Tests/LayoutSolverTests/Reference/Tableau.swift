/// The textbook's simplex tableau: minimizes over { x ≥ 0 : A x = b }, in exact numbers.
///
/// Dense, and by Bland's rule, which cannot cycle: to be checked by reading, not to be fast.
struct Tableau {
  /// One equation: Σ coefficient · variable = constant.
  struct Equation {
    var coefficients: [(variable: Int, coefficient: Rational)]
    var constant: Rational
  }

  /// B⁻¹A, one array for each basic variable.
  private var rows: [[Rational]]
  /// B⁻¹b, never negative.
  private var values: [Rational]
  /// The basic variable of each row.
  private var basis: [Int]
  /// The variables that have to stay at zero. They are never basic.
  private var isHeldAtZero: [Bool]
  /// The last objective's costs, less what the basic variables account for.
  private var reducedCosts: [Rational] = []

  /// Finds a first solution; `nil` if there is none.
  init?(_ equations: [Equation], variableCount: Int) throws(Rational.Overflow) {
    // Phase one: one artificial variable for each equation, and the least sum of them.
    let width = variableCount + equations.count
    rows = []
    values = []
    for (index, equation) in equations.enumerated() {
      let isNegative = equation.constant < 0
      var row = [Rational](repeating: 0, count: width)
      for (variable, coefficient) in equation.coefficients {
        row[variable] = try row[variable] + (isNegative ? -coefficient : coefficient)
      }
      row[variableCount + index] = 1
      rows.append(row)
      values.append(equation.constant.magnitude)
    }
    basis = Array(variableCount..<width)
    isHeldAtZero = [Bool](repeating: false, count: width)
    let costs = (0..<width).map { $0 < variableCount ? Rational.zero : 1 }
    guard try minimize(costs) == .zero else { return nil }
    try removeArtificials(from: variableCount)
  }

  private mutating func removeArtificials(from variableCount: Int) throws(Rational.Overflow) {
    for row in rows.indices.reversed() where basis[row] >= variableCount {
      if let column = (0..<variableCount).first(where: { !rows[row][$0].isZero }) {
        try pivot(row: row, column: column)
      } else {
        // The equation follows from the others.
        rows.remove(at: row)
        values.remove(at: row)
        basis.remove(at: row)
      }
    }
    for row in rows.indices { rows[row].removeSubrange(variableCount...) }
    isHeldAtZero.removeSubrange(variableCount...)
    reducedCosts = []
  }

  /// The least Σ cost · variable, or `nil` if there is no least.
  mutating func minimize(_ costs: [Rational]) throws(Rational.Overflow) -> Rational? {
    reducedCosts = costs
    for row in rows.indices where !costs[basis[row]].isZero {
      for column in costs.indices where !rows[row][column].isZero {
        reducedCosts[column] =
          try reducedCosts[column] - costs[basis[row]] * rows[row][column]
      }
    }
    while let entering = reducedCosts.indices.first(where: {
      reducedCosts[$0] < 0 && !isHeldAtZero[$0]
    }) {
      guard let leaving = try leavingRow(for: entering) else { return nil }
      try pivot(row: leaving, column: entering)
    }
    var total = Rational.zero
    for row in rows.indices where !costs[basis[row]].isZero {
      total = try total + costs[basis[row]] * values[row]
    }
    return total
  }

  /// Restricts all that follows to the solutions where the last objective is at its least.
  ///
  /// These are exactly the solutions where each variable with a positive reduced cost is zero.
  mutating func keepOptimalFace() {
    for variable in reducedCosts.indices where reducedCosts[variable] > 0 {
      isHeldAtZero[variable] = true
    }
  }

  private func leavingRow(for entering: Int) throws(Rational.Overflow) -> Int? {
    var leaving: (row: Int, ratio: Rational)?
    for row in rows.indices where rows[row][entering] > 0 {
      let ratio = try values[row] / rows[row][entering]
      if let best = leaving {
        guard ratio < best.ratio || (ratio == best.ratio && basis[row] < basis[best.row]) else {
          continue
        }
      }
      leaving = (row, ratio)
    }
    return leaving?.row
  }

  private mutating func pivot(row pivotRow: Int, column: Int) throws(Rational.Overflow) {
    let factor = rows[pivotRow][column].reciprocal()
    let support = rows[pivotRow].indices.filter { !rows[pivotRow][$0].isZero }
    for index in support { rows[pivotRow][index] = try rows[pivotRow][index] * factor }
    values[pivotRow] = try values[pivotRow] * factor
    let pivotCoefficients = rows[pivotRow]

    for row in rows.indices where row != pivotRow && !rows[row][column].isZero {
      let multiple = rows[row][column]
      for index in support {
        rows[row][index] = try rows[row][index] - multiple * pivotCoefficients[index]
      }
      values[row] = try values[row] - multiple * values[pivotRow]
    }
    let multiple = reducedCosts[column]
    if !multiple.isZero {
      for index in support {
        reducedCosts[index] = try reducedCosts[index] - multiple * pivotCoefficients[index]
      }
    }
    basis[pivotRow] = column
  }
}
