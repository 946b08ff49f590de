extension BasisFactorization {
  /// A lower and an upper triangular matrix, whose product is the factored one, pivot after pivot.
  struct TriangularFactors: ~Copyable {
    private let passing = PassedByAddress()

    private(set) var pivots = FlatArray<Pivot>()
    // By row and by position: the number of its pivot, valid if it has one.
    private var pivotsOfRows = FlatArray<Int32>()
    private var pivotsOfPositions = FlatArray<Int32>()
    private var isRowDone = FlatArray<Bool>()
    private var isPositionDone = FlatArray<Bool>()

    /// What elimination took from each row: row `target` lost `value` times row `source`.
    private var eliminations = FlatArray<Elimination>()
    /// The lower factor, by pivot of the source: what other rows lost, by the pivots of these.
    private var lowerColumns = GroupedLists<Entry>()
    /// The lower factor, by target: what it lost, by source.
    private var lowerRows = GroupedLists<Entry>()
    /// What else is in the rows of the pivots: by position until all are found, then by pivot.
    private(set) var upper = FlatArray<Entry>()
    /// By pivot: where else its position is, by the pivots of the rows.
    private var upperColumns = GroupedLists<Entry>()

    // By pivot: the right sides, 0 between two solves. And the pivots that have work to do in a solve.
    private var rowValues = FlatArray<Double>()
    private var positionValues = FlatArray<Double>()
    private var isAhead = OrderedBits()
    private var isLeft = OrderedBits()

    // Factoring: pivots and eliminations come one after the other.

    mutating func begin(size: Int) {
      pivots.removeAll()
      eliminations.removeAll()
      upper.removeAll()
      isRowDone.reset(to: false, count: size)
      isPositionDone.reset(to: false, count: size)
      pivotsOfRows.grow(to: size, with: 0)
      pivotsOfPositions.grow(to: size, with: 0)
    }

    var isComplete: Bool { pivots.count == isRowDone.count }

    @inline(__always)
    func hasPivot(inRow row: Int32) -> Bool { isRowDone[row] }

    @inline(__always)
    func hasPivot(atPosition position: Int32) -> Bool { isPositionDone[position] }

    @inline(__always)
    func pivot(atPosition position: Int32) -> Int32? {
      isPositionDone[position] ? pivotsOfPositions[position] : nil
    }

    @inline(__always)
    mutating func append(_ elimination: Elimination) { eliminations.append(elimination) }

    /// Adds an entry of the row that gets its pivot next.
    @inline(__always)
    mutating func appendUpper(_ entry: Entry) { upper.append(entry) }

    mutating func appendPivot(_ value: Double, _ row: Int32, _ position: Int32) {
      isRowDone[row] = true
      isPositionDone[position] = true
      pivotsOfRows[row] = Int32(pivots.count)
      pivotsOfPositions[position] = Int32(pivots.count)
      let start = pivots.isEmpty ? 0 : pivots[pivots.count - 1].end
      pivots.append(
        Pivot(row: row, position: position, value: value, start: start, end: Int32(upper.count)))
    }

    /// The sum of rows that is 0, if a row was left without a pivot: what elimination made of that row.
    func combineRows(intoMissing row: Int32, _ result: inout SparseVector) {
      result.clear()
      result.add(1, at: row)
      // From the last one back: what a row lost it lost as the source was then, after losses of its own.
      for elimination in eliminations.elements.reversed() {
        let share = result[elimination.target]
        if share != 0 { result.add(-share * elimination.value, at: elimination.source) }
      }
    }

    /// Lists the entries in the ways in which solves need them.
    mutating func prepareSolves() {
      let size = pivots.count
      rowValues.reset(to: 0, count: size)
      positionValues.reset(to: 0, count: size)
      isAhead.reset(count: size)
      isLeft.reset(count: size)
      lowerColumns.begin(listCount: size)
      lowerRows.begin(listCount: size)
      upperColumns.begin(listCount: size)
      for elimination in eliminations.elements {
        lowerColumns.announce(in: pivotsOfRows[elimination.source])
        lowerRows.announce(in: elimination.target)
      }
      // All pivots are known by now, so entries are numbered by them, in the order of the solves.
      for index in upper.indices { upper[index].index = pivotsOfPositions[upper[index].index] }
      for entry in upper.elements { upperColumns.announce(in: entry.index) }
      lowerColumns.makeRoom(for: Entry(index: 0, value: 0))
      lowerRows.makeRoom(for: Entry(index: 0, value: 0))
      upperColumns.makeRoom(for: Entry(index: 0, value: 0))
      for elimination in eliminations.elements {
        lowerColumns.add(
          Entry(index: pivotsOfRows[elimination.target], value: elimination.value),
          to: pivotsOfRows[elimination.source])
        lowerRows.add(
          Entry(index: elimination.source, value: elimination.value), to: elimination.target)
      }
      for number in pivots.indices {
        for index in pivots[number].range {
          let entry = upper[index]
          upperColumns.add(Entry(index: Int32(number), value: entry.value), to: entry.index)
        }
      }
    }

    // Solving: right sides are added, then solved for. Only what is not 0 is looked at (J. Gilbert and T. Peierls,
    // "Sparse partial pivoting in time proportional to arithmetic operations", 1988; here a bit set keeps the order of
    // the pivots).

    @inline(__always)
    mutating func add(_ value: Double, toRow row: Int32) {
      addToRightSide(value, pivotsOfRows[row])
    }

    @inline(__always)
    private mutating func addToRightSide(_ value: Double, _ pivot: Int32) {
      rowValues[pivot] += value
      isAhead.insert(pivot)
    }

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
        // The right sides are 0 again for the next solve, without a pass over all of them.
        rowValues[number] = 0
        result.add(value, at: pivots[number].position)
        for entry in upperColumns[number] {
          rowValues[entry.index] -= entry.value * value
          isLeft.insert(entry.index)
        }
      }
    }

    @inline(__always)
    mutating func add(_ value: Double, toPosition position: Int32) {
      positionValues[pivotsOfPositions[position]] += value
      isAhead.insert(pivotsOfPositions[position])
    }

    /// The right side of the next transposed solve.
    @inline(__always)
    func rightSide(atPosition position: Int32) -> Double {
      positionValues[pivotsOfPositions[position]]
    }

    @inline(__always)
    mutating func setRightSide(_ value: Double, atPosition position: Int32) {
      positionValues[pivotsOfPositions[position]] = value
      isAhead.insert(pivotsOfPositions[position])
    }

    mutating func solveTransposed(into result: inout SparseVector) {
      result.clear()
      // The transposed factors, in the opposite order: the upper one first, forwards.
      var cursor = 0
      while let number = isAhead.removeFirst(&cursor) {
        let pivot = pivots[number]
        let value = positionValues[number] / pivot.value
        positionValues[number] = 0
        guard value != 0 else { continue }
        result.add(value, at: pivot.row)
        insertLosses(of: pivot.row)
        for index in pivot.range {
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
    @inline(__always)
    private mutating func insertLosses(of row: Int32) {
      if !lowerRows[row].isEmpty { isLeft.insert(pivotsOfRows[row]) }
    }
  }
}
