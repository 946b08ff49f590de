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

    @inline(__always)
    mutating func append(_ row: Int32, _ record: RowRecord) {
      if !record.isRequired {
        optional.append(row)
      } else if record.relation == .equal {
        equalities.append(row)
      } else {
        inequalities.append(row)
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
