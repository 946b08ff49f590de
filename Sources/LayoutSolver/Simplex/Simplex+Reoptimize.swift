extension Solver.Simplex {
  /// Whether the component was solved, and there is one best answer: `reoptimize` may go on from its basis.
  var canReoptimize: Bool { remainingSteps > 0 && !leavesOpen }

  /// Finds the best values after breakpoints have moved, with steps from the present basis.
  ///
  /// - Parameters:
  ///   - changed: The variables whose breakpoints have moved. The basis is dual feasible for these.
  ///   - saved: Knows how much work a solve from nothing takes.
  /// - Returns: Whether they were found with no more work than that, and are the only ones.
  mutating func reoptimize(
    _ changed: borrowing FlatArray<Int32>, _ program: inout Program,
    comparedWith saved: borrowing SavedBasis
  ) -> Bool {
    remainingSteps = Self.stepLimit(equationCount)
    work = 0
    allowedWork = allowedWork(by: saved, program)
    missesEquations = false
    let hadChoice = program.ties.elements.contains { $0.variable == roots[0] }
    for variable in changed.elements {
      if isBasic(variable) {
        recheck(positions[variable])
      } else {
        move(Int(variable), to: program.restValue(Int(variable)), &program)
      }
    }
    moveBasicVariables(&program)
    if takeFewSteps(changed, tieBreaksDecided: hadChoice, &program) { return true }
    let tieCount = program.ties.count
    iterate(&program) { _ in nil }
    settle(&program)
    let hasChoice = program.ties.count > tieCount
    program.ties.removeLast(program.ties.count - tieCount)
    return remainingSteps > 0 && !leavesOpen && (hadChoice || !hasChoice)
  }

  /// After more steps all variables are looked at.
  private static var fewSteps: Int { 16 }

  /// Takes steps as long as they are few, and looks at nothing else.
  ///
  /// - Precondition: The basis was the only one that is best, if `tieBreaksDecided` with tie-breaks, whose duals it has.
  /// - Returns: Whether the steps have come to the end, and the basis is so again.
  private mutating func takeFewSteps(
    _ changed: borrowing FlatArray<Int32>, tieBreaksDecided: Bool, _ program: inout Program
  ) -> Bool {
    var touched = FlatArray<Int32>()
    touched.copy(changed)
    for _ in 0..<Self.fewSteps {
      guard let leaving = chooseRow(program) else {
        return touched.elements.allSatisfy {
          isDecided(Int($0), byTieBreaks: tieBreaksDecided, program)
        }
      }
      touched.append(basis[leaving.position])
      _ = computeInverseRow(leaving.position)
      _ = iterate(Int(leaving.position), leaving.direction, &program, order: nil) { _ in nil }
      guard remainingSteps > 0 else { return false }
      stepCount += 1
      touched.reserveCapacity(touched.count + tableauRow.variables.count)
      for variable in tableauRow.variables.elements { touched.append(variable) }
      if factorization.isStale { refactor(&program) }
    }
    return false
  }

  /// Whether it costs something to move a variable, or, if that may be, is no better for the tie-breaks.
  private func isDecided(
    _ variable: Int, byTieBreaks: Bool, _ program: borrowing Program
  ) -> Bool {
    if isBasic(variable) { return true }
    let (lowest, highest) = interval(atNoCost: variable, program)
    guard highest > lowest else { return true }
    guard byTieBreaks else { return false }
    let cost = tieBreakCost(variable, program).cost
    let room = cost < 0 ? highest - program.values[variable] : program.values[variable] - lowest
    return cost != 0 && room <= Self.slack(program.values[variable])
  }
}
