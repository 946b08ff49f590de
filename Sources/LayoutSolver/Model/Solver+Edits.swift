extension Solver {
  /// Adds an unknown, of value 0.
  package func addColumn(_ kind: Kind) -> Column {
    if let index = edits.freeColumns.popLast() {
      model.columns[index] = ColumnRecord(component: index, kind: kind)
      model.values[index] = 0
      return Column(index: index)
    }
    let index = Int32(truncatingIfNeeded: model.columns.count)
    model.columns.append(ColumnRecord(component: index, kind: kind))
    model.values.append(0)
    return Column(index: index)
  }

  /// Makes room for a tree that is about to be added.
  package func reserve(columns: Int, rows: Int, terms: Int) {
    model.columns.reserveCapacity(model.columns.count + columns)
    model.values.reserveCapacity(model.values.count + columns)
    model.rows.reserveCapacity(model.rows.count + rows)
    model.places.reserveCapacity(model.places.count + rows)
    model.terms.reserveCapacity(model.terms.count + terms)
    model.links.reserveCapacity(model.links.count + terms)
    edits.clientRows.reserveCapacity(edits.clientRows.rows.count + rows)
    edits.dirtyRows.reserveCapacity(edits.dirtyRows.count + rows)
  }

  /// Removes an unknown.
  ///
  /// - Precondition: No row refers to the column any longer.
  package func removeColumn(_ column: Column) {
    precondition(
      model.columns[column.index].firstTerm < 0,
      "A row still refers to the column. Remove the row first.")
    // No unknown any more: what is gathered passes it by.
    model.columns[column.index].isInput = true
    edits.freeColumns.append(column.index)
  }

  /// Changes what a column is.
  ///
  /// - Precondition: No row refers to the column.
  package func setKind(_ kind: Kind, of column: Column) {
    precondition(
      model.columns[column.index].firstTerm < 0,
      "A row refers to the column. Change the kind before adding rows.")
    model.columns[column.index].kind = kind
  }

  /// Makes the column an input with this value; `nil` makes it an unknown again.
  package func fix(_ column: Column, at value: Double?) {
    let index = Int(column.index)
    if model.columns[index].isInput, model.values[index] == value { return }
    if let value {
      precondition(value.isFinite, "An input is a finite number.")
      model.values[index] = value
    }
    model.columns[index].isInput = value != nil
    touchColumn(column.index)
    var term = model.columns[index].firstTerm
    if term >= 0 { edits.knowsComponents = false }
    while term >= 0 {
      touchRow(model.terms[term].row)
      term = model.links[term].next
    }
  }

  /// Adds a term to the row that the next `addRow(_:_:priority:author:order:)` completes.
  package func addTerm(_ coefficient: Double, _ column: Column) {
    model.terms.append(TermRecord(coefficient: coefficient, column: column.index, row: -1))
  }

  /// Completes a row out of the terms added since the last one. Terms of the same column add up.
  ///
  /// Among required rows an earlier one wins a conflict; the engine's rows count as the earliest.
  ///
  /// - Parameter order: The row's place among its author's rows, lower numbers first. Without it,
  ///   the row comes after all that were added without it. Do not mix both for one author.
  package func addRow(
    _ relation: Relation, _ constant: Double, priority: Float = requiredPriority,
    author: Author = .client, order: Int? = nil
  ) -> Row {
    let firstTerm = edits.firstPendingTerm
    let record = RowRecord(
      constant: constant, firstTerm: Int32(firstTerm),
      termCount: Int32(model.terms.count - firstTerm), priority: priority, relation: relation,
      author: author)
    let place = RowPlace(
      order: order ?? edits.addedRowCount, stamp: UInt32(truncatingIfNeeded: edits.addedRowCount),
      mark: edits.dirtyMark)
    let index: Int32
    if let free = edits.freeRows.popLast() {
      index = free
      model.rows[free] = record
      model.places[free] = place
    } else {
      index = Int32(model.rows.count)
      model.rows.append(record)
      model.places.append(place)
    }
    for term in firstTerm..<model.terms.count { link(term, to: index) }
    if edits.knowsComponents { model.uniteColumns(of: record.termRange) }
    edits.list(index, of: author, at: place)
    edits.dirtyRows.append(index)
    edits.addedRowCount += 1
    edits.liveRowCount += 1
    edits.firstPendingTerm = model.terms.count
    return Row(index: index)
  }

  @discardableResult
  package func addRow(
    _ newTerms: [Term], _ relation: Relation, _ constant: Double,
    priority: Float = requiredPriority, author: Author = .client
  ) -> Row {
    for term in newTerms { addTerm(term.coefficient, term.column) }
    return addRow(relation, constant, priority: priority, author: author)
  }

  package func removeRow(_ row: Row) {
    let index = Int(row.index)
    precondition(model.rows[index].isLive, "The row was removed before.")
    for term in model.rows[index].termRange {
      touchColumn(model.terms[term].column)
      unlink(term)
    }
    edits.deadTermCount += model.rows[index].termRange.count
    model.rows[index].termCount = -1
    edits.noteRemoval(ofRowOf: model.rows[index].author)
    edits.knowsComponents = false
    edits.liveRowCount -= 1
    edits.freeRows.append(row.index)
    compactIfWorthwhile()
  }

  package func setConstant(_ constant: Double, of row: Row) {
    guard model.rows[row.index].constant != constant else { return }
    model.rows[row.index].constant = constant
    touchRow(row.index)
  }

  package func setPriority(_ priority: Float, of row: Row) {
    guard model.rows[row.index].priority != priority else { return }
    model.rows[row.index].priority = priority
    touchRow(row.index)
  }

  private func touchRow(_ index: Int32) {
    guard model.places[index].mark != edits.dirtyMark else { return }
    model.places[index].mark = edits.dirtyMark
    edits.dirtyRows.append(index)
  }

  private func touchColumn(_ index: Int32) {
    guard model.columns[index].mark != edits.dirtyMark else { return }
    model.columns[index].mark = edits.dirtyMark
    edits.dirtyColumns.append(index)
  }

  @inline(__always)
  private func link(_ term: Int, to row: Int32) {
    let column = model.terms[term].column
    let first = model.columns[column].firstTerm
    model.terms[term].row = row
    model.links.append(TermLinks(next: first, previous: -1))
    if first >= 0 { model.links[first].previous = Int32(truncatingIfNeeded: term) }
    model.columns[column].firstTerm = Int32(truncatingIfNeeded: term)
  }

  private func unlink(_ term: Int) {
    let (next, previous) = (model.links[term].next, model.links[term].previous)
    if next >= 0 { model.links[next].previous = previous }
    if previous >= 0 {
      model.links[previous].next = next
    } else {
      model.columns[model.terms[term].column].firstTerm = next
    }
  }

  /// Moves the live terms and order entries together once half of them are dead.
  private func compactIfWorthwhile() {
    if edits.listedRowCount > 2 * edits.liveRowCount + 64 {
      edits.clientRows.removeStale(model)
      edits.engineRows.removeStale(model)
    }
    guard edits.deadTermCount > model.terms.count / 2 + 64,
      edits.firstPendingTerm == model.terms.count
    else {
      return
    }
    var old = FlatArray<TermRecord>()
    swap(&model.terms, &old)
    model.terms.reserveCapacity(old.count - edits.deadTermCount)
    model.links.removeAll()
    for index in model.columns.indices { model.columns[index].firstTerm = -1 }
    for index in model.rows.indices where model.rows[index].isLive {
      let range = model.rows[index].termRange
      model.rows[index].firstTerm = Int32(model.terms.count)
      for term in range {
        model.terms.append(old[term])
        link(model.terms.count - 1, to: Int32(index))
      }
    }
    edits.deadTermCount = 0
    edits.firstPendingTerm = model.terms.count
  }
}
