extension Solver {
  /// Solves what follows from changed constants of rows of the kept problem, and takes these rows
  /// from the list of dirty ones.
  func solveKeptProblem() {
    guard let problem = kept else { return }
    problem.changedRows.removeAll()
    problem.otherRows.removeAll()
    for row in edits.dirtyRows.elements where model.rows[row].isLive {
      if problem.role(ofRow: row) == .outside {
        problem.otherRows.append(row)
      } else {
        problem.changedRows.append(row)
      }
    }
    guard !problem.changedRows.isEmpty else { return }
    for row in problem.laggingRows.elements { problem.changedRows.append(row) }
    if work.solveChangedRows(of: problem, &model, &changedBlocks) {
      swap(&edits.dirtyRows, &problem.otherRows)
      if problem.decision > problem.markedDecision { markDecision(of: problem) }
    } else {
      kept = nil
    }
  }

  /// Marks all columns of the kept problem, those of other parts, too.
  private func markDecision(of problem: KeptProblem) {
    problem.markedDecision = problem.decision
    hasTies = true
    for column in problem.isUnknown.indices where problem.isUnknown[column] {
      model.columns[column].decision = max(model.columns[column].decision, problem.decision)
    }
  }

  /// Has the kept problem follow what was found without it, when it is solved the next time.
  func noteLag(of update: borrowing LastUpdate) {
    guard let problem = kept else { return }
    for row in edits.dirtyRows.elements where problem.role(ofRow: row) != .outside {
      problem.laggingRows.append(row)
    }
    for move in update.moves.elements where problem.holds(column: move.column) {
      problem.laggingColumns.append(move.column)
    }
    // To follow more would take as long as to solve all.
    if problem.laggingRows.count + problem.laggingColumns.count > problem.rows.count { kept = nil }
  }

  /// Whether nothing but constants has changed for two solves: they will probably change again. A first
  /// layout pays nothing, although heights that follow widths take it a second solve.
  var hasChangedConstantsOnly: Bool {
    edits.steadySolveCount >= Self.steadySolvesToKeep
      && edits.addedRowCount == edits.solvedRowCount
  }

  private static var steadySolvesToKeep: Int { 2 }

  /// Has the next solve keep what does not depend on constants, since other constants will follow.
  package func expectOtherConstants() {
    edits.steadySolveCount = max(edits.steadySolveCount, Self.steadySolvesToKeep)
  }

  /// Whether all rows are few enough to be kept as one problem, as those of a cell are. Which of its
  /// components change differs from time to time.
  var isToBeKeptWhole: Bool {
    kept == nil && hasChangedConstantsOnly && Self.rowsToKeepWhole.contains(liveRowCount)
  }

  // Up to these, to solve all once takes less than 100 µs.
  private static var rowsToKeepWhole: ClosedRange<Int> { 16...128 }

  /// Whether the gathered rows are to be kept: all of few, or a large component.
  var keepsGatheredRows: Bool {
    guard hasChangedConstantsOnly else { return false }
    let count = work.gathered.rows.count
    return count == liveRowCount && Self.rowsToKeepWhole.contains(count)
      || count >= max(leastRowsToKeep, kept?.rows.count ?? 0)
  }

  /// Notes that something other than a constant changes.
  @inline(__always)
  func structureChanges() {
    edits.steadySolveCount = 0
  }

  /// Forgets the kept problem if it has a value for a column that is fixed now. If no row names the column, no row
  /// comes to `structureChanges(ofRow:)`.
  func structureChanges(ofColumn column: Int32) {
    structureChanges()
    if let problem = kept, problem.holds(column: column) { kept = nil }
  }

  /// Forgets the kept problem if a row of it has another structure now, or is gone. If a column is fixed, freed or
  /// removed, its rows come here.
  @inline(__always)
  func structureChanges(ofRow row: Int32) {
    structureChanges()
    if let problem = kept, problem.role(ofRow: row) != .outside { kept = nil }
  }

  /// Forgets the kept problem if a new row speaks of it.
  @inline(__always)
  func structureChanges(ofColumns terms: Range<Int>) {
    guard let problem = kept else { return }
    if terms.contains(where: { problem.holds(column: model.terms[$0].column) }) { kept = nil }
  }
}
