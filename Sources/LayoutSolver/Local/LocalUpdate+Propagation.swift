extension Solver.LocalUpdate {
  /// How many required equalities a search meets at most before anything else.
  private static var equalityLimit: Int { 64 }

  /// Moves a column by a point, and others with it, so that each row that held is unaffected, but for those that are
  /// exempt. Returns whether that is possible.
  ///
  /// Other changes correct the rounding errors of rows. A translation must not: its distances are multiplied later.
  mutating func translate(_ column: Int32, _ model: inout Model) -> Bool {
    isTranslation = true
    move(column, by: 1, &model)
    return propagate(&model)
  }

  /// Has a row move nothing, whatever becomes of it.
  mutating func exempt(_ row: Int32) { rows[row].isExempt = true }

  /// Moves columns until every row that held exactly does so again, and returns whether it came to that. The proof does
  /// not depend on how the values are found, so they are guessed.
  mutating func propagate(_ model: inout Model) -> Bool {
    // A row that held exactly and does not any longer moves the column that only it names, or that it names first, as
    // `top == above.bottom` does, unless an earlier row is there for that column. So a chain is followed to its end.
    guard moveForQueuedRows(&model) else { return false }
    while let row = stuckRows.popLast() {
      // The others depend on each other, as rows around a centered view do, and need a column that none of them owns.
      guard moveSource(of: row, &model) else { return false }
    }
    return true
  }

  private mutating func moveForQueuedRows(_ model: inout Model) -> Bool {
    // By their numbers, as most rows depend on earlier ones. A column may move more than once, so that two changes
    // above each other meet in one.
    while let row = queue.removeFirst(&cursor).map({ Int32($0) }) {
      let mark = rows[row]
      // A row that had slack, or was off, need not hold now. Whether it is still on its side, the proof says.
      guard mark.residual.isStuck, !mark.isExempt else { continue }
      // The walk may lead in a circle, where two rows move each other's columns. The allowance ends it.
      guard allowance > 0, let column = model.columnToMove(forRow: row) else { return false }
      // If another row owns the column, to move it would put that one off, and the two would push it to and fro.
      let coefficient = model.coefficient(of: column, in: row)
      if coefficient != 0, owner(of: column, model) == .row(row) {
        move(column, by: -mark.residual.now / coefficient, &model)
      } else {
        stuckRows.append(row)
      }
    }
    return true
  }

  /// Moves a column that a row depends on and that no row owns, by so much that the row holds. Returns whether there is
  /// one.
  private mutating func moveSource(of row: Int32, _ model: inout Model) -> Bool {
    let start = residual(row, model)
    if start.holdsExactly || rows[row].isExempt { return true }
    guard let source = source(of: row, model) else { return false }
    // If the row names the source, the first move is a guess that is right where nothing else follows. Otherwise any
    // would do.
    let own = model.coefficient(of: source, in: row)
    let trial = own == 0 ? -start.now : -start.now / own
    // Which columns follow the source, and how far, is not known ahead: one move shows it. They all move the same for
    // each point, as everything is linear.
    beginTrial()
    move(source, by: trial, &model)
    guard moveForQueuedRows(&model) else { return false }
    let end = residual(row, model)
    if end.holdsExactly { return true }
    // The row may be unaffected by the source: what follows it cancels.
    guard abs(end.now - start.now) > Self.exactness * abs(trial) else { return false }
    // The residual is linear in the move, so its two values say where it is 0.
    scaleTrial(by: start.now / (start.now - end.now), &model)
    return allowance > 0 && residual(row, model).holdsExactly
  }

  private mutating func beginTrial() {
    trialCount += 1
    trialColumns.removeAll()
  }

  private mutating func scaleTrial(by factor: Double, _ model: inout Model) {
    // All that moved with the source, each by the same multiple of its distance.
    for column in trialColumns.elements {
      let distance = model.values[column] - columns[column].valueBeforeTrial
      move(column, by: (factor - 1) * distance, &model)
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

  /// Looks for the nearest column without an owner among those that a row depends on: its own, those of the rows that
  /// own these, and so on.
  private mutating func findSource(of row: Int32, _ model: borrowing Model) -> Int32? {
    searchCount += 1
    // The list of rows doubles as the queue of the search.
    var next = searchedRows.count
    meet(row)
    while next < searchedRows.count {
      let terms = model.rows[searchedRows[next]].termRange
      // The search may lead through all that is connected. Then a solve is faster.
      allowance -= terms.count
      for index in terms {
        let column = model.terms[index].column
        guard model.columns[column].isUnknown else { continue }
        let owner = owner(of: column, model)
        // Breadth first, so this is the nearest one, which moves the fewest others.
        if owner == .none { return column }
        if let other = owner.row { meet(other) }
      }
      if allowance < 0 || next == Self.equalityLimit && !hasChoice(model) { return nil }
      next += 1
    }
    return nil
  }

  private func hasChoice(_ model: borrowing Model) -> Bool {
    // Where there are none but required equalities, presolve is faster than to move all that is connected.
    func isChoice(_ row: Int32) -> Bool { !model.rows[row].isRequiredEquality }
    return searchedRows.elements.contains(where: isChoice)
      || affectedRows.elements.contains(where: isChoice)
  }

  private mutating func meet(_ row: Int32) {
    guard rows[row].search != searchCount else { return }
    rows[row].search = searchCount
    searchedRows.append(row)
  }

  /// - Precondition: The column is not bound.
  private mutating func move(_ column: Int32, by distance: Double, _ model: inout Model) {
    noteMove(of: column, model)
    for term in model.terms(of: column) { affect(term.row, by: distance * term.coefficient, model) }
    model.values[column] += distance
  }

  /// The owner of a column: of the rows that held exactly one that names no other unknown, or the earliest that would
  /// move it.
  @inline(__always)
  private mutating func owner(of column: Int32, _ model: borrowing Model) -> Owner {
    let known = columns[column].owner
    // Found once for each column: it depends on what held before the update, not on the moves.
    return known == .unknown ? findOwner(of: column, model) : known
  }

  private mutating func findOwner(of column: Int32, _ model: borrowing Model) -> Owner {
    var owner = Owner.none
    if model.columns[column].kind == .size, model.values[column] <= Self.exactness {
      // A size at 0 can move up alone, and nobody knows the multiplier of its bound. So it stays.
      owner = .bound
    } else {
      // A later row stands before an earlier one.
      for term in model.terms(of: column)
      where model.columnToMove(forRow: term.row) == column
        && residual(term.row, model).heldExactly
      {
        owner = .row(term.row)
        if model.hasOneUnknown(term.row) { break }
      }
    }
    columns[column].owner = owner
    return owner
  }
}

extension Solver.Model {
  /// The column that a row moves if it owns it: one that no other row names, or else its first.
  @inline(__always)
  func columnToMove(forRow row: Int32) -> Int32? {
    var first: Int32?
    for index in rows[row].termRange {
      let column = terms[index].column
      guard columns[column].isUnknown else { continue }
      // To move it affects no other row, so it is the better choice.
      if hasOneRow(column) { return column }
      if first == nil { first = column }
    }
    return first
  }

  @inline(__always)
  fileprivate func hasOneRow(_ column: Int32) -> Bool {
    columns[column].firstTerm.number.map { links[$0].next == nil } ?? false
  }

  fileprivate func hasOneUnknown(_ row: Int32) -> Bool {
    rows[row].termRange.count { columns[terms[$0].column].isUnknown } == 1
  }
}
