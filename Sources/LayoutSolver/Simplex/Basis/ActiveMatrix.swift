extension BasisFactorization {
  /// What Gaussian elimination has left to factor: the rows and columns without a pivot.
  struct ActiveMatrix: ~Copyable {
    private let passing = PassedByAddress()

    // Row r is pool[starts[r]..<starts[r] + counts[r]].
    private var pool = FlatArray<Entry>()
    private var starts = FlatArray<Int32>()
    private var counts = FlatArray<Int32>()
    /// The rows of each column as linked lists. Rows that lost the column may still be listed.
    private var columnLists = FlatArray<PackedOptional>()
    private var listRows = FlatArray<Int32>()
    private var listNext = FlatArray<PackedOptional>()
    private var columnCounts = FlatArray<Int32>()
    /// By column: where the row that is being rewritten has it.
    private var slots = FlatArray<PackedOptional>()

    private var singleColumns = FlatArray<Int32>()
    private var singleRows = FlatArray<Int32>()
    /// The rows that are left, the shortest first. Rows whose length has changed are in it once more.
    private var rowsByLength = PriorityQueue<RowLength>()

    struct RowLength {
      var row: Int32
      var count: Int32

      static func precedes(_ first: RowLength, _ second: RowLength) -> Bool {
        (first.count, first.row) < (second.count, second.row)
      }
    }

    mutating func begin(size: Int) {
      pool.removeAll()
      starts.removeAll()
      counts.removeAll()
      columnLists.reset(to: nil, count: size)
      columnCounts.reset(to: 0, count: size)
      listRows.removeAll()
      listNext.removeAll()
      slots.grow(to: size, with: nil)
      singleColumns.removeAll()
      singleRows.removeAll()
      rowsByLength.removeAll()
      starts.append(0)
    }

    @inline(__always)
    mutating func append(_ entry: Entry) { pool.append(entry) }

    mutating func endRow(movingLongOnesTo longRows: inout LongRows) {
      let row = Int32(counts.count)
      counts.append(Int32(pool.count) - starts[row])
      // A long row is none of the matrix: its entries count for no column, so that others have these for themselves.
      if counts[row] > LongRows.longestRewritten {
        longRows.append(row, pool.elements[range(row)])
        pool.removeLast(Int(counts[row]))
        counts[row] = 0
      }
      starts.append(Int32(pool.count))
      for index in range(row) {
        let column = pool[index].index
        assert(
          columnLists[column].number.map { listRows[$0] } != row,
          "A row that has a position twice makes no triangle, and its solves do not end.")
        list(row: row, in: column)
      }
    }

    /// Finds a pivot in each row that is independent of those before it.
    ///
    /// - Complexity: Linear in the entries, as long as there are single ones in rows or columns.
    mutating func eliminate(_ factors: inout TriangularFactors) {
      for index in counts.indices {
        if columnCounts[index] == 1 { singleColumns.append(Int32(index)) }
        if counts[index] == 1 { singleRows.append(Int32(index)) }
      }
      while !factors.isComplete {
        // Singletons first, columns before rows: nothing is eliminated for a column that only one row has, and no fill
        // comes of a row that has only one. What neither rule takes is the nucleus.
        if let column = singleColumns.popLast() {
          if columnCounts[column] == 1, !factors.hasPivot(atPosition: column) {
            pivotOnSingle(column: column, &factors)
          }
        } else if let row = singleRows.popLast() {
          if counts[row] == 1, !factors.hasPivot(inRow: row) {
            eliminate(row, Int(starts[row]), &factors)
          }
        } else {
          if rowsByLength.isEmpty {
            for row in 0..<Int32(counts.count) where !factors.hasPivot(inRow: row) {
              noteLength(of: row)
            }
          }
          // The nucleus: what is left has two entries or more in each row and column.
          guard let (row, entry) = choosePivot(factors) else { break }
          eliminate(row, entry, &factors)
        }
      }
    }

    private mutating func list(row: Int32, in column: Int32) {
      listRows.append(row)
      listNext.append(columnLists[column])
      columnLists[column] = PackedOptional(listRows.count - 1)
      columnCounts[column] += 1
    }

    private mutating func pivotOnSingle(column: Int32, _ factors: inout TriangularFactors) {
      var next = columnLists[column]
      while let node = next.number {
        let row = listRows[node]
        if !factors.hasPivot(inRow: row), let entry = entry(of: column, in: row) {
          // Only this row has the column, so there is nothing to eliminate.
          return finish(row, entry, &factors)
        }
        next = listNext[node]
      }
    }

    private func range(_ row: Int32) -> Range<Int> {
      Int(starts[row])..<Int(starts[row] + counts[row])
    }

    private func entry(of column: Int32, in row: Int32) -> Int? {
      range(row).first { pool[$0].index == column }
    }

    /// How large a pivot has to be beside its row's largest coefficient, for rounding not to grow.
    private static var smallestPivot: Double { 0.01 }

    /// Of how many rows the entries are compared.
    private static var searchedRowCount: Int { 4 }

    /// Out of the shortest rows the entry that promises the least fill, (r - 1)(c - 1) in a row of r and a column of c
    /// entries (H. Markowitz, "The elimination form of the inverse", 1957).
    ///
    /// Markowitz searches all entries; four rows are nearly as good (U. Suhl and L. Suhl, "Computing Sparse LU
    /// Factorizations for Large-Scale Linear Programming Bases", 1990).
    private mutating func choosePivot(_ factors: borrowing TriangularFactors) -> (
      row: Int32, entry: Int
    )? {
      var best: (row: Int32, entry: Int)?
      var bestFill = Int.max
      var looked: [RowLength] = []
      while looked.count < Self.searchedRowCount, let next = rowsByLength.first {
        let count = Int(next.count)
        // No longer row promises less than that.
        if bestFill <= (count - 1) * (count - 1) { break }
        _ = rowsByLength.removeFirst(by: RowLength.precedes)
        // Rows that are queued with a length of before are passed over, and so are those without entries, which depend
        // on others.
        guard counts[next.row] == next.count, count > 0, !factors.hasPivot(inRow: next.row)
        else { continue }
        looked.append(next)
        let range = range(next.row)
        let largest = range.reduce(0) { max($0, abs(pool[$1].value)) }
        // Threshold pivoting: a small pivot has large multipliers, and with them grow the errors of the rows that lose
        // it.
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

    private mutating func eliminate(_ row: Int32, _ entry: Int, _ factors: inout TriangularFactors)
    {
      let pivot = pool[entry]
      var next = columnLists[pivot.index]
      while let node = next.number {
        let other = listRows[node]
        next = listNext[node]
        guard other != row, !factors.hasPivot(inRow: other),
          let target = self.entry(of: pivot.index, in: other)
        else { continue }
        // The multiple of the pivot row that takes the column out of the other one.
        let multiplier = pool[target].value / pivot.value
        factors.append(Elimination(source: row, target: other, value: multiplier))
        remove(target, from: other)
        subtract(multiplier, row, without: pivot.index, from: other)
        // Rows that have become short are taken before others, at no fill.
        if counts[other] == 1 { singleRows.append(other) }
        if !rowsByLength.isEmpty { noteLength(of: other) }
      }
      finish(row, entry, &factors)
    }

    private mutating func remove(_ entry: Int, from row: Int32) {
      columnCounts[pool[entry].index] -= 1
      counts[row] -= 1
      // The order within a row does not matter, so the last entry fills the gap.
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

    private mutating func dropCancelled(
      in row: Int32, from additions: Range<Int>, times multiplier: Double
    ) {
      // What is rounding would count as fill, and might become a pivot. It is small beside what was subtracted, of
      // which the difference has the rounding.
      let scale = additions.reduce(0) { max($0, abs(pool[$1].value)) } * abs(multiplier)
      for index in range(row).reversed()
      where abs(pool[index].value) <= Solver.Substitution.cancellation * scale {
        let column = pool[index].index
        remove(index, from: row)
        if columnCounts[column] == 1 { singleColumns.append(column) }
      }
    }

    private mutating func makeRoom(for additions: Int, in row: Int32) {
      let range = range(row)
      if range.upperBound != pool.count {
        // Whatever is behind the row belongs to others. What it leaves is not used again in this factorization.
        starts[row] = Int32(pool.count)
        for index in range { pool.append(pool[index]) }
      }
      for _ in 0..<additions { pool.append(Entry(index: 0, value: 0)) }
    }

    private mutating func finish(_ row: Int32, _ entry: Int, _ factors: inout TriangularFactors) {
      let pivot = pool[entry]
      for index in range(row) {
        let column = pool[index].index
        // The row is done, so its columns have one row less among those that are left.
        columnCounts[column] -= 1
        // What is left of the row is a row of the upper factor.
        if index != entry {
          factors.appendUpper(pool[index])
          if columnCounts[column] == 1 { singleColumns.append(column) }
        }
      }
      factors.appendPivot(pivot.value, row, pivot.index)
    }
  }
}
