extension BasisFactorization {
  /// Lists the factors' entries in the ways in which they are needed, and prepares for solves.
  mutating func listFactors() {
    pivotsOfRows.reset(to: 0, count: size)
    for number in pivots.indices { pivotsOfRows[pivots[number].row] = Int32(number) }
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
      for index in Int(pivots[number].start)..<Int(pivots[number].end) {
        let entry = upper[index]
        upperColumns.add(Entry(index: Int32(number), value: entry.value), to: entry.index)
      }
    }
  }
}
