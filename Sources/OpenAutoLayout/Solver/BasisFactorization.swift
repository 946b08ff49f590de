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
  private var size = 0

  // The rows of the matrix that is being factored. Row r is pool[starts[r]..<starts[r] + counts[r]].
  private var pool = FlatArray<Entry>()
  private var starts = FlatArray<Int32>()
  private var counts = FlatArray<Int32>()
  private var isRowDone = FlatArray<Bool>()
  /// The rows of each column as linked lists; rows that lost the column may still be listed.
  private var columnLists = FlatArray<Int32>()
  private var columnCounts = FlatArray<Int32>()
  private var isColumnDone = FlatArray<Bool>()
  private var listRows = FlatArray<Int32>()
  private var listNext = FlatArray<Int32>()
  private var slots = FlatArray<Int32>()

  private var singleColumns = FlatArray<Int32>()
  private var singleRows = FlatArray<Int32>()
  private var shortRows = PriorityQueue<ShortRow>()

  // Upper factor, by pivots: row, position, value, and the other entries of the row.
  private var pivots = FlatArray<Pivot>()
  private var upper = FlatArray<Entry>()
  // Lower factor, by steps: row `index` loses `value` times the step's row.
  private var steps = FlatArray<Step>()
  private var lower = FlatArray<Entry>()
  // Updates: position, pivot, and the other entries of the entering column.
  private var updates = FlatArray<Step>()
  private var updateEntries = FlatArray<Entry>()

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

  /// How many updates there were since the last factorization.
  var updateCount: Int { updates.count }

  /// How many numbers one solve reads.
  var entryCount: Int { upper.count + lower.count + updateEntries.count + size }
}

// MARK: Factoring

extension BasisFactorization {
  /// Starts a matrix of `size` rows, which `append` and `endRow` fill.
  mutating func begin(size: Int) {
    self.size = size
    pool.removeAll()
    starts.removeAll()
    counts.removeAll()
    starts.append(0)
    columnLists.reset(to: -1, count: size)
    columnCounts.reset(to: 0, count: size)
    listRows.removeAll()
    listNext.removeAll()
  }

  mutating func append(_ value: Double, position: Int32) {
    pool.append(Entry(index: position, value: value))
    list(row: Int32(counts.count), in: position)
  }

  mutating func endRow() {
    counts.append(Int32(pool.count) - starts[counts.count])
    starts.append(Int32(pool.count))
  }

  /// - Returns: The rows and positions for which there was no pivot: the columns there depend on
  ///   the others, and have to be replaced.
  mutating func factorize() -> (rows: [Int32], positions: [Int32]) {
    isRowDone.reset(to: false, count: size)
    isColumnDone.reset(to: false, count: size)
    slots.reset(to: -1, count: size)
    pivots.removeAll()
    upper.removeAll()
    steps.removeAll()
    lower.removeAll()
    updates.removeAll()
    updateEntries.removeAll()
    singleColumns.removeAll()
    singleRows.removeAll()
    shortRows.removeAll()
    for index in 0..<Int32(size) {
      if columnCounts[index] == 1 { singleColumns.append(index) }
      if counts[index] == 1 { singleRows.append(index) }
    }
    var isQueueFilled = false
    while pivots.count < size {
      if let column = singleColumns.popLast() {
        if !isColumnDone[column], columnCounts[column] == 1 {
          pivotOnSingle(column: column)
        }
      } else if let row = singleRows.popLast() {
        if !isRowDone[row], counts[row] == 1 {
          eliminate(row, Int(starts[row]))
        }
      } else {
        if !isQueueFilled {
          isQueueFilled = true
          for row in 0..<Int32(size) where !isRowDone[row] { queue(row) }
        }
        guard let (row, entry) = choosePivot() else { break }
        eliminate(row, entry)
      }
    }
    guard pivots.count < size else { return ([], []) }
    return (
      (0..<Int32(size)).filter { !isRowDone[$0] },
      (0..<Int32(size)).filter { !isColumnDone[$0] }
    )
  }

  private mutating func list(row: Int32, in column: Int32) {
    listRows.append(row)
    listNext.append(columnLists[column])
    columnLists[column] = Int32(listRows.count - 1)
    columnCounts[column] += 1
  }

  private mutating func queue(_ row: Int32) {
    shortRows.insert(ShortRow(count: counts[row], row: row), by: ShortRow.precedes)
  }

  private mutating func pivotOnSingle(column: Int32) {
    var node = columnLists[column]
    while node >= 0 {
      let row = listRows[node]
      if !isRowDone[row], let entry = entry(of: column, in: row) {
        // Only this row has the column, so there is nothing to eliminate.
        finish(row, entry)
        return
      }
      node = listNext[node]
    }
  }

  private func range(_ row: Int32) -> Range<Int> {
    Int(starts[row])..<Int(starts[row] + counts[row])
  }

