extension Solver.Simplex {
  /// Completes the crash basis: expressions that came out beyond the end of their range become nonbasic there, each in
  /// exchange for the root of the smallest ratio.
  ///
  /// Steps would make these exchanges one by one, and revise many of them: the squeezed form of 1,000 views would take
  /// 1.9 times as many instructions, and `all pairs` of 100 would take 2.6 times.
  mutating func crashViolatedExpressions(_ program: inout Program) {
    // All positions are to be checked now, and in the first basis a position is an equation.
    var visitCount = 0
    var hasExchanged = false
    // A root that moves may put other expressions of its own off. So a row of views is pushed on from the first to the
    // last, as labels are corrected in a search for longest paths (R. Bellman, "On a routing problem", 1958). All duals
    // are still 0 and every nonbasic variable is at its optimum, so any such exchange keeps dual feasibility. In turn:
    // one that was pushed off is looked at after all that were queued before, as in Bellman's search. A chain may take
    // a pass for each of its links. What the limit leaves is left to the steps.
    while visitCount < Self.crashVisitLimit * equationCount,
      let equation = infeasibilities.nextToVisit(&visitCount)
    {
      // An expression that is within its range stays basic. So does an optional one that is only off its optimum: where
      // there is too little room for all heights to be equal, that would tie all of them together, and rows of the
      // tableau as long as the layout would have to take them apart again.
      guard let root = crash(Int(equation), &program) else { continue }
      hasExchanged = true
      for use in program.uses[root] {
        if let other = component.equation(of: use.variable) {
          infeasibilities.recheck(Int32(other))
        }
      }
    }
    if hasExchanged { refactor(&program) } else { infeasibilities.recheckAll(count: equationCount) }
  }

  /// How often each equation is looked at, on average, at most. It ends circles of expressions that push each other,
  /// and is reached by no shape in `Benchmarks`.
  private static var crashVisitLimit: Int { 8 }

  /// The longest expression whose root is chosen ahead. In longer ones many roots flip together: without a limit, the
  /// `org chart` takes 1.5 times as many instructions.
  private static var longestCrashed: Int { 8 }

  /// - Returns: The root that is basic now, if the expression is beyond the end of its range and was exchanged.
  private mutating func crash(_ equation: Int, _ program: inout Program) -> Int? {
    let expression = component.expressionVariable(equation, program)
    let summands = component.summands(of: equation, program)
    guard basis[equation] == expression, summands.count <= Self.longestCrashed
    else {
      return nil
    }
    // What the roots make of it. Its own value is not kept up to date here.
    let value = summands.reduce(0) {
      $0 + program.summands[$1].coefficient * program.values[program.summands[$1].variable]
    }
    let direction: Double = program.costs.isBeyondEnd(expression, value, 1) ? 1 : -1
    guard program.costs.isBeyondEnd(expression, value, direction) else { return nil }
    // It goes to the end of its range that it is beyond.
    program.costs.aim(expression, direction)
    let target = program.costs.position(expression)
    // No root may move so far. The steps will find a way with several, or a conflict.
    guard let root = cheapestRoot(of: equation, by: target - value, program) else {
      // The aim is taken back, since a basic variable of the first basis is at its optimum.
      program.costs.optimizeAnew(expression)
      return nil
    }
    program.values[expression] = target
    // Only this root moves: other expressions that have it are looked at again.
    program.values[root.variable] += (target - value) / root.coefficient
    if let position = basis.position(of: root.variable) {
      // The root was exchanged for the expression of another equation, which takes its place again: where several push
      // a root, it is exchanged for the last of them.
      makeBasic(component.expressionVariable(Int(position), program), at: position, &program)
    }
    makeBasic(Int(root.variable), at: Int32(equation), &program)
    return Int(root.variable)
  }

  private mutating func makeBasic(
    _ variable: Int, at position: Int32, _ program: inout Program
  ) {
    basis.replace(at: position, by: variable)
    program.costs.optimizeAnew(variable)
  }

  /// The root that moves an expression so far at the smallest ratio, and may.
  private func cheapestRoot(
    of equation: Int, by distance: Double, _ program: borrowing Program
  ) -> Program.Summand? {
    var cheapest: Program.Summand?
    var least: Ratio?
    for index in component.summands(of: equation, program) {
      let summand = program.summands[index]
      let root = Int(summand.variable)
      // How far the root has to move for the expression to reach its range.
      let distance = distance / summand.coefficient
      let direction: Double = distance > 0 ? 1 : -1
      guard !program.costs.isBeyondEnd(root, program.values[root] + distance, direction),
        var cost = cost(ofMoving: root, direction, program)
      else { continue }
      cost.value /= abs(summand.coefficient)
      // The smallest ratio keeps the reduced costs of all others on their sides.
      if least.map({ cost < $0 }) ?? true {
        least = cost
        cheapest = summand
      }
    }
    return cheapest
  }

  /// What it costs first to move a root, and, with a basic one, the expression that is nonbasic for it; `nil` where one
  /// of them may not move.
  private func cost(
    ofMoving root: Int, _ direction: Double, _ program: borrowing Program
  ) -> Ratio? {
    if program.costs.isAtEnd(root, towards: direction) { return nil }
    let own = program.costs.firstCost(root, direction)
    guard let equation = basis.position(of: root).map({ Int($0) }) else { return own }
    let expression = component.expressionVariable(equation, program)
    let summands = component.summands(of: equation, program)
    guard !basis.contains(expression),
      let index = summands.first(where: { program.summands[$0].variable == root })
    else { return nil }
    let coefficient = program.summands[index].coefficient
    let side = coefficient > 0 ? direction : -direction
    if program.costs.isAtEnd(expression, towards: side) { return nil }
    // The expression that the root is basic for moves with it, and has its own cost. The dearer of the two decides.
    var other = program.costs.firstCost(expression, side)
    other.value *= abs(coefficient)
    return own < other ? other : own
  }
}

extension Solver.Costs {
  fileprivate func firstCost(
    _ variable: Int, _ direction: Double
  ) -> Solver.Simplex.Ratio {
    firstSlope(variable, direction).map {
      .init(value: $0.value * direction, level: $0.level)
    } ?? .init()
  }
}
