extension BasisFactorization {
  /// Starts a matrix of `size` rows, which `append` and `endRow` fill. A row has each position at
  /// most once.
  mutating func begin(size: Int) {
    self.size = size
    pool.removeAll()
    starts.removeAll()
    counts.removeAll()
    starts.append(0)
    columnLists.reset(to: nil, count: size)
    columnCounts.reset(to: 0, count: size)
    listRows.removeAll()
    listNext.removeAll()
    longRows.removeAll()
  }

  mutating func append(_ value: Double, position: Int32) {
    pool.append(Entry(index: position, value: value))
  }

  mutating func endRow() {
    let row = Int32(counts.count)
    counts.append(Int32(pool.count) - starts[row])
    starts.append(Int32(pool.count))
    if counts[row] > Self.longestRewritten {
      longRows.append(row)
    } else {
      for index in range(row) {
        let column = pool[index].index
        assert(
          columnLists[column].number.map { listRows[$0] } != row,
          "A row that has a position twice makes no triangle, and its solves do not end.")
        list(row: row, in: column)
      }
    }
  }

  /// Rows beyond this length wait for the end. Rewriting one costs its length, each time: without a limit, the optional
  /// chains of 1,000 views in `Benchmarks` take 2.6 times as many instructions, and `weights` of 300 take 1.8 times.
  private static var longestRewritten: Int32 { 32 }

  /// - Returns: The rows and positions for which there was no pivot: the columns there depend on
  ///   the others, and have to be replaced.
  mutating func factorize() -> (rows: [Int32], positions: [Int32]) {
    isRowDone.reset(to: false, count: size)
    isColumnDone.reset(to: false, count: size)
    slots.reset(to: nil, count: size)
    pivotsOfPositions.reset(to: 0, count: size)
    pivots.removeAll()
    upper.removeAll()
    eliminations.removeAll()
    removeUpdates()
    singleColumns.removeAll()
    singleRows.removeAll()
    rowsByLength.removeAll()
    // Long rows wait for the end, and count as done until then.
    for row in longRows.elements { isRowDone[row] = true }
    for index in 0..<Int32(size) {
      if columnCounts[index] == 1 { singleColumns.append(index) }
      if counts[index] == 1 { singleRows.append(index) }
    }
    while pivots.count < size {
      // Singletons first, columns before rows: nothing is eliminated for a column that only one row
      // has, and no fill comes of a row that has only one. What neither rule takes is the nucleus.
      if let column = singleColumns.popLast() {
        if !isColumnDone[column], columnCounts[column] == 1 {
          pivotOnSingle(column: column)
        }
      } else if let row = singleRows.popLast() {
        if !isRowDone[row], counts[row] == 1 {
          eliminate(row, Int(starts[row]))
        }
      } else {
        if rowsByLength.isEmpty {
          for row in 0..<Int32(size) where !isRowDone[row] { noteLength(of: row) }
        }
        // The nucleus: what is left has two entries or more in each row and column.
        guard let (row, entry) = choosePivot() else { break }
        eliminate(row, entry)
      }
    }
    if !longRows.isEmpty { finishLongRows() }
    guard pivots.count < size else {
      listFactors()
      return ([], [])
    }
    return (
      (0..<Int32(size)).filter { !isRowDone[$0] },
      (0..<Int32(size)).filter { !isColumnDone[$0] }
    )
  }

  /// The sum of rows that is 0, if a row was left without a pivot: what elimination made of that
  /// row.
  func combineRows(intoMissing row: Int32, _ result: inout SparseVector) {
    result.clear()
    result.add(1, at: row)
    for elimination in eliminations.elements.reversed() {
      let share = result[elimination.target]
      if share != 0 { result.add(-share * elimination.value, at: elimination.source) }
    }
  }

  private mutating func list(row: Int32, in column: Int32) {
    listRows.append(row)
    listNext.append(columnLists[column])
    columnLists[column] = PackedOptional(listRows.count - 1)
    columnCounts[column] += 1
  }

  private mutating func pivotOnSingle(column: Int32) {
    var next = columnLists[column]
    while let node = next.number {
      let row = listRows[node]
      if !isRowDone[row], let entry = entry(of: column, in: row) {
        // Only this row has the column, so there is nothing to eliminate.
        finish(row, entry)
        return
      }
      next = listNext[node]
    }
  }

  func range(_ row: Int32) -> Range<Int> {
    Int(starts[row])..<Int(starts[row] + counts[row])
  }

  private func entry(of column: Int32, in row: Int32) -> Int? {
    range(row).first { pool[$0].index == column }
  }

