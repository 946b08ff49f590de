/// How an update follows rows that come and go.
///
/// Let the rows alone have decided the last answer. Then three kinds of changes leave it the only one:
/// - A row goes that it was clear of: an inequality with room.
/// - Rows come that hold there at no cost, and determine the columns that come with them. They add
///   nothing to the cost of this answer, and nothing less to that of another.
/// - Rows go that only determined the columns that go with them. Whatever the others are, these
///   columns can have values for which the rows hold. So the rows had no say in the others.
///
/// What else rows say when the columns that come or go with them are replaced, they say of the columns
/// that stay. There one that goes and one that comes have to say the same, but for the constant. So
/// when a view comes between two, they are farther from each other by its height. That is a changed
/// constant, and what follows from it is for the rest of the update. What is replaced has to follow
/// from required equalities then: what else determines it could give way to the new row, which the old
/// one did not ask of it.
extension Solver.LocalUpdate {
  /// A row that was added or removed since the last answer.
  struct ChangedRow: BitwiseCopyable {
    var record: Solver.RowRecord
    /// The row's number, if it was added.
    var row: Int32?
    var stage = Stage.waiting

    enum Stage: BitwiseCopyable {
      case waiting
      /// Off in the last answer, so that it determines nothing.
      case violated
      /// It determines a column.
      case used
    }
  }

  /// What a removed row said of the columns that stay.
  struct Remainder: BitwiseCopyable {
    var record: Solver.RowRecord
    var residual: Double
    /// A part of `remainingSummands`.
    var span: Solver.Program.Span
    var isTakenOver = false
  }

  /// Puts the columns that come with new rows where these have them, next to the last answer.
  ///
  /// - Returns: Whether that answer, or one that differs by constants, is still the only one. What was
  ///   found of the new rows is noted as if they had been there before.
  mutating func followChangedRows(_ model: inout Model, _ edits: borrowing Solver.Edits) -> Bool {
    guard collectChangedRows(model, edits), reduceRemovedRows(model) else { return false }
    ownColumns.reopen()
    guard placeOwnColumns(&model), noteAddedRows(model) else { return false }
    // One without rows rests.
    for entry in ownColumns.entries.elements
    where model.columns[entry.column].firstTerm < 0 && model.columns[entry.column].isUnknown {
      setValue(0, of: entry.column, &model)
    }
    return true
  }

  private mutating func collectChangedRows(
    _ model: borrowing Model, _ edits: borrowing Solver.Edits
  ) -> Bool {
    ownColumns.begin(model)
    for record in edits.removedRows.elements {
      guard meetColumns(of: record, model, edits) else { return false }
      let residual = residual(of: record, model)
      if residual.heldExactly {
        removedRows.append(ChangedRow(record: record))
      } else if !record.relation.isClear(residual.now) {
        removedRows.append(ChangedRow(record: record, stage: .violated))
      }
    }
    for row in edits.dirtyRows.elements
    where model.rows[row].isLive && edits.isNew(model.places[row]) && !rows[row].isAffected {
      guard meetColumns(of: model.rows[row], model, edits) else { return false }
      rows[row].isAffected = true
      affectedRows.append(row)
      addedRows.append(ChangedRow(record: model.rows[row], row: row))
    }
    return true
  }

  private mutating func meetColumns(
    of record: Solver.RowRecord, _ model: borrowing Model, _ edits: borrowing Solver.Edits
  ) -> Bool {
    record.termRange.allSatisfy { index in
      let column = model.terms[index].column
      return model.columns[column].isFixed || ownColumns.meet(column, model, edits)
    }
  }

  // MARK: Removed rows

  /// Notes what the removed rows said of the columns that stay.
  ///
  /// - Returns: Whether that is all that they said.
  private mutating func reduceRemovedRows(_ model: borrowing Model) -> Bool {
    while determineFromRemovedRows(model, requiredOnly: true)
      || determineFromRemovedRows(model, requiredOnly: false)
    {}
    for row in removedRows.elements where row.stage != .used {
      let reduction = ownColumns.reduce(row.record, model)
      guard reduction.openCount == 0 else { return false }
      // What speaks of no other column is a constant cost.
      if ownColumns.reduced.isEmpty { continue }
      let start = remainingSummands.count
      for summand in ownColumns.reduced.elements { remainingSummands.append(summand) }
      remainders.append(
        Remainder(
          record: row.record, residual: residual(of: row.record, model).now,
          span: Solver.Program.Span(start..<remainingSummands.count)))
    }
    // That a size is not negative is a row, too, and has to be clear if it speaks of other columns.
    return ownColumns.entries.elements.allSatisfy { entry in
      model.columns[entry.column].kind != .size || entry.span.count == 0
        || model.values[entry.column] > Self.exactness
    }
  }

