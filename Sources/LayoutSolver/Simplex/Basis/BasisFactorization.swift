/// The basis of a simplex as a product of triangular matrices, kept up to date by one factor a pivot.
///
/// Rows are numbered as the equations are, positions as the basic variables.
struct BasisFactorization: ~Copyable {
  private var size = 0
  private var matrix = ActiveMatrix()
  private var longRows = LongRows()
  private var factors = TriangularFactors()
  var updates = BasisUpdates()
  /// Whether the two solves that give a pivot disagreed about one.
  private var hasDrifted = false

  struct Entry {
    var index: Int32
    var value: Double
  }

  struct Pivot {
    var row: Int32
    var position: Int32
    var value: Double
    /// The other entries of the row are upper[start..<end].
    var start: Int32
    var end: Int32

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  struct Elimination {
    var source: Int32
    var target: Int32
    var value: Double
  }
}

extension BasisFactorization {
  /// Starts a matrix of `size` rows, which `append` and `endRow` fill. A row has each position at most once.
  mutating func begin(size: Int) {
    self.size = size
    matrix.begin(size: size)
    longRows.removeAll()
  }

  mutating func append(_ value: Double, position: Int32) {
    matrix.append(Entry(index: position, value: value))
  }

  mutating func endRow() { matrix.endRow(movingLongOnesTo: &longRows) }

  /// - Returns: The rows and positions for which there was no pivot: the columns there depend on the others, and have to be
  ///   replaced.
  mutating func factorize() -> (rows: [Int32], positions: [Int32]) {
    updates.removeAll(size: size)
    hasDrifted = false
    factors.begin(size: size)
    matrix.eliminate(&factors)
    // Last, since no other row loses a column to them.
    longRows.eliminate(&factors, size: size)
    if factors.isComplete {
      factors.prepareSolves()
      return ([], [])
    }
    return (
      (0..<Int32(size)).filter { !factors.hasPivot(inRow: $0) },
      (0..<Int32(size)).filter { !factors.hasPivot(atPosition: $0) }
    )
  }

  func combineRows(intoMissing row: Int32, _ result: inout SparseVector) {
    factors.combineRows(intoMissing: row, &result)
  }

  var hasUpdates: Bool { !updates.updates.isEmpty }

  /// Whether reading the updates has taken about as long as a new factorization takes, or rounding has grown.
  var isStale: Bool {
    updates.updates.count >= Self.leastDriftingUpdates && hasDrifted
      || updates.work >= Self.updateWorkForEachRow * size
  }

  private static var leastDriftingUpdates: Int { 64 }
  /// With 8, `random pairs` of 300 views take 1.2 times as many instructions; with 100, `form, squeezed, equal heights`
  /// takes 3 % more, and `random pairs` 7 % fewer.
  private static var updateWorkForEachRow: Int { 24 }

  /// Compares a pivot as an entry of its row with the same as one of its column. These are solved for in opposite
  /// orders, so where they differ, rounding has grown.
  mutating func compare(_ rowEntry: Double, _ columnEntry: Double) {
    let scale = max(1, abs(rowEntry))
    if abs(rowEntry - columnEntry) > Solver.tolerance * scale { hasDrifted = true }
  }

  mutating func add(_ value: Double, toRow row: Int32) { factors.add(value, toRow: row) }

  /// Solves basis · result = right side (FTRAN). The result is by positions.
  ///
  /// - Complexity: Only what is not 0 costs anything.
  mutating func solve(into result: inout SparseVector) {
    // The basis is L · U · update · update …, so the factors come first.
    factors.solve(into: &result)
    updates.applyForward(to: &result)
  }

  mutating func add(_ value: Double, toPosition position: Int32) {
    factors.add(value, toPosition: position)
    updates.noteRightSide(position)
  }

  /// Solves result · basis = right side (BTRAN). The result is by rows.
  ///
  /// - Complexity: Only what is not 0, and the updates that have it, cost anything.
  mutating func solveTransposed(into result: inout SparseVector) {
    // From the other side, the latest update comes first.
    updates.applyBackward(&factors)
    factors.solveTransposed(into: &result)
  }
}
