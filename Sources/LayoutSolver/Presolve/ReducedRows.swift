extension Solver {
  /// The rows that presolve leaves to the program.
  struct ReducedRows: ~Copyable {
    var equalities = FlatArray<Int32>()
    var inequalities = FlatArray<Int32>()
    var optional = FlatArray<Int32>()

    var count: Int { requiredCount + optional.count }
    var requiredCount: Int { equalities.count + inequalities.count }

    mutating func removeAll() {
      equalities.removeAll()
      inequalities.removeAll()
      optional.removeAll()
    }

    /// Removes the equalities of these numbers, which were substituted after all.
    mutating func removeEqualities(where isSubstituted: (Int) -> Bool) {
      var left = 0
      for number in equalities.indices where !isSubstituted(number) {
        equalities[left] = equalities[number]
        left += 1
      }
      equalities.removeLast(equalities.count - left)
    }
  }
}