  private mutating func determineFromRemovedRows(
    _ model: borrowing Model, requiredOnly: Bool
  ) -> Bool {
    var hasDetermined = false
    for index in removedRows.indices where removedRows[index].stage == .waiting {
      let record = removedRows[index].record
      if requiredOnly && !record.isRequiredEquality { continue }
      allowance -= record.termRange.count
      let reduction = ownColumns.reduce(record, model)
      guard let rest = reduction.rest, reduction.openCount == 1 else { continue }
      ownColumns.determine(rest, isRequired: record.isRequiredEquality && reduction.isRequired)
      removedRows[index].stage = .used
      hasDetermined = true
    }
    return hasDetermined && allowance > 0
  }

  // MARK: Added rows

  /// Gives the own columns of the added rows the only values for which all of these hold.
  ///
  /// - Returns: Whether each has one.
  private mutating func placeOwnColumns(_ model: inout Model) -> Bool {
    while placeFromAddedRows(&model, requiredOnly: true)
      || placeFromAddedRows(&model, requiredOnly: false)
    {}
    return ownColumns.entries.elements.allSatisfy { entry in
      if entry.standing == .open { return model.columns[entry.column].firstTerm < 0 }
      return model.columns[entry.column].kind != .size
        || model.values[entry.column] >= -Solver.tolerance
    }
  }

  private mutating func placeFromAddedRows(
    _ model: inout Model, requiredOnly: Bool
  ) -> Bool {
    var hasPlaced = false
    for index in addedRows.indices where addedRows[index].stage == .waiting {
      let record = addedRows[index].record
      if requiredOnly && !record.isRequiredEquality { continue }
      let reduction = ownColumns.reduce(record, model)
      guard let rest = reduction.rest, reduction.openCount == 1 else { continue }
      let column = ownColumns.entries[rest.entry].column
      let value =
        model.values[column] - residual(of: record, model).now / rest.coefficient
      if record.relation != .equal {
        let isLower = (record.relation == .greaterThanOrEqual) == (rest.coefficient > 0)
        guard ownColumns.bound(rest.entry, to: value, isLower: isLower) else { continue }
      }
      setValue(value, of: column, &model)
      ownColumns.determine(rest, isRequired: record.isRequiredEquality && reduction.isRequired)
      addedRows[index].stage = .used
      hasPlaced = true
    }
    return hasPlaced && allowance > 0
  }

  private mutating func setValue(_ value: Double, of column: Int32, _ model: inout Model) {
    noteMove(of: column, model)
    metColumns.append(column)
    model.values[column] = value
  }

  /// Notes how far off the added rows would have been in the last answer.
  ///
  /// - Returns: Whether all hold, or take over from a removed row, and no removed row is left.
  private mutating func noteAddedRows(_ model: borrowing Model) -> Bool {
    for added in addedRows.elements {
      guard let row = added.row else { continue }
      queue.insert(row)
      let residual = residual(of: added.record, model)
      rows[row].residual = residual
      if !remainders.isEmpty, let before = takeOver(added.record, model) {
        rows[row].residual.before = before
      } else if !residual.holdsExactly && !added.record.relation.isClear(residual.now) {
        return false
      }
    }
    return remainders.elements.allSatisfy { $0.isTakenOver }
  }

  /// Looks for a removed row that says the same as an added one, but for its constant.
  ///
  /// - Returns: How far the removed one was off, as the added one counts it.
  private mutating func takeOver(
    _ record: Solver.RowRecord, _ model: borrowing Model
  ) -> Double? {
    let reduction = ownColumns.reduce(record, model)
    guard reduction.openCount == 0, reduction.isRequired, !ownColumns.reduced.isEmpty
    else { return nil }
    for index in remainders.indices where !remainders[index].isTakenOver {
      let remainder = remainders[index]
      guard remainder.record.relation == record.relation,
        remainder.record.priority == record.priority, isReducedRow(remainder.span.range)
      else { continue }
      remainders[index].isTakenOver = true
      return remainder.residual
    }
    return nil
  }

  /// Whether the row that was reduced last has these summands.
  private func isReducedRow(_ range: Range<Int>) -> Bool {
    guard range.count == ownColumns.reduced.count else { return false }
    return range.allSatisfy { index in
      ownColumns.reduced.elements.contains {
        $0.column == remainingSummands[index].column
          && $0.coefficient == remainingSummands[index].coefficient
      }
    }
  }
}

extension Solver.RowRecord {
  fileprivate var isRequiredEquality: Bool { isRequired && relation == .equal }
}

extension Solver.Relation {
  /// Whether a row that is off by so much has room.
  fileprivate func isClear(_ residual: Double) -> Bool {
    self == .lessThanOrEqual && residual < 0 || self == .greaterThanOrEqual && residual > 0
  }
}
