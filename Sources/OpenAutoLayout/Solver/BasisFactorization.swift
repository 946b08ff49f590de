/// The basis of a simplex as a product of triangular matrices, kept up to date by one factor a
/// pivot.
///
/// Sparse Gaussian elimination. Columns and rows with one entry left are taken first and cost
/// nothing; among the others the pivot is the one that promises the least fill (H. Markowitz, "The
/// elimination form of the inverse", 1957), out of the shortest rows, and at least a hundredth of
/// its row's largest coefficient. Updates are in product form.
///
/// Rows are numbered as the equations are, positions as the basic variables.
struct BasisFactorization {
  private var size = 0

  // The rows of the matrix that is being factored. Row r is pool[starts[r]..<starts[r] + counts[r]].
  private var pool = ContiguousArray<Entry>()
  private var starts = ContiguousArray<Int32>()
  private var counts = ContiguousArray<Int32>()
  private var isRowDone = ContiguousArray<Bool>()
  /// The rows of each column as linked lists; rows that lost the column may still be listed.
  private var columnLists = ContiguousArray<Int32>()
  private var columnCounts = ContiguousArray<Int32>()
  private var isColumnDone = ContiguousArray<Bool>()
  private var listRows = ContiguousArray<Int32>()
  private var listNext = ContiguousArray<Int32>()
  private var slots = ContiguousArray<Int32>()

  private var singleColumns = ContiguousArray<Int32>()
  private var singleRows = ContiguousArray<Int32>()
  private var shortRows = PriorityQueue<ShortRow>()

  // Upper factor, by pivots: row, position, value, and the other entries of the row.
  private var pivots = ContiguousArray<Pivot>()
  private var upper = ContiguousArray<Entry>()
  // Lower factor, by steps: row `index` loses `value` times the step's row.
  private var steps = ContiguousArray<Step>()
  private var lower = ContiguousArray<Entry>()
  // Updates: position, pivot, and the other entries of the entering column.
  private var updates = ContiguousArray<Step>()
  private var updateEntries = ContiguousArray<Entry>()

  private struct Entry {
    var index: Int32
    var value: Double
  }

  private struct ShortRow {
    var count: Int32
    var row: Int32

    static func precedes(_ first: ShortRow, _ second: ShortRow) -> Bool {
      (first.count, first.row) < (second.count, second.row)
    }
  }

  private struct Pivot {
    var row: Int32
    var position: Int32
    var value: Double
    var start: Int32
    var end: Int32
  }

  private struct Step {
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
    pool.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    starts.append(0)
    columnLists.reset(to: -1, count: size)
    columnCounts.reset(to: 0, count: size)
    listRows.removeAll(keepingCapacity: true)
    listNext.removeAll(keepingCapacity: true)
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
    pivots.removeAll(keepingCapacity: true)
    upper.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    lower.removeAll(keepingCapacity: true)
    updates.removeAll(keepingCapacity: true)
    updateEntries.removeAll(keepingCapacity: true)
    singleColumns.removeAll(keepingCapacity: true)
    singleRows.removeAll(keepingCapacity: true)
    shortRows.removeAll()
    for index in 0..<Int32(size) {
      if columnCounts[Int(index)] == 1 { singleColumns.append(index) }
      if counts[Int(index)] == 1 { singleRows.append(index) }
    }
    var isQueueFilled = false
    while pivots.count < size {
      if let column = singleColumns.popLast() {
        if !isColumnDone[Int(column)], columnCounts[Int(column)] == 1 {
          pivotOnSingle(column: column)
        }
      } else if let row = singleRows.popLast() {
        if !isRowDone[Int(row)], counts[Int(row)] == 1 {
          eliminate(row, Int(starts[Int(row)]))
        }
      } else {
        if !isQueueFilled {
          isQueueFilled = true
          for row in 0..<Int32(size) where !isRowDone[Int(row)] { queue(row) }
        }
        guard let (row, entry) = choosePivot() else { break }
        eliminate(row, entry)
      }
    }
    guard pivots.count < size else { return ([], []) }
    return (
      (0..<Int32(size)).filter { !isRowDone[Int($0)] },
      (0..<Int32(size)).filter { !isColumnDone[Int($0)] }
    )
  }

  private mutating func list(row: Int32, in column: Int32) {
    listRows.append(row)
    listNext.append(columnLists[Int(column)])
    columnLists[Int(column)] = Int32(listRows.count - 1)
    columnCounts[Int(column)] += 1
  }

  private mutating func queue(_ row: Int32) {
    shortRows.insert(ShortRow(count: counts[Int(row)], row: row), by: ShortRow.precedes)
  }

  private mutating func pivotOnSingle(column: Int32) {
    var node = columnLists[Int(column)]
    while node >= 0 {
      let row = listRows[Int(node)]
      if !isRowDone[Int(row)], let entry = entry(of: column, in: row) {
        // Only this row has the column, so there is nothing to eliminate.
        finish(row, entry)
        return
      }
      node = listNext[Int(node)]
    }
  }

  private func range(_ row: Int32) -> Range<Int> {
    Int(starts[Int(row)])..<Int(starts[Int(row)] + counts[Int(row)])
  }

  private func entry(of column: Int32, in row: Int32) -> Int? {
    range(row).first { pool[$0].index == column }
  }

