extension BasisFactorization {
  /// Takes all other pivots' columns out of the long rows, and chooses their own.
  mutating func finishLongRows() {
    for row in longRows.elements { isRowDone[row] = false }
    longShares.reset(to: 0, count: size)
    for row in longRows.elements {
      for index in range(row) { longShares[pool[index].index] = pool[index].value }
      for index in pivots.indices {
        let pivot = pivots[index]
        guard longShares[pivot.position] != 0 else { continue }
        let multiplier = longShares[pivot.position] / pivot.value
        longShares[pivot.position] = 0
        eliminations.append(Elimination(source: pivot.row, target: row, value: multiplier))
        for other in Int(pivot.start)..<Int(pivot.end) {
          longShares[upper[other].index] -= multiplier * upper[other].value
        }
      }
      pivotOnLongShares(row)
    }
  }

  /// Takes the largest of what is left of a long row as its pivot.
  private mutating func pivotOnLongShares(_ row: Int32) {
    let largestEntry = range(row).reduce(0) { max($0, abs(pool[$1].value)) }
    var chosen = -1
    for column in 0..<size where !isColumnDone[column] {
      if chosen < 0 || abs(longShares[column]) > abs(longShares[chosen]) { chosen = column }
    }
    let start = upper.count
    if chosen >= 0, abs(longShares[chosen]) > Solver.Substitution.cancellation * largestEntry {
      let value = longShares[chosen]
      longShares[chosen] = 0
      for column in 0..<size where !isColumnDone[column] && longShares[column] != 0 {
        upper.append(Entry(index: Int32(column), value: longShares[column]))
      }
      isRowDone[row] = true
      isColumnDone[chosen] = true
      pivots.append(
        Pivot(
          row: row, position: Int32(chosen), value: value, start: Int32(start),
          end: Int32(upper.count)))
    }
    for column in 0..<size { longShares[column] = 0 }
  }
}
