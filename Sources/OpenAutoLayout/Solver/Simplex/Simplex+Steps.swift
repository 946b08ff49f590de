extension LayoutSolver.Simplex {
  typealias Costs = LayoutSolver.Costs

  /// Steps until every basic variable is where its prices want it.
  ///
  /// - Returns: Whether the basis changed, so that the values should be computed anew.
  mutating func restorePrices(
    _ program: inout Program, conflict: ([(bound: LayoutSolver.BoundSource, share: Double)]) -> Void
  ) -> Bool {
    var pivotCount = 0
    var stepCount = 0
    var idleStepCount = 0
    var nextCheck = 0
    while let leaving = chooseLeaving(program) {
      if !leaving.isRequired, stepCount >= nextCheck {
        nextCheck = 2 * stepCount + 8
        if acceptPresentValues(&program) { continue }
      }
      stepCount += 1
      let outcome = step(
        leaving.position, leaving.direction, &program,
        lot: idleStepCount > 50 ? UInt64(stepCount) &* 0xbf58_476d_1ce4_e5b9 : nil,
        conflict: conflict)
      if outcome.isPivot { pivotCount += 1 }
      idleStepCount = outcome.raisedPrices ? 0 : idleStepCount + 1
      if factorization.isStale { refactor(&program) }
    }
    return pivotCount > 0
  }

  /// How far a value may be from where it belongs.
  private static func slack(_ value: Double) -> Double {
    LayoutSolver.tolerance * max(1, abs(value))
  }

  /// A basic variable that is not where its prices want it.
  struct Leaving {
    var position: Int
    /// The direction in which it is off, and how far.
    var direction: Double
    var excess: Double
    /// Whether it is beyond the end of its range.
    var isRequired: Bool
  }

  /// The basic variable that is farthest from where its prices want it, those beyond their range
  /// first: the others may be found to be right where they are.
  private func chooseLeaving(_ program: borrowing Program) -> Leaving? {
    var chosen: Leaving?
    for position in 0..<equationCount {
      guard let candidate = leaving(position, program) else { continue }
      if let chosen {
        if chosen.isRequired && !candidate.isRequired { continue }
        if chosen.isRequired == candidate.isRequired, candidate.excess <= chosen.excess { continue }
      }
      chosen = candidate
    }
    return chosen
  }

  /// The basic variable at a position, if it is off where its prices want it.
  @inline(__always)
  func leaving(_ position: Int, _ program: borrowing Program) -> Leaving? {
    let variable = Int(basis[position])
    let value = program.values[variable]
    let (lower, upper) = program.costs.interval(variable)
    let excess = max(value - upper, lower - value)
    guard excess > Self.slack(value) else { return nil }
    let direction: Double = value > upper ? 1 : -1
    return Leaving(
      position: position, direction: direction, excess: excess,
      isRequired: program.costs.isBeyondEnd(variable, value, direction))
  }

  /// Lets one basic variable leave, or raises its price until it may stay.
  private mutating func step(
    _ position: Int, _ direction: Double, _ program: inout Program, lot: UInt64?,
    conflict: ([(bound: LayoutSolver.BoundSource, share: Double)]) -> Void
  ) -> (isPivot: Bool, raisedPrices: Bool) {
    let leaving = Int(basis[position])
    // Go to the end of the interval that the value is beyond.
    if !program.costs.isOnEntry[leaving] {
      if direction < 0 { program.costs.descend(leaving) }
      program.costs.isOnEntry[leaving] = true
    }
    computeTableauRow(position, program)
    collectEvents(leaving, direction, program, lot: lot)
    slides.removeAll()

    let slack = Self.slack(program.values[leaving])
    var excess = abs(program.values[leaving] - program.costs.position(leaving))
    while let event = nextEvent() {
      let variable = Int(event.variable)
      let span =
        program.costs.span(variable, event.direction, from: program.values[variable]) / event.scale
      if span >= excess - slack {
        let raised = raisePrices(event, direction, program)
        program.costs.leaveEntry(variable, event.direction)
        applySlides(&program)
        if variable == leaving { return (false, raised) }
        exchange(
          position, entering: variable, target: program.costs.position(leaving), &program)
        return (true, raised)
      }
      excess -= span
      slide(variable, event.direction, &program, isLeaving: variable == leaving)
      insertEvent(variable, event.direction, event.scale, program, lot: lot)
    }
    undoSlides(&program)
    reportConflict(leaving, direction, &program, conflict)
    return (false, false)
  }

  /// Computes the leaving variable's row: it changes by -tableauRow[v] when v changes by 1.
  private mutating func computeTableauRow(_ position: Int, _ program: borrowing Program) {
    rightSide.reset(to: 0, count: equationCount)
    rightSide[position] = 1
    factorization.solveTransposed(&rightSide, into: &inverseRow)
    for variable in tableauVariables.elements {
      tableauRow[variable] = 0
      isInTableauRow[variable] = false
    }
    tableauVariables.removeAll()
    for equation in 0..<equationCount where inverseRow[equation] != 0 {
      let share = inverseRow[equation]
      addToTableauRow(formVariable(equation, program), -share)
      for index in program.summands(ofForm: Int(forms[equation])) {
        let summand = program.summands[index]
        addToTableauRow(Int(summand.variable), share * summand.coefficient)
      }
    }
    var largest = 0.0
    for variable in tableauVariables.elements { largest = max(largest, abs(tableauRow[variable])) }
    for variable in tableauVariables.elements
    where abs(tableauRow[variable]) <= LayoutSolver.tolerance * largest {
      tableauRow[variable] = 0
    }
  }

  private mutating func addToTableauRow(_ variable: Int, _ share: Double) {
    guard positions[variable] < 0 else { return }
    if !isInTableauRow[variable] {
      isInTableauRow[variable] = true
      tableauVariables.append(Int32(variable))
    }
    tableauRow[variable] += share
  }
}

