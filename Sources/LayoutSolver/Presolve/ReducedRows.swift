extension Solver {
  /// The rows that presolve leaves to the program.
  struct ReducedRows: ~Copyable {
    private(set) var equalities = FlatArray<Int32>()
    private(set) var inequalities = FlatArray<Int32>()
    private(set) var optional = FlatArray<Int32>()

    var count: Int { requiredCount + optional.count }
    var requiredCount: Int { equalities.count + inequalities.count }

    mutating func removeAll() {
      equalities.removeAll()
      inequalities.removeAll()
      optional.removeAll()
    }

    mutating func append(_ index: Int32, _ row: RowRecord) {
      if !row.isRequired {
        optional.append(index)
      } else if row.relation == .equal {
        equalities.append(index)
      } else {
        inequalities.append(index)
      }
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
