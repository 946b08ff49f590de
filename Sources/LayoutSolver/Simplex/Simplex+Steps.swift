extension Solver.Simplex {
  typealias Costs = Solver.Costs

  /// Steps until every basic variable is where its prices want it.
  ///
  /// - Returns: Whether the basis changed, so that the values should be computed anew.
  mutating func restorePrices(
    _ program: inout Program, conflict: (Proof) -> Int
  ) -> Bool {
    var hasExchanged = false
    var stepCount = 0
    var idleStepCount = 0
    var nextCheck = 0
    // How many entries of rows were read, and when to pin.
    var work = 0
    var nextPinning = Self.leastWorkBeforePinning * equationCount
    while remainingSteps > 0, let leaving = chooseLeaving(program) {
      remainingSteps -= 1
      if !leaving.isRequired, stepCount >= nextCheck {
        nextCheck = 2 * stepCount + 8
        if acceptPresentValues(&program) { continue }
      }
      if stepCount == 0 { priceTieBreaks(program) }
      guard computeInverseRow(leaving.position) else { continue }
      work += inverseRow.indices.count
      stepCount += 1
      let outcome = step(
        Int(leaving.position), leaving.direction, &program,
        lot: Self.lot(stepCount, idleStepCount: idleStepCount),
        conflict: conflict)
      if outcome.isPivot { hasExchanged = true }
      idleStepCount = outcome.raisedPrices ? 0 : idleStepCount + 1
      if factorization.isStale { refactor(&program) }
      if work > nextPinning {
        pinTightVariables(&program)
        hasExchanged = true
        nextPinning = 2 * work
      }
    }
    return hasExchanged
  }

  /// Lets one basic variable leave, or raises its price until it may stay.
  mutating func step(
    _ position: Int, _ direction: Double, _ program: inout Program, lot: Lot?,
    conflict: (Proof) -> Int
  ) -> (isPivot: Bool, raisedPrices: Bool) {
    let leaving = Int(basis[position])
    // Go to the end of the interval that the value is beyond.
    if !program.costs.isOnEntry[leaving] {
      if direction < 0 { program.costs.descend(leaving) }
      program.costs.isOnEntry[leaving] = true
    }
    computeTableauRow(program)
    collectEvents(leaving, direction, program, lot: lot)
    slides.removeAll()

    let slack = Self.slack(program.values[leaving])
    var excess = abs(program.values[leaving] - program.costs.position(leaving))
    while let tie = nextEvent(direction, program, lot: lot) {
      let event = tie.event
      let variable = Int(event.variable)
      let span =
        program.costs.span(variable, event.direction, from: program.values[variable]) / event.scale
      if span >= excess - slack {
        raisePrices(event, direction, program)
        program.costs.leaveEntry(variable, event.direction)
        applySlides(&program)
        if variable == leaving { return (false, event.price != Price()) }
        exchange(
          position, entering: variable, target: program.costs.position(leaving), &program)
        factorization.compare(tableauRow[variable], column[position])
        return (true, event.price != Price())
      }
      excess -= span
      slide(variable, event.direction, &program, isLeaving: variable == leaving)
      insertEvent(variable, event.direction, event.scale, program, lot: lot)
    }
    undoSlides(&program)
    if excess > slack { reportConflict(leaving, direction, &program, conflict) }
    return (false, false)
  }

  /// Computes the leaving variable's row, from its row of the inverse: it changes by -tableauRow[v] when
  /// v changes by 1.
  mutating func computeTableauRow(_ program: borrowing Program) {
    tableauRow.clear()
    let summands = program.summands.elements
    for equation in inverseRow.indices.elements {
      let form = Int(forms[equation])
      let share = inverseRow[equation]
      addToTableauRow(program.rootCount + form, -share)
      for index in program.summands(ofForm: form) {
        addToTableauRow(Int(summands[index].variable), share * summands[index].coefficient)
      }
    }
    tableauRow.dropCancelled()
  }

  @inline(__always)
  private mutating func addToTableauRow(_ variable: Int, _ share: Double) {
    if tableauRow.has(variable) || positions[variable] < 0 { tableauRow.add(share, of: variable) }
  }
}
