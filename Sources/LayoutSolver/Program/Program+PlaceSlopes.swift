extension Solver.Program {
  /// Weighs the roots by chance, so that the weighted sum of all is lowest in one place, wherever there is a lowest
  /// one.
  mutating func computePlaceSlopes() {
    guard placeSlopes.isEmpty else { return }
    // The weights depend on the order of the rows and on nothing else. So the sum is one of roots that elimination has
    // replaced, too: what they count for goes to what they are made of.
    placeSlopes.reset(to: 0, count: variableCount)
    let order = Solver.Simplex.RandomOrder(seed: 0)
    // The ranks of derived columns depend on other components.
    for root in rootRanks.indices where rootRanks[root] < Solver.Ranks.firstDerivedRank {
      placeSlopes[root] = order.number(of: rootRanks[root])
    }
    // These follow when all others are known.
    for pair in freeColumnSingletons.elements { placeSlopes[pair.root] = 0 }
    // In the order opposite to that of the postsolve.
    for round in eliminations.roundStarts.indices {
      for index in pairs(ofRound: round).reversed()
      where isEliminated(eliminations.pairs[index].root, by: index) {
        passOnPlaceSlope(of: eliminations.pairs[index])
      }
    }
  }

  private mutating func passOnPlaceSlope(of pair: Pair) {
    // The root is (expression - Σ others) / coefficient, so its weight goes to each of these.
    let slope = placeSlopes[pair.root] / rootCoefficient(pair)
    placeSlopes[pair.root] = 0
    placeSlopes[rootCount + Int(pair.expression)] += slope
    for index in summands(ofExpression: Int(pair.expression))
    where summands[index].variable != pair.root {
      placeSlopes[summands[index].variable] -= slope * summands[index].coefficient
    }
  }
}