  /// How large a pivot has to be beside its row's largest coefficient, for rounding not to grow.
  private static var smallestPivot: Double { 0.01 }

  /// Out of the shortest rows the entry that promises the least fill, (r - 1)(c - 1) in a row of r
  /// and a column of c entries.
  ///
  /// H. Markowitz searches all entries; four rows are nearly as good (U. Suhl and L. Suhl, "Computing
  /// Sparse LU Factorizations for Large-Scale Linear Programming Bases", 1990).
  private mutating func choosePivot() -> (row: Int32, entry: Int)? {
    var best: (row: Int32, entry: Int)?
    var bestFill = Int.max
    var looked: [RowLength] = []
    while looked.count < 4, let next = rowsByLength.first {
      let count = Int(next.count)
      // No longer row promises less than that.
      if bestFill <= (count - 1) * (count - 1) { break }
      _ = rowsByLength.removeFirst(by: RowLength.precedes)
      guard !isRowDone[next.row], counts[next.row] == next.count, count > 0 else { continue }
      looked.append(next)
      let range = range(next.row)
      let largest = range.reduce(0) { max($0, abs(pool[$1].value)) }
      for index in range where abs(pool[index].value) >= Self.smallestPivot * largest {
        // Each other row of the column gets at most each other entry of the row.
        let fill = (count - 1) * (Int(columnCounts[pool[index].index]) - 1)
        if fill < bestFill {
          bestFill = fill
          best = (next.row, index)
        }
      }
    }
    for length in looked where length.row != best?.row {
      rowsByLength.insert(length, by: RowLength.precedes)
    }
    return best
  }

  private mutating func noteLength(of row: Int32) {
    rowsByLength.insert(RowLength(row: row, count: counts[row]), by: RowLength.precedes)
  }

  /// Takes the entry as pivot, and its column out of all other rows.
  private mutating func eliminate(_ row: Int32, _ entry: Int) {
    let pivot = pool[entry]
    isRowDone[row] = true
    var next = columnLists[pivot.index]
    while let node = next.number {
      let other = listRows[node]
      next = listNext[node]
      guard !isRowDone[other], let target = self.entry(of: pivot.index, in: other) else {
        continue
      }
      // The multiple of the pivot row that takes the column out of the other one.
      let multiplier = pool[target].value / pivot.value
      eliminations.append(Elimination(source: row, target: other, value: multiplier))
      remove(target, from: other)
      subtract(multiplier, row, without: pivot.index, from: other)
      // Rows that have become short are taken before others, at no fill.
      if counts[other] == 1 { singleRows.append(other) }
      if !rowsByLength.isEmpty { noteLength(of: other) }
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
    // Fill: entries that the pivot row has and this row has not.
    makeRoom(for: additions.count, in: other)
    for index in range(other) { slots[pool[index].index] = PackedOptional(index) }
    for index in additions where pool[index].index != column {
      let addition = pool[index]
      if let slot = slots[addition.index].number {
        pool[slot].value -= multiplier * addition.value
      } else {
        let end = Int(starts[other] + counts[other])
        pool[end] = Entry(index: addition.index, value: -multiplier * addition.value)
        counts[other] += 1
        list(row: other, in: addition.index)
      }
    }
    for index in range(other) { slots[pool[index].index] = nil }
    dropCancelled(in: other, from: additions, times: multiplier)
  }

  /// Removes what is rounding beside the numbers it is the difference of.
  private mutating func dropCancelled(
    in row: Int32, from additions: Range<Int>, times multiplier: Double
  ) {
    // Beside what was subtracted, since that is what the difference has the rounding of.
    let scale = additions.reduce(0) { max($0, abs(pool[$1].value)) } * abs(multiplier)
    for index in range(row).reversed()
    where abs(pool[index].value) <= Solver.Substitution.cancellation * scale {
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
    let start = upper.count
    for index in range(row) {
      let column = pool[index].index
      // The row is done, so its columns have one row less among those that are left.
      columnCounts[column] -= 1
      // What is left of the row is a row of the upper factor.
      if index != entry {
        upper.append(pool[index])
        if columnCounts[column] == 1 { singleColumns.append(column) }
      }
    }
    appendPivot(row, pivot.index, pivot.value, upperStart: start)
  }

  mutating func appendPivot(_ row: Int32, _ position: Int32, _ value: Double, upperStart: Int) {
    isColumnDone[position] = true
    pivotsOfPositions[position] = Int32(pivots.count)
    pivots.append(
      Pivot(
        row: row, position: position, value: value, start: Int32(upperStart),
        end: Int32(upper.count)))
  }
}