// MARK: Moves

extension LayoutSolver.Simplex {
  /// Moves to the next entry. The leaving variable keeps its value: only its aim moves.
  private mutating func slide(
    _ variable: Int, _ direction: Double, _ program: inout Program, isLeaving: Bool
  ) {
    let wasOnEntry = program.costs.isOnEntry[variable]
    let oldValue = program.values[variable]
    program.costs.leaveEntry(variable, direction)
    if direction < 0 { program.costs.descend(variable) }
    program.costs.isOnEntry[variable] = true
    if !isLeaving { program.values[variable] = program.costs.position(variable) }
    slides.append(
      Slide(
        variable: Int32(variable), direction: direction, wasOnEntry: wasOnEntry,
        oldValue: oldValue, newValue: program.values[variable]))
  }

  private mutating func undoSlides(_ program: inout Program) {
    for slide in slides.elements.reversed() {
      let variable = Int(slide.variable)
      if slide.direction < 0 {
        program.costs.ascend(variable)
      } else if slide.wasOnEntry {
        program.costs.descend(variable)
      }
      program.costs.isOnEntry[variable] = slide.wasOnEntry
      program.values[variable] = slide.oldValue
    }
  }

  /// Moves the basic variables by what the slides changed.
  private mutating func applySlides(_ program: inout Program) {
    guard slides.elements.contains(where: { $0.newValue != $0.oldValue }) else { return }
    rightSide.reset(to: 0, count: equationCount)
    for slide in slides.elements where slide.newValue != slide.oldValue {
      addColumn(Int(slide.variable), times: slide.newValue - slide.oldValue, program)
    }
    moveBasicVariables(&program)
  }

  /// Adds a multiple of a variable's column to the right side.
  private mutating func addColumn(
    _ variable: Int, times factor: Double, _ program: borrowing Program
  ) {
    for index in program.uses(of: variable) {
      let equation = equationOfForm[program.uses[index].variable]
      if equation >= 0 { rightSide[equation] += program.uses[index].coefficient * factor }
    }
  }

  private mutating func moveBasicVariables(_ program: inout Program) {
    factorization.solve(&rightSide, into: &solution)
    for position in 0..<equationCount where solution[position] != 0 {
      program.values[basis[position]] -= solution[position]
    }
  }

  /// Makes a variable basic in the place of another, which goes to `target`.
  mutating func exchange(_ position: Int, entering: Int, target: Double, _ program: inout Program) {
    let leaving = Int(basis[position])
    computeColumn(entering, program)
    let step = (program.values[leaving] - target) / column[position]
    for other in 0..<equationCount where column[other] != 0 {
      program.values[basis[other]] -= column[other] * step
    }
    program.values[entering] += step
    program.values[leaving] = target
    basis[position] = Int32(entering)
    positions[entering] = Int32(position)
    positions[leaving] = -1
    factorization.replace(position, by: column)
  }

  /// Computes how the basic variables change with a variable: by -column.
  mutating func computeColumn(_ variable: Int, _ program: borrowing Program) {
    rightSide.reset(to: 0, count: equationCount)
    addColumn(variable, times: 1, program)
    factorization.solve(&rightSide, into: &column)
  }

  /// Moves a nonbasic variable, and the basic ones with it.
  mutating func shift(_ variable: Int, by distance: Double, _ program: inout Program) {
    rightSide.reset(to: 0, count: equationCount)
    addColumn(variable, times: distance, program)
    program.values[variable] += distance
    moveBasicVariables(&program)
  }

  /// The prices that the basic variables' slopes make.
  mutating func price(
    _ slopes: borrowing FlatArray<Double>, _ program: borrowing Program,
    into result: inout FlatArray<Double>
  ) {
    for position in 0..<equationCount { rightSide[position] = slopes[basis[position]] }
    factorization.solveTransposed(&rightSide, into: &result)
  }
}
