extension Solver.Program {
  /// The roots that expressions took the place of, and the work that it took.
  struct Eliminations: ~Copyable {
    var pairs = FlatArray<Pair>()
    /// Where the pairs of each round begin.
    var roundStarts = FlatArray<Int>()
    /// By root: the number of its pair, if an expression took its place.
    var pairOfRoot = FlatArray<PackedOptional>()
    /// By root: the last round in which a pair's expression mentioned it.
    var mentionRounds = FlatArray<PackedOptional>()
    /// The expressions that may take the place of a root, the most important first.
    var candidates = FlatArray<Candidate>()
    /// The expressions to be rewritten without the roots of the round.
    var unwritten = FlatArray<Int32>()
    /// By component: how much more work the rewriting may take. Empty until an expression asks.
    var allowances = FlatArray<Int>()
    /// How many summands there were before the rewriting.
    var summandCount = 0

    // The expression that is being rewritten: by variable, its share; the variables; the pairs to undo.
    var shares = FlatArray<Share>()
    var sharers = FlatArray<Int32>()
    var queue = PriorityQueue<Int32>()
  }

  struct Candidate {
    var expression: Int32
    var importance: Solver.Costs.Importance

    /// Required expressions, optional ones, and those that leave their optimum on one side for nothing.
    var round: Int32 { importance == .required ? 0 : importance < .none ? 1 : Self.lastRound }

    static var lastRound: Int32 { 2 }
  }

  struct Share {
    var value = 0.0
    /// The largest number that the value was added up from; 0 when the variable is not in the expression.
    var magnitude = 0.0

    /// Whether what was added up has cancelled.
    var isZero: Bool { abs(value) <= Solver.Substitution.cancellation * magnitude }
  }

  /// Replaces roots that cost nothing by expressions that they are in: expression = Σ coefficient · root, solved for
  /// the root.
  ///
  /// In a list every position is the one before it plus a distance; with the distances in their place the positions are
  /// gone, rows that were coupled through them fall into components of their own, and what each distance wants is a
  /// cost of a single variable.
  mutating func eliminateFreeRoots(_ model: borrowing Solver.Model) {
    eliminations.pairs.removeAll()
    eliminations.roundStarts.removeAll()
    collectCandidates()
    // A single expression shares its roots with no other one.
    guard eliminations.candidates.count > 1 else { return linkUses() }
    eliminations.pairOfRoot.reset(to: nil, count: rootCount)
    eliminations.mentionRounds.reset(to: nil, count: rootCount)
    eliminations.shares.grow(to: variableCount, with: Share())
    eliminations.allowances.removeAll()
    eliminations.summandCount = summands.count
    // The most important first, as the crash basis makes them nonbasic: they take the roots before others ask for
    // these.
    for round in 0...Candidate.lastRound { replaceRoots(inRound: round, model) }
    // The sums are others now, and so are the components.
    linkUses()
  }

  private mutating func replaceRoots(inRound round: Int32, _ model: borrowing Solver.Model) {
    eliminations.roundStarts.append(eliminations.pairs.count)
    for index in eliminations.candidates.indices
    where eliminations.candidates[index].round == round {
      pair(eliminations.candidates[index].expression, round: round)
    }
    // Before the next round, so that it sees which roots are left in which expressions.
    if eliminations.pairs.count > eliminations.roundStarts[Int(round)] {
      rewriteExpressions(model)
    }
  }

  mutating func postsolveEliminatedRoots() {
    // Those of the last round first, since the expressions of earlier rounds may mention them; within a round in the
    // order of elimination.
    for round in eliminations.roundStarts.indices.reversed() {
      for index in pairs(ofRound: round)
      where isEliminated(eliminations.pairs[index].root, by: index) {
        postsolve(eliminations.pairs[index])
      }
    }
  }

  func pairs(ofRound round: Int) -> Range<Int> {
    let isLast = round + 1 == eliminations.roundStarts.count
    let end = isLast ? eliminations.pairs.count : eliminations.roundStarts[round + 1]
    return eliminations.roundStarts[round]..<end
  }

  /// The coefficient that the root of a pair has in its expression.
  func rootCoefficient(_ pair: Pair) -> Double {
    for index in summands(ofExpression: Int(pair.expression))
    where summands[index].variable == pair.root {
      return summands[index].coefficient
    }
    preconditionFailure("An expression takes the place of a root that it is a sum of.")
  }

  func isEliminated(_ root: Int32, by pair: Int) -> Bool {
    eliminations.pairOfRoot[root] == PackedOptional(pair)
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
    // Where two are as important, the earlier one is first, whatever else is being solved.
    eliminations.candidates.sort(eliminations.candidates.indices) {
      ($0.importance, $0.expression) < ($1.importance, $1.expression)
    }
  }

  private mutating func pair(_ expression: Int32, round: Int32) {
    // A root is taken only if no expression of the round mentioned it before, so that the replacements lead in no
    // circle.
    var fewest: Int32?
    // The fewer others use it, the less is rewritten.
    for index in summands(ofExpression: Int(expression)) {
      let root = summands[index].variable
      guard isWaitingFreeRoot(root), eliminations.mentionRounds[root] != PackedOptional(round)
      else { continue }
      if fewest.map({ liveUseCounts[root] <= liveUseCounts[$0] }) ?? true { fewest = root }
    }
    guard let chosen = fewest else { return }
    for index in summands(ofExpression: Int(expression)) {
      let root = summands[index].variable
      if root < rootCount { eliminations.mentionRounds[root] = PackedOptional(round) }
    }
    // From here on the expression is a variable of its own, and the root follows from it.
    stages[chosen] = .removed
    stages[rootCount + Int(expression)] = .defining
    eliminations.pairOfRoot[chosen] = PackedOptional(eliminations.pairs.count)
    eliminations.pairs.append(Pair(expression: expression, root: chosen))
  }

  private func isWaitingFreeRoot(_ variable: Int32) -> Bool {
    variable < rootCount && stages[variable] == .waiting && isFree(Int(variable))
  }
}
