extension Solver {
  /// Finds the answer next to the last one, after few changes. What it does not find stays to be solved.
  ///
  /// - Parameter solvesRegion: Whether to solve the region of the change where the nearby values fail.
  func updateLocally(solvingRegion solvesRegion: Bool) {
    // The cheapest first: no search, only the proof.
    if lastUpdate.moveAgain(&model, edits) { return takeUpdate() }
    anchoredColumns.follow(edits, model)
    // How far off rows were that have come is not known, and what they say may contradict what moves.
    let isFound = !edits.changesRows && findNearbyAnswer()
    if !isFound, solvesRegion { solveChangedRegion() }
  }

  /// Moves columns from the last answer to the next one, and returns whether it was found. If not, no value has
  /// changed.
  func findNearbyAnswer() -> Bool {
    defer { work.localUpdate.end() }
    guard work.update(&model, edits, allowance: searchAllowance) else { return false }
    lastUpdate.note(work.localUpdate, model, edits)
    takeUpdate()
    return true
  }

  /// How many terms may be read to find what moves with what.
  var searchAllowance: Int { 1_000 + 16 * liveRowCount }

  private func takeUpdate() {
    work.storeUpdate(lastUpdate, in: &model, changedBlocks: &changedBlocks)
    edits.dirtyColumns.removeAll()
    edits.dirtyRows.removeAll()
  }

  func noteDecisions() {
    // The next update has to know where the order of the rows decided, since no multipliers prove that.
    work.findDecisions(model)
    guard !work.decisions.isEmpty || hasTies || !isExact else { return }
    for column in work.gathered.columns.elements {
      model.columns[column].decision =
        work.decisions.isEmpty ? .rows : work.decisions[model.columns[column].component]
    }
  }
}

extension Solver.Workspace {
  /// - Returns: Whether the columns that have moved are the answer. If not, they have moved back.
  fileprivate mutating func update(
    _ model: inout Model, _ edits: borrowing Solver.Edits, allowance: Int
  ) -> Bool {
    localUpdate.begin(model, allowance: allowance)
    if localUpdate.followNumbers(model, edits), localUpdate.propagate(&model),
      localUpdate.prove(model)
    {
      return true
    }
    localUpdate.moveBack(&model)
    return false
  }

  mutating func findDecisions(_ model: borrowing Model) {
    decisions.removeAll()
    for component in givenUpComponents { note(.order, of: component) }
    for tie in program.ties.elements {
      // No edit of a row moves a column that no row mentions.
      guard let column = program.column(ofVariable: tie.variable),
        model.hasRows(column)
      else { continue }
      note(tie.decision, of: model.columns[column].component)
    }
  }

  private mutating func note(_ decision: Solver.Decision, of component: Int32) {
    if decisions.isEmpty { decisions.reset(to: .rows, count: Int(gathered.componentCount)) }
    decisions[component] = max(decisions[component], decision)
  }

  /// Lists the blocks with a column that has moved.
  fileprivate mutating func storeUpdate(
    _ update: borrowing Solver.LastUpdate, in model: inout Model,
    changedBlocks: inout FlatArray<Int32>
  ) {
    forgetOutcome()
    reducedRows.removeAll()
    for move in update.moves.elements {
      storeMove(of: move.column, from: move.oldValue, in: &model, changedBlocks: &changedBlocks)
    }
  }

  /// Stores the present value of a column that has moved there, and lists its block.
  mutating func storeMove(
    of column: Int32, from oldValue: Double, in model: inout Model,
    changedBlocks: inout FlatArray<Int32>
  ) {
    let value = model.values[column]
    model.values[column] = oldValue
    store(value, column, &model, &changedBlocks)
  }
}

extension Solver.LocalUpdate {
  /// - Returns: Whether the update is to go on.
  fileprivate mutating func followNumbers(
    _ model: borrowing Model, _ edits: borrowing Solver.Edits
  ) -> Bool {
    for input in edits.movedInputs.elements {
      for term in model.terms(of: input.number) {
        noteChange(of: term.row, by: term.coefficient * input.distance, model)
      }
    }
    for row in edits.movedConstants.elements {
      noteChange(of: row.number, by: -row.distance, model)
    }
    // Where the order of the rows decided, and not they or the tie-breaks, the next answer depends on more than
    // numbers.
    return affectedRows.elements.allSatisfy { row in
      model.rows[row].termRange.allSatisfy {
        model.columns[model.terms[$0].column].decision != .order
      }
    }
  }

  fileprivate mutating func noteChange(
    of row: Int32, by distance: Double, _ model: borrowing Model
  ) {
    affect(row, by: 0, model)
    // The row has the new constant already, and what it was off before it counts from the old one.
    rows[row].residual.before -= distance
  }

  fileprivate mutating func prove(_ model: borrowing Model) -> Bool {
    // That a size is not negative is a row, too. One that was 0 has not moved: see `findOwner`.
    for column in movedColumns.elements where model.isNegativeSize(column) { return false }
    for row in affectedRows.elements {
      // Anew, since the residuals that followed the moves have their errors of rounding.
      var residual = residual(of: model.rows[row], model)
      residual.before = rows[row].residual.before
      guard residual.isOnItsSide else { return false }
    }
    return true
  }
}

extension Solver.Model {
  func isNegativeSize(_ column: Int32) -> Bool {
    columns[column].kind == .size && values[column] < -Solver.tolerance
  }
}
