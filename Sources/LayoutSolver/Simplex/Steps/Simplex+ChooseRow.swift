extension Solver.Simplex {
  /// A basic variable that is primal infeasible: outside the piece of cost that its duals belong to.
  struct Leaving {
    /// How far it is off, for the length of its row of the inverse.
    var merit: Double
    /// The direction in which it is off.
    var direction: Double
    var position: Int32

    static func precedes(_ first: Leaving, _ second: Leaving) -> Bool {
      if first.merit != second.merit { return first.merit > second.merit }
      return first.position < second.position
    }
  }

  /// How far a value may be from where it belongs.
  static func slack(_ value: Double) -> Double {
    Solver.tolerance * max(1, abs(value))
  }

  /// Chooses the basic variable that is to leave (CHUZR): the one of the largest infeasibility for the length of its
  /// row.
  ///
  /// What is required does not come first. Each step for an optional row puts bounds off, and when these were restored
  /// first, up to 97 of 100 steps were such repairs, for 10,000 bars at random distances.
  mutating func chooseRow(_ program: borrowing Program) -> Leaving? {
    // First the positions whose values have changed. Most steps change few of them.
    while let position = infeasibilities.nextToCheck() {
      // What is queued for a variable that is feasible now is dropped when it comes up.
      if let candidate = leaving(position, program),
        candidate.merit != infeasibilities.queuedMerit(position)
      {
        infeasibilities.enqueue(candidate, position)
      }
    }
    // Then the queue from its top. An entry may be out of date: the position was queued again, or its weight has grown.
    while let first = infeasibilities.first {
      let isLatest = first.merit == infeasibilities.queuedMerit(first.position)
      let current = isLatest ? leaving(first.position, program) : nil
      // Weights only grow between looks, so merits fall: nothing behind the first can be better than it.
      if let current, current.merit == first.merit { return current }
      infeasibilities.removeFirst()
      if isLatest { infeasibilities.enqueue(current, first.position) }
    }
    return nil
  }

  /// The basic variable at a position, if it is primal infeasible.
  func leaving(_ position: Int32, _ program: borrowing Program) -> Leaving? {
    let variable = basis[position]
    let value = program.values[variable]
    let (lower, upper) = program.costs.interval(variable)
    let infeasibility = max(value - upper, lower - value)
    // What rounding has put off needs no step. A step for it would have a ratio test without anything to pass.
    guard infeasibility > Self.slack(value) else { return nil }
    let direction: Double = value > upper ? 1 : -1
    return Leaving(
      merit: infeasibility / divisor(ofMerit: weights[position]), direction: direction,
      position: position)
  }

  /// By how much a weight divides an infeasibility: the power of 3/2 of the row's length.
  ///
  /// Dual steepest edge has the length itself. Here the time of a step grows with it, too, and a variable that is
  /// coupled to many others waits for those that are infeasible on their own account. With the power of 2, the squeezed
  /// form of 1,000 views, which a sum couples, takes 1.4 times as many instructions.
  private func divisor(ofMerit weight: Double) -> Double {
    let length = weight.squareRoot()
    return length * length.squareRoot()
  }
}
