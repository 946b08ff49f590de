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
    guard hasLargeComponent || !hasChangedConstantsOnly,
      canReoptimizeDirtyRows || updateRowsOutsideProgram()
    else { return }
    defer { work.localUpdate.end() }
    let mayRepeat = hasChangedConstantsOnly && edits.movedInputs.isEmpty
    let isFound = work.reoptimize(
      edits.dirtyRows, startingFrom: &savedBasis, &model, &changedBlocks, notesMoves: mayRepeat)
    guard isFound else { return }
    if mayRepeat, work.stepCount == 0, work.reoptimization.keepsMultipliers {
      // The multipliers are those of before, so the same change may be repeated.
      work.localUpdate.affect(changedRows: edits.dirtyRows, model)
      lastUpdate.note(work.localUpdate, model, edits)
    }
    edits.dirtyRows.removeAll()
  }

  /// Whether the last program has variables for all rows that have changed.
  var canReoptimizeDirtyRows: Bool {
    hasLastProgram && edits.dirtyRows.elements.allSatisfy(isInLastProgram)
  }

  /// Whether the last program is there, and nothing but constants has changed since.
  private var hasLastProgram: Bool {
    lastSolve?.number == work.reoptimization.solveNumber && edits.dirtyColumns.isEmpty
  }

  private func isInLastProgram(_ row: Int32) -> Bool {
    work.reoptimization.variable(ofRow: row) != nil
  }

  /// Finds what follows from changed rows of other components than those of the last program, next to the last answer.
  ///
  /// The last program has the components that were solved last. If a text changes, its height may be in another one.
  ///
  /// - Returns: Whether the last program has variables for the rows that are left then.
  private func updateRowsOutsideProgram() -> Bool {
    guard hasLastProgram, edits.movedInputs.isEmpty,
      edits.dirtyRows.count <= Reoptimization.fewRows,
      edits.dirtyRows.elements.contains(where: isInLastProgram),
      edits.dirtyRows.elements.allSatisfy({
        isInLastProgram($0) || !work.gathered.rows.elements.contains($0)
      })
    else { return false }
    var rows = FlatArray<Int32>()
    var constants = FlatArray<Edits.Movement>()
    rows.copy(edits.dirtyRows)
    constants.copy(edits.movedConstants)
    edits.dirtyRows.removeAll(where: isInLastProgram)
    edits.movedConstants.removeAll { isInLastProgram($0.number) }
    let isFound = findNearbyAnswer() == .isFound && edits.dirtyRows.isEmpty
    if isFound {
      rows.removeAll { !isInLastProgram($0) }
      constants.removeAll { !isInLastProgram($0.number) }
    }
    swap(&edits.dirtyRows, &rows)
    swap(&edits.movedConstants, &constants)
    // It is only a part of the change.
    lastUpdate.removeAll()
    return isFound
  }

  /// Whether the last program has a component that is a good part of it.
  var hasLargeComponent: Bool { lastSolve?.hasLargeComponent == true }

  /// Has the program of the last solve learn later of the rows that were changed without it.
  func noteRowsChangedLocally() {
    guard lastSolve?.number == work.reoptimization.solveNumber else { return }
    for row in edits.dirtyRows.elements { work.reoptimization.laggingRows.append(row) }
  }
}
