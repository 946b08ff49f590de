extension LayoutSolver.Simplex {
  /// Collects who could give way when the leaving variable's price rises.
  mutating func collectEvents(
    _ leaving: Int, _ direction: Double, _ program: borrowing Program, byNumber: Bool
  ) {
    events.removeAll()
    insertEvent(leaving, direction, 1, program, byNumber: byNumber)
    for variable in tableauVariables.elements {
      let share = tableauRow[variable]
      guard share != 0 else { continue }
      insertEvent(
        Int(variable), share > 0 ? direction : -direction, 1 / abs(share), program,
        byNumber: byNumber)
    }
  }

  /// Adds the variable's next event, unless it is at the end of its range.
  mutating func insertEvent(
    _ variable: Int, _ direction: Double, _ scale: Double, _ program: borrowing Program,
    byNumber: Bool
  ) {
    if program.costs.isAtEnd(variable, towards: direction) { return }
    var event = Event(
      variable: Int32(variable), direction: direction, scale: scale, level: .max, price: 0)
    var level: Int32 = -1
    while let next = nextLevel(after: level, variable, program) {
      let price = price(event, level: next, program)
      if price != 0 {
        event.level = next
        event.price = price
        break
      }
      level = next
    }
    // The order reads the rest of the simplex, so the queue is taken out for a moment.
    var queue = PriorityQueue<Event>()
    swap(&queue, &events)
    queue.insert(event) { precedes($0, $1, program, byNumber: byNumber) }
    swap(&queue, &events)
  }

  mutating func nextEvent(_ program: borrowing Program, byNumber: Bool) -> Event? {
    var queue = PriorityQueue<Event>()
    swap(&queue, &events)
    defer { swap(&queue, &events) }
    return queue.removeFirst { precedes($0, $1, program, byNumber: byNumber) }
  }

  /// Whether the first variable gives way at a lower price, level by level. At the same price the
  /// one that the tie-breaks would rather see give way comes first.
  private func precedes(
    _ first: Event, _ second: Event, _ program: borrowing Program, byNumber: Bool
  ) -> Bool {
    if first.level != second.level { return first.level > second.level }
    if first.price != second.price { return first.price < second.price }
    if first.level != .max {
      var level = first.level
      while let next = nextLevel(after: level, Int(first.variable), Int(second.variable), program) {
        let (left, right) = (
          price(first, level: next, program), price(second, level: next, program)
        )
        if left != right { return left < right }
        level = next
      }
    }
    if !byNumber {
      let left = preference(first, program)
      let right = preference(second, program)
      if left.size != right.size { return left.size < right.size }
      if left.bound != right.bound { return left.bound < right.bound }
    }
    return first.variable < second.variable
  }

  /// What the tie-breaks lose by the event.
  private func preference(_ event: Event, _ program: borrowing Program) -> (
    size: Double, bound: Double
  ) {
    let factor = event.direction * event.scale
    let variable = Int(event.variable)
    return (factor * program.sizeSlopes[variable], factor * program.boundSlopes[variable])
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

  private func nextLevel(
    after level: Int32, _ first: Int, _ second: Int, _ program: borrowing Program
  ) -> Int32? {
    switch (nextLevel(after: level, first, program), nextLevel(after: level, second, program)) {
    case (let left?, let right?): min(left, right)
    case (let left, let right): left ?? right
    }
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
