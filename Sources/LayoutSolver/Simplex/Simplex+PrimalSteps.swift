/// Steps of the primal simplex, for components in which those of the dual simplex take long.
///
/// In the first basis of a row of labels that push each other, nearly all are off their optimum, and each waits for
/// a step of its own. But where the crash has pushed them is nearly right: few reduced costs are infeasible. The
/// primal simplex takes a step for each of those. And with optional distances from neighbors, its steps move
/// few of them, while in the end a step of the dual simplex moves a good part of the component.
///
/// Which of the two is better shows only in the solve: so the primal steps are tried, once, when the others had their
/// chance. They begin at the first basis again. They come first where nearly all basic variables of that basis are
/// infeasible, and fewer reduced costs would be. Required ranges are the highest level of the costs, so a basis need
/// not be primal feasible. (The composite objective of P. Wolfe, 1965, with levels instead of weights.)
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

  /// What primal steps may take until they are given up.
  struct PrimalAllowance {
    /// How many reduced costs of the first basis may be infeasible. With more, no step is taken.
    fileprivate var enteringCount = Int.max
    /// For each equation: how many entries of columns, and of updates of duals, the steps may read.
    fileprivate var entries: Int
    /// Whether each round has to leave less than half of the infeasible reduced costs, or few.
    fileprivate var halves: Bool

    /// Where the steps of the dual simplex took long. A plan of 10,000 tasks takes 273 entries for each equation.
    ///
    /// Where an equation couples a good part of the component, columns are long, and the steps end soon or not at all:
    /// for 10,000 tabs with little room after 3 entries for each equation, for shares of very little room not after 275.
    static func afterOthers(hasLongRows: Bool) -> Self {
      .init(entries: hasLongRows ? 16 : 512, halves: true)
    }

    /// Where those would be more. 10,000 views with three optional distances from the last four take 290 entries for
    /// each equation, and some of the rounds leave more than the ones before.
    ///
    /// Where the steps come to no end, the updates of the duals may take most of the time: each of 1,000 labels that are
    /// pulled to both ends of a row takes 170 µs, and took 1,500 when twice as many entries of columns were allowed, and
    /// those of the updates did not count.
    fileprivate static func first(enteringCount: Int) -> Self {
      .init(enteringCount: enteringCount, entries: 2048, halves: false)
    }
  }

  /// Which share of a round's columns says how many entries all of them have, and how many that are at least.
  private static var sample: (share: Int, least: Int) { (16, 32) }

  /// So many infeasible reduced costs are few, as a share of the equations, and need not become half as many. 10,000
  /// names and values, where all names would be equally wide, take 38 µs each, and 140 with a sixth.
  private static var fewEntering: Int { 4 }

  /// Solves the component by primal steps if nearly all basic variables are infeasible, and clearly fewer reduced costs
  /// would be. 10,000 labels with optional distances from neighbors take half of the time.
  mutating func tryPrimalStepsFirst(_ program: inout Program) {
    guard equationCount >= Self.leastTriedFirst else { return }
    let infeasibleCount = infeasibleCount(program)
    guard infeasibleCount >= equationCount - equationCount / 16 else { return }
    _ = minimizeByPrimalSteps(
      .first(enteringCount: infeasibleCount - infeasibleCount / 8), &program)
  }

  /// Solves the component by primal steps from the first basis.
  ///
  /// - Returns: Whether that came to the end, so that the duals of the tie-breaks are lost. If not, all is as before.
  mutating func minimizeByPrimalSteps(
    _ allowance: PrimalAllowance, _ program: inout Program
  ) -> Bool {
    tryFromFirstBasis(&program) { simplex, program in
      simplex.takePrimalSteps(allowance, &program)
    }
  }

  /// Takes steps until no reduced cost is infeasible.
  ///
  /// - Returns: Whether that came to the end, and nothing is beyond the end of its range.
  private mutating func takePrimalSteps(
    _ allowance: PrimalAllowance, _ program: inout Program
  ) -> Bool {
    var pricing = Pricing()
    pricing.reset(variableCount: variableCount)
    pricing.allowedEntries = allowance.entries * equationCount
    var allowedCount = allowance.enteringCount
    while true {
      guard let hasViolation = priceAnew(&pricing, &program) else { return false }
      var entering = takeEntering(from: &pricing, program)
      if entering.isEmpty { return !hasViolation }
      while !entering.isEmpty {
        guard entering.count <= allowedCount else { return false }
        hasTriedPrimalSteps = true
        allowedCount =
          allowance.halves ? max(entering.count / 2, equationCount / Self.fewEntering) : .max
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
      if move(variable, direction, &pricing, &program) { pricing.hasMoved = true }
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
