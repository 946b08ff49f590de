extension Solver {
  /// Whether the rows alone, without the tie-breaks, leave the column one value.
  ///
  /// - Complexity: Solves the column's component four times over: for debugging.
  package func isDetermined(_ column: Column) -> Bool { undetermined(among: [column]).isEmpty }

  /// The columns that the rows alone, without the tie-breaks, leave more than one value.
  ///
  /// The rows that it adds are gone in the end, and the values and what the last solve reported are what they were.
  ///
  /// - Complexity: Four solves of what is connected with the columns, and two for each further round: for debugging.
  package func undetermined(among columns: [Column]) -> [Column] {
    if needsSolve { solve() }
    var reported = FlatArray<Int32>()
    swap(&changedBlocks, &reported)
    let (hadChanged, wasExact) = (conflictsChanged, isExact)
    defer {
      for block in changedBlocks.elements { model.columns[block].isBlockListed = false }
      for block in reported.elements { model.columns[block].isBlockListed = true }
      swap(&changedBlocks, &reported)
      (conflictsChanged, isExact) = (hadChanged, wasExact)
    }
    let random = Simplex.RandomOrder(seed: 1)
    var resting = columns.map { column in
      (column: column, value: value(of: column), weight: random.number(of: column.index))
    }
    var moving: [Column] = []
    var isSettled = false
    // Pull at all of them, upwards and then downwards, and set aside what moves until nothing does. Each column has a
    // weight by chance, the same both ways. The answers are a convex set, and a direction in which they go on gains by
    // one of the two pulls unless it cancels those weights. So what is left when nothing moves cannot move.
    while !isSettled {
      isSettled = true
      for direction in [1.0, -1.0] {
        // Weaker than any row, so a pull moves only what all rows leave free.
        let pulls = resting.map { column, value, weight in
          addRow(
            [Term(weight, column)], .equal, weight * (value + direction),
            priority: .leastNonzeroMagnitude)
        }
        solve()
        let moved = resting.partition {
          abs(value(of: $0.column) - $0.value) > Self.tolerance * max(1, abs($0.value))
        }
        moving += resting[moved...].map(\.column)
        if moved < resting.count { isSettled = false }
        resting.removeSubrange(moved...)
        // The pulls of the other direction must not meet these: they would cancel.
        for pull in pulls { removeRow(pull) }
      }
    }
    solve()
    return moving
  }
}
