extension Solver {
  /// Finds the answer next to the last one, if few numbers have changed and nothing else.
  ///
  /// - Returns: Whether that is the answer. If not, no value has changed.
  /// - Complexity: Linear in the columns that move and their rows, where the guess is right at once.
  func updateLocally() -> Bool {
    guard edits.dirtyColumns.isEmpty, edits.steadySolveCount > 0,
      edits.addedRowCount == edits.solvedRowCount, conflicts.isEmpty, isExact,
      edits.dirtyRows.count <= max(4, liveRowCount / 16)
    else { return false }
    return findNearbyAnswer()
  }

  /// Moves columns from their present values, which were the answer before the constants and inputs that
  /// are noted have moved.
  ///
  /// - Returns: Whether that is the answer. If not, no value has changed.
  func findNearbyAnswer() -> Bool {
    defer { work.localUpdate.end() }
    guard work.update(&model, edits, allowance: 1_000 + 64 * liveRowCount) else { return false }
    work.storeUpdate(in: &model, changedBlocks: &changedBlocks)
    noteLag()
    edits.dirtyRows.removeAll()
    edits.dirtyColumns.removeAll()
    return true
  }

  /// Marks the columns of the components that were solved, if they could have had another value: there
  /// the next answer depends on more than the rows.
  func noteOpenComponents() {
    let isAnyOpen = work.findOpenComponents(model)
    guard isAnyOpen || edits.hasOpenColumns else { return }
    edits.hasOpenColumns = true
    for column in work.gathered.columns.elements {
      model.columns[column].isOpen =
        isAnyOpen && work.isComponentOpen[model.columns[column].component]
    }
  }
}

extension Solver.Workspace {
  /// - Returns: Whether the columns that have moved are the answer. If not, they have moved back.
  fileprivate mutating func update(
    _ model: inout Model, _ edits: borrowing Solver.Edits, allowance: Int
  ) -> Bool {
    localUpdate.begin(model, allowance: allowance)
    for input in edits.movedInputs.elements {
      var term = model.columns[input.number].firstTerm
      while term >= 0 {
        localUpdate.noteChange(
          of: model.terms[term].row, by: model.terms[term].coefficient * input.distance, model)
        term = model.links[term].next
      }
    }
    for row in edits.movedConstants.elements {
      localUpdate.noteChange(of: row.number, by: -row.distance, model)
    }
    if !localUpdate.isOpen(model), localUpdate.propagate(&model), localUpdate.isProved(model) {
      return true
    }
    localUpdate.moveBack(&model)
    return false
  }

  /// - Returns: Whether there are any.
  fileprivate mutating func findOpenComponents(_ model: borrowing Model) -> Bool {
    isComponentOpen.removeAll()
    for component in givenUpComponents { noteOpen(component) }
    for variable in program.openVariables.elements {
      // No edit of a row moves a column that no row mentions.
      guard let column = program.column(ofVariable: variable), model.columns[column].firstTerm >= 0
      else { continue }
      noteOpen(model.columns[column].component)
    }
    return !isComponentOpen.isEmpty
  }

  private mutating func noteOpen(_ component: Int32) {
    if isComponentOpen.isEmpty {
      isComponentOpen.reset(to: false, count: Int(gathered.componentCount))
    }
    isComponentOpen[component] = true
  }

  /// Lists the blocks with a column that has moved.
  fileprivate mutating func storeUpdate(
    in model: inout Model, changedBlocks: inout FlatArray<Int32>
  ) {
    forgetOutcome()
    pendingEqualities.removeAll()
    inequalities.removeAll()
    optionalRows.removeAll()
    for column in localUpdate.movedColumns.elements {
      let value = model.values[column]
      model.values[column] = localUpdate.columns[column].oldValue
      store(value, column, &model, &changedBlocks)
    }
  }
}

extension Solver.LocalUpdate {
  /// Notes that the constant of a row, or an input in it, has changed.
  fileprivate mutating func noteChange(
    of row: Int32, by distance: Double, _ model: borrowing Model
  ) {
    affect(row, firstBy: 0, model)
    rows[row].before -= distance
  }

  /// Whether the tie-breaks left several answers for a component with a changed row. Then which one
  /// is taken depends on the way.
  fileprivate func isOpen(_ model: borrowing Model) -> Bool {
    affectedRows.elements.contains { row in
      model.rows[row].termRange.contains { model.columns[model.terms[$0].column].isOpen }
    }
  }

  /// Whether the multipliers of before show that the present values are best.
  fileprivate func isProved(_ model: borrowing Model) -> Bool {
    for column in movedColumns.elements where model.columns[column].kind == .size {
      if model.values[column] < -Solver.tolerance { return false }
    }
    return affectedRows.elements.allSatisfy { rows[$0].isProved }
  }

  fileprivate func moveBack(_ model: inout Model) {
    for column in movedColumns.elements { model.values[column] = columns[column].oldValue }
  }
}
