extension Solver.Workspace {
  typealias KeptProblem = Solver.KeptProblem

  /// Solves the parts of a kept problem that have a row with another constant, and what follows.
  ///
  /// - Returns: Whether that was possible. If not, the kept problem is of no use any more, and no
  ///   value has changed.
  /// - Complexity: As for solving the parts from nothing, and the logarithm of their number for each
  ///   singleton and each column that changes.
  mutating func solveChangedRows(
    of kept: KeptProblem, _ model: inout Model,
    _ changedBlocks: inout FlatArray<Int32>
  ) -> Bool {
    swap(&substitution, &kept.substitution)
    swap(&rowRanks, &kept.rowRanks)
    defer {
      swap(&substitution, &kept.substitution)
      swap(&rowRanks, &kept.rowRanks)
    }
    forgetOutcome()
    kept.metVariables.removeAll()
    kept.changedColumns.removeAll()
    kept.changedRoots.removeAll()
    kept.redundantRows.removeAll()
    guard followEqualities(of: kept, model), meetParts(of: kept, model) else { return false }
    restrict(to: kept)
    if !kept.metVariables.isEmpty {
      solveReducedProblem(model)
      if hasConflict || hasGivenUp { return false }
      takeValues(into: kept)
      kept.noteTies(of: program)
    }
    while let pair = kept.nextPair() {
      let root = kept.program.freeColumnSingletons[pair].root
      let value = kept.program.values[root]
      kept.program.postsolve(kept.program.freeColumnSingletons[pair])
      if kept.program.values[root] != value { kept.noteChange(ofRoot: root) }
    }
    for root in kept.changedRoots.elements {
      for column in kept.columnsOfRoot[root] { store(column, of: kept, &model, &changedBlocks) }
    }
    for column in kept.changedColumns.elements {
      kept.isChanged[column] = false
      store(column, of: kept, &model, &changedBlocks)
    }
    for column in kept.laggingColumns.elements { store(column, of: kept, &model, &changedBlocks) }
    kept.laggingRows.removeAll()
    kept.laggingColumns.removeAll()
    return true
  }

  private mutating func store(
    _ column: Int32, of kept: KeptProblem, _ model: inout Model,
    _ changedBlocks: inout FlatArray<Int32>
  ) {
    let (root, factor, offset) = substitution.resolve(column)
    let value = root < 0 ? offset : factor * kept.program.value(ofRoot: root) + offset
    store(value, column, &model, &changedBlocks)
  }

  private var hasConflict: Bool { !conflicts.isEmpty || !unexplainedComponents.isEmpty }

  /// Collects the variables of the parts with a changed row or root, and has the singletons of
  /// changed expressions computed again.
  private mutating func meetParts(of kept: KeptProblem, _ model: borrowing Model) -> Bool {
    for row in kept.changedRows.elements {
      guard case .left(let place) = kept.role(ofRow: row) else { continue }
      guard let variable = kept.rows[place].variable else {
        // Nothing follows from a row without unknowns, if it holds or is optional.
        if kept.rows[place].kind != .optional { tightenBounds(by: row, model) }
        if hasConflict { return false }
        continue
      }
      if let pair = kept.pair(ofVariable: variable) {
        guard restExpression(variable, of: kept, model) else { return false }
        kept.enqueue(pair)
      } else {
        meet(variable, of: kept)
      }
    }
    // The list of variables doubles as the queue of the search.
    var next = 0
    while next < kept.metVariables.count {
      let variable = kept.metVariables[next]
      if variable < kept.program.rootCount {
        for expression in kept.expressionsOfRoot[variable] { meet(expression, of: kept) }
      } else {
        let expression = Int(variable) - kept.program.rootCount
        for root in kept.rootsOfExpression[expression] { meet(root, of: kept) }
      }
      next += 1
    }
    for variable in kept.metVariables.elements { kept.isMet[variable] = false }
    return true
  }

  func meet(_ variable: Int32, of kept: KeptProblem) {
    if kept.isMet[variable] { return }
    kept.isMet[variable] = true
    kept.metVariables.append(variable)
  }

  /// Computes where an expression rests that was removed with its singleton.
  private mutating func restExpression(
    _ variable: Int32, of kept: KeptProblem, _ model: borrowing Model
  ) -> Bool {
    rankedColumns.removeAll()
    for root in kept.rootsOfExpression[Int(variable) - kept.program.rootCount] {
      rankedColumns.append(kept.program.rootColumns[root])
    }
    takeRows(at: kept.rowsOfVariable[variable], of: kept)
    buildProgram(model)
    program.prepare()
    if hasConflict { return false }
    program.settle(program.rootCount)
    kept.program.values[variable] = program.values[program.rootCount]
    kept.noteTies(of: program)
    return true
  }

  /// Takes the met variables' roots and rows, in the order that they have in the whole problem, on
  /// which the tie-breaks depend.
  private mutating func restrict(to kept: KeptProblem) {
    kept.metVariables.sort(kept.metVariables.indices, by: <)
    rankedColumns.removeAll()
    kept.places.removeAll()
    for variable in kept.metVariables.elements {
      if variable < kept.program.rootCount {
        rankedColumns.append(kept.program.rootColumns[variable])
      }
      for place in kept.rowsOfVariable[variable] { kept.places.append(place) }
    }
    kept.places.sort(kept.places.indices, by: <)
    takeRows(at: kept.places.elements, of: kept)
  }

  private mutating func takeRows(at places: UnsafeBufferPointer<Int32>, of kept: KeptProblem) {
    pendingEqualities.removeAll()
    inequalities.removeAll()
    optionalRows.removeAll()
    for place in places {
      let row = kept.rows[place].row
      switch kept.rows[place].kind {
      case .equality: pendingEqualities.append(row)
      case .inequality: inequalities.append(row)
      case .optional: optionalRows.append(row)
      }
    }
  }

  private func takeValues(into kept: KeptProblem) {
    for root in program.rootColumns.indices {
      let number = kept.program.variableOfColumn[program.rootColumns[root]]
      guard kept.program.values[number] != program.values[root] else { continue }
      kept.program.values[number] = program.values[root]
      kept.noteChange(ofRoot: number)
    }
  }
}
