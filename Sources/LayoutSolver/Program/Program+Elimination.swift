extension Solver.Program {
  /// The roots that expressions took the place of, and the work that it took.
  struct Eliminations: ~Copyable {
    var pairs = FlatArray<Pair>()
    /// Where the pairs of each round begin.
    var roundStarts = FlatArray<Int>()
    /// By root: the number of its pair, or -1.
    var pairOfRoot = FlatArray<Int32>()
    /// By root: the last round in which a pair's expression mentioned it, or -1.
    var mentionRounds = FlatArray<Int32>()
    /// The expressions that may take the place of a root, the most important first.
    var candidates = FlatArray<Candidate>()
    /// The expressions to be rewritten without the roots of the round.
    var unwritten = FlatArray<Int32>()
    /// By component: how much more work the rewriting may take. Empty until an expression asks.
    var allowances = FlatArray<Int>()
    /// How many summands there were before the rewriting.
    var summandCount = 0

    // The expression that is being rewritten: by variable, its share; the variables; the pairs to
    // undo.
    var shares = FlatArray<Share>()
    var sharers = FlatArray<Int32>()
    var queue = PriorityQueue<Int32>()
  }

  struct Candidate {
    var expression: Int32
    var importance: Int32

    /// Required expressions, optional ones, and those that leave their optimum on one side for
    /// nothing.
    var round: Int32 { importance == 0 ? 0 : importance < .max ? 1 : 2 }
  }

  struct Share {
    var value = 0.0
    /// The largest number that the value was added up from; 0 when the variable is not in the
    /// expression.
    var magnitude = 0.0

    /// Whether what was added up has cancelled.
    var isZero: Bool { abs(value) <= Solver.Substitution.cancellation * magnitude }
  }

  /// Replaces roots that cost nothing by expressions that they are in.
  ///
  /// An expression says expression = Σ coefficient · root, so one of its roots can be expressed by
  /// it and by the others. In a list every position is the one before it plus a distance; with the
  /// distances in their place the positions are gone, rows that were coupled through them fall into
  /// components of their own, and what each distance wants is a cost of a single variable.
  ///
  /// In a round a root is taken only if no expression of the round mentioned it before, so that the
  /// replacements lead in no circle. Before the next round the other expressions are rewritten. An
  /// expression that would grow too long stays as it is, and the roots in it stay with it: nothing
  /// is gained by writing out chains.
  mutating func eliminateFreeRoots(_ model: borrowing Solver.Model) {
    eliminations.pairs.removeAll()
    eliminations.roundStarts.removeAll()
    collectCandidates()
    guard eliminations.candidates.count > 1 else { return linkUses() }
    eliminations.pairOfRoot.reset(to: -1, count: rootCount)
    eliminations.mentionRounds.reset(to: -1, count: rootCount)
    eliminations.shares.grow(to: variableCount, with: Share())
    eliminations.allowances.removeAll()
    eliminations.summandCount = summands.count
    for round in Int32(0)..<3 {
      eliminations.roundStarts.append(eliminations.pairs.count)
      for index in eliminations.candidates.indices
      where eliminations.candidates[index].round == round {
        pair(eliminations.candidates[index].expression, round: round)
      }
      if eliminations.pairs.count > eliminations.roundStarts[Int(round)] {
        rewriteExpressions(model)
      }
    }
    linkUses()
  }

  /// Gives the eliminated roots their values: those of the last round first, since the expressions
  /// of earlier rounds may mention them; within a round in the order of elimination.
  mutating func postsolveEliminatedRoots() {
    var end = eliminations.pairs.count
    for round in eliminations.roundStarts.indices.reversed() {
      let start = eliminations.roundStarts[round]
      for index in start..<end where isEliminated(eliminations.pairs[index].root, by: index) {
        postsolve(eliminations.pairs[index])
      }
      end = start
    }
  }

  private func isEliminated(_ root: Int32, by pair: Int) -> Bool {
    eliminations.pairOfRoot[root] == Int32(pair)
  }

  private mutating func collectCandidates() {
    eliminations.candidates.removeAll()
    for expression in 0..<expressionCount where stages[rootCount + expression] == .waiting {
      if summands(ofExpression: expression).contains(where: { isFree(Int(summands[$0].variable)) })
      {
        eliminations.candidates.append(
          Candidate(
            expression: Int32(expression), importance: costs.importance(rootCount + expression)))
      }
    }
    eliminations.candidates.sort(eliminations.candidates.indices) {
      ($0.importance, $0.expression) < ($1.importance, $1.expression)
    }
  }

  /// Lets the expression take the place of one of its roots, the one that the fewest others need.
  private mutating func pair(_ expression: Int32, round: Int32) {
    var chosen: Int32 = -1
    for index in summands(ofExpression: Int(expression)) {
      let root = summands[index].variable
      guard isWaitingFreeRoot(root), eliminations.mentionRounds[root] != round else { continue }
      if chosen < 0 || liveUseCounts[root] <= liveUseCounts[chosen] { chosen = root }
    }
    guard chosen >= 0 else { return }
    for index in summands(ofExpression: Int(expression)) {
      let root = summands[index].variable
      if root < rootCount { eliminations.mentionRounds[root] = round }
    }
    stages[chosen] = .removed
    stages[rootCount + Int(expression)] = .defining
    eliminations.pairOfRoot[chosen] = Int32(eliminations.pairs.count)
    eliminations.pairs.append(Pair(expression: expression, root: chosen))
  }

  private func isWaitingFreeRoot(_ variable: Int32) -> Bool {
    variable < rootCount && stages[variable] == .waiting && isFree(Int(variable))
  }

  /// By how many summands an expression may grow without drawing on the allowance.
  private static var freeGrowth: Int { 12 }

  /// Takes work from the allowance of a root's component, which may take about as much as its
  /// expressions themselves. Each component has its own, so that its answer does not depend on what
  /// else is being solved.
  ///
  /// - Returns: Whether there was as much left.
  private mutating func spend(
    _ work: Int, onComponentOf root: Int32, _ model: borrowing Solver.Model
  ) -> Bool {
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

  private mutating func rewriteExpressions(_ model: borrowing Solver.Model) {
    eliminations.unwritten.removeAll()
    for expression in 0..<expressionCount where stages[rootCount + expression] == .waiting {
      eliminations.unwritten.append(Int32(expression))
    }
    while let expression = eliminations.unwritten.popLast() {
      let span = spans[expression]
      guard span.range.contains(where: { eliminatingPair(of: summands[$0].variable) != nil })
      else { continue }
      for index in span.range {
        addShare(summands[index].coefficient, of: summands[index].variable)
      }
      let isWritten = replaceEliminatedShares(
        longest: Int(span.count) + Self.freeGrowth, model)
      if isWritten { write(expression) }
      clearShares()
      if !isWritten { keepRoots(of: span) }
    }
  }

  private func eliminatingPair(of variable: Int32) -> Int32? {
    guard variable < rootCount, eliminations.pairOfRoot[variable] >= 0 else { return nil }
    return eliminations.pairOfRoot[variable]
  }

  private mutating func addShare(_ value: Double, of variable: Int32) {
    if eliminations.shares[variable].magnitude == 0 {
      eliminations.sharers.append(variable)
      if let pair = eliminatingPair(of: variable) { eliminations.queue.insert(pair, by: >) }
    }
    eliminations.shares[variable].value += value
    eliminations.shares[variable].magnitude = max(
      eliminations.shares[variable].magnitude, abs(value))
  }

  /// Writes the expressions in the place of the eliminated roots, the root that was eliminated last
  /// first: its expression may mention earlier ones.
  ///
  /// - Returns: Whether that could be done within the allowance.
  private mutating func replaceEliminatedShares(
    longest: Int, _ model: borrowing Solver.Model
  ) -> Bool {
    while let index = eliminations.queue.removeFirst(by: >) {
      let pair = eliminations.pairs[index]
      guard !eliminations.shares[pair.root].isZero else { continue }
      let share = eliminations.shares[pair.root].value
      let definition = spans[pair.expression].range
      var coefficient = 1.0
      for index in definition where summands[index].variable == pair.root {
        coefficient = summands[index].coefficient
      }
      addShare(share / coefficient, of: Int32(rootCount) + pair.expression)
      for index in definition where summands[index].variable != pair.root {
        addShare(
          -share * summands[index].coefficient / coefficient, of: summands[index].variable)
      }
      if eliminations.sharers.count > longest,
        !spend(definition.count, onComponentOf: pair.root, model)
      {
        return false
      }
    }
    return true
  }

  private mutating func write(_ expression: Int32) {
    let start = summands.count
    for variable in eliminations.sharers.elements where eliminatingPair(of: variable) == nil {
      let share = eliminations.shares[variable]
      if !share.isZero {
        summands.append(Summand(variable: variable, coefficient: share.value))
      }
    }
    spans[expression] = Span(start: Int32(start), count: Int32(summands.count - start))
  }

  private mutating func clearShares() {
    for variable in eliminations.sharers.elements { eliminations.shares[variable] = Share() }
    eliminations.sharers.removeAll()
    eliminations.queue.removeAll()
  }

  /// Takes back the eliminations of the roots in an expression that stays as it is.
  private mutating func keepRoots(of span: Span) {
    for index in span.range {
      let root = summands[index].variable
      guard let pair = eliminatingPair(of: root) else { continue }
      let expression = eliminations.pairs[pair].expression
      eliminations.pairOfRoot[root] = -1
      stages[root] = .waiting
      stages[rootCount + Int(expression)] = .waiting
      eliminations.unwritten.append(expression)
    }
  }
}
