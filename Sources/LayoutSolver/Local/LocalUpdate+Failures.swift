/// Where an update fails in some components, it leaves these to a solve, and keeps the rest: when a
/// window is resized, most rows of views only move, and in few of them a row changes sides.
extension Solver.LocalUpdate {
  /// How many changed rows mostly belong to one component, of which nothing would be left: the number
  /// of those that a view's size has.
  private static var changedRowsOfOneComponent: Int { 4 }

  /// Notes a row that cannot hold, or with which the proof fails.
  ///
  /// - Returns: Whether the update is to go on with others.
  mutating func fail(at row: Int32) -> Bool {
    let place = rows.place(of: row)
    if !rows[place].hasFailed {
      rows[place].hasFailed = true
      failures.append(row)
    }
    return changedRowCount > Self.changedRowsOfOneComponent
  }

  /// Whether nothing stays to be solved.
  var leavesNothing: Bool { failures.isEmpty }

  /// Takes back what is connected with a row that failed, or is left to a solve.
  ///
  /// - Parameter limit: How many rows may be connected with them.
  /// - Returns: Whether that leaves any row that has changed, and takes no more rows than the limit.
  /// - Complexity: Linear in the terms of the components that failed.
  mutating func refuseFailures(_ model: inout Model, leavingAtMost limit: Int) -> Bool {
    if leavesNothing { return true }
    for row in failures.elements { refuse(row) }
    // The list of rows doubles as the queue of the search.
    var next = 0
    while next < refusedRows.count {
      // Nothing is left.
      if changedRowCount == 0 { return false }
      if refusedRows.count > limit { return false }
      refuseColumns(of: model.rows[refusedRows[next]], model)
      next += 1
    }
    moveBack(&model) { $0.isRefused }
    var columns = FlatArray<Int32>()
    swap(&columns, &movedColumns)
    columns.removeAll { self.columns[$0].isRefused }
    swap(&columns, &movedColumns)
    return changedRowCount > 0
  }

  private mutating func refuseColumns(of row: Solver.RowRecord, _ model: borrowing Model) {
    for index in row.termRange {
      let column = model.terms[index].column
      if model.columns[column].isUnknown { refuse(column: column, model) }
    }
  }

  private mutating func refuse(column: Int32, _ model: borrowing Model) {
    let place = columns.place(of: column)
    if columns[place].isRefused { return }
    columns[place].isRefused = true
    for term in model.terms(of: column) { refuse(term.row) }
  }

  private mutating func refuse(_ row: Int32) {
    let place = rows.place(of: row)
    if rows[place].isRefused { return }
    rows[place].isRefused = true
    refusedRows.append(row)
    if rows[place].hasChanged { changedRowCount -= 1 }
  }

  /// Moves columns back to where they were before the update.
  func moveBack(_ model: inout Model, where isToMove: (ColumnMark) -> Bool = { _ in true }) {
    for column in movedColumns.elements {
      let mark = columns[column]
      if isToMove(mark) { model.values[column] = mark.oldValue }
    }
  }
}