  private func entry(of column: Int32, in row: Int32) -> Int? {
    range(row).first { pool[$0].index == column }
  }

  /// Out of the shortest rows the entry that promises the least fill.
  private mutating func choosePivot() -> (row: Int32, entry: Int)? {
    var best: (row: Int32, entry: Int)?
    var bestFill = Int.max
    var looked: [Int32] = []
    while looked.count < 4,
      let candidate = shortRows.removeFirst(by: ShortRow.precedes)
    {
      let row = candidate.row
      guard !isRowDone[row], counts[row] == candidate.count, candidate.count > 0
      else { continue }
      looked.append(row)
      let range = range(row)
      let largest = range.reduce(0) { max($0, abs(pool[$1].value)) }
      for index in range where abs(pool[index].value) >= 0.01 * largest {
        let fill = (range.count - 1) * (Int(columnCounts[pool[index].index]) - 1)
        if fill < bestFill {
          bestFill = fill
          best = (row, index)
        }
      }
      if bestFill <= (Int(candidate.count) - 1) * (Int(candidate.count) - 1) { break }
    }
    for row in looked where row != best?.row { queue(row) }
    return best
  }

  /// Takes the entry as pivot, and its column out of all other rows.
  private mutating func eliminate(_ row: Int32, _ entry: Int) {
    let pivot = pool[entry]
    let firstLower = lower.count
    isRowDone[row] = true
    var node = columnLists[pivot.index]
    while node >= 0 {
      let other = listRows[node]
      node = listNext[node]
      guard !isRowDone[other], let target = self.entry(of: pivot.index, in: other) else {
        continue
      }
      let multiplier = pool[target].value / pivot.value
      lower.append(Entry(index: other, value: multiplier))
      remove(target, from: other)
      subtract(multiplier, row, without: pivot.index, from: other)
      if counts[other] == 1 { singleRows.append(other) }
      queue(other)
    }
    if lower.count > firstLower {
      steps.append(
        Step(index: row, value: 0, start: Int32(firstLower), end: Int32(lower.count)))
    }
    finish(row, entry)
  }

  private mutating func remove(_ entry: Int, from row: Int32) {
    columnCounts[pool[entry].index] -= 1
    counts[row] -= 1
    pool[entry] = pool[Int(starts[row] + counts[row])]
  }

  private mutating func subtract(
    _ multiplier: Double, _ row: Int32, without column: Int32, from other: Int32
  ) {
    let additions = range(row)
    guard additions.count > 1 else { return }
    makeRoom(for: additions.count, in: other)
    for index in range(other) { slots[pool[index].index] = Int32(index) }
    for index in additions where pool[index].index != column {
      let addition = pool[index]
      let slot = Int(slots[addition.index])
      if slot >= 0 {
        pool[slot].value -= multiplier * addition.value
      } else {
        let end = Int(starts[other] + counts[other])
        pool[end] = Entry(index: addition.index, value: -multiplier * addition.value)
        counts[other] += 1
        list(row: other, in: addition.index)
      }
    }
    for index in range(other) { slots[pool[index].index] = -1 }
    dropCancelled(in: other, from: additions, times: multiplier)
  }

  /// Removes what is rounding beside the numbers it is the difference of.
  private mutating func dropCancelled(
    in row: Int32, from additions: Range<Int>, times multiplier: Double
  ) {
    let scale = additions.reduce(0) { max($0, abs(pool[$1].value)) } * abs(multiplier)
    for index in range(row).reversed()
    where abs(pool[index].value) <= LayoutSolver.Substitution.cancellation * scale {
      let column = pool[index].index
      remove(index, from: row)
      if columnCounts[column] == 1 { singleColumns.append(column) }
    }
  }

  /// Moves the row to the end of the pool unless it can grow where it is.
  private mutating func makeRoom(for additions: Int, in row: Int32) {
    let range = range(row)
    if range.upperBound == pool.count {
      for _ in 0..<additions { pool.append(Entry(index: 0, value: 0)) }
      return
    }
    let start = pool.count
    for index in range { pool.append(pool[index]) }
    for _ in 0..<additions { pool.append(Entry(index: 0, value: 0)) }
    starts[row] = Int32(start)
  }

  private mutating func finish(_ row: Int32, _ entry: Int) {
    let pivot = pool[entry]
    isRowDone[row] = true
    isColumnDone[pivot.index] = true
    let start = upper.count
    for index in range(row) {
      let column = pool[index].index
      columnCounts[column] -= 1
      if index != entry {
        upper.append(pool[index])
        if columnCounts[column] == 1 { singleColumns.append(column) }
      }
    }
    pivots.append(
      Pivot(
        row: row, position: pivot.index, value: pivot.value, start: Int32(start),
        end: Int32(upper.count)))
  }
}

// MARK: Solving

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
  func solveTransposed(
    _ rightSide: inout FlatArray<Double>, into result: inout FlatArray<Double>
  ) {
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
