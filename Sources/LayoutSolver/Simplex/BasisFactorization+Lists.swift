extension BasisFactorization {
  /// Lists the factors' entries in the ways in which they are needed, and prepares for solves.
  mutating func listFactors() {
    pivotsOfRows.reset(to: 0, count: size)
    pivotsOfPositions.reset(to: 0, count: size)
    for number in pivots.indices {
      pivotsOfRows[pivots[number].row] = Int32(number)
      pivotsOfPositions[pivots[number].position] = Int32(number)
    }
    rowValues.reset(to: 0, count: size)
    positionValues.reset(to: 0, count: size)
    isAhead.reset(count: size)
    isLeft.reset(count: size)
    lowerColumns.begin(listCount: size)
    lowerRows.begin(listCount: size)
    upperColumns.begin(listCount: size)
    for elimination in eliminations.elements {
      lowerColumns.announce(in: elimination.source)
      lowerRows.announce(in: elimination.target)
    }
    for entry in upper.elements { upperColumns.announce(in: entry.index) }
    lowerColumns.makeRoom(for: Entry(index: 0, value: 0))
    lowerRows.makeRoom(for: Entry(index: 0, value: 0))
    upperColumns.makeRoom(for: Entry(index: 0, value: 0))
    for elimination in eliminations.elements {
      lowerColumns.add(
        Entry(index: elimination.target, value: elimination.value), to: elimination.source)
      lowerRows.add(
        Entry(index: elimination.source, value: elimination.value), to: elimination.target)
    }
    for pivot in pivots.elements {
      for index in Int(pivot.start)..<Int(pivot.end) {
        upperColumns.add(Entry(index: pivot.row, value: upper[index].value), to: upper[index].index)
      }
    }
  }
}
