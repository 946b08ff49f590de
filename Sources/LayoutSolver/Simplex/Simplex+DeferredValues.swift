/// Steps without the primal update, where that would take most of the time.
///
/// Where each view moves many that stand behind it, the columns of the inverse are long and its rows are short. A step
/// reads a column only to update the values. The ratio test, the duals and the update of the factors need the row, and
/// with the row the leaving variable's value follows from the nonbasic ones. So the variables that are infeasible leave
/// one after another, as they were when all values were last known, and each is checked when its row is. When the rows
/// have had a few entries for each equation, the values are computed again.
extension Solver.Simplex {
  /// Whether steps update the values, and what it takes.
  ///
  /// Once they do not, they never do again. To check rows may take longer than the columns would, but mostly only for a
  /// while: 10,000 bars that begin after one of the last 20 take 299 ms with a way back, and 128 ms without.
  struct Deferral {
    private(set) var isActive = false
    private var columnEntryCount = 0
    // Since the values were computed: whether there was a step, and the rows of steps and of variables that turned out to
    // be feasible.
    private var hasStepped = false
    private var rowEntryCount = 0
  }
}

extension Solver.Simplex.Deferral {
  /// How many times as long as the rows the columns are at least. For 10,000 bars that begin after some of the last 20,
  /// they were 50 times as long; for labels beside their neighbors, which primal steps suit better, six times. With 16,
  /// 1,000 bars after some of the last 50 take 60 µs each, and 26 with 8.
  private static var leastRatio: Int { 8 }

  /// Whether to defer the values from now on, since the columns were much longer than the rows.
  mutating func begins(afterColumnOf count: Int, rowEntryCount: Int, equationCount: Int) -> Bool {
    columnEntryCount += count
    isActive = columnEntryCount > max(equationCount, Self.leastRatio * rowEntryCount)
    return isActive
  }

  mutating func noteRow(entryCount: Int, isStep: Bool) {
    rowEntryCount += entryCount
    if isStep { hasStepped = true }
  }

  /// Whether the values are stale, and so many entries of rows were read since they were not.
  func isStale(after count: Int) -> Bool { isActive && hasStepped && rowEntryCount >= count }

  mutating func noteValues() { (hasStepped, rowEntryCount) = (false, 0) }
}

extension Solver.Simplex {
  var defersValues: Bool { deferral.isActive }

  /// How many entries of rows may be read before stale values are computed: some for each equation. 10,000 bars take
  /// 9 % fewer instructions than with one entry for each, and no fewer with 8 or 16.
  var entriesBeforeValues: Int { 4 * equationCount }

  /// Counts the column of a step, and begins to do without where columns are much longer than rows.
  ///
  /// Even where an equation couples a good part of the component, its row may be one of few that are long: 10,000 views,
  /// each in the middle between its neighbors, take 9 µs each, and 90 with the columns.
  mutating func noteColumn() {
    let count = column.indices.count
    entryCount += count
    if deferral.begins(
      afterColumnOf: count, rowEntryCount: work, equationCount: equationCount)
    {
      // In another order.
      recheckAll()
    }
  }

  /// Computes the values if they are stale, and so many entries of rows were read since they were not.
  ///
  /// - Returns: Whether they were.
  mutating func computeStaleValues(after count: Int, _ program: inout Program) -> Bool {
    guard deferral.isStale(after: count) else { return false }
    entryCount += equationCount
    deferral.noteValues()
    solveForBasicValues(&program)
    recheckAll()
    return true
  }

  /// Computes the leaving variable's value from its row of the inverse.
  ///
  /// - Returns: Whether it is infeasible as it was when it was last looked at.
  mutating func isStillInfeasible(_ leaving: Leaving, _ program: inout Program) -> Bool {
    var value = 0.0
    for equation in inverseRow.indices.elements {
      value += inverseRow[equation] * rightSide(of: Int(equation), program)
    }
    program.values[basis[leaving.position]] = value
    let isStep = self.leaving(leaving.position, program)?.direction == leaving.direction
    deferral.noteRow(entryCount: inverseRow.indices.count, isStep: isStep)
    return isStep
  }

  /// Makes a variable basic in the place of another, which goes to `target`, and leaves the other values as they are.
  ///
  /// - Precondition: `inverseRow` and `tableauRow` are those of the position.
  mutating func exchangeByRow(
    _ position: Int, entering: Int, target: Double, _ program: inout Program
  ) {
    let leaving = Int(basis[position])
    let pivot = tableauRow[entering]
    program.values[entering] += (program.values[leaving] - target) / pivot
    replace(at: position, by: entering, target: target, &program)
    weights[position] = max(1, Self.limited(weights[position] / (pivot * pivot)))
    recheck(Int32(position))
    appendRowUpdate(pivot: pivot, leaving: leaving, entering: entering, program)
  }
}
