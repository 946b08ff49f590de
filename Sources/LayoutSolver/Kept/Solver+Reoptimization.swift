extension Solver {
  /// A solve whose program is left in the workspace.
  struct LastSolve {
    /// Its number among the workspace's solves.
    var number: UInt32
    /// Whether a component is a good part of the program. A program of many small ones is better kept by these once
    /// constants change again and again: see `KeptProblem`.
    var hasLargeComponent: Bool
  }

  /// Solves again from the program and the basis of the last solve, if only constants have changed since.
  ///
  /// What it does not find stays to be solved.
  func reoptimize() {
    guard canReoptimizeDirtyRows, hasLargeComponent || !hasChangedConstantsOnly else { return }
    defer { work.localUpdate.end() }
    let isFound = work.reoptimize(
      edits.dirtyRows, startingFrom: &savedBasis, &model, &changedBlocks,
      notesMoves: hasChangedConstantsOnly)
    guard isFound else { return }
    if hasChangedConstantsOnly, work.stepCount == 0, work.reoptimization.keepsMultipliers {
      // The multipliers are those of before, so the same change may be repeated.
      work.localUpdate.affect(changedRows: edits.dirtyRows, model)
      lastUpdate.note(work.localUpdate, model, edits)
    }
    edits.dirtyRows.removeAll()
  }

  /// Whether the last program has variables for all rows that have changed.
  var canReoptimizeDirtyRows: Bool {
    lastSolve?.number == work.reoptimization.solveNumber && edits.dirtyColumns.isEmpty
      && edits.dirtyRows.elements.allSatisfy { work.reoptimization.variable(ofRow: $0) != nil }
  }

  /// Whether the last program has a component that is a good part of it.
  var hasLargeComponent: Bool { lastSolve?.hasLargeComponent == true }

  /// Has the program of the last solve learn later of the rows that were changed without it.
  func noteRowsChangedLocally() {
    guard lastSolve?.number == work.reoptimization.solveNumber else { return }
    for row in edits.dirtyRows.elements { work.reoptimization.laggingRows.append(row) }
  }
}
