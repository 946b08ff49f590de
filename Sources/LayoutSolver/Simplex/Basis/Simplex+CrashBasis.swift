extension Solver.Simplex {
  /// Chooses the first basis, and puts every nonbasic variable at its optimum.
  ///
  /// An expression is worth keeping at its optimum, nonbasic, the more, the higher its level is; a
  /// root that costs nothing is the one to be basic. So expressions are matched with roots: the
  /// required ones first, then level after level, each with a free root, or else with one whose
  /// cost is flat, or of a lower level. An optional equality that can be met is met from the start.
  /// (What a crash basis is to a linear program. The matching is greedy: each expression takes the
  /// root that the fewest others could use.)
  mutating func chooseBasis(_ program: inout Program) {
    basis.removeAll()
    for equation in 0..<equationCount {
      basis.append(Int32(expressionVariable(equation, program)))
    }
    match(program)
    for position in 0..<equationCount { positions[basis[position]] = PackedOptional(position) }
    for root in roots.elements where !isBasic(root) {
      program.values[root] = program.restValue(Int(root))
    }
    for equation in 0..<equationCount {
      let variable = expressionVariable(equation, program)
      if !isBasic(variable) { program.values[variable] = program.restValue(variable) }
    }
  }

  private mutating func match(_ program: borrowing Program) {
    matching.begin(equationCount: equationCount, rootCount: roots.count)
    rootImportances.removeAll()
    for number in roots.indices {
      // Positions are not in use yet: for the time being they number the component's roots.
      positions[roots[number]] = PackedOptional(number)
      rootImportances.append(program.costs.importance(Int(roots[number])))
    }
    orderExpressions(program)
    // Free roots cost nothing anywhere, so they are the best to be basic.
    addMatches(program) { importance, root, _, program in program.isFree(Int(root)) }
    // Of the others, those that may leave their optimum to one side for nothing.
    addMatches(program) { importance, _, rootImportance, _ in
      importance < .none && rootImportance == .none
    }
    for root in roots.elements { makeNonbasic(root) }
    for equation in 0..<equationCount {
      if let number = matching.partner(of: Int32(equation)) { basis[equation] = roots[number] }
    }
  }

  /// The required expressions first, then level after level.
  private mutating func orderExpressions(_ program: borrowing Program) {
    expressionImportances.removeAll()
    expressionOrder.removeAll()
    for equation in 0..<equationCount {
      expressionImportances.append(program.costs.importance(expressionVariable(equation, program)))
      expressionOrder.append(Int32(equation))
    }
    guard expressionOrder.count > 1 else { return }
    var order = FlatArray<Int32>()
    swap(&order, &expressionOrder)
    order.sort(order.indices) {
      let (first, second) = (expressionImportances[$0], expressionImportances[$1])
      return first != second ? first < second : $0 < $1
    }
    swap(&order, &expressionOrder)
  }

  /// Matches the expressions that are left with the roots that are left and eligible.
  private mutating func addMatches(
    _ program: borrowing Program,
    isEligible: (
      Costs.Importance, _ root: Int32, _ rootImportance: Costs.Importance, borrowing Program
    ) -> Bool
  ) {
    var start = 0
    while start < expressionOrder.count {
      let importance = expressionImportances[expressionOrder[start]]
      var end = start
      while end < expressionOrder.count, expressionImportances[expressionOrder[end]] == importance {
        let equation = expressionOrder[end]
        end += 1
        guard !matching.isMatched(equation) else { continue }
        for index in program.summands(ofExpression: Int(expressions[equation])) {
          let root = program.summands[index].variable
          // An expression with an equation of its own is no root of another one.
          if let number = positions[root].number,
            isEligible(importance, root, rootImportances[number], program)
          {
            matching.addEdge(equation, number)
          }
        }
      }
      // All expressions of one importance together, so that none of them takes the only root of another.
      matching.run(expressionOrder, start..<end)
      start = end
    }
  }
}
