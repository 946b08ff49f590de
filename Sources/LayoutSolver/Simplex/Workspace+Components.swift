extension Solver.Workspace {
  /// Solves the expressions that presolve left, and puts the roots without any at their optimum.
  mutating func solveComponents(_ model: borrowing Model, isRegion: Bool) {
    var proofs: [Simplex.Proof] = []
    for expression in 0..<program.expressionCount
    where program.stages[program.rootCount + expression] == .waiting {
      simplex.gatherComponent(of: Int32(expression), &program)
      if simplex.restsAtOptimum(&program) { continue }
      let isSolved = simplex.solve(&program) { proof in
        proofs.append(proof)
        return Self.latest(proof, model)
      }
      if !isSolved {
        noteGivingUp(model)
        // Its values may be anything. Where the roots would be by themselves, they are finite, and in their
        // ranges.
        simplex.restRoots(&program)
      } else if isRegion {
        simplex.noteLeastSizes(&program)
      }
    }
    for variable in 0..<program.variableCount
    where program.stages[variable] == .waiting || program.stages[variable] == .defining {
      program.settle(variable)
    }
    for proof in proofs { recordConflict(proof.map { .bound($0.bound, $0.share) }, model) }
  }

  /// Notes that the component that the simplex has was given up.
  private mutating func noteGivingUp(_ model: borrowing Model) {
    for expression in simplex.expressions.elements {
      guard let column = program.column(inExpression: expression) else { continue }
      givenUpComponents.insert(model.columns[column].component)
      return
    }
  }

  /// The number of the bound by the latest row.
  ///
  /// It is the one that will be left out, unless an equality that was substituted is later still.
  /// So what is found after it holds without it.
  private static func latest(
    _ proof: Simplex.Proof, _ model: borrowing Model
  ) -> Int {
    var latest = 0
    for number in proof.indices {
      guard let row = proof[number].bound.row else { continue }
      if let other = proof[latest].bound.row, !model.row(other, precedes: row) { continue }
      latest = number
    }
    return latest
  }
}
