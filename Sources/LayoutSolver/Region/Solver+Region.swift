extension Solver {
  /// Solves what a few changed rows concern by itself, if nothing outside does more than follow it: see `Region`.
  /// Otherwise all stays to be solved, and no value has changed.
  ///
  /// - Complexity: As for a solve of the region's rows, and linear in the rows that follow them.
  func solveChangedRegion() {
    if !anchoredColumns.areKnown {
      // Most regions end before they need an anchored column, and to look for these takes a look at all rows.
      guard solveRegion(rowLimit: leastRowsForRegion) == .isTooLarge else { return }
      anchoredColumns.find(edits, model)
    }
    // Where it fails, an eighth of a solve is lost.
    _ = solveRegion(rowLimit: max(16, liveRowCount / 8))
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
      // An attempt costs what its rows cost, so all attempts together are limited.
      rowsLeft -= work.region.rows.count
      let outcome = work.solveRegion(&model, edits)
      guard case .endsTooEarly(let column) = outcome else {
        if outcome == .isSolved { takeRegion() }
        return outcome
      }
      // The region goes on behind the column that was not free, and is solved again as a whole.
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
