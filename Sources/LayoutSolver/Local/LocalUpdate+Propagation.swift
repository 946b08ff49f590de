extension Solver.LocalUpdate {
  /// How many rows may look for a column.
  private static var searchLimit: Int32 { 16 }

  /// Moves columns until every row that held exactly does so again.
  ///
  /// - Returns: Whether it came to that. Whether the others are on their side is noted.
  mutating func propagate(_ model: inout Model) -> Bool {
    guard moveForQueuedRows(&model) else { return false }
    while let row = stuckRows.popLast() {
      guard moveSource(of: row, &model) else { return false }
    }
    return true
  }

  /// Has each row in the queue move the column that is there for it.
  ///
  /// A column may move more than once, so that two changes above each other meet in one.
  private mutating func moveForQueuedRows(_ model: inout Model) -> Bool {
    while let row = queue.removeFirst(&cursor).map({ Int32($0) }) {
      guard let distance = look(at: row, model) else { continue }
      guard allowance > 0, let column = model.columnToMove(forRow: row) else { return false }
      if owner(of: column, model) == .row(row) {
        guard move(column, by: -distance / model.coefficient(of: column, in: row), &model)
        else { return false }
      } else {
        stuckRows.append(row)
      }
    }
    return true
  }

  /// Notes whether the multiplier of before fits the row.
  ///
  /// - Returns: How far the row is off, if it held exactly before and does not any longer.
  private mutating func look(at row: Int32, _ model: borrowing Model) -> Double? {
    let residual = residual(row, model)
    rows[row].isProved = residual.isOnItsSide
    return residual.heldExactly && !residual.holdsExactly ? residual.now : nil
  }

  /// Moves a column that a row depends on and that is there for no other row, by so much that the row
  /// holds.
  ///
  /// By how much the row moves with the column is seen when the column has moved. It moves the same
  /// for each point, as everything is linear.
  private mutating func moveSource(of row: Int32, _ model: inout Model) -> Bool {
    let start = residual(row, model)
    if start.holdsExactly { return true }
    guard let source = source(of: row, model) else { return false }
    let own = model.coefficient(of: source, in: row)
    let trial = own == 0 ? -start.now : -start.now / own
    let isFirst = movedColumns.isEmpty
    guard move(source, by: trial, &model), moveForQueuedRows(&model) else { return false }
    let end = residual(row, model)
    if end.holdsExactly { return true }
    let rate = (end.now - start.now) / trial
    guard abs(rate) > Self.exactness else { return false }
    if isFirst {
      // All that has moved did so with the source.
      scaleMoves(by: 1 - end.now / rate / trial, &model)
    } else if !move(source, by: -end.now / rate, &model) || !moveForQueuedRows(&model) {
      return false
    }
    return residual(row, model).holdsExactly
  }

  private mutating func scaleMoves(by factor: Double, _ model: inout Model) {
    for column in movedColumns.elements {
      let old = columns[column].oldValue
      model.values[column] = old + factor * (model.values[column] - old)
    }
    for index in affectedRows.indices {
      let row = affectedRows[index]
      if look(at: row, model) != nil { stuckRows.append(row) }
    }
  }

  private mutating func source(of row: Int32, _ model: borrowing Model) -> Int32? {
    if let known = sources.elements.first(where: { $0.row == row }) { return known.column }
    guard let column = findSource(of: row, model),
      model.coefficient(of: column, in: row) != 0 || hasChoice(model)
    else { return nil }
    sources.append(Source(row: row, column: column))
    columns[column].owner = .row(row)
    return column
  }

  /// Looks for the nearest column without an owner among those that a row depends on: its own, and
  /// those of the rows that own them, and so on.
  private mutating func findSource(of row: Int32, _ model: borrowing Model) -> Int32? {
    searchCount += 1
    guard searchCount <= Self.searchLimit else { return nil }
    // The list of rows doubles as the queue of the search.
    var next = searchedRows.count
    meet(row)
    while next < searchedRows.count {
      for index in model.rows[searchedRows[next]].termRange {
        let column = model.terms[index].column
        guard model.columns[column].isUnknown else { continue }
        let owner = owner(of: column, model)
        if owner == .none { return column }
        if let other = owner.row { meet(other) }
      }
      if allowance < 0 { return nil }
      next += 1
    }
    return nil
  }

  /// Whether any row but required equalities was met. Where there are no others, presolve is faster
  /// than to move all that hangs together.
  private func hasChoice(_ model: borrowing Model) -> Bool {
    func isChoice(_ row: Int32) -> Bool {
      !model.rows[row].isRequired || model.rows[row].relation != .equal
    }
    return searchedRows.elements.contains(where: isChoice)
      || affectedRows.elements.contains(where: isChoice)
  }

  private mutating func meet(_ row: Int32) {
    guard rows[row].search != searchCount else { return }
    rows[row].search = searchCount
    searchedRows.append(row)
  }

  /// - Returns: Whether the column may move.
  private mutating func move(
    _ column: Int32, by distance: Double, _ model: inout Model
  ) -> Bool {
    guard owner(of: column, model) != .bound else { return false }
    noteMove(of: column, model)
    model.values[column] += distance
    var term = model.columns[column].firstTerm
    while term >= 0 {
      let row = model.terms[term].row
      affect(row, firstBy: distance * model.coefficient(of: column, in: row), model)
      term = model.links[term].next
    }
    return true
  }

  /// The row that a column is there for, of those that held exactly: one that names no other unknown,
  /// or the earliest that would move the column.
  private mutating func owner(of column: Int32, _ model: borrowing Model) -> Owner {
    if columns[column].owner != .unknown { return columns[column].owner }
    var owner = Owner.none
    if model.columns[column].kind == .size, model.values[column] <= Self.exactness {
      owner = .bound
    } else {
      var term = model.columns[column].firstTerm
      // A later row stands before an earlier one.
      while term >= 0 {
        let row = model.terms[term].row
        if model.columnToMove(forRow: row) == column, model.coefficient(of: column, in: row) != 0,
          residual(row, model).heldExactly
        {
          owner = .row(row)
          if model.hasOneUnknown(row) { break }
        }
        term = model.links[term].next
      }
    }
    columns[column].owner = owner
    metColumns.append(column)
    return owner
  }
}

extension Solver.Model {
  /// The column that is there for a row if the row is there for it: one that no other row mentions,
  /// or else the first.
  @inline(__always)
  fileprivate func columnToMove(forRow row: Int32) -> Int32? {
    var first: Int32?
    for index in rows[row].termRange {
      let column = terms[index].column
      guard columns[column].isUnknown else { continue }
      if links[columns[column].firstTerm].next < 0 { return column }
      if first == nil { first = column }
    }
    return first
  }

  fileprivate func hasOneUnknown(_ row: Int32) -> Bool {
    rows[row].termRange.count { columns[terms[$0].column].isUnknown } == 1
  }

  @inline(__always)
  fileprivate func coefficient(of column: Int32, in row: Int32) -> Double {
    var sum = 0.0
    for index in rows[row].termRange where terms[index].column == column {
      sum += terms[index].coefficient
    }
    return sum
  }
}
