extension LayoutSolver.Workspace {
  /// Works the required equalities into the substitution, the engine's before the client's.
  ///
  /// - Complexity: Almost linear in the terms. A row of three unknowns waits until one of them is
  ///   eliminated; only then is it looked at again.
  mutating func fold(_ model: borrowing Model) {
    pendingEqualities.removeAll()
    inequalities.removeAll()
    optionalRows.removeAll()
    for index in gathered.clientRowCount..<gathered.rows.count {
      foldOrDefer(gathered.rows[index], model)
    }
    for index in 0..<gathered.clientRowCount { foldOrDefer(gathered.rows[index], model) }
    if !pendingEqualities.isEmpty { foldPending(model) }
  }

  private mutating func foldOrDefer(
    _ index: Int32, _ model: borrowing Model
  ) {
    let row = model.rows[index]
    if !row.isRequired {
      optionalRows.append(index)
    } else if !excludedRows.isEmpty, excludedRows.contains(index) {
      return
    } else if row.relation != .equal {
      inequalities.append(index)
    } else if !foldEquality(index, model) {
      pendingEqualities.append(index)
    }
  }

  /// - Returns: Whether the row is done with; otherwise it has three or more unknowns.
  private mutating func foldEquality(
    _ index: Int32, _ model: borrowing Model
  ) -> Bool {
    substitution.reduce(
      model.terms, model.rows[index].termRange, constant: model.rows[index].constant)
    switch substitution.reducedColumns.count {
    case 0:
      if abs(substitution.reducedConstant) > substitution.residualTolerance {
        recordConflict([.row(index, 1)], model)
      }
    case 1: fix(by: index, model)
    case 2: tie(by: index, model)
    default: return false
    }
    return true
  }

  private mutating func fix(by row: Int32, _ model: borrowing Model) {
    let column = substitution.reducedColumns[0]
    let coefficient = substitution.reducedCoefficients[0]
    let value = substitution.reducedConstant / coefficient
    let range = substitution.roots[column].range
    let slack = substitution.residualTolerance / abs(coefficient)
    if value < range.lower - slack {
      recordConflict([.row(row, 1), .bound(range.lowerSource, -coefficient)], model)
    } else if value > range.upper + slack {
      recordConflict([.row(row, 1), .bound(range.upperSource, -coefficient)], model)
    } else {
      substitution.fix(
        column, at: max(range.lower, min(range.upper, value)), by: row, coefficient: coefficient)
    }
  }

  private mutating func tie(by row: Int32, _ model: borrowing Model) {
    // The smaller class joins the larger, so that paths stay short.
    let first = substitution.roots[substitution.reducedColumns[0]].memberCount
    let second = substitution.roots[substitution.reducedColumns[1]].memberCount
    let (child, parent) = first <= second ? (0, 1) : (1, 0)
    let childColumn = substitution.reducedColumns[child]
    let parentColumn = substitution.reducedColumns[parent]
    let coefficient = substitution.reducedCoefficients[child]
    let parentCoefficient = substitution.reducedCoefficients[parent]
    let factor = -parentCoefficient / coefficient
    let offset = substitution.reducedConstant / coefficient

    let childRange = substitution.roots[childColumn].range
    if let (lower, upper) = substitution.roots[parentColumn].range.intersect(
      childRange.preimage(factor: factor, offset: offset))
    {
      let isLowerOfChild = lower == childRange.lowerSource || lower == childRange.upperSource
      let (childBound, parentBound) = isLowerOfChild ? (lower, upper) : (upper, lower)
      recordConflict(
        [
          .row(row, 1), .bound(childBound, -coefficient), .bound(parentBound, -parentCoefficient),
        ], model)
    } else {
      substitution.tie(
        childColumn, to: parentColumn, factor: factor, offset: offset, by: row,
        coefficient: coefficient)
    }
  }

  /// Folds rows of three or more unknowns as the elimination of others shortens them.
  ///
  /// Each root keeps a list of the waiting rows that contain it. An elimination has its list looked
  /// at again, and hands it to the root that took the column's place.
  private mutating func foldPending(_ model: borrowing Model) {
    var waiting = WaitingRows()
    for row in pendingEqualities.elements {
      substitution.reduce(
        model.terms, model.rows[row].termRange, constant: model.rows[row].constant)
      for root in substitution.reducedColumns.elements { waiting.add(row, to: root) }
    }
    var seen = substitution.eliminations.count
    var isDone = Set<Int32>()
    // The first pass may have left rows behind that a later row shortened.
    for row in pendingEqualities.elements where foldEquality(row, model) {
      isDone.insert(row)
    }
    while seen < substitution.eliminations.count {
      let elimination = substitution.eliminations[seen]
      seen += 1
      waiting.visit(elimination.column) { row in
        guard !isDone.contains(row) else { return false }
        if foldEquality(row, model) {
          isDone.insert(row)
          return false
        }
        return true
      }
      if elimination.parent >= 0 { waiting.move(from: elimination.column, to: elimination.parent) }
    }
    pendingEqualities.removeAll { isDone.contains($0) }
  }
}

/// Linked lists of rows, one for each root.
private struct WaitingRows: ~Copyable {
  private var next = FlatArray<Int32>()
  private var row = FlatArray<Int32>()
  private var lists: [Int32: (first: Int32, last: Int32)] = [:]

  mutating func add(_ newRow: Int32, to root: Int32) {
    let node = Int32(row.count)
    row.append(newRow)
    next.append(-1)
    append((node, node), to: root)
  }

  mutating func move(from root: Int32, to other: Int32) {
    if let list = lists.removeValue(forKey: root) { append(list, to: other) }
  }

  /// Calls `body` with each row of the root, and keeps those for which it returns `true`.
  mutating func visit(_ root: Int32, _ body: (Int32) -> Bool) {
    guard let list = lists.removeValue(forKey: root) else { return }
    var node = list.first
    while node >= 0 {
      let following = next[node]
      if body(row[node]) {
        next[node] = -1
        append((node, node), to: root)
      }
      node = following
    }
  }

  private mutating func append(_ list: (first: Int32, last: Int32), to root: Int32) {
    if let present = lists[root] {
      next[present.last] = list.first
      lists[root] = (present.first, list.last)
    } else {
      lists[root] = list
    }
  }
}
