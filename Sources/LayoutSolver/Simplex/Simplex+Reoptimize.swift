extension Solver.Simplex {
  /// Whether the component was solved, and there is one best answer: `reoptimize` may go on from its basis.
  var canReoptimize: Bool { remainingSteps > 0 && !leavesOpen }

  /// Finds the best values after breakpoints have moved, with steps from the present basis.
  ///
  /// - Parameters:
  ///   - changed: The variables whose breakpoints have moved, none past another one.
  ///   - saved: Knows how much work a solve from nothing takes.
  /// - Returns: Whether they were found with no more work than that, and are the only ones.
  mutating func reoptimize(
    _ changed: borrowing FlatArray<Int32>, _ program: inout Program,
    comparedWith saved: borrowing SavedBasis
  ) -> Bool {
    remainingSteps = Self.stepLimit(equationCount)
    work = 0
    allowedWork = allowedWork(by: saved, program)
    doBlocksHelp = false
    missesEquations = false
    deferral = Deferral()
    let hadChoice = program.ties.elements.contains { $0.variable == roots[0] }
    for variable in changed.elements {
      if isBasic(variable) {
        recheck(positions[variable])
      } else {
        move(Int(variable), to: program.restValue(Int(variable)), &program)
      }
    }
    moveBasicVariables(&program)
    // Where no variable is infeasible, the basis is optimal, and the only one that is.
    if chooseRow(program) == nil { return true }
    let tieCount = program.ties.count
    iterate(&program) { _ in nil }
    settle(&program)
    let hasChoice = program.ties.count > tieCount
    program.ties.removeLast(program.ties.count - tieCount)
    return remainingSteps > 0 && !leavesOpen && (hadChoice || !hasChoice)
  }
}
