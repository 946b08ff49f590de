extension Solver.Simplex {
  typealias Costs = Solver.Costs

  /// Steps until every basic variable is primal feasible.
  ///
  /// - Returns: Whether the basis changed, so that the values should be computed anew.
  mutating func restorePrimalFeasibility(
    _ program: inout Program, conflict: (Proof) -> Int
  ) -> Bool {
    var hasExchanged = false
    var stepCount = 0
    var idleStepCount = 0
    var nextCheck = 0
    // How many entries of rows were read, and when to exchange tight variables.
    var work = 0
    var nextTightExchange = Self.leastWorkBeforeTightExchange * equationCount
    while remainingSteps > 0, let leaving = chooseLeaving(program) {
      remainingSteps -= 1
      if !leaving.isRequired, stepCount >= nextCheck {
        nextCheck = 2 * stepCount + 8
        if acceptPresentValues(&program) { continue }
      }
      if stepCount == 0 { computeTieBreakDuals(program) }
      guard computeInverseRow(leaving.position) else { continue }
      work += inverseRow.indices.count
      stepCount += 1
      let outcome = step(
        Int(leaving.position), leaving.direction, &program,
        order: Self.randomOrder(stepCount, idleStepCount: idleStepCount),
        conflict: conflict)
      #if DEBUG
        checkStep(stepCount, program)
      #endif
      if outcome.isPivot { hasExchanged = true }
      idleStepCount = outcome.changedDuals ? 0 : idleStepCount + 1
      if factorization.isStale { refactor(&program) }
      if work > nextTightExchange {
        exchangeTightVariables(&program)
        hasExchanged = true
        nextTightExchange = 2 * work
      }
    }
    return hasExchanged
  }

  /// Lets one basic variable leave the basis, or moves the duals until it is feasible where it is.
  mutating func step(
    _ position: Int, _ direction: Double, _ program: inout Program, order: RandomOrder?,
    conflict: (Proof) -> Int
  ) -> (isPivot: Bool, changedDuals: Bool) {
    let leaving = Int(basis[position])
    // Go to the end of the interval that the value is beyond.
    if !program.costs.isAtBreakpoint[leaving] {
      if direction < 0 { program.costs.descend(leaving) }
      program.costs.isAtBreakpoint[leaving] = true
    }
    computeTableauRow(program)
    collectCandidates(leaving, direction, program, order: order)
    flips.removeAll()

    let slack = Self.slack(program.values[leaving])
    var excess = abs(program.values[leaving] - program.costs.position(leaving))
    while let candidate = nextCandidate(program, order: order) {
      let variable = Int(candidate.variable)
      let span =
        program.costs.span(variable, candidate.direction, from: program.values[variable])
        / candidate.scale
      if span >= excess - slack {
        updateDuals(candidate, direction, program)
        program.costs.leaveBreakpoint(variable, candidate.direction)
        applyFlips(&program)
        if variable == leaving { return (false, candidate.ratio != Ratio()) }
        exchange(
          position, entering: variable, target: program.costs.position(leaving), &program)
        factorization.compare(tableauRow[variable], column[position])
        return (true, candidate.ratio != Ratio())
      }
      excess -= span
      flip(variable, candidate.direction, &program, isLeaving: variable == leaving)
      insertCandidate(variable, candidate.direction, candidate.scale, program, order: order)
    }
    undoFlips(&program)
    if excess > slack { reportConflict(leaving, direction, &program, conflict) }
    return (false, false)
  }

  /// Computes the leaving variable's row, from its row of the inverse: it changes by -tableauRow[v]
  /// when v changes by 1.
  mutating func computeTableauRow(_ program: borrowing Program) {
    tableauRow.clear()
    let summands = program.summands.elements
    for equation in inverseRow.indices.elements {
      let expression = Int(expressions[equation])
      let share = inverseRow[equation]
      addToTableauRow(program.rootCount + expression, -share)
      for index in program.summands(ofExpression: expression) {
        addToTableauRow(Int(summands[index].variable), share * summands[index].coefficient)
      }
    }
    tableauRow.dropCancelled()
  }

  private mutating func addToTableauRow(_ variable: Int, _ share: Double) {
    if tableauRow.has(variable) || positions[variable] < 0 { tableauRow.add(share, of: variable) }
  }
}
