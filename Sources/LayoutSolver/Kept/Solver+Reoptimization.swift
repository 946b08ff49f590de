extension Solver {
  /// Solves again from the program and the basis of the last solve, if only constants have changed since.
  ///
  /// The last program need not have the components of all rows that have changed. Where it has not, the answer for
  /// these may be next to the last one. What is not found stays to be solved.
  func reoptimize() {
    guard canReoptimizeDirtyRows, reoptimizeKnownRows() else { return }
    edits.dirtyRows.removeAll(where: isKnown)
    guard needsSolve else { return }
    edits.movedConstants.removeAll { isKnown($0.number) }
    updateLocally()
  }

  /// Finds the answer for the rows that the last program knows.
  ///
  /// - Returns: Whether it was found. If not, no value has changed.
  private func reoptimizeKnownRows() -> Bool {
    defer { work.localUpdate.end() }
    var rows = FlatArray<Int32>()
    for row in edits.dirtyRows.elements where isKnown(row) { rows.append(row) }
    let isFound = work.reoptimize(
      rows, comparedWith: savedBasis, &model, &changedBlocks, notesMoves: hasChangedConstantsOnly)
    guard isFound else { return false }
    if hasChangedConstantsOnly, work.stepCount == 0, !work.reoptimization.rewritesBreakpoints,
      rows.count == edits.dirtyRows.count
    {
      // The multipliers are those of before, so the same change may be repeated.
      work.localUpdate.affect(changedRows: rows, model)
      lastUpdate.note(work.localUpdate, model, edits)
    }
    return true
  }

  /// Whether nothing but constants has changed, and the last program has variables for rows that it has changed in, all
  /// of their components.
  var canReoptimizeDirtyRows: Bool {
    guard lastSolveNumber == work.reoptimization.solveNumber, edits.dirtyColumns.isEmpty else {
      return false
    }
    let rows = edits.dirtyRows.elements
    return rows.contains(where: isKnown)
      && (rows.allSatisfy(isKnown)
        || rows.count <= Self.mostSeparatedRows && rows.allSatisfy { isSeparate($0, from: rows) })
  }

  /// Each is compared with each.
  private static var mostSeparatedRows: Int { 64 }

  /// Whether a row is known, or no row in its component is.
  private func isSeparate(_ row: Int32, from rows: UnsafeBufferPointer<Int32>) -> Bool {
    let component = model.component(ofRow: row)
    return isKnown(row)
      || rows.allSatisfy { !isKnown($0) || model.component(ofRow: $0) != component }
  }

  /// Whether the last program has a variable for a row.
  private func isKnown(_ row: Int32) -> Bool { work.reoptimization.variable(ofRow: row) != nil }

  /// Has the program of the last solve learn later of the rows that were changed without it.
  func noteRowsChangedLocally() {
    guard lastSolveNumber == work.reoptimization.solveNumber else { return }
    for row in edits.dirtyRows.elements { work.reoptimization.laggingRows.append(row) }
  }
}
