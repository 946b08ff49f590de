extension Solver.Simplex {
  /// About the square of the length of the longest row that is exchanged. Longer ones are left to the steps, which may
  /// not need them. With 4 alone, the squeezed form of 1,000 views takes 7 % more instructions, with all rows the
  /// `table` of 300 takes 5 % more.
  private var largestTightWeight: Double { max(4, Double(equationCount) / 32) }

  /// Lets basic variables leave that are at the end of their range, and off by nothing, in steps of length 0.
  ///
  /// Without these, the squeezed form of 1,000 views takes 1.9 times as many instructions, and `tabs` of 300 take 1.4
  /// times.
  mutating func exchangeTightVariables(_ program: inout Program) {
    // Where equations are connected like the links of a chain, a step that moves one link puts the next one off, and so
    // on to the end, and the rows of these steps become longer and longer. With the links exchanged beforehand, one
    // step moves the whole chain. The shortest rows first, and in random order among those that are about as long, so
    // that the pieces of a chain grow evenly.
    var tight = PriorityQueue<Leaving>()
    for position in 0..<Int32(equationCount) {
      if let leaving = tightVariable(position, program) {
        tight.insert(leaving, by: Leaving.precedes)
      }
    }
    while !isGivenUp, let first = tight.removeFirst(by: Leaving.precedes) {
      // An exchange before may have moved it off its end, or put another variable there.
      guard let leaving = tightVariable(first.position, program) else { continue }
      // The weights were estimates. If the row turns out longer, it is queued again, or left to the steps.
      if leaving.merit == first.merit, computeInverseRow(leaving.position) {
        _ = iterate(Int(leaving.position), leaving.direction, &program, order: nil) { _ in
          preconditionFailure("A variable that is not off contradicts nothing.")
        }
        if factorization.isStale { refactor(&program) }
      } else if let leaving = tightVariable(first.position, program) {
        tight.insert(leaving, by: Leaving.precedes)
      }
    }
  }

  /// The basic variable at a position, if it is at the end of its range and its row is short.
  private func tightVariable(_ position: Int32, _ program: borrowing Program) -> Leaving? {
    guard weights[position] <= largestTightWeight else { return nil }
    let variable = basis[position]
    let value = program.values[variable]
    // Only the ends of ranges. Breakpoints of costs are passed by the steps in one ratio test.
    for direction in [1.0, -1.0] {
      guard let end = program.costs.end(variable, towards: direction),
        abs(value - end) <= Self.slack(value)
      else { continue }
      return Leaving(
        merit: RandomOrder(seed: 0).number(of: position) / weights[position], direction: direction,
        position: position)
    }
    return nil
  }
}
