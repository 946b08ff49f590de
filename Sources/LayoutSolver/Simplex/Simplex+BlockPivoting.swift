/// Many basic variables leave at once, each for a variable of an equation of its own, and the basis is
/// factored once for all of them.
///
/// A step finds its entering variable by a row of the tableau, which is as long as the component where a sum
/// couples all variables, and one step is needed for each. But for most of those the entering variable is
/// one nearby: a view as high as its share lets go of the share, and keeps its least height. (Block pivoting
/// goes back to M. Kostreva, "Block pivot methods for solving the complementarity problem", 1978.)
///
/// A block is a guess. Where a variable that left would be dual infeasible, its exchange is taken back. What is left of
/// the block is kept if the basis is dual feasible, and fewer variables are infeasible than before; the steps go on from
/// there. If not, all of it is taken back, and the next one is smaller. The very first block has to be dual feasible with
/// all its exchanges, or no other one is tried.
extension Solver.Simplex {
  /// What a block has taken so far.
  private struct Block: ~Copyable {
    /// By place: whether the variable left with this block.
    var hasLeft = FlatArray<Bool>()
    /// By equation: whether it was the one of an exchange.
    var isTaken = FlatArray<Bool>()
    var exchanges = FlatArray<Exchange>()
  }

  private struct Exchange {
    var position: Int32
    var leaving: Int32
    var entering: Int32
  }

  /// How many exchanges are worth a new factorization.
  private var leastBlock: Int { max(4, equationCount / 256) }

  /// By how much a block shrinks that was too large.
  private static var blockReduction: Int { 4 }

  /// How many blocks may be taken back. 10,000 tabs with too little room take eight.
  private static var mostFailures: Int { 8 }

  /// How often exchanges of one block may be taken back. Each time takes a factorization. The very first block gets none:
  /// of some 40 shapes, all those that blocks help had a first one that was dual feasible at once.
  private static var mostRepairs: Int { 4 }

  /// The longest equation in which an entering variable is looked for.
  private static var longestBlockEquation: Int { 8 }

  /// Exchanges block after block, until one does not help even when it is smaller.
  ///
  /// - Returns: Whether a block was kept, so that the duals of the tie-breaks are lost.
  mutating func pivotInBlocks(_ program: inout Program) -> Bool {
    var block = Block()
    var earlier = EarlierBasis()
    var remaining = infeasibleCount(program)
    var limit = equationCount
    var hasHelped = false
    var failureCount = 0
    while remaining >= leastBlock, limit >= leastBlock, failureCount < Self.mostFailures {
      let steps = remainingSteps
      let isProven = hasHelped || doBlocksHelp
      saveBasis(to: &earlier, program)
      let count = exchange(&block, atMost: limit, &program)
      let repairs = isProven ? Self.mostRepairs : 0
      if count >= leastBlock, isDualFeasibleAnew(&block, earlier, repairs: repairs, &program) {
        let left = infeasibleCount(program)
        if left < remaining {
          remaining = left
          limit = max(limit, 2 * count)
          (hasHelped, hasLeftFirstBasis) = (true, true)
          continue
        }
      }
      // Repairs of a basis that is given up do not count as steps.
      remainingSteps = steps
      restoreBasis(from: &earlier, &program)
      // If the very first block fails, smaller ones cost more than they save: half of the time of 10,000 tabs, each of
      // which would be as wide as the next one.
      guard isProven else { return false }
      limit = count / Self.blockReduction
      failureCount += 1
    }
    return hasHelped
  }

  /// Factors the basis of the block, and computes duals and values. Takes back what would be dual infeasible.
  private mutating func isDualFeasibleAnew(
    _ block: inout Block, _ earlier: borrowing EarlierBasis, repairs: Int,
    _ program: inout Program
  ) -> Bool {
    for repair in 0...repairs {
      factor(&program)
      guard remainingSteps > 0 else { return false }
      if makeDualFeasible(&program) { return true }
      guard repair < repairs, takeBackInfeasible(&block, earlier, &program) else { return false }
    }
    return false
  }

  /// Takes back the exchanges whose leaving variables are dual infeasible.
  ///
  /// - Precondition: The duals are those of the basis.
  /// - Returns: Whether there are any.
  private mutating func takeBackInfeasible(
    _ block: inout Block, _ earlier: borrowing EarlierBasis, _ program: inout Program
  ) -> Bool {
    let count = block.exchanges.count
    block.exchanges.removeAll { exchange in
      let signs = reducedCostSigns(Int(exchange.leaving), program)
      guard signs.below < 0 || signs.above < 0 else { return false }
      // Where the basis was dependent, another variable may be at the position.
      if basis[exchange.position] == exchange.entering {
        basis[exchange.position] = exchange.leaving
        positions[exchange.leaving] = exchange.position
        makeNonbasic(exchange.entering)
        putBack(Int(exchange.leaving), from: earlier, &program)
        putBack(Int(exchange.entering), from: earlier, &program)
      }
      return true
    }
    return block.exchanges.count < count
  }

