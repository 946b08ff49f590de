extension Solver {
  /// Solves again from the program and the basis of the last solve, if only constants have changed since.
  ///
  /// What it does not find stays to be solved.
  func reoptimize() {
    guard canReoptimizeDirtyRows else { return }
    defer { work.localUpdate.end() }
    let isFound = work.reoptimize(
      edits.dirtyRows, comparedWith: savedBasis, &model, &changedBlocks,
      notesMoves: hasChangedConstantsOnly)
    guard isFound else { return }
    if hasChangedConstantsOnly, work.stepCount == 0, !work.reoptimization.rewritesBreakpoints {
      // The multipliers are those of before, so the same change may be repeated.
      work.localUpdate.affect(changedRows: edits.dirtyRows, model)
      lastUpdate.note(work.localUpdate, model, edits)
    }
    edits.dirtyRows.removeAll()
  }

  /// Whether the last program has variables for all rows that have changed.
  var canReoptimizeDirtyRows: Bool {
    lastSolveNumber == work.reoptimization.solveNumber && edits.dirtyColumns.isEmpty
      && edits.dirtyRows.elements.allSatisfy { work.reoptimization.variable(ofRow: $0) != nil }
  }

  /// Has the program of the last solve learn later of the rows that were changed without it.
  func noteRowsChangedLocally() {
    guard lastSolveNumber == work.reoptimization.solveNumber else { return }
    for row in edits.dirtyRows.elements { work.reoptimization.laggingRows.append(row) }
  }
}
