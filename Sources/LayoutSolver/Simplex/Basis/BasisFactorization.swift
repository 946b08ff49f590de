/// The basis of a simplex as a product of triangular matrices, kept up to date by one factor a
/// pivot.
///
/// Sparse Gaussian elimination. Columns and rows with one entry left are taken first and cost
/// nothing; among the others the pivot is the one that promises the least fill (H. Markowitz, "The
/// elimination form of the inverse", 1957), out of the shortest rows, and at least a hundredth of
/// its row's largest coefficient.
///
/// Rows are numbered as the equations are, positions as the basic variables.
struct BasisFactorization: ~Copyable {
  var size = 0

  // The rows of the matrix that is being factored. Row r is pool[starts[r]..<starts[r] +
  // counts[r]].
  var pool = FlatArray<Entry>()
  var starts = FlatArray<Int32>()
  var counts = FlatArray<Int32>()
  var isRowDone = FlatArray<Bool>()
  /// The rows of each column as linked lists; rows that lost the column may still be listed.
  var columnLists = FlatArray<PackedOptional>()
  var columnCounts = FlatArray<Int32>()
  var isColumnDone = FlatArray<Bool>()
  var listRows = FlatArray<Int32>()
  var listNext = FlatArray<PackedOptional>()
  var slots = FlatArray<PackedOptional>()

  var singleColumns = FlatArray<Int32>()
  var singleRows = FlatArray<Int32>()
  /// The rows that are left, the shortest first. Rows whose length has changed are in it once more.
  var rowsByLength = PriorityQueue<RowLength>()

  var pivots = FlatArray<Pivot>()
  /// What elimination took from each row: row `target` lost `value` times row `source`.
  var eliminations = FlatArray<Elimination>()
  /// The lower factor, by pivot of the source: what other rows lost, by the pivots of these.
  var lowerColumns = GroupedLists<Entry>()
  /// The lower factor, by target: what it lost, by source.
  var lowerRows = GroupedLists<Entry>()
  /// What else is in the rows of the pivots: by position until all are found, then by pivot.
  var upper = FlatArray<Entry>()
  /// By pivot: where else its position is, by the pivots of the rows.
  var upperColumns = GroupedLists<Entry>()
  /// Rows that are too long to be rewritten step by step. They lose all their entries but one at
  /// the end, in one sweep.
  var longRows = FlatArray<Int32>()
  var longShares = SparseVector()
  // By row and by position: the number of its pivot.
  var pivotsOfRows = FlatArray<Int32>()
  var pivotsOfPositions = FlatArray<Int32>()

  // By pivot: the right sides, 0 between two solves. And the pivots that have work to do in a solve.
  var rowValues = FlatArray<Double>()
  var positionValues = FlatArray<Double>()
  var isAhead = OrderedBits()
  var isLeft = OrderedBits()

  var updates = BasisUpdates()
  /// Whether the two solves that give a pivot disagreed about one.
  var hasDrifted = false

  struct Entry {
    var index: Int32
    var value: Double
  }

  struct RowLength {
    var row: Int32
    var count: Int32

    static func precedes(_ first: RowLength, _ second: RowLength) -> Bool {
      (first.count, first.row) < (second.count, second.row)
    }
  }

  struct Elimination {
    var source: Int32
    var target: Int32
    var value: Double
  }

  struct Pivot {
    var row: Int32
    var position: Int32
    var value: Double
    var start: Int32
    var end: Int32
  }

  /// Whether reading the updates has taken about as long as a new factorization takes, or rounding has
  /// grown.
  var isStale: Bool {
    updates.updates.count >= 64 && hasDrifted || updates.work >= Self.updateWorkForEachRow * size
  }

  var hasUpdates: Bool { !updates.updates.isEmpty }

  private static var updateWorkForEachRow: Int { 24 }
}

extension BasisFactorization {
  mutating func removeUpdates() {
    updates.removeAll(size: size)
    hasDrifted = false
  }

  /// Notes when a pivot is not the same as an entry of its row and as one of its column, which are
  /// solved for in opposite orders: then rounding has grown.
  mutating func compare(_ rowEntry: Double, _ columnEntry: Double) {
    let scale = max(1, abs(rowEntry))
    if abs(rowEntry - columnEntry) > Solver.tolerance * scale { hasDrifted = true }
  }

  /// Adds to the right side of the next `solve`.
  mutating func add(_ value: Double, toRow row: Int32) {
    addToRightSide(value, pivotsOfRows[row])
  }

  @inline(__always)
  mutating func addToRightSide(_ value: Double, _ pivot: Int32) {
    rowValues[pivot] += value
    isAhead.insert(pivot)
  }

  /// Solves basis · result = right side. The result is by positions.
  ///
  /// - Complexity: Only what is not 0 costs anything.
  mutating func solve(into result: inout SparseVector) {
    result.clear()
    // Lower factor, forwards: each pivot passes its value on to rows that were eliminated with it.
    var cursor = 0
    while let number = isAhead.removeFirst(&cursor) {
      let value = rowValues[number]
      guard value != 0 else { continue }
      isLeft.insert(Int32(truncatingIfNeeded: number))
      for entry in lowerColumns[number] { addToRightSide(-entry.value * value, entry.index) }
    }
    // Upper factor, backwards: the last pivot depends on none that is left.
    cursor = isLeft.lastCursor
    while let number = isLeft.removeLast(&cursor) {
      guard rowValues[number] != 0 else { continue }
      let value = rowValues[number] / pivots[number].value
      rowValues[number] = 0
      result.add(value, at: pivots[number].position)
      for entry in upperColumns[number] {
        rowValues[entry.index] -= entry.value * value
        isLeft.insert(entry.index)
      }
    }
    updates.applyForward(to: &result)
  }

  /// Adds to the right side of the next `solveTransposed`.
  mutating func add(_ value: Double, toPosition position: Int32) {
    positionValues[pivotsOfPositions[position]] += value
    isAhead.insert(pivotsOfPositions[position])
    updates.noteRightSide(position)
  }

  /// Solves result · basis = right side. The result is by rows.
  ///
  /// - Complexity: Only what is not 0, and the updates that have it, cost anything.
  mutating func solveTransposed(into result: inout SparseVector) {
    result.clear()
    updates.applyBackward(&positionValues, pivotsOfPositions, &isAhead)
    // The transposed factors, in the opposite order: the upper one first, forwards.
    var cursor = 0
    while let number = isAhead.removeFirst(&cursor) {
      let pivot = pivots[number]
      let value = positionValues[number] / pivot.value
      positionValues[number] = 0
      guard value != 0 else { continue }
      result.add(value, at: pivot.row)
      insertLosses(of: pivot.row)
      for index in Int(pivot.start)..<Int(pivot.end) {
        positionValues[upper[index].index] -= upper[index].value * value
        isAhead.insert(upper[index].index)
      }
    }
    // Then the lower one, backwards.
    cursor = isLeft.lastCursor
    while let number = isLeft.removeLast(&cursor) {
      let row = pivots[number].row
      let value = result[row]
      guard value != 0 else { continue }
      for entry in lowerRows[row] {
        result.add(-entry.value * value, at: entry.index)
        insertLosses(of: entry.index)
      }
    }
  }

  /// Has it looked at what elimination took from a row. Most rows lost nothing.
  private mutating func insertLosses(of row: Int32) {
    if !lowerRows[row].isEmpty { isLeft.insert(pivotsOfRows[row]) }
  }
}
