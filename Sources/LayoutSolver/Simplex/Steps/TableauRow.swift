extension Solver.Simplex {
  /// A row of the tableau: how much each nonbasic variable has of the leaving one, 0 where it cancels.
  struct TableauRow: ~Copyable {
    /// A sum, and the row that it belongs to: those of earlier rows need no clearing. One line of the cache has both.
    struct Share {
      var value = 0.0
      var row = 0
    }

    /// By variable.
    private var shares = FlatArray<Share>()
    /// The variables of which something was added, in that order.
    private(set) var variables = FlatArray<Int32>()
    private var number = 0
    /// What is no larger is rounding.
    private var tolerance = 0.0

    subscript(variable: Int) -> Double {
      let value = shares[variable].value
      return abs(value) <= tolerance ? 0 : value
    }

    func has(_ variable: Int) -> Bool { shares[variable].row == number }

    mutating func makeRoom(variableCount: Int) { shares.grow(to: variableCount, with: Share()) }

    mutating func clear() {
      number += 1
      variables.removeAll()
    }

    mutating func add(_ value: Double, of variable: Int) {
      // A share of an earlier row counts as none, so the array is never cleared.
      if has(variable) {
        shares[variable].value += value
      } else {
        shares[variable] = Share(value: value, row: number)
        variables.append(Int32(truncatingIfNeeded: variable))
      }
    }

    mutating func dropCancelled() {
      // What cancels leaves rounding. As a pivot it would make a basis that is none, so it counts as 0.
      var largest = 0.0
      for variable in variables.elements where abs(shares[variable].value) > largest {
        largest = abs(shares[variable].value)
      }
      tolerance = Solver.tolerance * largest
    }
  }
}
