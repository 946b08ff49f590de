extension Solver {
  /// Solves the gathered rows from nothing. Its storage is kept from one solve to the next.
  ///
  /// The stages, each of which leaves less to the next:
  /// 1. Presolve: required equalities fix columns or aggregate them with others (`Substitution`).
  /// 2. Program: what is left becomes ranges and costs on single columns, and expressions, which
  ///    are ranges and costs on sums of several columns (`Program`).
  /// 3. Free column singletons: an expression with a free unknown of its own is removed.
  /// 4. Elimination: unknowns that cost nothing are replaced by the expressions that they are in.
  /// 5. The expressions that still share unknowns go, component by component, to a simplex.
  struct Workspace: ~Copyable {
    var gathered = Gathered()
    var ranks = Ranks()
    var substitution = Substitution()
    var waiting = WaitingRows()
    var reducedRows = ReducedRows()
    var program = Program()
    var simplex = Simplex()
    var localUpdate = LocalUpdate()
    var region = Region()

    /// The conflicts of the gathered rows.
    var conflicts: [Conflict] = []
    var conflictTracer = ConflictTracer()
    /// The components with a conflict whose rows are not known, since no eliminations were noted.
    var unexplainedComponents = Set<Int32?>()
    /// The components that were given up, which rounding kept from their end.
    var givenUpComponents = Set<Int32>()
    /// By component: what made its answer the only one. Empty if the rows did everywhere.
    var decisions = FlatArray<Decision>()
    /// Whether this is the search for a minimal conflict, which needs no minimal conflicts itself.
    var isMinimizing = false
    /// How many solves it took to minimize the conflicts of the last solve.
    var minimizingSolveCount = 0
    /// The rows that the conflicts leave out.
    var excludedRows = Set<Int32>()
    /// By component that has met conflicts; `nil` is for rows of inputs only.
    var conflictSearches: [Int32?: ConflictSearch] = [:]
    /// How many passes the last solve took.
    var passCount = 0
    #if DEBUG
      /// What is wrong with the mathematics of the last solve.
      var problems: [String] = []
    #endif

    var hasGivenUp: Bool { !givenUpComponents.isEmpty }
  }
}

extension Solver.Workspace {
  typealias Model = Solver.Model
  typealias Simplex = Solver.Simplex

  /// Finds the values, and the rows that have to be left out for there to be any.
  ///
  /// - Parameter isRegion: Whether the answer is only of use where what tie-breaks decide depends on nothing else: see
  ///   `Decision.leastSizes`.
  mutating func solve(
    _ model: borrowing Model, expectsConflicts: Bool, isRegion: Bool = false
  ) {
    substitution.notesEliminations = isMinimizing || expectsConflicts
    forgetOutcome()
    passCount = 0
    // A pass meets conflicts one after the other, and goes on without the last row of each. Passes follow until one
    // meets none, and each row that is left out contradicts only rows that are kept: see `revise`.
    repeat {
      let known = conflicts.count
      passCount += 1
      unexplainedComponents.removeAll()
      givenUpComponents.removeAll()
      beginSubstitution(model)
      substituteEqualities(model)
      #if DEBUG
        checkSubstitution(model)
      #endif
      // A conflict does not end the pass: it goes on without the last row of it, and may meet others.
      solveReducedProblem(model, isRegion: isRegion)
      if hasGivenUp { forgetConflictsOfGivenUpComponents(since: known, model) }
      if !unexplainedComponents.isEmpty {
        // What a conflict is explained by is noted only where conflicts are to be expected, as that takes memory and
        // time. The first one that comes unexpected has the pass repeated.
        substitution.notesEliminations = true
        continue
      }
      // The search for a minimal conflict asks only whether there is one.
      if isMinimizing { break }
      // Without a conflict in this pass, the values hold for all rows that are not left out.
      let foundNone = conflicts.count == known
      if !revise(conflictsSince: known, model), foundNone { break }
    } while true
    conflicts.sort { model.row($0.leftOut.index, precedes: $1.leftOut.index) }
    for index in conflicts.indices {
      conflicts[index].rows.sort { model.row($0.index, precedes: $1.index) }
      conflicts[index].columns.sort { $0.index < $1.index }
    }
  }

  mutating func forgetOutcome() {
    conflicts.removeAll()
    excludedRows.removeAll()
    conflictSearches.removeAll()
    unexplainedComponents.removeAll()
    givenUpComponents.removeAll()
    #if DEBUG
      problems = []
    #endif
  }

  private mutating func forgetConflictsOfGivenUpComponents(
    since known: Int, _ model: borrowing Model
  ) {
    // A component that was given up may contradict itself by rounding alone.
    unexplainedComponents.subtract(givenUpComponents.map(Optional.some))
    for index in conflicts.indices[known...].reversed() {
      let leftOut = conflicts[index].leftOut.index
      guard let component = model.component(ofRow: leftOut), givenUpComponents.contains(component)
      else { continue }
      conflicts.remove(at: index)
      excludedRows.remove(leftOut)
    }
  }

  private mutating func solveReducedProblem(_ model: borrowing Model, isRegion: Bool) {
    // Each step leaves a smaller problem with the same best values of what is left.
    buildProgram(model)
    // Free column singletons before eliminations: what goes with them is not rewritten.
    program.prepare()
    program.removeFreeColumnSingletons()
    program.eliminateFreeRoots(model)
    // What is left needs a simplex. After it, what was removed follows, in the opposite order.
    solveComponents(model, isRegion: isRegion)
    #if DEBUG
      checkCosts()
    #endif
    program.postsolveEliminatedRoots()
    program.postsolveFreeColumnSingletons()
  }

  mutating func storeValues(in model: inout Model, changedBlocks: inout FlatArray<Int32>) {
    for column in gathered.columns.elements {
      store(value(ofColumn: column), column, &model, &changedBlocks)
    }
  }

  @inline(__always)
  mutating func store(
    _ found: Double, _ column: Int32, _ model: inout Model, _ changedBlocks: inout FlatArray<Int32>
  ) {
    var value = found
    // Where multipliers grow beyond the range of numbers, a column becomes 0 whatever it was before, and the solve is
    // not exact.
    if !value.isFinite {
      value = 0
      givenUpComponents.insert(model.columns[column].component)
    } else if model.columns[column].kind == .size {
      // It may have come out negative by rounding.
      value = max(0, value)
    }
    guard model.values[column] != value else { return }
    // Adding 0 makes 0 of -0, which reads badly.
    model.values[column] = value + 0
    let block = Solver.Block(of: column).firstColumn
    if !model.columns[block].isBlockListed {
      // The caller reads a block as a whole, so it is listed once.
      model.columns[block].isBlockListed = true
      changedBlocks.append(block)
    }
  }

  mutating func value(ofColumn column: Int32) -> Double {
    let (root, factor, offset) = substitution.resolve(column)
    return root.number.map { factor * program.value(ofRoot: $0) + offset } ?? offset
  }
}
