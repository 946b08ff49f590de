/// The basis of a simplex as a product of triangular matrices, kept up to date by one factor a
/// pivot.
///
/// Sparse Gaussian elimination. Columns and rows with one entry left are taken first and cost
/// nothing; among the others the pivot is the one that promises the least fill (H. Markowitz, "The
/// elimination form of the inverse", 1957), out of the shortest rows, and at least a hundredth of
/// its row's largest coefficient. Updates are in product form.
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
  var columnLists = FlatArray<Int32>()
  var columnCounts = FlatArray<Int32>()
  var isColumnDone = FlatArray<Bool>()
  var listRows = FlatArray<Int32>()
  var listNext = FlatArray<Int32>()
  var slots = FlatArray<Int32>()

  var singleColumns = FlatArray<Int32>()
  var singleRows = FlatArray<Int32>()
  /// The rows that are left, the shortest first. Rows whose length has changed are in it once more.
  var rowsByLength = PriorityQueue<RowLength>()

  var pivots = FlatArray<Pivot>()
  /// What elimination took from each row: row `target` lost `value` times row `source`.
  var eliminations = FlatArray<Elimination>()
  // The lower factor: by source, what other rows lost; by target, what it lost itself.
  var lowerColumns = GroupedLists<Entry>()
  var lowerRows = GroupedLists<Entry>()
  /// By pivot: what else is in its row, by position.
  var upper = FlatArray<Entry>()
  /// By position: where else it is, by row.
  var upperColumns = GroupedLists<Entry>()
  /// Rows that are too long to be rewritten step by step. They lose all their entries but one at
  /// the end, in one sweep.
  var longRows = FlatArray<Int32>()
  var longShares = FlatArray<Double>()
  // By row and by position: the number of its pivot.
  var pivotsOfRows = FlatArray<Int32>()
  var pivotsOfPositions = FlatArray<Int32>()

  // The right sides, 0 between two solves, and the pivots that have work to do in a solve.
  var rowValues = FlatArray<Double>()
  var positionValues = FlatArray<Double>()
  var isAhead = OrderedBits()
  var isLeft = OrderedBits()

  // Updates: position, pivot, and the other entries of the entering column.
  var updates = FlatArray<Update>()
  var updateEntries = FlatArray<Entry>()
  /// By position: the latest update that replaced its variable, or -1.
  var latestUpdates = FlatArray<Int32>()
  /// By position: the latest mention of it in an update.
  var latestMentions = FlatArray<Int32>()
  var mentions = FlatArray<Mention>()
  /// The updates that have work to do in a solve.
  var isUpdateLeft = OrderedBits()
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

  struct Update {
    var value: Double
    var position: Int32
    var start: Int32
    var end: Int32
    /// The update before that replaced the variable at the same position, or -1.
    var previous: Int32
  }

  /// That an update has a position, and where the position was mentioned before; -1 for nowhere.
  struct Mention {
    var update: Int32
    var previous: Int32
  }

  /// Whether there were so many updates that a new factorization is cheaper to read, or more exact.
  var isStale: Bool {
    updates.count >= 64 && (hasDrifted || updateEntries.count >= 32 * size)
      || updates.count >= max(512, size)
  }
}

extension BasisFactorization {
  /// Adds to the right side of the next `solve`.
  mutating func add(_ value: Double, toRow row: Int32) {
    rowValues[row] += value
    isAhead.insert(pivotsOfRows[row])
  }

  /// Solves basis · result = right side. The result is by positions.
  ///
  /// - Complexity: Only what is not 0 costs anything.
  mutating func solve(into result: inout SparseVector) {
    result.clear()
    var cursor = 0
    while let number = isAhead.removeFirst(&cursor) {
      let row = pivots[number].row
      let value = rowValues[row]
      guard value != 0 else { continue }
      isLeft.insert(Int32(number))
      for entry in lowerColumns[row] {
        rowValues[entry.index] -= entry.value * value
        isAhead.insert(pivotsOfRows[entry.index])
      }
    }
    cursor = isLeft.lastCursor
    while let number = isLeft.removeLast(&cursor) {
      let pivot = pivots[number]
      let value = rowValues[pivot.row] / pivot.value
      rowValues[pivot.row] = 0
      guard value != 0 else { continue }
      result.add(value, at: pivot.position)
      for entry in upperColumns[pivot.position] {
        rowValues[entry.index] -= entry.value * value
        isLeft.insert(pivotsOfRows[entry.index])
      }
    }
    applyUpdates(to: &result)
  }

  /// Adds to the right side of the next `solveTransposed`.
  mutating func add(_ value: Double, toPosition position: Int32) {
    positionValues[position] += value
    isAhead.insert(pivotsOfPositions[position])
    insertUpdates(mentioning: position, before: Int32(updates.count))
  }

  /// Solves result · basis = right side. The result is by rows.
  ///
  /// - Complexity: Only what is not 0, and the updates that have it, cost anything.
  mutating func solveTransposed(into result: inout SparseVector) {
    result.clear()
    applyUpdatesTransposed()
    var cursor = 0
    while let number = isAhead.removeFirst(&cursor) {
      let pivot = pivots[number]
      let value = positionValues[pivot.position] / pivot.value
      positionValues[pivot.position] = 0
      guard value != 0 else { continue }
      result.add(value, at: pivot.row)
      insertLosses(of: pivot.row)
      for index in Int(pivot.start)..<Int(pivot.end) {
        positionValues[upper[index].index] -= upper[index].value * value
        isAhead.insert(pivotsOfPositions[upper[index].index])
      }
    }
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
