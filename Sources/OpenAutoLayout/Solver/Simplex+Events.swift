extension LayoutSolver.Simplex {
  /// Collects who could give way when the leaving variable's price rises.
  mutating func collectEvents(
    _ leaving: Int, _ direction: Double, _ program: Program, byNumber: Bool
  ) {
    events.removeAll()
    insertEvent(leaving, direction, 1, program, byNumber: byNumber)
    for variable in tableauVariables {
      let share = tableauRow[Int(variable)]
      guard share != 0 else { continue }
      insertEvent(
        Int(variable), share > 0 ? direction : -direction, 1 / abs(share), program,
        byNumber: byNumber)
    }
  }

  /// Adds the variable's next event, unless it is at the end of its range.
  mutating func insertEvent(
    _ variable: Int, _ direction: Double, _ scale: Double, _ program: Program, byNumber: Bool
  ) {
    let costs = program.costs
    if costs.isOnEntry[variable],
      costs.isEnd(variable, costs.pieces[variable], towards: direction)
    {
      return
    }
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

  mutating func nextEvent(_ program: Program, byNumber: Bool) -> Event? {
    var queue = PriorityQueue<Event>()
    swap(&queue, &events)
    defer { swap(&queue, &events) }
    return queue.removeFirst { precedes($0, $1, program, byNumber: byNumber) }
  }

  /// Whether the first variable gives way at a lower price, level by level. At the same price the
  /// one that the tie-breaks would rather see give way comes first.
  private func precedes(
    _ first: Event, _ second: Event, _ program: Program, byNumber: Bool
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
  private func preference(_ event: Event, _ program: Program) -> (size: Double, bound: Double) {
    let factor = event.direction * event.scale
    let variable = Int(event.variable)
    return (factor * program.sizeSlopes[variable], factor * program.boundSlopes[variable])
  }

  /// The price at which the variable gives way, on one level, as a number that rounding does not
  /// tell from its like.
  private func price(_ event: Event, level: Int32, _ program: Program) -> Double {
    event.scale.multipliedRounded(
      by: reducedSlope(Int(event.variable), event.direction, level: level, program))
  }

  /// The levels at which the variable, or a price, has a slope, one after the other.
  func nextLevel(after level: Int32, _ variable: Int, _ program: Program) -> Int32? {
    let costs = program.costs
    var next = Int32.max
    for index in Int(costs.slopeStarts[variable])..<Int(costs.slopeStarts[variable + 1])
    where costs.slopes[index].level > level {
      next = costs.slopes[index].level
      break
    }
    for priced in pricedLevels where priced > level {
      next = min(next, priced)
      break
    }
    return next == .max ? nil : next
  }

  private func nextLevel(
    after level: Int32, _ first: Int, _ second: Int, _ program: Program
  ) -> Int32? {
    switch (nextLevel(after: level, first, program), nextLevel(after: level, second, program)) {
    case (let left?, let right?): min(left, right)
    case (let left, let right): left ?? right
    }
  }

  /// What a unit of the variable costs on a level in the direction, beyond what the prices pay.
  func reducedSlope(
    _ variable: Int, _ direction: Double, level: Int32, _ program: Program
  ) -> Double {
    let costs = program.costs
    var slope = 0.0
    for index in Int(costs.slopeStarts[variable])..<Int(costs.slopeStarts[variable + 1])
    where costs.slopes[index].level == level {
      slope = costs.slopes[index].value
    }
    if direction > 0, costs.isOnEntry[variable] {
      let entry = costs.entries[costs.entryIndex(variable, costs.pieces[variable])]
      if entry.level == level { slope += entry.rise }
    }
    let paid = paidSlope(variable, level: level, program)
    let difference = slope - paid
    return abs(difference) <= Costs.slopeTolerance * max(1, abs(slope), abs(paid))
      ? 0 : direction * difference
  }

  /// What the prices pay for a unit of the variable.
  private func paidSlope(_ variable: Int, level: Int32, _ program: Program) -> Double {
    guard let index = pricedLevels.firstIndex(of: level) else { return 0 }
    var paid = 0.0
    forEachEntry(variable, program) { equation, coefficient in
      paid += prices[index][equation] * coefficient
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
