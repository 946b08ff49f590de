/// Solving again from the last program and basis (reoptimization).
///
/// A constant is where a breakpoint of a cost is, or an end of a range, and nothing else in the program depends on
/// it. As long as the breakpoints of each variable keep their order, the basis stays dual feasible, and the
/// simplex goes on with dual steps. So presolve, program and factors stay as they are. A nonbasic variable may even get
/// other breakpoints: it goes to the one where it is dual feasible. Where an equality that presolve has substituted has
/// another constant, nothing stays.
///
/// That is for the two largest components. A smaller one has left no basis with factors, and is solved anew, but without
/// the others.
extension Solver.Workspace {
  /// The last solve, if the next one may go on from its program.
  var lastSolve: Solver.LastSolve? {
    guard conflicts.isEmpty, !hasGivenUp else { return nil }
    return .init(
      number: reoptimization.solveNumber,
      hasLargeComponent: largestSimplex.variableCount > program.variableCount / 8)
  }

  /// Values are moved by differences, in which rounding gathers. After so many times all are computed anew.
  private static var reoptimizationLimit: Int { 100 }

  /// - Parameters:
  ///   - rows: The rows with other constants.
  ///   - saved: The bases of the last solves, and how much work they took from nothing.
  ///   - notesMoves: Whether to note the columns that have moved in `localUpdate`.
  /// - Returns: Whether the answer was found. If not, no value of the model has changed, but the program has.
  /// - Complexity: Linear in the columns and the program, with a small factor, and that of the steps.
  mutating func reoptimize(
    _ rows: borrowing FlatArray<Int32>, startingFrom saved: inout Solver.SavedBasis,
    _ model: inout Model, _ changedBlocks: inout FlatArray<Int32>, notesMoves: Bool
  ) -> Bool {
    reoptimization.count += 1
    guard reoptimization.count <= Self.reoptimizationLimit else { return false }
    for row in rows.elements { reoptimization.laggingRows.append(row) }
    guard moveBreakpointsOfLaggingRows(model) else { return false }
    let tieCount = program.ties.count
    guard
      reoptimization.changedVariables.elements.allSatisfy({
        program.stages[$0] == .gathered || settlesAgain($0)
      }),
      Self.reoptimize(
        &largestSimplex, reoptimization.changedVariables, &program, comparedWith: saved),
      Self.reoptimize(
        &secondLargestSimplex, reoptimization.changedVariables, &program, comparedWith: saved),
      solveSmallComponents(startingFrom: &saved, model)
    else { return false }
    #if DEBUG
      problems = []
      checkCosts()
    #endif
    program.postsolveEliminatedRoots()
    program.postsolveFreeColumnSingletons()
    // All that has rested before postsolve does so at the same breakpoint.
    program.ties.removeLast(program.ties.count - tieCount)
    pendingEqualities.removeAll()
    inequalities.removeAll()
    optionalRows.removeAll()
    localUpdate.begin(model, allowance: .max)
    storeMoves(in: &model, &changedBlocks, notesMoves: notesMoves)
    return true
  }

  /// Has a variable that is in no component rest again.
  ///
  /// - Returns: Whether it has no choice where it had none.
  private mutating func settlesAgain(_ variable: Int32) -> Bool {
    let tieCount = program.ties.count
    if program.stages[variable] == .waiting { program.costs.optimizeAnew(Int(variable)) }
    program.settle(Int(variable))
    let hasChoice = program.ties.count > tieCount
    program.ties.removeLast(program.ties.count - tieCount)
    return !hasChoice || program.ties.elements.contains { $0.variable == variable }
  }

  /// Stores the values of the columns that have moved.
  ///
  /// Most columns are no multiples of others, so it is mostly enough to compare the roots: an edit of one of 10,000 views
  /// with optional distances from their neighbors takes 135 µs, and 256 if all columns are compared.
  private mutating func storeMoves(
    in model: inout Model, _ changedBlocks: inout FlatArray<Int32>, notesMoves: Bool
  ) {
    var hasMembers = false
    for root in program.rootColumns.indices {
      let (column, value) = (program.rootColumns[root], program.values[root])
      if value == model.values[column] { continue }
      storeMove(of: column, to: value, in: &model, &changedBlocks, notesMoves: notesMoves)
      if substitution.memberCount(ofRoot: column) > 1 { hasMembers = true }
    }
    guard hasMembers else { return }
    for column in gathered.columns.elements where substitution.isMember(column) {
      let value = value(ofColumn: column)
      if value == model.values[column] { continue }
      storeMove(of: column, to: value, in: &model, &changedBlocks, notesMoves: notesMoves)
    }
  }

  @inline(__always)
  private mutating func storeMove(
    of column: Int32, to value: Double, in model: inout Model,
    _ changedBlocks: inout FlatArray<Int32>, notesMoves: Bool
  ) {
    if notesMoves { localUpdate.noteMove(of: column, model) }
    store(value, column, &model, &changedBlocks)
  }

  /// Reoptimizes a simplex for those of the changed variables that it has.
  private static func reoptimize(
    _ simplex: inout Simplex, _ changed: borrowing FlatArray<Int32>,
    _ program: inout Solver.Program, comparedWith saved: borrowing Solver.SavedBasis
  ) -> Bool {
    var own = FlatArray<Int32>()
    for variable in changed.elements where simplex.has(Int(variable), program) {
      own.append(variable)
    }
    return own.isEmpty || simplex.reoptimize(own, &program, comparedWith: saved)
  }

