extension Solver {
  /// Solves what a few changed rows concern by itself, if nothing outside does more than follow it: see `Region`.
  ///
  /// - Complexity: As for a solve of the region's rows, and linear in the rows that follow them.
  /// - Returns: Whether all is solved. If not, no value has changed.
  func solveChangedRegion() -> Bool {
    if !anchoredColumns.areKnown {
      let outcome = solveRegion(rowLimit: leastRowsForRegion)
      guard outcome == .isTooLarge else { return outcome == .isSolved }
      anchoredColumns.find(edits, model)
    }
    // Where it fails, an eighth of a solve is lost.
    return solveRegion(rowLimit: max(16, liveRowCount / 8)) == .isSolved
  }

  /// - Parameter rowLimit: How many rows may be solved, all attempts together.
  private func solveRegion(rowLimit: Int) -> Region.Outcome {
    work.region.begin(model, edits, anchoredColumns, allowance: searchAllowance)
    defer { work.region.end() }
    #if DEBUG
      hasStaleComponents = true
    #endif
    var rowsLeft = rowLimit
    while work.region.complete(model, edits, anchoredColumns, limit: rowsLeft) {
      rowsLeft -= work.region.rows.count
      let outcome = work.solveRegion(&model, edits)
      guard case .endsTooEarly(let column) = outcome else {
        if outcome == .isSolved { takeRegion() }
        return outcome
      }
      work.region.follow(column, model, edits, anchoredColumns)
    }
    return .isTooLarge
  }

  private func takeRegion() {
    work.storeMoves(in: &model, changedBlocks: &changedBlocks)
    noteDecisions()
    hasTies = !work.decisions.isEmpty || hasTies && work.gathered.rows.count < liveRowCount
    edits.dirtyRows.removeAll()
    edits.dirtyColumns.removeAll()
  }
}

extension Solver.Workspace {
  /// Stores where the columns have moved, and lists their blocks.
  fileprivate mutating func storeMoves(
    in model: inout Model, changedBlocks: inout FlatArray<Int32>
  ) {
    for column in localUpdate.movedColumns.elements {
      storeMove(
        of: column, from: localUpdate.columns[column].oldValue, in: &model,
        changedBlocks: &changedBlocks)
    }
    localUpdate.end()
  }
}
