extension Solver {
  /// Adds a term to the row that the next `addRow(_:_:priority:author:order:)` completes.
  @inlinable @inline(__always)
  public func addTerm(_ coefficient: Double, _ column: Column) {
    check(column)
    require(abs(coefficient) < .infinity, "A coefficient is a finite number.")
    model.terms.append(TermRecord(coefficient: coefficient, column: column.index, row: -1))
  }

  /// Completes a row out of the terms added since the last one. Terms of the same column add up.
  ///
  /// Among required rows an earlier one wins a conflict; authors come one after the other.
  ///
  /// - Parameter order: The row's place among its author's rows, lower numbers first. Without it,
  ///   the row comes after all that were added without it. Do not mix both for one author, nor for
  ///   the engine and contents, nor for stacks and guides.
  package func addRow(
    _ relation: Relation, _ constant: Double, priority: Float = requiredPriority,
    author: Author = .client, order: Int? = nil
  ) -> Row {
    checkConstant(constant)
    checkPriority(priority)
    let firstTerm = edits.firstPendingTerm
    let record = RowRecord(
      constant: constant, firstTerm: Int32(truncatingIfNeeded: firstTerm),
      termCount: Int32(truncatingIfNeeded: model.terms.count - firstTerm), priority: priority,
      relation: relation,
      author: author)
    let place = RowPlace(
      order: order ?? edits.addedRowCount, stamp: UInt32(truncatingIfNeeded: edits.addedRowCount),
      mark: edits.dirtyMark)
    let index: Int32
    // A removed row left its number. Its terms are elsewhere: those are only moved together when half of all are dead.
    if let free = edits.freeRows.popLast() {
      index = free
      model.rows[free] = record
      model.places[free] = place
    } else {
      index = Int32(truncatingIfNeeded: model.rows.count)
      model.rows.append(record)
      model.places.append(place)
    }
    for term in firstTerm..<model.terms.count { link(term, to: index) }
    edits.dirtyRows.append(index)
    edits.addedRowCount += 1
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

  /// Removes a row. Its number may be used again, so the caller has to forget it.
  package func removeRow(_ row: Row) {
    check(row)
    let range = model.rows[row.index].termRange
    for term in range {
      // Otherwise the next solve would leave the column out, which may have another value now.
      touchColumn(model.terms[term].column)
      unlink(term)
    }
    edits.deadTermCount += range.count
    edits.noteRemoval(of: model.rows[row.index], at: model.places[row.index])
    model.rows[row.index].isLive = false
    edits.freeRows.append(row.index)
    compactIfWorthwhile()
  }

  package func setConstant(_ constant: Double, of row: Row) {
    check(row)
    checkConstant(constant)
    let distance = constant - model.rows[row.index].constant
    guard distance != 0 else { return }
    // By how much, since what the row was off before counts from the constant of then.
    edits.movedConstants.append(Edits.Movement(number: row.index, distance: distance))
    model.rows[row.index].constant = constant
    touchRow(row.index)
  }

  package func constant(of row: Row) -> Double {
    check(row)
    return model.rows[row.index].constant
  }

  package func setPriority(_ priority: Float, of row: Row) {
    check(row)
    checkPriority(priority)
    guard model.rows[row.index].priority != priority else { return }
    model.rows[row.index].priority = priority
    // The row is on another level, so no multiplier of before fits.
    edits.needsFullSolve = true
    touchRow(row.index)
  }

  /// The columns that a row speaks of, in the order of its terms.
  package func columns(of row: Row) -> [Column] {
    check(row)
    return model.rows[row.index].termRange.map { Column(index: model.terms[$0].column) }
  }

  /// The coefficient of a column in a row, or 0 if the row does not speak of it.
  package func coefficient(of column: Column, in row: Row) -> Double {
    check(row)
    check(column)
    return model.coefficient(of: column.index, in: row.index)
  }

  private func checkConstant(_ constant: Double) {
    require(abs(constant) < .infinity, "A row's constant is a finite number.")
  }

  private func checkPriority(_ priority: Float) {
    require(!priority.isNaN, "A row's priority is a number.")
  }

  func touchRow(_ index: Int32) {
    guard model.places[index].mark != edits.dirtyMark else { return }
    model.places[index].mark = edits.dirtyMark
    edits.dirtyRows.append(index)
  }
}

// The terms of each column are a doubly linked list, so that a row comes and goes in the time of its own length.
extension Solver {
  @inline(__always)
  private func link(_ term: Int, to row: Int32) {
    let column = model.terms[term].column
    let first = model.columns[column].firstTerm
    model.terms[term].row = row
    model.links.append(TermLinks(next: first, previous: nil))
    if let first = first.number { model.links[first].previous = PackedOptional(term) }
    model.columns[column].firstTerm = PackedOptional(term)
  }

  private func unlink(_ term: Int) {
    let (next, previous) = (model.links[term].next, model.links[term].previous)
    if let next = next.number { model.links[next].previous = previous }
    if let previous = previous.number {
      model.links[previous].next = next
    } else {
      model.columns[model.terms[term].column].firstTerm = next
    }
  }

  /// - Complexity: Linear in all rows and terms. So many terms have to be dead that it is constant for each removal in
  ///   the long run.
  private func compactIfWorthwhile() {
    guard edits.deadTermCount > model.terms.count / 2 + model.rows.count + 64,
      edits.firstPendingTerm == model.terms.count
    else { return }
    // What is removed leaves gaps, since links refer to terms by their numbers. Now all get new ones.
    var old = FlatArray<TermRecord>()
    swap(&model.terms, &old)
    model.terms.reserveCapacity(old.count - edits.deadTermCount)
    model.links.removeAll()
    // All lists begin anew before the first term is in one.
    for row in model.rows.indices where model.rows[row].isLive {
      for term in model.rows[row].termRange { model.columns[old[term].column].firstTerm = nil }
    }
    for row in model.rows.indices where model.rows[row].isLive {
      let range = model.rows[row].termRange
      model.rows[row].firstTerm = Int32(model.terms.count)
      for term in range {
        model.terms.append(old[term])
        link(model.terms.count - 1, to: Int32(row))
      }
    }
    edits.deadTermCount = 0
    edits.firstPendingTerm = model.terms.count
    // The terms of those that were removed are gone.
    if !edits.removedRows.isEmpty { edits.needsFullSolve = true }
  }
}
