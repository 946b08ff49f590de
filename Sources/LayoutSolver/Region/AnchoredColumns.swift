extension Solver {
  /// The columns whose values follow from inputs by required equalities alone: the width of a stack between the edges
  /// of its superview is one, whatever else the views in it want.
  struct AnchoredColumns: ~Copyable {
    private let passing = PassedByAddress()
    /// By column: the row that gives it a value once the row's other columns have theirs, if there is one. Empty until
    /// anybody asks, so that a first layout pays nothing.
    private var rows = FlatArray<PackedOptional>()
    /// The rows that the last answer was the first to know, or knew with other constants. Which columns they anchor is
    /// seen when rows come or go the next time.
    private var newRows = FlatArray<Int32>()
    /// The structure that they are of.
    private var structureVersion = 0
  }
}

extension Solver.AnchoredColumns {
  typealias Model = Solver.Model
  typealias Edits = Solver.Edits

  /// Whether the column was anchored in the last answer, by rows that are still there. Their constants may be others:
  /// then a row of the region does not hold.
  func contains(_ column: Int32) -> Bool { column < rows.count && rows[column] != nil }

  /// Whether they were looked for.
  var areKnown: Bool { !rows.isEmpty }

  /// - Complexity: Linear in all rows.
  mutating func find(_ edits: borrowing Edits, _ model: borrowing Model) {
    rows.grow(to: model.columns.count, with: nil)
    for row in model.rows.indices { newRows.append(Int32(row)) }
    structureVersion = edits.structureVersion
    follow(edits, model)
  }

  /// - Complexity: Linear in the rows of the columns that are anchored by now, or not any longer.
  mutating func follow(_ edits: borrowing Edits, _ model: borrowing Model) {
    if structureVersion != edits.structureVersion {
      // Which rows have come and gone between was not followed.
      rows.removeAll()
      newRows.removeAll()
    }
    if rows.isEmpty { return }
    structureVersion = edits.structureVersion + (edits.changesStructure ? 1 : 0)
    rows.grow(to: model.columns.count, with: nil)
    // First what is anchored no longer, since new rows may anchor it again.
    for row in edits.removedRows.elements { release(by: row, model) }
    anchorByNewRows(model, edits)
    newRows.copy(edits.dirtyRows)
  }

  private mutating func anchorByNewRows(_ model: borrowing Model, _ edits: borrowing Edits) {
    // Unit propagation: a row with one column left to anchor anchors it, and its other rows are looked at again.
    while let row = newRows.popLast() {
      guard model.rows[row].isLive, model.rows[row].isRequiredEquality,
        model.places[row].mark != edits.dirtyMark, let column = onlyColumn(toAnchorBy: row, model)
      else { continue }
      rows[column] = PackedOptional(row)
      for term in model.terms(of: column) { newRows.append(term.row) }
    }
  }

  private func onlyColumn(toAnchorBy row: Int32, _ model: borrowing Model) -> Int32? {
    var found: Int32?
    for index in model.rows[row].termRange {
      let column = model.terms[index].column
      guard model.columns[column].isUnknown, !contains(column) else { continue }
      if found != nil { return nil }
      found = column
    }
    return found.flatMap { model.coefficient(of: $0, in: row) != 0 ? $0 : nil }
  }

  private mutating func release(by row: Solver.RowRecord, _ model: borrowing Model) {
    // What followed from the row follows no longer, and may have been the reason of others.
    var released = FlatArray<Int32>()
    func release(by range: Range<Int>) {
      for index in range {
        let column = model.terms[index].column
        guard contains(column), rows[column].number == model.terms[index].row else { continue }
        rows[column] = nil
        released.append(column)
      }
    }
    // What it anchored may anchor others. They are anchored again by `newRows` if another row can.
    release(by: row.termRange)
    while let column = released.popLast() {
      for term in model.terms(of: column) { release(by: model.rows[term.row].termRange) }
    }
  }
}
