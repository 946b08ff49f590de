extension Solver {
  /// Solves one component of a program: a dual simplex on piecewise linear costs, all levels at once.
  ///
  /// The equations are expression = Σ coefficient · root. A basis has one basic variable for each of them; every other
  /// variable is at a breakpoint of its own cost, and the basic ones follow. Each equation has one dual for each level.
  /// A nonbasic variable is dual feasible when its reduced cost (its own slope less the duals times its column) is not
  /// below 0 to the right and not above 0 to the left; levels compare lexicographically. (R. Fourer, "A simplex
  /// algorithm for piecewise-linear programming", 1985.)
  struct Simplex: ~Copyable {
    private let passing = PassedByAddress()

    var component = Component()
    var basis = Basis()
    var factorization = BasisFactorization()
    var duals = Duals()
    /// Whether the component is given up, because of rounding.
    var isGivenUp = false
    var effort = Effort()
    /// Whether rounding keeps the values from being what the equations say. Noted where they are computed: to look
    /// again at the end took up to 4 % more instructions.
    var missesEquations = false

    /// How the basic variables change with the entering one, or did with the last move.
    var column = SparseVector()
    var movement = SparseVector()
    /// The row of the inverse that belongs to the leaving variable.
    var inverseRow = SparseVector()
    var infeasibilities = Infeasibilities()
    var weights = RowWeights()
    /// The leaving variable's row.
    var tableauRow = TableauRow()

    var ratioTest = RatioTest()
    var flips = FlatArray<Flip>()
    var face = Face()

    #if DEBUG
      /// What the checks between steps found, in all solves.
      var problems: [String] = []
      /// How often a basis was factored, in all solves.
      var factorizationCount = 0
    #endif

    var matching = Matching()

    var equationCount: Int { component.equationCount }
  }
}

extension Solver.Simplex {
  typealias Program = Solver.Program

  /// The bounds that exclude each other, and how many times each is in the sum that shows it.
  typealias Proof = [(bound: Solver.BoundSource, share: Double)]

  /// Finds the best values of the component's roots, and returns whether it came to its end. Calls `conflict` with the
  /// proof of each conflict, for the number of the bound that is given up for the others.
  mutating func solve(_ program: inout Program, conflict: (Proof) -> Int) -> Bool {
    begin(program)
    // In the beginning all duals are 0 and every nonbasic variable is at its own optimum. So the basis is dual feasible
    // without a phase 1, and primal feasible but for basic variables that ended up elsewhere.
    chooseBasis(&program)
    refactor(&program)
    // Those that one root can bring back are exchanged for it at once, before the duals are anything but 0.
    crashViolatedExpressions(&program)
    // Each step lets one of the others leave. The dual objective never falls, so no basis comes back once it rose.
    var hasConflict = false
    iterate(&program) { proof in
      hasConflict = true
      return conflict(proof)
    }
    // The steps have found the best value of each level, but maybe not the only values that have it. After a conflict
    // nobody needs those: the rows are solved again, without those that are left out.
    if !hasConflict { settle(&program) }
    return !isGivenUp
  }

  private mutating func begin(_ program: borrowing Program) {
    isGivenUp = false
    missesEquations = false
    effort.beginComponent()
    duals.reset(equationCount: equationCount)
    column.reset(count: equationCount)
    movement.reset(count: equationCount)
    inverseRow.reset(count: equationCount)
    weights.reset(count: equationCount)
    tableauRow.makeRoom(variableCount: program.variableCount)
    infeasibilities.reset(count: equationCount)
  }

  private mutating func iterate(_ program: inout Program, conflict: (Proof) -> Int) {
    var attempt = 0
    // The steps update the values, and each update rounds. Values that are computed anew may be infeasible where the
    // updated ones were not, and then a few more steps follow.
    while restorePrimalFeasibility(&program, conflict: conflict) {
      refactor(&program)
      attempt += 1
      guard attempt > Self.mostRepetitions else { continue }
      // Values that are beyond their ends whenever they are computed anew are so by rounding, which more steps do not
      // change.
      if hasVariableBeyondEnd(program) { missesEquations = true }
      break
    }
    if missesEquations { isGivenUp = true }
  }

  /// Most components need one at most.
  private static var mostRepetitions: Int { 5 }

  private mutating func settle(_ program: inout Program) {
    if isGivenUp { return }
    // The steps have left rounding in the duals, too. Where multipliers are large, a move at no cost would seem to have
    // one, and the tie-breaks would not be free to make it.
    if equationCount >= Self.leastCheckedCount, effort.work > 0 { recomputeDuals(program) }
    settleTies(&program)
    if missesEquations { isGivenUp = true }
  }

  mutating func restRoots(_ program: inout Program) {
    for root in component.roots.elements { program.values[root] = program.restValue(Int(root)) }
  }

  mutating func tryStep() {
    if !effort.tryStep(equationCount: equationCount) { isGivenUp = true }
  }
}
