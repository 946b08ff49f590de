extension Solver.Program {
  /// By how many summands an expression may grow without drawing on the allowance. If by none, the `table` takes 1.7
  /// times as many instructions, and the `org chart` 1.5 times.
  private static var freeGrowth: Int { 12 }

  /// Takes work from the allowance of a root's component, and returns whether there was as much left. Each component
  /// has its own: its answer depends on nothing else that is solved.
  private mutating func spend(
    _ work: Int, onComponentOf root: Int32, _ model: borrowing Solver.Model
  ) -> Bool {
    // Two for each summand: as much again as the expressions were, all rounds together. That bounds the fill, which
    // would be quadratic where one root stands for a chain of others.
    if eliminations.allowances.isEmpty {
      for index in 0..<eliminations.summandCount {
        let component = component(ofRoot: summands[index].variable, model)
        eliminations.allowances.grow(to: component + 1, with: Self.leastAllowance)
        eliminations.allowances[component] += 2
      }
    }
    let component = component(ofRoot: root, model)
    eliminations.allowances[component] -= work
    return eliminations.allowances[component] >= 0
  }

  private static var leastAllowance: Int { 64 }

  private func component(ofRoot root: Int32, _ model: borrowing Solver.Model) -> Int {
    Int(model.columns[rootColumns[root]].component)
  }

  mutating func rewriteExpressions(_ model: borrowing Solver.Model) {
    eliminations.unwritten.removeAll()
    for expression in 0..<expressionCount where stages[rootCount + expression] == .waiting {
      eliminations.unwritten.append(Int32(expression))
    }
    // A worklist, as an elimination that is taken back brings expressions back to it.
    while let expression = eliminations.unwritten.popLast() {
      let span = spans[expression]
      guard span.range.contains(where: { eliminatingPair(of: summands[$0].variable) != nil })
      else { continue }
      // The equation as a sum that is 0: expression = Σ becomes Σ - expression.
      addShare(-1, of: Int32(rootCount) + expression)
      for index in span.range {
        addShare(summands[index].coefficient, of: summands[index].variable)
      }
      // The expression itself is one of the variables, besides its summands.
      let isWritten =
        replaceEliminatedShares(longest: 1 + Int(span.count) + Self.freeGrowth, model)
        && write(expression)
      clearShares()
      // Then the eliminations of its roots are taken back, and others that were written by them are looked at again.
      if !isWritten { keepRoots(of: span) }
    }
  }

  private func eliminatingPair(of variable: Int32) -> Int32? {
    variable < rootCount ? eliminations.pairOfRoot[variable].number : nil
  }

  private mutating func addShare(_ value: Double, of variable: Int32) {
    // A sparse accumulator: the list of variables, and their shares where each can be found at once.
    if eliminations.shares[variable].magnitude == 0 {
      eliminations.sharers.append(variable)
      if let pair = eliminatingPair(of: variable) { eliminations.queue.insert(pair, by: >) }
    }
    eliminations.shares[variable].value += value
    eliminations.shares[variable].magnitude = max(
      eliminations.shares[variable].magnitude, abs(value))
  }

  /// - Returns: Whether the eliminated roots could be replaced within the allowance.
  private mutating func replaceEliminatedShares(
    longest: Int, _ model: borrowing Solver.Model
  ) -> Bool {
    // The root that was eliminated last first: its expression may mention earlier ones.
    while let index = eliminations.queue.removeFirst(by: >) {
      let pair = eliminations.pairs[index]
      // Others may have cancelled the root by now.
      guard !eliminations.shares[pair.root].isZero else { continue }
      // expression = Σ coefficient · root, solved for the root, and put in its place.
      let share = eliminations.shares[pair.root].value
      let definition = spans[pair.expression].range
      let coefficient = rootCoefficient(pair)
      addShare(share / coefficient, of: Int32(rootCount) + pair.expression)
      for index in definition where summands[index].variable != pair.root {
        addShare(
          -share * summands[index].coefficient / coefficient, of: summands[index].variable)
      }
      // Longer than it was: only as long as the component can afford it.
      if eliminations.sharers.count > longest,
        !spend(definition.count, onComponentOf: pair.root, model)
      {
        return false
      }
    }
    return true
  }

  /// Makes the shares, a sum that is 0, an equation of expression = Σ.
  ///
  /// An elimination that was taken back leaves its expression in those that were rewritten by then. When one of them
  /// takes the place of a root in a later round, the expression comes to be in what it is rewritten by. It must not be
  /// its own summand: a row of the basis would have it twice.
  ///
  /// - Returns: Whether the expression is in the equation, rather than cancelled.
  private mutating func write(_ expression: Int32) -> Bool {
    let own = Int32(rootCount) + expression
    guard !eliminations.shares[own].isZero else { return false }
    // The share of the expression itself makes Σ - expression = 0 an equation for the expression again.
    let divisor = -eliminations.shares[own].value
    // Behind all others. What the expression was before stays as a gap until the program ends.
    let start = summands.count
    for variable in eliminations.sharers.elements
    where variable != own && eliminatingPair(of: variable) == nil {
      let share = eliminations.shares[variable]
      if !share.isZero {
        summands.append(Summand(variable: variable, coefficient: share.value / divisor))
      }
    }
    spans[expression] = Span(start..<summands.count)
    return true
  }

  private mutating func clearShares() {
    for variable in eliminations.sharers.elements { eliminations.shares[variable] = Share() }
    eliminations.sharers.removeAll()
    eliminations.queue.removeAll()
  }

  private mutating func keepRoots(of span: Span) {
    for index in span.range {
      let root = summands[index].variable
      guard let pair = eliminatingPair(of: root) else { continue }
      let expression = eliminations.pairs[pair].expression
      eliminations.pairOfRoot[root] = nil
      stages[root] = .waiting
      stages[rootCount + Int(expression)] = .waiting
      // It waits again, and may itself have roots that are eliminated.
      eliminations.unwritten.append(expression)
    }
  }
}