  /// Out of the shortest rows the entry that promises the least fill.
  private mutating func choosePivot() -> (row: Int32, entry: Int)? {
    var best: (row: Int32, entry: Int)?
    var bestFill = Int.max
    var looked = ContiguousArray<Int32>()
    while looked.count < 4,
      let candidate = shortRows.removeFirst(by: ShortRow.precedes)
    {
      let row = candidate.row
      guard !isRowDone[Int(row)], counts[Int(row)] == candidate.count, candidate.count > 0
      else { continue }
      looked.append(row)
      let range = range(row)
      let largest = range.reduce(0) { max($0, abs(pool[$1].value)) }
      for index in range where abs(pool[index].value) >= 0.01 * largest {
        let fill = (range.count - 1) * (Int(columnCounts[Int(pool[index].index)]) - 1)
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
    isRowDone[Int(row)] = true
    var node = columnLists[Int(pivot.index)]
    while node >= 0 {
      let other = listRows[Int(node)]
      node = listNext[Int(node)]
      guard !isRowDone[Int(other)], let target = self.entry(of: pivot.index, in: other) else {
        continue
      }
      let multiplier = pool[target].value / pivot.value
      lower.append(Entry(index: other, value: multiplier))
      remove(target, from: other)
      subtract(multiplier, row, without: pivot.index, from: other)
      if counts[Int(other)] == 1 { singleRows.append(other) }
      queue(other)
    }
    if lower.count > firstLower {
      steps.append(
        Step(index: row, value: 0, start: Int32(firstLower), end: Int32(lower.count)))
    }
    finish(row, entry)
  }

  private mutating func remove(_ entry: Int, from row: Int32) {
    columnCounts[Int(pool[entry].index)] -= 1
    counts[Int(row)] -= 1
    pool[entry] = pool[Int(starts[Int(row)] + counts[Int(row)])]
  }

  private mutating func subtract(
    _ multiplier: Double, _ row: Int32, without column: Int32, from other: Int32
  ) {
    let additions = range(row)
    guard additions.count > 1 else { return }
    makeRoom(for: additions.count, in: other)
    for index in range(other) { slots[Int(pool[index].index)] = Int32(index) }
    for index in additions where pool[index].index != column {
      let addition = pool[index]
      let slot = Int(slots[Int(addition.index)])
      if slot >= 0 {
        pool[slot].value -= multiplier * addition.value
      } else {
        let end = Int(starts[Int(other)] + counts[Int(other)])
        pool[end] = Entry(index: addition.index, value: -multiplier * addition.value)
        counts[Int(other)] += 1
        list(row: other, in: addition.index)
      }
    }
    for index in range(other) { slots[Int(pool[index].index)] = -1 }
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
      if columnCounts[Int(column)] == 1 { singleColumns.append(column) }
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
    starts[Int(row)] = Int32(start)
  }

  private mutating func finish(_ row: Int32, _ entry: Int) {
    let pivot = pool[entry]
    isRowDone[Int(row)] = true
    isColumnDone[Int(pivot.index)] = true
    let start = upper.count
    for index in range(row) {
      let column = pool[index].index
      columnCounts[Int(column)] -= 1
      if index != entry {
        upper.append(pool[index])
        if columnCounts[Int(column)] == 1 { singleColumns.append(column) }
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
  func solve(_ rightSide: inout ContiguousArray<Double>, into result: inout ContiguousArray<Double>)
  {
    for step in steps {
      let value = rightSide[Int(step.index)]
      guard value != 0 else { continue }
      for index in Int(step.start)..<Int(step.end) {
        rightSide[Int(lower[index].index)] -= lower[index].value * value
      }
    }
    for pivot in pivots.reversed() {
      var value = rightSide[Int(pivot.row)]
      for index in Int(pivot.start)..<Int(pivot.end) {
        value -= upper[index].value * result[Int(upper[index].index)]
      }
      result[Int(pivot.position)] = value / pivot.value
    }
    for update in updates {
      let value = result[Int(update.index)] / update.value
      result[Int(update.index)] = value
      guard value != 0 else { continue }
      for index in Int(update.start)..<Int(update.end) {
        result[Int(updateEntries[index].index)] -= updateEntries[index].value * value
      }
    }
  }

  /// Solves result · basis = right side. `rightSide`, by positions, is used up; the result is by
  /// rows.
  func solveTransposed(
    _ rightSide: inout ContiguousArray<Double>, into result: inout ContiguousArray<Double>
  ) {
    for update in updates.reversed() {
      var value = rightSide[Int(update.index)]
      for index in Int(update.start)..<Int(update.end) {
        value -= updateEntries[index].value * rightSide[Int(updateEntries[index].index)]
      }
      rightSide[Int(update.index)] = value / update.value
    }
    for pivot in pivots {
      let value = rightSide[Int(pivot.position)] / pivot.value
      result[Int(pivot.row)] = value
      guard value != 0 else { continue }
      for index in Int(pivot.start)..<Int(pivot.end) {
        rightSide[Int(upper[index].index)] -= upper[index].value * value
      }
    }
    for step in steps.reversed() {
      var value = result[Int(step.index)]
      for index in Int(step.start)..<Int(step.end) {
        value -= lower[index].value * result[Int(lower[index].index)]
      }
      result[Int(step.index)] = value
    }
  }

  /// Replaces the basic variable at a position by one whose column, solved for the basis, is
  /// `column`.
  mutating func replace(_ position: Int, by column: ContiguousArray<Double>) {
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

extension ContiguousArray {
  /// Fills the array with copies of one element, in the storage that it has.
  mutating func reset(to element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }
}
