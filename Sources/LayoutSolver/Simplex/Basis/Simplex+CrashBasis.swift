extension Solver.Simplex {
  /// Chooses the first basis, and puts every nonbasic variable at its optimum: a crash basis.
  mutating func chooseBasis(_ program: inout Program) {
    basis.removeAll(of: component, program)
    // An expression is worth keeping at its optimum, nonbasic, the more, the higher its level is; a root that costs
    // nothing is the one to be basic for it. So an optional equality that can be met is met from the start.
    matching.match(component, program)
    for equation in 0..<equationCount {
      basis.append(
        matching.partner(of: equation) ?? component.expressionVariable(equation, program))
    }
    // All duals are 0, so at its own optimum each nonbasic variable is dual feasible.
    for index in 0..<component.variableCount {
      let variable = component.variable(at: index, program)
      if !basis.contains(variable) { program.values[variable] = program.restValue(variable) }
    }
  }
}