  /// Solves the small components of changed variables anew, which left no basis.
  ///
  /// - Returns: Whether that went without a conflict, and the answer is the only one.
  private mutating func solveSmallComponents(
    startingFrom saved: inout Solver.SavedBasis, _ model: borrowing Model
  ) -> Bool {
    var expressions = FlatArray<Int32>()
    for variable in reoptimization.changedVariables.elements where isInSmallComponent(variable) {
      program.releaseComponent(of: variable, &expressions)
    }
    if expressions.isEmpty { return true }
    reoptimization.keepsMultipliers = false
    // In the order of the first time, on which the tie-breaks depend.
    expressions.sort(expressions.indices, by: <)
    for expression in expressions.elements where program.isWaiting(expression) {
      simplex.gatherComponent(of: expression, &program)
      if simplex.restsAtOptimum(&program) { continue }
      let tieCount = program.ties.count
      let choice = program.ties.elements.first { $0.variable == simplex.roots[0] }
      // What the tie-breaks have left open they will leave open again.
      guard choice?.decision != .order else { return false }
      var hasConflict = false
      saved.makeRoom(for: model)
      simplex.solve(&program, startingFrom: &saved) { _ in
        hasConflict = true
        return 0
      }
      let hasChoice = program.ties.count > tieCount
      guard !hasConflict, simplex.canReoptimize, choice != nil || !hasChoice else { return false }
    }
    return true
  }

  /// Whether the variable is in a component that left no basis.
  private func isInSmallComponent(_ variable: Int32) -> Bool {
    program.stages[variable] == .gathered && !largestSimplex.has(Int(variable), program)
      && !secondLargestSimplex.has(Int(variable), program)
  }

  /// Brings the program's constants up to date, and lists the variables that they are about.
  ///
  /// - Returns: Whether the program is one for these constants.
  private mutating func moveBreakpointsOfLaggingRows(_ model: borrowing Model) -> Bool {
    reoptimization.changedVariables.removeAll()
    reoptimization.keepsMultipliers = true
    let areFew = reoptimization.laggingRows.count <= Solver.Reoptimization.fewRows
    while let row = reoptimization.laggingRows.popLast() {
      if let variable = moveBound(of: row, model) {
        reoptimization.changedVariables.append(variable)
      } else if !areFew || gathered.rows.elements.contains(row) {
        return false
      }
    }
    for variable in reoptimization.changedVariables.elements {
      let areSame = program.costs.moveBreakpoints(
        of: Int(variable), in: program.ranges[variable])
      guard areSame || rewriteBreakpoints(of: Int(variable)) else { return false }
    }
    return true
  }

  /// Writes the breakpoints of a variable down anew: an empty text that gets its first word goes from the end of its
  /// range to a place within. In a large component, a variable goes to where the duals stay what they are, and are
  /// feasible.
  ///
  /// - Returns: Whether there is such a place.
  private mutating func rewriteBreakpoints(of variable: Int) -> Bool {
    reoptimization.keepsMultipliers = false
    // A root that no expression has is in no component: it stays waiting.
    if program.stages[variable] == .waiting || isInSmallComponent(Int32(variable)) {
      program.costs.rewriteBreakpoints(of: variable, in: program.ranges[variable])
      return true
    }
    return Self.rewriteBreakpoints(of: variable, largestSimplex, &program)
      || Self.rewriteBreakpoints(of: variable, secondLargestSimplex, &program)
  }

  private static func rewriteBreakpoints(
    of variable: Int, _ simplex: borrowing Simplex, _ program: inout Solver.Program
  ) -> Bool {
    guard simplex.has(variable, program) else { return false }
    let range = program.ranges[variable]
    // The duals depend on the slopes of a basic one.
    if simplex.isBasic(variable) {
      return program.costs.rewriteBreakpointsKeepingSlopes(of: variable, in: range)
    }
    program.costs.rewriteBreakpoints(of: variable, in: range)
    program.costs.optimize(variable)
    return simplex.makeDualFeasible(variable, &program)
  }

  /// Moves what a row says of its variable.
  ///
  /// - Returns: The variable; `nil` if more than that depends on the row.
  private mutating func moveBound(of row: Int32, _ model: borrowing Model) -> Int32? {
    guard let variable = reoptimization.variable(ofRow: row) else { return nil }
    let record = model.rows[row]
    substitution.reduce(model.terms, record.termRange, constant: record.constant)
    let scale = substitution.reducedScale
    if record.isRequired {
      let bounds = range(ofReducedRow: row, record.relation, scale: scale)
      return moveEnds(of: variable, by: row, to: bounds, model) ? variable : nil
    }
    let position = substitution.reducedConstant / scale
    return program.costs.movePenalty(of: variable, rank: rowRanks[row], to: position)
      ? variable : nil
  }

  /// Moves the ends of a variable's range that come of a row.
  ///
  /// - Returns: Whether the ends are known then: the row may leave more room than others.
  private mutating func moveEnds(
    of variable: Int32, by row: Int32, to bounds: Solver.ValueRange, _ model: borrowing Model
  ) -> Bool {
    var range = program.ranges[variable]
    if range.lowerSource.row == row { range.lower = bounds.lower }
    if range.upperSource.row == row { range.upper = bounds.upper }
    guard bounds.lower <= range.lower, range.lower <= range.upper, range.upper <= bounds.upper
    else { return false }
    let known = program.ranges[variable]
    program.ranges[variable] = range
    return range.lower >= known.lower && range.upper <= known.upper
      || isOnlyBound(row, of: variable, model)
  }

  /// Whether no other row, and no size, narrows the range of a variable.
  private func isOnlyBound(
    _ row: Int32, of variable: Int32, _ model: borrowing Model
  ) -> Bool {
    if variable < program.rootCount {
      let column = program.rootColumns[variable]
      let range = substitution.range(ofRoot: column, model.columns[column].kind)
      if !range.isUnbounded { return false }
    }
    return reoptimization.rows(ofVariable: variable).allSatisfy { other in
      other == row || !model.rows[other].isRequired
    }
  }
}
