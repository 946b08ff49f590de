extension Solver.Simplex {
  /// Has no component.
  mutating func forgetComponent() {
    for expression in expressions.elements { equationOfExpression[expression] = -1 }
    expressions.removeAll()
    roots.removeAll()
  }

  /// Whether a variable is in the component.
  func has(_ variable: Int, _ program: borrowing Program) -> Bool {
    // Without a component, it may not have room for the equations of this program.
    guard !expressions.isEmpty, program.stages[variable] == .gathered else { return false }
    return variable >= program.rootCount && equation(of: variable - program.rootCount) != nil
      || program.uses[variable].contains { equation(of: $0.variable) != nil }
  }

  /// Takes over the component that an expression belongs to.
  mutating func gatherComponent(of expression: Int32, _ program: inout Program) {
    forgetComponent()
    equationOfExpression.grow(to: program.expressionCount, with: -1)
    positions.grow(to: program.variableCount, with: -1)
    places.grow(to: program.variableCount, with: -1)
    tableauRow.makeRoom(variableCount: program.variableCount)
    take(expression, &program)
    // The list of expressions doubles as the queue of the search.
    var next = 0
    while next < expressions.count {
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
    if expressions.count >= Self.leastOrderedCount { orderAlongRoots(program) }
  }

  /// Smaller components fit into the caches in any order, and would only take up to 3 % more instructions.
  private static var leastOrderedCount: Int { 4096 }

  /// Numbers the equations along the roots, and these in the order in which the rows mention them.
  ///
  /// The search goes through the component in breadth, and what it finds one after the other is far from each
  /// other in memory. With its order, a chart of 10,000 views takes a quarter more time.
  private mutating func orderAlongRoots(_ program: borrowing Program) {
    roots.sort(roots.indices, by: <)
    var found = FlatArray<Int32>()
    swap(&found, &expressions)
    for expression in found.elements { equationOfExpression[expression] = -1 }
    for place in roots.indices {
      places[roots[place]] = Int32(place)
      for use in program.uses[roots[place]] { number(use.variable, program) }
    }
    // One whose summands have cancelled has no root.
    for expression in found.elements { number(expression, program) }
  }

  private mutating func takeExpressions(of variable: Int, _ program: inout Program) {
    for use in program.uses[variable] { take(use.variable, &program) }
  }

  private mutating func take(_ expression: Int32, _ program: inout Program) {
    let variable = program.rootCount + Int(expression)
    guard program.stages[variable] == .waiting else { return }
    program.stages[variable] = .gathered
    makeNonbasic(variable)
    number(expression, program)
  }

  /// Makes an expression the next equation, if it is none yet.
  private mutating func number(_ expression: Int32, _ program: borrowing Program) {
    guard equation(of: expression) == nil else { return }
    places[program.rootCount + Int(expression)] = Int32(roots.count + expressions.count)
    equationOfExpression[expression] = Int32(expressions.count)
    expressions.append(expression)
  }
}
