extension Solver {
  /// Solves what follows from changed constants of rows of the kept problem, and takes these rows
  /// from the list of dirty ones.
  func solveKeptProblem() {
    guard let problem = kept else { return }
    var changed = FlatArray<Int32>()
    var others = FlatArray<Int32>()
    for row in edits.dirtyRows.elements where model.rows[row].isLive {
      if problem.role(ofRow: row) == .outside { others.append(row) } else { changed.append(row) }
    }
    guard !changed.isEmpty else { return }
    if work.solve(&changed, of: problem, &model, &changedBlocks) {
      swap(&edits.dirtyRows, &others)
    } else {
      kept = nil
    }
  }

  /// Whether the gathered rows are to be kept: a large component of which only constants have
  /// changed will probably change again, and a first layout pays nothing.
  var keepsGatheredRows: Bool {
    edits.hasKeptStructure && edits.addedRowCount == edits.solvedRowCount
      && work.gathered.rows.count >= max(leastRowsToKeep, kept?.rows.count ?? 0)
  }

  /// Forgets the kept problem if a row of it has another structure now, or is gone.
  @inline(__always)
  func structureChanges(ofRow row: Int32) {
    edits.hasKeptStructure = false
    if let problem = kept, problem.role(ofRow: row) != .outside { kept = nil }
  }

  /// Forgets the kept problem if a column of it is about to be in another row, or gone.
  @inline(__always)
  func structureChanges(ofColumn column: Int32) {
    edits.hasKeptStructure = false
    if let problem = kept, problem.holds(column: column) { kept = nil }
  }

  /// Forgets the kept problem if a new row speaks of it.
  @inline(__always)
  func structureChanges(ofColumns terms: Range<Int>) {
    guard let problem = kept else { return }
    if terms.contains(where: { problem.holds(column: model.terms[$0].column) }) { kept = nil }
  }
}
