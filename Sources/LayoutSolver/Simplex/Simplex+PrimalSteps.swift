/// Steps of the primal simplex, for components in which those of the dual simplex take long.
///
/// In the first basis of a row of labels that push each other, nearly all are off their optimum, and each waits for
/// a step of its own. But where the crash has pushed them is nearly right: few reduced costs are infeasible. The
/// primal simplex takes a step for each of those. And with optional distances from neighbors, its steps move
/// few of them, while in the end a step of the dual simplex moves a good part of the component.
///
/// Which of the two is better shows only in the solve. So primal steps, too, begin at the first basis, and the two take
/// turns: when the steps of the dual simplex have read twice as many entries as before the last turn, the primal steps
/// go on from where they stopped. Together they read a few times as many as the better one alone. Primal steps come
/// first where nearly all basic variables of the first basis are infeasible, and fewer reduced costs would be, on the
/// highest level where any are.
///
/// Required ranges are the highest level of the costs, so a basis need not be primal feasible. (The composite objective
/// of P. Wolfe, 1965, with levels instead of weights.)
///
/// The steps go in rounds. Each step updates the duals, and notes whose reduced costs that changes. These variables are
/// looked at in the next round. When none is left, all are looked at.
extension Solver.Simplex {
  /// How many entries of rows and columns are seen before primal steps are tried: 64 for each equation, where shapes
  /// that take few steps see 20 to 60. More in small components, which both methods solve about as fast.
  ///
  /// While values are deferred, twice as many, since most of them are read to check rows. 10,000 bars that begin after
  /// one of the last 20 see 80. They take 14 µs each, and 21 if primal steps are tried.
  var entriesBeforePrimalSteps: Int { (defersValues ? 128 : 64) * (equationCount + 1000) }

  /// The smallest component in which primal steps may come first. To compare the two methods takes factors and duals.
  private static var leastTriedFirst: Int { 1000 }

  /// How many entries of columns, and of updates of duals, the primal steps of a turn may read.
  ///
  /// Those of the dual simplex have read half of that. Of 10,000 views with a place and three optional distances, each
  /// takes 113 µs, and 94 if it is a quarter; but of as many in groups of groups, each takes 145, and then 232.
  ///
  /// Where an equation couples a good part of the component, columns are long, and the steps end soon or not at all:
  /// for 10,000 tabs with little room after 3 entries for each equation, for shares of very little room not after 275.
  private func mostEntries(ofTurn turn: Int) -> Int {
    hasLongRows ? 16 * equationCount : 2 * turn * entriesBeforePrimalSteps
  }

  /// How many they may read when they come first. 10,000 views with optional distances from two of the last 16 take 320
  /// for each equation.
  private var mostEntriesWhenFirst: Int { 512 * equationCount }

  /// Which share of a round's columns says how many entries all of them have, and how many that are at least.
  private static var sample: (share: Int, least: Int) { (16, 32) }

  /// Solves the component by primal steps if nearly all basic variables are infeasible, and clearly fewer reduced costs
  /// would be, on the highest level where any are. 10,000 labels with optional distances from neighbors take half of the
  /// time.
  mutating func tryPrimalStepsFirst(_ program: inout Program) {
    guard equationCount >= Self.leastTriedFirst else { return }
    let infeasibleCount = infeasibleCount(program)
    guard infeasibleCount >= equationCount - equationCount / 16 else { return }
    let (mostEntries, mostEntering) = (mostEntriesWhenFirst, infeasibleCount - infeasibleCount / 8)
    _ = tryAnotherWay(&program) { simplex, program in
      simplex.takePrimalSteps(reading: mostEntries, entering: mostEntering, &program)
    }
  }

  /// The turns of primal steps between those of the dual simplex.
  struct PrimalTurns {
    /// The next turn: after how many times `entriesBeforePrimalSteps` it comes; `nil` if there is none.
    fileprivate var next: Int?
    /// Where the last turn stopped.
    fileprivate var reached: ReachedBasis?

    mutating func end() { next = nil }
  }

  func makePrimalTurns() -> PrimalTurns {
    PrimalTurns(next: allowedWork == .max && !hasTriedPrimalSteps ? 1 : nil)
  }

  /// - Parameter entries: How many entries of rows the steps of the dual simplex have read.
  func isDue(_ turns: PrimalTurns, afterReading entries: Int) -> Bool {
    turns.next.map { entries > $0 * entriesBeforePrimalSteps } ?? false
  }

  /// Goes on with primal steps where the last turn of them stopped.
  ///
  /// - Returns: Whether that came to the end, so that the duals of the tie-breaks are lost. If not, all is as before.
  mutating func takeTurn(_ turns: inout PrimalTurns, _ program: inout Program) -> Bool {
    guard let turn = turns.next else { return false }
    turns.next = hasLongRows ? nil : 2 * turn
    let mostEntries = mostEntries(ofTurn: turn)
    let reached = turns.reached ?? ReachedBasis()
    turns.reached = reached
    let isAtEnd = tryAnotherWay(from: reached, &program) { simplex, program in
      simplex.takePrimalSteps(reading: mostEntries, &program)
    }
    if isAtEnd { turns.end() }
    return isAtEnd
  }

  /// Takes steps until no reduced cost is infeasible.
  ///
  /// - Parameters:
  ///   - mostEntries: How many entries may be read.
  ///   - mostEntering: How many variables the first round may have. With more, no step is taken.
  /// - Returns: Whether that came to the end, and nothing is beyond the end of its range.
  private mutating func takePrimalSteps(
    reading mostEntries: Int, entering mostEntering: Int = .max, _ program: inout Program
  ) -> Bool {
    var pricing = Pricing()
    pricing.reset(variableCount: variableCount)
    pricing.allowedEntries = mostEntries
    var mostEntering = mostEntering
    while true {
      guard let hasViolation = priceAnew(&pricing, &program) else { return false }
      var entering = takeEntering(from: &pricing, program)
      if entering.isEmpty { return !hasViolation }
      guard entering.count <= mostEntering else { return false }
      mostEntering = .max
      hasTriedPrimalSteps = true
      while !entering.isEmpty {
        guard takeRound(of: entering, &pricing, &program) else { return false }
        entering = takeEntering(from: &pricing, program)
      }
      guard pricing.hasMoved else { return false }
      computeBasicValues(&program)
      pricing.allowedEntries -= variableCount
    }
  }

  /// Moves the variables that are to enter, where they still are.
  ///
  /// - Returns: Whether the allowance is enough, as far as the first columns tell.
  private mutating func takeRound(
    of entering: [Int], _ pricing: inout Pricing, _ program: inout Program
  ) -> Bool {
    let sampleSize = max(Self.sample.least, entering.count / Self.sample.share)
    let allowedEntries = pricing.allowedEntries
    for (index, variable) in entering.enumerated() {
      guard !isBasic(variable), let direction = enteringDirection(of: variable, program) else {
        continue
      }
      computeColumn(variable, program)
      if move(variable, direction, &pricing, &program) {
        pricing.hasMoved = true
      } else {
        #if DEBUG
          vainColumnCount += 1
        #endif
      }
      pricing.allowedEntries -= column.indices.count
      work += column.indices.count
      if factorization.isStale { refactor(&program) }
      guard remainingSteps > 0, pricing.allowedEntries >= 0 else { return false }
      let readEntries = allowedEntries - pricing.allowedEntries
      guard index < sampleSize || readEntries <= allowedEntries * index / entering.count else {
        return false
      }
    }
    return true
  }
}
