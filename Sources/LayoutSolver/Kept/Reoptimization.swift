extension Solver {
  /// What a workspace knows of its last program, to go on from it when constants have changed.
  struct Reoptimization: ~Copyable {
    /// With fewer roots, a component is solved as fast from its last basis.
    var leastRootCount = Int.max
    /// Tells the last solve from earlier ones, also of other solvers: they may share the workspace.
    private(set) var solveNumber: UInt32 = 0
    /// How often a solve has gone on from the last program.
    var count = 0
    /// By row: the variable that it speaks of in the program.
    private var variables = FlatArray<RowVariable>()
    /// The rows whose constants have changed since the last solve, and not in its program.
    var laggingRows = FlatArray<Int32>()
    /// Whether the multipliers of rows are still those of before. A component that is solved anew may have others, and
    /// so have breakpoints that are written down anew: a row may have gone from the range to its end, or back.
    var keepsMultipliers = true
    /// The variables of these rows.
    var changedVariables = FlatArray<Int32>()

    /// How many rows may be looked for among those of the program, each of which takes time linear in these.
    static var fewRows: Int { 64 }

    struct RowVariable: BitwiseCopyable {
      var variable: Int32 = 0
      /// The solve that found it. What an earlier one found is no longer true.
      var solveNumber: UInt32 = 0
    }
  }
}

extension Solver.Reoptimization {
  /// Forgets the last program.
  mutating func forgetProgram() {
    solveNumber &+= 1
    count = 0
    laggingRows.removeAll()
  }

  /// Has the variables of rows be noted if there are enough roots.
  mutating func makeRoom(rowCount: Int, rootCount: Int) {
    if rootCount >= leastRootCount { variables.grow(to: rowCount, with: RowVariable()) }
  }

  mutating func note(_ variable: Int, ofRow row: Int32) {
    if row < variables.count {
      variables[row] = RowVariable(
        variable: Int32(truncatingIfNeeded: variable), solveNumber: solveNumber)
    }
  }

  /// The variable that a row speaks of in the last program, if that has one for it.
  func variable(ofRow row: Int32) -> Int32? {
    row < variables.count && variables[row].solveNumber == solveNumber
      ? variables[row].variable : nil
  }

  /// The rows that speak of a variable.
  func rows(ofVariable variable: Int32) -> some Sequence<Int32> {
    (0..<Int32(variables.count)).filter { self.variable(ofRow: $0) == variable }
  }
}
