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

  // Upper factor, by pivots: row, position, value, and the other entries of the row.
  var pivots = FlatArray<Pivot>()
  var upper = FlatArray<Entry>()
  // Lower factor, by steps: row `index` loses `value` times the step's row.
  var steps = FlatArray<Step>()
  var lower = FlatArray<Entry>()
  /// Rows that are too long to be rewritten step by step. They lose all their entries but one at the
  /// end, in one sweep.
  var longRows = FlatArray<Int32>()
  /// By long row: row `index` is taken from it `value` times.
  var longSteps = FlatArray<Step>()
  var longEntries = FlatArray<Entry>()
  var longShares = FlatArray<Double>()
  // Updates: position, pivot, and the other entries of the entering column.
  var updates = FlatArray<Step>()
  var updateEntries = FlatArray<Entry>()

  struct Entry {
    var index: Int32
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

  struct Step {
    var index: Int32
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
  func solve(_ rightSide: inout FlatArray<Double>, into result: inout FlatArray<Double>) {
    for step in steps.elements {
      let value = rightSide[step.index]
      guard value != 0 else { continue }
      for index in Int(step.start)..<Int(step.end) {
        rightSide[lower[index].index] -= lower[index].value * value
      }
    }
    for step in longSteps.elements {
      for index in Int(step.start)..<Int(step.end) {
        rightSide[step.index] -= longEntries[index].value * rightSide[longEntries[index].index]
      }
    }
    for pivot in pivots.elements.reversed() {
      var value = rightSide[pivot.row]
      for index in Int(pivot.start)..<Int(pivot.end) {
        value -= upper[index].value * result[upper[index].index]
      }
      result[pivot.position] = value / pivot.value
    }
    for update in updates.elements {
      let value = result[update.index] / update.value
      result[update.index] = value
      guard value != 0 else { continue }
      for index in Int(update.start)..<Int(update.end) {
        result[updateEntries[index].index] -= updateEntries[index].value * value
      }
    }
  }

  /// Solves result · basis = right side. `rightSide`, by positions, is used up; the result is by
  /// rows.
  func solveTransposed(_ rightSide: inout FlatArray<Double>, into result: inout FlatArray<Double>) {
    for update in updates.elements.reversed() {
      var value = rightSide[update.index]
      for index in Int(update.start)..<Int(update.end) {
        value -= updateEntries[index].value * rightSide[updateEntries[index].index]
      }
      rightSide[update.index] = value / update.value
    }
    for pivot in pivots.elements {
      let value = rightSide[pivot.position] / pivot.value
      result[pivot.row] = value
      guard value != 0 else { continue }
      for index in Int(pivot.start)..<Int(pivot.end) {
        rightSide[upper[index].index] -= upper[index].value * value
      }
    }
    for step in longSteps.elements.reversed() {
      let value = result[step.index]
      guard value != 0 else { continue }
      for index in Int(step.start)..<Int(step.end) {
        result[longEntries[index].index] -= longEntries[index].value * value
      }
    }
    for step in steps.elements.reversed() {
      var value = result[step.index]
      for index in Int(step.start)..<Int(step.end) {
        value -= lower[index].value * result[lower[index].index]
      }
      result[step.index] = value
    }
  }

  /// Replaces the basic variable at a position by one whose column, solved for the basis, is
  /// `column`.
  mutating func replace(_ position: Int, by column: borrowing FlatArray<Double>) {
    let start = updateEntries.count
    for index in 0..<size where column[index] != 0 && index != position {
      updateEntries.append(Entry(index: Int32(index), value: column[index]))
    }
    updates.append(
      Step(
        index: Int32(position), value: column[position], start: Int32(start),
        end: Int32(updateEntries.count)))
  }
}
