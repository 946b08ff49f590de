extension Solver.Program {
  mutating func prepare() {
    // By now all ranges and penalties are known, so breakpoints can be laid out without gaps.
    costs.prepare(ranges: ranges)
    stages.reset(to: .waiting, count: variableCount)
    values.reset(to: 0, count: variableCount)
    ties.removeAll()
    linkUses()
    // Each at its own optimum: that is where all duals are 0.
    for variable in 0..<variableCount { costs.optimize(variable) }
  }

  mutating func linkUses() {
    // The transpose of the sums, by a counting sort: first how many there are of each variable, then which.
    uses.begin(listCount: variableCount)
    for expression in 0..<expressionCount where stages[rootCount + expression] == .waiting {
      uses.announce(in: Int32(rootCount + expression))
      for index in summands(ofExpression: expression) {
        uses.announce(in: summands[index].variable)
      }
    }
    uses.makeRoom(for: Summand(variable: 0, coefficient: 0))
    for expression in 0..<expressionCount where stages[rootCount + expression] == .waiting {
      uses.add(
        Summand(variable: Int32(expression), coefficient: -1), to: Int32(rootCount + expression))
      for index in summands(ofExpression: expression) {
        uses.add(
          Summand(variable: Int32(expression), coefficient: summands[index].coefficient),
          to: summands[index].variable)
      }
    }
  }

  /// Whether a root may have any value at no cost.
  @inline(__always)
  func isFree(_ root: Int) -> Bool { ranges[root].isUnbounded && !costs.hasPenalties(root) }

  /// Removes expressions that have a free root of their own, which gives them their best value whatever the other roots
  /// are.
  mutating func removeFreeColumnSingletons() {
    freeColumnSingletons.removeAll()
    liveUseCounts.removeAll()
    for root in 0..<rootCount { liveUseCounts.append(Int32(uses[root].count)) }
    // (E. Andersen and K. Andersen, "Presolving in linear programming", 1995: a free column singleton, of which the row
    // becomes free, too. Here the row has costs of its own, which it can then have at their least.)
    var candidates = FlatArray<Int32>()
    for root in 0..<rootCount where liveUseCounts[root] == 1 && isFree(root) {
      candidates.append(Int32(root))
    }
    // A list unravels so from its end: the last position is in one expression only; without that, the one before it is.
    while let root = candidates.popLast() {
      // It may have gone with an expression that was removed for another root.
      guard liveUseCounts[root] == 1, let expression = waitingExpression(of: Int(root)) else {
        continue
      }
      // Whatever the other roots come to, this root makes the expression what is best for it.
      stages[rootCount + Int(expression)] = .removed
      stages[root] = .removed
      freeColumnSingletons.append(Pair(expression: expression, root: root))
      for index in summands(ofExpression: Int(expression)) {
        let other = Int(summands[index].variable)
        // Without this expression, another root may be alone in its last one.
        liveUseCounts[other] -= 1
        if liveUseCounts[other] == 1, stages[other] == .waiting, isFree(other) {
          candidates.append(Int32(other))
        }
      }
    }
  }

  // Called from a mutating method, which would copy the program for it.
  @inline(__always)
  private func waitingExpression(of root: Int) -> Int32? {
    for use in uses[root] {
      let expression = use.variable
      if stages[rootCount + Int(expression)] == .waiting { return expression }
    }
    return nil
  }

  mutating func postsolveFreeColumnSingletons() {
    for pair in freeColumnSingletons.elements.reversed() {
      // The last one that was removed depends on none of those before it.
      settle(rootCount + Int(pair.expression))
      postsolve(pair)
    }
  }

  mutating func postsolve(_ pair: Pair) {
    // expression = Σ coefficient · root, solved for this root.
    var rest = values[rootCount + Int(pair.expression)]
    var coefficient = 1.0
    for index in summands(ofExpression: Int(pair.expression)) {
      let summand = summands[index]
      if summand.variable == pair.root {
        coefficient = summand.coefficient
      } else {
        rest -= summand.coefficient * values[summand.variable]
      }
    }
    values[pair.root] = rest / coefficient
  }

  mutating func settle(_ variable: Int) {
    if !costs.isAtBreakpoint[variable] { noteTie(of: variable) }
    values[variable] = restValue(variable)
  }

  private mutating func noteTie(of variable: Int) {
    let (lower, upper) = costs.interval(variable)
    // A piece of one point leaves no choice.
    if lower == upper { return }
    // It takes more than the order of a variable's breakpoints to say where it rests: where it rests without any, where
    // two ends of a piece are alike, and where elimination has chosen.
    let isAlone =
      variable < rootCount ? liveUseCounts[variable] == 0 : stages[variable] == .removed
    let endCount = (lower == -.infinity ? 0 : 1) + (upper == .infinity ? 0 : 1)
    let isSize = sizeSlopes[variable] != 0
    let isOpen = !isAlone || endCount == 0 || endCount == 2 && !isSize
    // Two sizes of which one grows when the other shrinks have both ends.
    let decision: Solver.Decision =
      isOpen ? .order : isSize && endCount == 1 ? .leastSizes : .tieBreaks
    ties.append(Tie(variable: Int32(variable), decision: decision))
  }

  /// Where a variable rests by itself, where it costs least.
  mutating func restValue(_ variable: Int) -> Double {
    costs.rest(
      variable, sizeSlope: sizeSlopes[variable],
      fallback: variable < rootCount ? restingValues[variable] : 0)
  }
}
