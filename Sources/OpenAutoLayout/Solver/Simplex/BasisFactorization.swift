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

  // The rows of the matrix that is being factored. Row r is pool[starts[r]..<starts[r] + counts[r]].
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
  var shortRows = PriorityQueue<ShortRow>()

  var pivots = FlatArray<Pivot>()
  /// What elimination took from each row: row `target` lost `value` times row `source`.
  var eliminations = FlatArray<Elimination>()
  // The lower factor: by source, what other rows lost; by target, what it lost itself.
  var lowerColumns = SparseLists()
  var lowerRows = SparseLists()
  /// By pivot: what else is in its row, by position.
  var upper = FlatArray<Entry>()
  /// By position: where else it is, by row.
  var upperColumns = SparseLists()
  /// Rows that are too long to be rewritten step by step. They lose all their entries but one at the
  /// end, in one sweep.
  var longRows = FlatArray<Int32>()
  var longShares = FlatArray<Double>()
  // Updates: position, pivot, and the other entries of the entering column.
  var updates = FlatArray<Update>()
  var updateEntries = FlatArray<Entry>()

  typealias Entry = SparseLists.Entry

  struct Elimination {
    var source: Int32
    var target: Int32
    var value: Double
  }

  struct ShortRow {
    var count: Int32
    var row: Int32

    static func precedes(_ first: ShortRow, _ second: ShortRow) -> Bool {
      (first.count, first.row) < (second.count, second.row)
    }
  }

  struct Pivot {
    var row: Int32
    var position: Int32
    var value: Double
    var start: Int32
    var end: Int32
  }

  struct Update {
    var position: Int32
    var value: Double
    var start: Int32
    var end: Int32
  }

  /// Whether there were so many updates that a new factorization is cheaper to read.
  var isStale: Bool { updates.count >= 64 }
}

extension BasisFactorization {
  /// Solves basis · result = right side. `rightSide`, by rows, is used up; the result is by
  /// positions.
  ///
  /// - Complexity: What is 0 costs no more than a look at it.
  func solve(_ rightSide: inout FlatArray<Double>, into result: inout FlatArray<Double>) {
    for pivot in pivots.elements {
      let value = rightSide[pivot.row]
      guard value != 0 else { continue }
      for entry in lowerColumns[pivot.row] { rightSide[entry.index] -= entry.value * value }
    }
    for pivot in pivots.elements.reversed() {
      let value = rightSide[pivot.row] / pivot.value
      result[pivot.position] = value
      guard value != 0 else { continue }
      for entry in upperColumns[pivot.position] { rightSide[entry.index] -= entry.value * value }
    }
    for update in updates.elements {
      let value = result[update.position] / update.value
      result[update.position] = value
      guard value != 0 else { continue }
      for index in Int(update.start)..<Int(update.end) {
        result[updateEntries[index].index] -= updateEntries[index].value * value
      }
    }
  }

  /// Solves result · basis = right side. `rightSide`, by positions, is used up; the result is by
  /// rows.
  ///
  /// - Complexity: What is 0 costs no more than a look at it.
  func solveTransposed(_ rightSide: inout FlatArray<Double>, into result: inout FlatArray<Double>) {
    for update in updates.elements.reversed() {
      var value = rightSide[update.position]
      for index in Int(update.start)..<Int(update.end) {
        value -= updateEntries[index].value * rightSide[updateEntries[index].index]
      }
      rightSide[update.position] = value / update.value
    }
    for pivot in pivots.elements {
      let value = rightSide[pivot.position] / pivot.value
      result[pivot.row] = value
      guard value != 0 else { continue }
      for index in Int(pivot.start)..<Int(pivot.end) {
        rightSide[upper[index].index] -= upper[index].value * value
      }
    }
    for pivot in pivots.elements.reversed() {
      let value = result[pivot.row]
      guard value != 0 else { continue }
      for entry in lowerRows[pivot.row] { result[entry.index] -= entry.value * value }
    }
  }

  /// Replaces the basic variable at a position by one whose column, solved for the basis, is
  /// `column`, which is 0 but for the positions listed.
  mutating func replace(
    _ position: Int, by column: borrowing FlatArray<Double>,
    at positions: borrowing FlatArray<Int32>
  ) {
    let start = updateEntries.count
    for index in positions.elements where index != position {
      updateEntries.append(Entry(index: index, value: column[index]))
    }
    updates.append(
      Update(
        position: Int32(position), value: column[position], start: Int32(start),
        end: Int32(updateEntries.count)))
  }
}
