extension Solver.KeptProblem {
  typealias Workspace = Solver.Workspace

  /// Notes how the reduced problem hangs together.
  ///
  /// To be called when the free column singletons are removed and nothing else has changed the
  /// program.
  func record(_ work: inout Workspace, _ model: borrowing Solver.Model) {
    roles.reset(to: .outside, count: model.rows.count)
    isUnknown.reset(to: false, count: model.columns.count)
    rows.removeAll()
    for row in work.gathered.rows.elements { roles[row] = .substituted(elimination: nil) }
    for column in work.gathered.columns.elements { isUnknown[column] = true }
    recordEliminations(of: work.substitution, columnCount: model.columns.count)
    for row in work.pendingEqualities.elements { append(row, .equality, &work, model) }
    for row in work.inequalities.elements { append(row, .inequality, &work, model) }
    for row in work.optionalRows.elements { append(row, .optional, &work, model) }
    isMet.reset(to: false, count: work.program.variableCount)
    groupRows(variableCount: work.program.variableCount)
    groupExpressions(work.program)
  }

  private func recordEliminations(
    of substitution: borrowing Solver.Substitution, columnCount: Int
  ) {
    eliminations.reset(count: substitution.eliminations.count)
    isChanged.reset(to: false, count: columnCount)
    childrenOfColumn.begin(listCount: columnCount)
    for number in substitution.eliminations.indices {
      let elimination = substitution.eliminations[number]
      roles[elimination.row] = .substituted(elimination: Int32(number))
      if elimination.parent >= 0 { childrenOfColumn.announce(in: elimination.parent) }
    }
    childrenOfColumn.makeRoom(for: 0)
    for elimination in substitution.eliminations.elements where elimination.parent >= 0 {
      childrenOfColumn.add(elimination.column, to: elimination.parent)
    }
  }

  private func append(
    _ row: Int32, _ kind: LeftRow.Kind, _ work: inout Workspace, _ model: borrowing Solver.Model
  ) {
    roles[row] = .left(place: Int32(rows.count))
    work.substitution.reduce(
      model.terms, model.rows[row].termRange, constant: model.rows[row].constant)
    var variable: Int32?
    if !work.substitution.reduced.isEmpty {
      let scale = work.substitution.reducedScale
      variable = Int32(
        work.program.variable(
          ofRow: row, reduced: work.substitution.reduced, scale: scale))
    }
    rows.append(LeftRow(row: row, kind: kind, variable: variable))
  }

  private func groupRows(variableCount: Int) {
    rowsOfVariable.begin(listCount: variableCount)
    for row in rows.elements {
      if let variable = row.variable { rowsOfVariable.announce(in: variable) }
    }
    rowsOfVariable.makeRoom(for: 0)
    for place in rows.indices {
      if let variable = rows[place].variable { rowsOfVariable.add(Int32(place), to: variable) }
    }
  }

  private func groupExpressions(_ program: borrowing Solver.Program) {
    pairOfExpression.reset(to: -1, count: program.expressionCount)
    isSingleton.reset(to: false, count: program.rootCount)
    pairs.reset(count: program.freeColumnSingletons.count)
    for number in program.freeColumnSingletons.indices {
      pairOfExpression[program.freeColumnSingletons[number].expression] = Int32(number)
      isSingleton[program.freeColumnSingletons[number].root] = true
    }
    rootsOfExpression.begin(listCount: program.expressionCount)
    expressionsOfRoot.begin(listCount: program.rootCount)
    pairsOfRoot.begin(listCount: program.rootCount)
    forEachSummand(program) { expression, root, pair in
      rootsOfExpression.announce(in: expression)
      guard let pair else { return expressionsOfRoot.announce(in: root) }
      if program.freeColumnSingletons[pair].root != root { pairsOfRoot.announce(in: root) }
    }
    rootsOfExpression.makeRoom(for: 0)
    expressionsOfRoot.makeRoom(for: 0)
    pairsOfRoot.makeRoom(for: 0)
    let rootCount = Int32(program.rootCount)
    forEachSummand(program) { expression, root, pair in
      rootsOfExpression.add(root, to: expression)
      guard let pair else { return expressionsOfRoot.add(rootCount + expression, to: root) }
      if program.freeColumnSingletons[pair].root != root { pairsOfRoot.add(pair, to: root) }
    }
  }

  private func forEachSummand(
    _ program: borrowing Solver.Program,
    _ body: (_ expression: Int32, _ root: Int32, _ pair: Int32?) -> Void
  ) {
    for expression in 0..<program.expressionCount {
      let pair = pairOfExpression[expression]
      for index in program.summands(ofExpression: expression) {
        body(Int32(expression), program.summands[index].variable, pair >= 0 ? pair : nil)
      }
    }
  }

  /// Takes the solved problem over from the workspace, which has to make these tables anew.
  func takeOver(_ work: inout Workspace) {
    swap(&substitution, &work.substitution)
    swap(&rowRanks, &work.rowRanks)
    swap(&program, &work.program)
    columnsOfRoot.begin(listCount: program.rootCount)
    for column in work.gathered.columns.elements {
      let root = substitution.resolve(column).root
      if root >= 0 { columnsOfRoot.announce(in: program.variableOfColumn[root]) }
    }
    columnsOfRoot.makeRoom(for: 0)
    for column in work.gathered.columns.elements {
      let root = substitution.resolve(column).root
      if root >= 0 { columnsOfRoot.add(column, to: program.variableOfColumn[root]) }
    }
  }
}
