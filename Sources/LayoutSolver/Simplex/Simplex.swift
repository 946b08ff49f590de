extension Solver {
  /// Solves one component of a program: a dual simplex on piecewise linear costs, all levels at
  /// once.
  ///
  /// The equations are expression = Σ coefficient · root. A basis has one basic variable for each
  /// of them; every other variable is at a breakpoint of its own cost and so has a value, and the
  /// basic ones follow. Each equation has one dual for each level. A nonbasic variable is dual
  /// feasible when its reduced cost (its own slope less the duals times its column) is not below 0
  /// to the right and not above 0 to the left; levels compare lexicographically.
  ///
  /// In the beginning, all duals are 0 and every nonbasic variable is at its own optimum, so the
  /// basis is dual feasible, and primal feasible but for basic variables that ended up elsewhere. A
  /// step takes one of those, and moves along its row of the dual: nonbasic variables flip from
  /// breakpoint to breakpoint, those of the smallest ratio first, until one of them can make up for
  /// the rest and enters the basis, or until it is cheaper for the leaving variable to stay off its
  /// optimum. (The long-step rule, or bound flipping ratio test, of the bounded dual simplex:
  /// R. Fourer, "Notes on the dual simplex method", 1994; I. Maros, "A generalized dual phase-2
  /// simplex algorithm", 2003. Here the bounds are breakpoints of convex functions.) A single
  /// squeezed row of a thousand views is one step.
  ///
  /// A required range that no dual can restore is a conflict; the row of the tableau that shows it
  /// is its proof.
  ///
  /// The dual objective never falls, so no basis comes back once it rose. With the tie-breaks as
  /// the lowest levels there are few degenerate steps. These could cycle: after a run of them ties
  /// are broken by random numbers, which leaves any cycle sooner or later; the numbers are the same
  /// each time, and so is the answer.
  struct Simplex: ~Copyable {
    private let passing = PassedByAddress()

    // The component: its expressions, which number the equations, and its roots, which may be
    // expressions that took the place of one.
    var expressions = FlatArray<Int32>()
    var roots = FlatArray<Int32>()
    /// By expression: its equation. One that stands for a root has none.
    var equationOfExpression = FlatArray<PackedOptional>()
    /// By variable of the component: its place in the order in which the component was gathered.
    var places = FlatArray<Int32>()

    /// By position: the basic variable.
    var basis = FlatArray<Int32>()
    /// By variable: its position in the basis, if it is basic.
    var positions = FlatArray<PackedOptional>()
    var factorization = BasisFactorization()

    var duals = Duals()
    /// Whether the component is given up, because rounding has the better of its numbers.
    var isGivenUp = false
    /// How many steps the component has taken.
    var componentStepCount = 0
    /// How many entries were read of rows of the inverse.
    var work = 0
    /// Whether rounding keeps the values from being what the equations say. Noted where they are computed: to look again
    /// at the end took up to 4 % more instructions.
    var missesEquations = false
    /// How many steps the components of the last solve took together.
    var stepCount = 0
    /// How many entries of rows of the inverse and of columns they read.
    var entryCount = 0

    /// How the basic variables change with the entering one, or did with the last move.
    var column = SparseVector()
    var movement = SparseVector()
    /// The row of the inverse that belongs to the leaving variable.
    var inverseRow = SparseVector()
    var infeasibilities = Infeasibilities()
    /// About the square of the length of each position's row of the inverse.
    var weights = FlatArray<Double>()
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

    // The matching that makes the first basis: how much an expression or root wants to be at its
    // optimum.
    var matching = Matching()
    var expressionImportances = FlatArray<Costs.Importance>()
    var rootImportances = FlatArray<Costs.Importance>()
    var expressionOrder = FlatArray<Int32>()

    var equationCount: Int { expressions.count }
  }
}

extension Solver.Simplex {
  typealias Program = Solver.Program

  /// The bounds that exclude each other, and how many times each is in the sum that shows it.
  typealias Proof = [(bound: Solver.BoundSource, share: Double)]

  /// Finds the best values of the component's roots.
  ///
  /// - Parameter conflict: Is called with the proof of each conflict. Returns the number of the bound that is given up
  ///   for the others.
  /// - Returns: Whether it came to its end. If not, the values may be anything.
  mutating func solve(_ program: inout Program, conflict: (Proof) -> Int) -> Bool {
    begin(program)
    // All variables are nonbasic, inside the pieces of their optimum.
    chooseBasis(&program)
    refactor(&program)
    crashViolatedExpressions(&program)
    var hasConflict = false
    iterate(&program) { proof in
      hasConflict = true
      return conflict(proof)
    }
    // After a conflict the rows are solved again, without those that are left out.
    if !hasConflict { settle(&program) }
    return !isGivenUp
  }

  private mutating func begin(_ program: borrowing Program) {
    isGivenUp = false
    componentStepCount = 0
    missesEquations = false
    work = 0
    duals.reset(equationCount: equationCount)
    column.reset(count: equationCount)
    movement.reset(count: equationCount)
    inverseRow.reset(count: equationCount)
    weights.reset(to: 1, count: equationCount)
    infeasibilities.reset(count: equationCount)
  }

  /// Goes from a dual feasible basis to the best one.
  private mutating func iterate(_ program: inout Program, conflict: (Proof) -> Int) {
    var remainingChecks = 5
    // Values that are computed anew may be infeasible where the updated ones were not.
    while restorePrimalFeasibility(&program, conflict: conflict), remainingChecks > 0 {
      refactor(&program)
      remainingChecks -= 1
    }
    if remainingChecks == 0 {
      refactor(&program)
      // Values that are beyond their ends whenever they are computed anew: rounding has the better of them.
      if hasVariableBeyondEnd(program) { missesEquations = true }
    }
    if missesEquations { isGivenUp = true }
  }

  /// Chooses one of the best answers, where the steps have come to one.
  private mutating func settle(_ program: inout Program) {
    if isGivenUp { return }
    // The steps have left rounding in the duals. Where multipliers pile up, ties would look like losses.
    if equationCount >= Self.leastCheckedCount, work > 0 { recomputeDuals(program) }
    settleTies(&program)
    if missesEquations { isGivenUp = true }
  }

  /// Puts the roots where they would be by themselves.
  mutating func restRoots(_ program: inout Program) {
    for index in roots.indices {
      let root = Int(roots[index])
      program.values[root] = program.restValue(root)
    }
  }

  /// Many more steps than two or three for each equation, which are usual: then rounding leads in a circle.
  static func stepLimit(_ equationCount: Int) -> Int { 1000 + 5 * equationCount }

  mutating func countStep() {
    componentStepCount += 1
    if componentStepCount == Self.stepLimit(equationCount) { isGivenUp = true }
  }

  /// How many variables the component has.
  var variableCount: Int { roots.count + equationCount }

  /// The component's variables: its roots, then its expressions.
  func variable(at index: Int, _ program: borrowing Program) -> Int {
    index < roots.count ? Int(roots[index]) : expressionVariable(index - roots.count, program)
  }

  /// The variable of an equation's expression.
  func expressionVariable(_ equation: Int, _ program: borrowing Program) -> Int {
    program.rootCount + Int(expressions[equation])
  }

  func isBasic(_ variable: some BinaryInteger) -> Bool { positions[Int(variable)] != nil }

  mutating func makeNonbasic(_ variable: some BinaryInteger) { positions[Int(variable)] = nil }

  func equation(of expression: some BinaryInteger) -> Int? {
    equationOfExpression[Int(expression)].number.map { Int($0) }
  }
}
