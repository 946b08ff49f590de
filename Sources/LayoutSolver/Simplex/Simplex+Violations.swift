extension Solver.Simplex {
  /// Pins forms that came out off their optimum, each in exchange for a root that gives way more
  /// cheaply, those first that are farthest beyond their range.
  ///
  /// That is what the first steps would do one by one, blind to each other. All prices are still 0
  /// and everyone who is not basic is at its optimum, so any such exchange keeps the agreement.
  mutating func pinViolatedForms(_ program: inout Program) {
    for _ in 0..<Self.pinningRounds {
      queueSuspects(program)
      while let violated = candidates.removeFirst(by: Leaving.precedes) {
        pin(violated, &program)
      }
      if suspects.isEmpty { break }
      refactor(&program)
    }
    suspectAll()
  }

  /// How many rounds of pinning there are at most.
  private static let pinningRounds = 4

  private mutating func pin(_ violated: Leaving, _ program: inout Program) {
    let form = Int(basis[violated.position])
    // A form that stands for a root has no equation here.
    guard form >= program.rootCount, equationOfForm[form - program.rootCount] >= 0,
      let root = cheapestRoot(of: form, violated.direction, program)
    else { return }
    if !program.costs.isOnEntry[form] {
      if violated.direction < 0 { program.costs.descend(form) }
      program.costs.isOnEntry[form] = true
    }
    program.values[form] = program.costs.position(form)
    program.costs.optimize(root)
    basis[violated.position] = Int32(root)
    positions[root] = violated.position
    makeNonbasic(form)
    suspect(violated.position)
  }

  /// The longest form whose root is chosen ahead. In longer ones many roots give way together.
  private static let longestPinned = 8

  /// The nonbasic root that makes up for the form's excess at the least price, if that is less than
  /// the form's own, and no other root of the form is on the move already.
  private func cheapestRoot(
    of form: Int, _ direction: Double, _ program: borrowing Program
  ) -> Int? {
    let range = program.summands(ofForm: form - program.rootCount)
    guard range.count <= Self.longestPinned else { return nil }
    var chosen: Int?
    var least = program.costs.firstCost(form, direction)
    for index in range {
      let summand = program.summands[index]
      let root = Int(summand.variable)
      let slide = summand.coefficient > 0 ? -direction : direction
      if positions[root] >= 0, isSuspect[positions[root]] { return nil }
      guard positions[root] < 0, !program.costs.isAtEnd(root, towards: slide) else { continue }
      var cost = program.costs.firstCost(root, slide)
      cost.value /= abs(summand.coefficient)
      if cost < least {
        least = cost
        chosen = root
      }
    }
    return chosen
  }
}

extension Solver.Costs {
  /// The price of leaving the optimum in a direction, on the first level that has one.
  fileprivate func firstCost(
    _ variable: Int, _ direction: Double
  ) -> Solver.Simplex.Price {
    if isAtEnd(variable, towards: direction) { return .init(value: .infinity, level: -1) }
    var level: Int32 = -1
    while true {
      level = nextLevel(after: level, variable)
      if level == .max { return .init() }
      let slope = slope(variable, direction, level: level) * direction
      if abs(slope) > Self.slopeTolerance { return .init(value: slope, level: level) }
    }
  }
}
