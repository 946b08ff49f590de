extension Solver.Simplex {
  /// About the square of the length of each position's row of the inverse: the weights of dual steepest edge (J.
  /// Forrest and D. Goldfarb, "Steepest-edge simplex algorithms for linear programming", 1992).
  ///
  /// Between the steps that compute a row they are estimated as Devex does (P. Harris, "Pivot selection methods of the
  /// Devex LP code", 1973): exact updates would take one more solve with the basis for each step.
  struct RowWeights: ~Copyable {
    private var weights = FlatArray<Double>()

    /// A row that is longer by more than this should have waited. Without a limit, `random pairs` of 100 views take 1.4
    /// times as many instructions.
    private static var largestUnderestimate: Double { 4 }

    subscript(position: Int32) -> Double { weights[position] }

    /// The first basis is mostly one of slacks, whose inverse has rows of length 1.
    mutating func reset(count: Int) { weights.reset(to: 1, count: count) }

    /// Takes the exact weight from a row of the inverse, and returns whether the row is about as long as its estimate
    /// said.
    mutating func measure(_ row: borrowing SparseVector, at position: Int32) -> Bool {
      var weight = 0.0
      for equation in row.indices.elements { weight += row[equation] * row[equation] }
      weight = Self.limited(weight)
      let estimate = weights[position]
      weights[position] = weight
      return weight <= Self.largestUnderestimate * estimate
    }

    /// Estimates the weights after an exchange: where two rows had something in common, the longer one counts.
    mutating func update(exchanging position: Int32, _ column: borrowing SparseVector) {
      // The column is that of the basis before. The pivot row becomes itself divided by the pivot, and each other one
      // loses its share of that. How long the difference is depends on the angle between both, which an estimate has
      // not.
      let pivot = column[position]
      let weight = weights[position] / (pivot * pivot)
      for other in column.indices.elements {
        weights[other] = max(weights[other], Self.limited(column[other] * column[other] * weight))
      }
      // At least 1, or a row that only seems to be short would be chosen for ever.
      weights[position] = max(1, Self.limited(weight))
    }

    /// The weight, or the largest that makes sense. Estimates multiply, and would end in infinity, of which all merits
    /// are 0.
    private static func limited(_ weight: Double) -> Double {
      let largest = 1e100
      return weight < largest ? weight : largest
    }
  }
}
