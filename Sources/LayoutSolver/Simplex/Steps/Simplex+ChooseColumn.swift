extension Solver.Simplex {
  mutating func collectCandidates(
    _ leaving: Int, _ direction: Double, _ program: borrowing Program, order: RandomOrder?
  ) {
    ratioTest.removeAll()
    // The leaving variable is a candidate, too, with the share 1 of itself: see `iterate`.
    insertCandidate(leaving, direction, 1, program, order: order)
    for variable in tableauRow.variables.elements where tableauRow[Int(variable)] != 0 {
      let share = tableauRow[Int(variable)]
      // To bring the leaving variable back, one with a positive share moves the same way as that is off, and one with a
      // negative share the other way. Only the slope on that side counts.
      insertCandidate(
        Int(variable), share > 0 ? direction : -direction, 1 / abs(share), program, order: order)
    }
  }

  mutating func insertCandidate(
    _ variable: Int, _ direction: Double, _ scale: Double, _ program: borrowing Program,
    order: RandomOrder?
  ) {
    // Beyond the end of a range the slope is infinite, so no dual step ever makes that worth it.
    if program.costs.isAtEnd(variable, towards: direction) { return }
    let candidate = candidate(variable, direction, scale, program)
    if !ratioTest.insert(candidate) { insertTie(candidate, program, order: order) }
  }

  private func candidate(
    _ variable: Int, _ direction: Double, _ scale: Double, _ program: borrowing Program
  ) -> Candidate {
    // The ratio: how far the dual moves until the reduced cost is 0 on the highest level on which it is not.
    var candidate = Candidate(
      variable: Int32(truncatingIfNeeded: variable), direction: direction, scale: scale)
    var walk = levels(of: variable, program)
    while let next = nextReducedCost(&walk, variable, direction, program) {
      guard next.cost != 0 else { continue }
      // Only the highest level with a reduced cost decides: levels below it are infinitely small.
      if next.cost > 0 || !Self.isTieLevel(next.level) {
        candidate.ratio = Ratio(value: scale.multipliedRounded(by: next.cost), level: next.level)
      }
      break
    }
    return candidate
  }

  mutating func nextCandidate(_ program: borrowing Program, order: RandomOrder?) -> Candidate? {
    // Those that were compared on all levels are all at the smallest ratio, so they come before any other.
    if let tie = ratioTest.removeFirstTie() { return tie }
    guard let (first, isTied) = ratioTest.removeFirst() else { return nil }
    guard isTied else { return first }
    // Several share the smallest ratio on its level. Now the lower levels are worth computing.
    insertTie(first, program, order: order)
    while let candidate = ratioTest.removeNextTied() {
      insertTie(candidate, program, order: order)
    }
    return ratioTest.removeFirstTie()
  }

  private mutating func insertTie(
    _ candidate: Candidate, _ program: borrowing Program, order: RandomOrder?
  ) {
    let tie = Tie(
      candidate: candidate, firstRatio: ratioTest.nextRatio,
      randomNumber: order?.number(of: component.place(of: candidate.variable)) ?? 0)
    let variable = Int(candidate.variable)
    var walk = levels(below: candidate.ratio.level, of: variable, program)
    while let next = nextReducedCost(&walk, variable, candidate.direction, program) {
      guard next.cost != 0 else { continue }
      // Ratios that differ by rounding alone must be equal, or rounding would choose, and not the levels below.
      let value = candidate.scale.multipliedRounded(by: next.cost)
      ratioTest.append(Ratio(value: value, level: next.level))
    }
    // A ratio of 0 on no level ends the list.
    ratioTest.append(Ratio())
    ratioTest.insert(tie)
  }
}

extension Double {
  /// The product, rounded to 34 bits, and to a multiple of 2⁻⁴⁰, so that numbers that differ by rounding become equal.
  ///
  /// A reduced cost is what is left of numbers of about 1. Of a small one, only the first digits are right.
  fileprivate func multipliedRounded(by other: Double) -> Double {
    // At 6,144 = 1.5 · 2¹², doubles are 2⁻⁴⁰ apart.
    let product = (self * other + 6_144) - 6_144
    // G. Veltkamp's splitting: the sum pushes the low bits out.
    let pushed = product * 524_289
    return pushed - (pushed - product)
  }
}
