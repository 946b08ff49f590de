extension BasisFactorization {
  /// Takes all other pivots' columns out of the long rows, and chooses their own.
  mutating func finishLongRows() {
    for row in longRows.elements { isRowDone[row] = false }
    longShares.reset(count: size)
    isAhead.reset(count: size)
    for row in longRows.elements {
      for index in range(row) { addToLongRow(pool[index].value, pool[index].index) }
      // Pivot after pivot in their order: taking one out may add entries in columns of later pivots only.
      var cursor = 0
      while let number = isAhead.removeFirst(&cursor) {
        let pivot = pivots[number]
        let share = longShares[pivot.position]
        guard share != 0 else { continue }
        let multiplier = share / pivot.value
        eliminations.append(Elimination(source: pivot.row, target: row, value: multiplier))
        for other in Int(pivot.start)..<Int(pivot.end) {
          addToLongRow(-multiplier * upper[other].value, upper[other].index)
        }
      }
      pivotOnLongShares(row)
      longShares.clear()
    }
  }

  /// Adds to an entry of the long row, and has it taken out if its column has a pivot.
  private mutating func addToLongRow(_ value: Double, _ column: Int32) {
    longShares.add(value, at: column)
    if isColumnDone[column] { isAhead.insert(pivotsOfPositions[column]) }
  }

  /// Takes the largest of what is left of a long row as its pivot.
  private mutating func pivotOnLongShares(_ row: Int32) {
    let largestEntry = range(row).reduce(0) { max($0, abs(pool[$1].value)) }
    var largest: Int32?
    for column in longShares.indices.elements where !isColumnDone[column] {
      if largest.map({ abs(longShares[column]) > abs(longShares[$0]) }) ?? true { largest = column }
    }
    guard let chosen = largest,
      abs(longShares[chosen]) > Solver.Substitution.cancellation * largestEntry
    else { return }
    let start = upper.count
    for column in longShares.indices.elements
    where !isColumnDone[column] && column != chosen && longShares[column] != 0 {
      upper.append(Entry(index: column, value: longShares[column]))
    }
    isRowDone[row] = true
    appendPivot(row, chosen, longShares[chosen], upperStart: start)
  }
}
