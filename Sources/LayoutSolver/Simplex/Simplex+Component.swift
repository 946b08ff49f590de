extension Solver.Simplex {
  /// Takes over the component that an expression belongs to.
  mutating func gatherComponent(of expression: Int32, _ program: inout Program) {
    for expression in expressions.elements { equationOfExpression[expression] = nil }
    expressions.removeAll()
    roots.removeAll()
    equationOfExpression.grow(to: program.expressionCount, with: nil)
    positions.grow(to: program.variableCount, with: nil)
    places.grow(to: program.variableCount, with: 0)
    tableauRow.makeRoom(variableCount: program.variableCount)
    take(expression, &program)
    // The list of expressions doubles as the queue of the search.
    var next = 0
    while next < expressions.count {
      // An expression may have taken the place of a root in others, which belong to the component then.
      takeExpressions(of: expressionVariable(next, program), &program)
      for index in program.summands(ofExpression: Int(expressions[next])) {
        let variable = Int(program.summands[index].variable)
        switch program.stages[variable] {
        case .waiting where variable >= program.rootCount:
          take(Int32(variable - program.rootCount), &program)
        case .waiting, .defining:
          program.stages[variable] = .gathered
          makeNonbasic(variable)
          places[variable] = Int32(roots.count + expressions.count)
          roots.append(Int32(variable))
          takeExpressions(of: variable, &program)
        case .removed, .gathered: break
        }
      }
      next += 1
    }
  }

  private mutating func takeExpressions(of variable: Int, _ program: inout Program) {
    for use in program.uses[variable] { take(use.variable, &program) }
  }

  private mutating func take(_ expression: Int32, _ program: inout Program) {
    let variable = program.rootCount + Int(expression)
    guard program.stages[variable] == .waiting else { return }
    program.stages[variable] = .gathered
    makeNonbasic(variable)
    places[variable] = Int32(roots.count + expressions.count)
    equationOfExpression[expression] = PackedOptional(expressions.count)
    expressions.append(expression)
  }
}
