extension Solver {
  /// Makes a solver with the rows of another one, and with its values, some of which are given from now on.
  ///
  /// Nothing is left to solve: the best of all answers is the best of those with these inputs.
  ///
  /// - Parameters:
  ///   - other: A solver whose answer is the only one.
  ///   - inputs: Columns, with the values that the other solver has found for them.
  ///   - rows: The rows to leave out. They speak of these columns alone.
  package convenience init(
    copying other: Solver, giving inputs: [(column: Column, value: Double)], without rows: [Row]
  ) {
    require(
      other.isOnlyAnswer && inputs.allSatisfy { other.value(of: $0.column, is: $0.value) },
      "Values can be given where a solver has found them and no tie-break has chosen.")
    self.init(other)
    for row in rows {
      require(
        columns(of: row).allSatisfy { column in inputs.contains { $0.column == column } },
        "A row can be left out where it speaks of given columns alone.")
      removeRow(row)
    }
    // What the other solver found is given now, so each row of it still has the same unknowns at the same values.
    for (column, value) in inputs { fix(column, at: value) }
    settle()
  }
}

extension Solver.Model {
  mutating func copy(_ other: borrowing Solver.Model) {
    columns.copy(other.columns)
    values.copy(other.values)
    rows.copy(other.rows)
    places.copy(other.places)
    terms.copy(other.terms)
    links.copy(other.links)
  }
}

extension Solver.Edits {
  /// Takes over what the storage of a solver without changes needs.
  mutating func copyStorage(_ other: borrowing Solver.Edits) {
    freeRows.copy(other.freeRows)
    freeBlocks.copy(other.freeBlocks)
    nextSingleColumn = other.nextSingleColumn
    deadTermCount = other.deadTermCount
    addedRowCount = other.addedRowCount
    solvedRowCount = other.solvedRowCount
    firstPendingTerm = other.firstPendingTerm
    gatheredMark = other.gatheredMark
  }
}