  /// Exchanges the basic variables that are the most infeasible, as many as the block may have.
  ///
  /// - Returns: How many there were.
  private mutating func exchange(
    _ block: inout Block, atMost limit: Int, _ program: inout Program
  ) -> Int {
    block.hasLeft.reset(to: false, count: variableCount)
    block.isTaken.reset(to: false, count: equationCount)
    block.exchanges.removeAll()
    recheckAll()
    updateInfeasibilities(program)
    var count = 0
    while count < limit, let first = infeasibilities.removeFirst(by: Leaving.precedes) {
      // The exchanges before may have made it feasible.
      guard let leaving = leaving(first.position, program) else { continue }
      if exchange(leaving, &block, &program) { count += 1 }
    }
    return count
  }

  /// Exchanges a basic variable for one that is in an equation with it, or moves it to its next piece where
  /// that is cheaper.
  ///
  /// - Returns: Whether there is one.
  private mutating func exchange(
    _ leaving: Leaving, _ block: inout Block, _ program: inout Program
  ) -> Bool {
    let variable = Int(basis[leaving.position])
    let piece = program.costs.pieces[variable]
    let wasAtBreakpoint = program.costs.isAtBreakpoint[variable]
    program.costs.aim(variable, leaving.direction)
    guard
      let (candidate, equation, share) = nearbyCandidate(
        variable, leaving.direction, block, program)
    else {
      program.costs.move(variable, toPiece: piece, isAtBreakpoint: wasAtBreakpoint)
      return false
    }
    let entering = Int(candidate.variable)
    program.costs.leaveBreakpoint(entering, candidate.direction)
    block.hasLeft[places[variable]] = true
    guard let equation else { return true }
    block.isTaken[equation] = true
    block.exchanges.append(
      Exchange(position: leaving.position, leaving: Int32(variable), entering: Int32(entering)))
    let distance = program.costs.position(variable) - program.values[variable]
    shiftNearby(variable, by: distance, except: equation, &program)
    shiftNearby(entering, by: -distance / share, except: equation, &program)
    basis[leaving.position] = Int32(entering)
    positions[entering] = leaving.position
    makeNonbasic(variable)
    return true
  }

  /// The candidate of the smallest ratio among the leaving variable and the nonbasic ones of its equations,
  /// as if these had no other basic variables.
  ///
  /// - Returns: The candidate, its equation, and its share in the leaving variable; the leaving variable has no
  ///   equation.
  private func nearbyCandidate(
    _ leaving: Int, _ direction: Double, _ block: borrowing Block, _ program: borrowing Program
  ) -> (candidate: Candidate, equation: Int?, share: Double)? {
    var best: (candidate: Candidate, equation: Int?, share: Double)?
    if !program.costs.isAtEnd(leaving, towards: direction) {
      best = (candidate(leaving, direction, 1, program), nil, 1)
    }
    for use in program.uses[leaving] {
      guard let equation = equation(of: use.variable), !block.isTaken[equation] else { continue }
      let summands = program.summands(ofExpression: Int(expressions[equation]))
      guard summands.count <= Self.longestBlockEquation else { continue }
      for index in summands.lowerBound...summands.upperBound {
        // The expression is in its own equation, too.
        let other =
          index < summands.upperBound
          ? program.summands[index]
          : .init(variable: Int32(expressionVariable(equation, program)), coefficient: -1)
        let variable = Int(other.variable)
        guard variable != leaving, !isBasic(variable), !block.hasLeft[places[variable]] else {
          continue
        }
        let share = other.coefficient / use.coefficient
        let side = share > 0 ? direction : -direction
        if program.costs.isAtEnd(variable, towards: side) { continue }
        let candidate = candidate(variable, side, 1 / abs(share), program)
        if best.map({ candidate.ratio < $0.candidate.ratio }) ?? true {
          best = (candidate, equation, share)
        }
      }
    }
    return best
  }

  /// Moves a variable, and the basic expressions that it is in: an estimate of what the exchange does to others.
  private func shiftNearby(
    _ variable: Int, by distance: Double, except equation: Int, _ program: inout Program
  ) {
    program.values[variable] += distance
    for use in program.uses[variable] {
      guard let other = self.equation(of: use.variable), other != equation else { continue }
      let expression = expressionVariable(other, program)
      if expression != variable, isBasic(expression) {
        program.values[expression] += use.coefficient * distance
      }
    }
  }
}
