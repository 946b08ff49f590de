extension Solver.Simplex {
  typealias Costs = Solver.Costs

  /// What an iteration did.
  struct Outcome {
    /// Whether a variable entered the basis.
    var isPivot: Bool
    /// Whether the duals changed: otherwise the step was degenerate.
    var changedDuals: Bool
  }

  /// Iterates until every basic variable is primal feasible, and returns whether the basis has changed.
  mutating func restorePrimalFeasibility(
    _ program: inout Program, conflict: (Proof) -> Int
  ) -> Bool {
    var hasExchanged = false
    var hasTieBreakDuals = false
    var nextTightExchange = nextRound(after: effort.work)
    var stepCount = 0
    var degenerateCount = 0
    while !isGivenUp {
      // Choose row (CHUZR).
      guard let leaving = chooseRow(program) else { break }
      tryStep()
      // The first basis is not optimal for the tie-breaks, so their duals are not 0.
      if !hasTieBreakDuals {
        computeTieBreakDuals(ofLevels: Self.sizeLevel...Self.boundLevel, program)
        hasTieBreakDuals = true
      }
      // The row of the inverse (BTRAN). Its length is the exact weight of the position, which was chosen by an
      // estimate: far off, and another row should have been chosen.
      let isRowExpected = computeInverseRow(leaving.position)
      // The next look at the queue finds it with its true merit. The step is counted, so this ends.
      guard isRowExpected else { continue }
      stepCount += 1
      effort.countStep(reading: inverseRow.indices.count)
      let outcome = iterate(
        Int(leaving.position), leaving.direction, &program,
        order: Self.randomOrder(stepCount, degenerateCount: degenerateCount),
        conflict: conflict)
      #if DEBUG
        checkStep(stepCount, program)
      #endif
      if outcome.isPivot { hasExchanged = true }
      // A step of length 0 changes the basis but not the dual objective. Many in a row may be a cycle.
      degenerateCount = outcome.changedDuals ? 0 : degenerateCount + 1
      // Each exchange adds a factor, and each factor rounding.
      if factorization.isStale { refactor(&program) }
      // Rows have become long, as they do where steps move one link of a chain after the other.
      if effort.work > nextTightExchange {
        exchangeTightVariables(&program)
        hasExchanged = true
        nextTightExchange = nextRound(after: effort.work)
      }
    }
    return hasExchanged
  }

  // Each round waits for twice the work of the one before, so no rounds can keep a cycle going.
  private func nextRound(after work: Int) -> Int { max(2 * work, work + 4 * equationCount) }

  /// Lets one basic variable leave the basis, or moves the duals until it is feasible where it is.
  mutating func iterate(
    _ position: Int, _ direction: Double, _ program: inout Program, order: RandomOrder?,
    conflict: (Proof) -> Int
  ) -> Outcome {
    let leaving = basis[position]
    // It leaves at the end of its piece, where it has come out beyond.
    program.costs.aim(leaving, direction)
    // The row of the tableau (PRICE).
    computeTableauRow(program)

    // Choose column (CHUZC) by the long-step rule, or bound flipping ratio test (R. Fourer, "Notes on the dual simplex
    // method", 1994; I. Maros, "A generalized dual phase-2 simplex algorithm", 2003). Here the bounds are breakpoints
    // of convex functions. The slope of the dual objective is what is left of the infeasibility. Each candidate that is
    // passed flips to its next breakpoint and takes its share of that; the one that would take more than is left
    // enters. So a squeezed row of a thousand views is one step.
    collectCandidates(leaving, direction, program, order: order)
    flips.removeAll()
    // Without the slack, a step would be taken for what is rounding.
    let slack = Self.slack(program.values[leaving])
    // The slope of the dual objective in the direction of the row, before the first breakpoint.
    var infeasibility = abs(program.values[leaving] - program.costs.position(leaving))
    let isOff = infeasibility > slack
    while let candidate = nextCandidate(program, order: order) {
      let variable = Int(candidate.variable)
      let share =
        program.costs.span(variable, candidate.direction, from: program.values[variable])
        / candidate.scale
      // The candidate is too near to its next breakpoint to make up for all that is left. Passing it is worth it, since
      // the dual objective still rises behind it.
      guard share >= infeasibility - slack else {
        // The flip takes its share of the infeasibility, and the candidate has another breakpoint ahead.
        infeasibility -= share
        flip(variable, candidate.direction, &program, isLeaving: variable == leaving)
        insertCandidate(variable, candidate.direction, candidate.scale, program, order: order)
        continue
      }
      let changedDuals = candidate.ratio != Ratio()
      // Update dual.
      updateDuals(candidate, direction, program)
      // A basic variable is inside a piece. Which one, the direction of its move says.
      program.costs.leaveBreakpoint(variable, candidate.direction)
      // Update primal for the flips (FTRAN-BFRT).
      applyFlips(&program)
      // Unlike a variable between two bounds, one of piecewise linear cost may stay basic. Where it wins its own ratio
      // test, it is cheaper off its optimum than to move any other one, and no column enters.
      if variable == leaving { return Outcome(isPivot: false, changedDuals: changedDuals) }
      // The entering column (FTRAN), then update primal, weights and factor.
      computeColumn(variable, program)
      exchange(position, entering: variable, target: program.costs.position(leaving), &program)
      // The pivot was computed by row and by column. Where they differ, rounding has grown.
      factorization.compare(tableauRow[variable], column[position])
      return Outcome(isPivot: true, changedDuals: changedDuals)
    }
    // The dual objective is unbounded: no values satisfy the row.
    undoFlips(&program)
    // What rounding has made of the factors proves nothing. (A variable that is not off needs no proof.)
    if isOff, factorization.hasUpdates {
      refactor(&program)
      return Outcome(isPivot: false, changedDuals: false)
    }
    // Every variable of the row is at the end of its range, and together they still miss it.
    if infeasibility > slack { reportConflict(leaving, direction, &program, conflict) }
    return Outcome(isPivot: false, changedDuals: false)
  }
}
