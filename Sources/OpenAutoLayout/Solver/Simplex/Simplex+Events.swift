extension LayoutSolver.Simplex {
  /// Collects who could give way when the leaving variable's price rises.
  mutating func collectEvents(
    _ leaving: Int, _ direction: Double, _ program: borrowing Program, lot: UInt64?
  ) {
    events.removeAll()
    eventPrices.removeAll()
    insertEvent(leaving, direction, 1, program, lot: lot)
    for variable in tableauVariables.elements {
      let share = tableauRow[variable]
      guard share != 0 else { continue }
      insertEvent(
        Int(variable), share > 0 ? direction : -direction, 1 / abs(share), program,
        lot: lot)
    }
  }

  /// Adds the variable's next event, unless it is at the end of its range.
  mutating func insertEvent(
    _ variable: Int, _ direction: Double, _ scale: Double, _ program: borrowing Program,
    lot: UInt64?
  ) {
    if program.costs.isAtEnd(variable, towards: direction) { return }
    var event = Event(
      variable: Int32(variable), direction: direction, scale: scale, firstPrice: eventPrices.count)
    var level: Int32 = -1
    while let next = nextLevel(after: level, variable, program) {
      let price = price(event, level: next, program)
      if price != 0 { eventPrices.append(Price(level: next, value: price)) }
      level = next
    }
    event.priceCount = eventPrices.count - event.firstPrice
    if let lot {
      event.sizeLoss = Double((UInt64(variable) ^ lot) &* 0x9e37_79b9_7f4a_7c15)
    } else {
      event.sizeLoss = direction * scale * program.sizeSlopes[variable]
      event.boundLoss = direction * scale * program.boundSlopes[variable]
    }
    events.insert(event) { Self.precedes($0, $1, eventPrices) }
  }

  mutating func nextEvent() -> Event? {
    events.removeFirst { Self.precedes($0, $1, eventPrices) }
  }

  /// Whether the first variable gives way at a lower price, level by level. At the same price the
  /// one that the tie-breaks would rather see give way comes first.
  @inline(__always)
  private static func precedes(
    _ first: Event, _ second: Event, _ prices: borrowing FlatArray<Price>
  ) -> Bool {
    for index in 0..<max(first.priceCount, second.priceCount) {
      let left = index < first.priceCount ? prices[first.firstPrice + index] : Price()
      let right = index < second.priceCount ? prices[second.firstPrice + index] : Price()
      if left != right { return left < right }
    }
    if first.sizeLoss != second.sizeLoss { return first.sizeLoss < second.sizeLoss }
    if first.boundLoss != second.boundLoss { return first.boundLoss < second.boundLoss }
    return first.variable < second.variable
  }

  /// The price at which the variable gives way, on one level, as a number that rounding does not
  /// tell from its like.
  private func price(_ event: Event, level: Int32, _ program: borrowing Program) -> Double {
    event.scale.multipliedRounded(
      by: reducedSlope(Int(event.variable), event.direction, level: level, program))
  }

  /// The levels at which the variable, or a price, has a slope, one after the other.
  func nextLevel(after level: Int32, _ variable: Int, _ program: borrowing Program) -> Int32? {
    var next = program.costs.nextLevel(after: level, variable)
    if let priced = prices.nextLevel(after: level) { next = min(next, priced) }
    return next == .max ? nil : next
  }

  /// What a unit of the variable costs on a level in the direction, beyond what the prices pay.
  func reducedSlope(
    _ variable: Int, _ direction: Double, level: Int32, _ program: borrowing Program
  ) -> Double {
    let slope = program.costs.slope(variable, direction, level: level)
    let paid = paidSlope(variable, level: level, program)
    let difference = slope - paid
    return abs(difference) <= Costs.slopeTolerance * max(1, abs(slope), abs(paid))
      ? 0 : direction * difference
  }

  /// What the prices pay for a unit of the variable.
  private func paidSlope(_ variable: Int, level: Int32, _ program: borrowing Program) -> Double {
    guard let start = prices.start(ofLevel: level) else { return 0 }
    var paid = 0.0
    for index in program.uses(of: variable) {
      let equation = equationOfForm[program.uses[index].variable]
      if equation >= 0 { paid += prices[start + Int(equation)] * program.uses[index].coefficient }
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
