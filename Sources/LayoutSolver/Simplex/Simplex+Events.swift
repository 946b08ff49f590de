extension Solver.Simplex {
  /// Collects who could give way when the leaving variable's price rises.
  mutating func collectEvents(
    _ leaving: Int, _ direction: Double, _ program: borrowing Program, lot: Lot?
  ) {
    events.removeAll()
    ties.removeAll()
    tiedPrices.removeAll()
    tiedPrice = nil
    heldVariables.removeAll()
    insertEvent(leaving, direction, 1, program, lot: lot)
    for variable in tableauRow.variables.elements where tableauRow[Int(variable)] != 0 {
      collectEvent(Int(variable), direction, program)
    }
  }

  /// Adds the event of a variable of the row, unless it is known to be of no use, or not yet.
  @inline(__always)
  private mutating func collectEvent(
    _ variable: Int, _ leavingDirection: Double, _ program: borrowing Program
  ) {
    let direction = slideDirection(variable, leavingDirection)
    let known = holds[variable, direction]
    assert(
      known == .none || known == hold(variable, direction, program),
      "What is known of variable \(variable) was to be forgotten.")
    switch known {
    case .end: break
    case .highestLevel: heldVariables.append(Int32(variable))
    case .none where program.costs.isAtEnd(variable, towards: direction):
      holds[variable, direction] = .end
    case .none:
      let event = event(variable, direction, 1 / abs(tableauRow[variable]), program)
      holds[variable, direction] = hold(event.price)
      events.insert(event, by: Event.precedes)
    }
  }

  /// In which direction a variable of the row makes up for the leaving one.
  @inline(__always)
  private func slideDirection(_ variable: Int, _ leavingDirection: Double) -> Double {
    tableauRow[variable] > 0 ? leavingDirection : -leavingDirection
  }

  /// Adds the events of the held variables once there are none left that come before them.
  private mutating func insertHeldEvents(_ leavingDirection: Double, _ program: borrowing Program) {
    if heldVariables.isEmpty { return }
    if let first = events.first, hold(first.price) == .none { return }
    while let index = heldVariables.popLast() {
      let variable = Int(index)
      let direction = slideDirection(variable, leavingDirection)
      events.insert(
        event(variable, direction, 1 / abs(tableauRow[variable]), program), by: Event.precedes)
    }
  }

  /// Adds the variable's next event, unless it is at the end of its range.
  mutating func insertEvent(
    _ variable: Int, _ direction: Double, _ scale: Double, _ program: borrowing Program,
    lot: Lot?
  ) {
    if program.costs.isAtEnd(variable, towards: direction) { return }
    let event = event(variable, direction, scale, program)
    if event.price == tiedPrice {
      insertTie(event, program, lot: lot)
    } else {
      events.insert(event, by: Event.precedes)
    }
  }

  func event(
    _ variable: Int, _ direction: Double, _ scale: Double, _ program: borrowing Program
  ) -> Event {
    var event = Event(variable: Int32(variable), direction: direction, scale: scale)
    event.price = price(event, after: -1, program)
    return event
  }

  /// The event with the lowest price, level by level; at the same price, the one that the tie-breaks
  /// would rather see give way.
  ///
  /// Lower levels and tie-breaks are looked at only where the highest price does not decide.
  mutating func nextEvent(
    _ direction: Double, _ program: borrowing Program, lot: Lot?
  ) -> Tie? {
    if ties.isEmpty {
      insertHeldEvents(direction, program)
      tiedPrice = events.first?.price
      while let event = events.first, event.price == tiedPrice {
        _ = events.removeFirst(by: Event.precedes)
        insertTie(event, program, lot: lot)
      }
    }
    let prices = tiedPrices.elements
    return ties.removeFirst { Tie.precedes($0, $1, prices) }
  }

  private mutating func insertTie(_ event: Event, _ program: borrowing Program, lot: Lot?) {
    let tie = Tie(
      event: event, firstPrice: tiedPrices.count, lot: lot?.draw(Int(event.variable)) ?? 0)
    var price = event.price
    repeat {
      price = self.price(event, after: price.level, program)
      tiedPrices.append(price)
    } while price != Price()
    let prices = tiedPrices.elements
    ties.insert(tie) { Tie.precedes($0, $1, prices) }
  }

  /// The price at which the variable gives way: that of the next level that has one.
  ///
  /// A tie-break that would rather see it give way at once is not heard: it makes up for no price.
  @inline(__always)
  private func price(
    _ event: Event, after higherLevel: Int32, _ program: borrowing Program
  ) -> Price {
    var level = higherLevel
    while let next = nextReducedSlope(
      after: level, Int(event.variable), event.direction, program)
    {
      let price = event.scale.multipliedRounded(by: next.slope)
      if price < 0, higherLevel < 0, Self.isTieLevel(next.level) { return Price() }
      if price != 0 { return Price(value: price, level: next.level) }
      level = next.level
    }
    return Price()
  }

  /// The levels at which the variable, or a price, has a slope, one after the other.
  @inline(__always)
  func nextLevel(after level: Int32, _ variable: Int, _ program: borrowing Program) -> Int32? {
    let priced = prices.nextLevel(after: level) ?? .max
    let next = min(priced, program.costs.nextLevel(after: level, variable))
    return next == .max ? nil : next
  }

  /// The next level on which the variable, or a price, has a slope, and what a unit of the variable
  /// costs there in the direction, beyond what the prices pay.
  @inline(__always)
  func nextReducedSlope(
    after level: Int32, _ variable: Int, _ direction: Double, _ program: borrowing Program
  ) -> (level: Int32, slope: Double)? {
    let priced = prices.nextLevel(after: level) ?? .max
    let own = program.costs.nextSlope(after: level, variable, direction)
    let next = min(priced, own.level)
    if next == .max { return nil }
    let slope =
      Self.isTieLevel(next)
      ? tieSlope(variable, level: next, program) : own.level == next ? own.value : 0
    let paid = priced == next ? paidSlope(variable, level: next, program) : 0
    return (next, direction * Self.unpaid(slope, paid))
  }

  /// A slope less what is paid of it, 0 where both cancel.
  @inline(__always)
  static func unpaid(_ slope: Double, _ paid: Double) -> Double {
    let difference = slope - paid
    return abs(difference) <= Costs.slopeTolerance * max(1, abs(slope), abs(paid)) ? 0 : difference
  }

  /// What the prices pay for a unit of the variable.
  @inline(__always)
  func paidSlope(_ variable: Int, level: Int32, _ program: borrowing Program) -> Double {
    guard let start = prices.start(ofLevel: level) else { return 0 }
    var paid = 0.0
    for use in program.uses[variable] {
      let equation = equationOfForm[use.variable]
      if equation >= 0 { paid += prices[start + Int(equation)] * use.coefficient }
    }
    return paid
  }
}

extension Double {
  /// The product, rounded to 34 bits, so that numbers that differ by rounding become equal.
  fileprivate func multipliedRounded(by other: Double) -> Double {
    let product = self * other
    // G. Veltkamp's splitting: the sum pushes the low bits out.
    let pushed = product * 524_289
    return pushed - (pushed - product)
  }
}
