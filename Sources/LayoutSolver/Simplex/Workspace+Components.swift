extension Solver.Workspace {
  /// Solves the expressions that presolve left, and puts the roots without any at their optimum.
  mutating func solveComponents(_ model: borrowing Model, isRegion: Bool) {
    // To trace a conflict to its rows takes the whole workspace, and while the simplex runs it has a part of that.
    var proofs: [Simplex.Proof] = []
    for expression in 0..<program.expressionCount
    where program.stages[program.rootCount + expression] == .waiting {
      simplex.component.gather(from: Int32(expression), &program)
      if simplex.restsAtOptimum(&program) { continue }
      let isSolved = simplex.solve(&program) { proof in
        proofs.append(proof)
        return Self.latest(proof, model)
      }
      if !isSolved {
        noteGivingUp(model)
        // Its values may be anything. Where the roots would be by themselves, they are finite, and in their ranges.
        simplex.restRoots(&program)
      } else if isRegion {
        simplex.noteLeastSizes(&program)
      }
    }
    // Roots without any expression, and expressions that took the place of a root and are in no other one: nothing
    // holds them but their own costs.
    for variable in 0..<program.variableCount
    where program.stages[variable] == .waiting || program.stages[variable] == .defining {
      program.settle(variable)
    }
    for proof in proofs { recordConflict(proof.map { .bound($0.bound, $0.share) }, model) }
  }

  /// Notes that the component that the simplex has was given up.
  private mutating func noteGivingUp(_ model: borrowing Model) {
    for expression in simplex.component.expressions.elements {
      guard let column = program.column(inExpression: expression) else { continue }
      givenUpComponents.insert(model.columns[column].component)
      return
    }
  }

  /// The number of the bound by the latest row.
  ///
  /// It is the one that will be left out, unless an equality that was substituted is later still. So what is found
  /// after it holds without it.
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
