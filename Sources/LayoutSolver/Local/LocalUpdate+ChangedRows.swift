/// Rows that were added or removed since the last answer.
///
/// If the rows alone decided the last answer, it stays the only one after each of these changes:
/// - An inequality is removed that did not hold exactly.
/// - Rows are added that hold there, and that determine the columns that were added with them. They
///   cost nothing at this answer, and another answer does not get cheaper by them.
/// - Rows are removed that only determined the columns that were removed with them. These columns
///   could have met the rows for any values of the others, so the rows did not limit the others.
///
/// Other rows are reduced: the columns that were added or removed with them are replaced by what
/// determines these. The result speaks of the columns that stay. Each removed row has to have an added
/// one with the same result, except for the constant. For example, a view that is inserted between two
/// others increases their distance by its height. The update then treats that as a changed constant.
/// Only required equalities may determine the columns that are replaced here. An optional row could be
/// violated in favor of the new row, which the removed row did not ask of it.
///
/// Where not the rows alone decided, changed rows are left to a solve, with all that is connected with
/// them in the end. A view that is added changes rows across and down, and often only one of the two has
/// to be solved.
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
    where !model.hasRows(entry.column) && model.columns[entry.column].isUnknown {
      setValue(0, of: entry.column, &model)
    }
    return true
  }

  /// - Returns: Whether not all are left to a solve.
  private mutating func collectChangedRows(
    _ model: borrowing Model, _ edits: borrowing Solver.Edits
  ) -> Bool {
    ownColumns.begin(model)
    for record in edits.removedRows.elements {
      guard meetColumns(of: record, model, edits) else {
        leave(record, model)
        continue
      }
      let residual = residual(of: record, model)
      if residual.heldExactly {
        removedRows.append(ChangedRow(record: record))
      } else if !record.relation.isClear(residual.now) {
        removedRows.append(ChangedRow(record: record, stage: .violated))
      }
    }
    for row in edits.dirtyRows.elements
    where model.rows[row].isLive && edits.isNew(model.places[row]) && !rows[row].isAffected {
      rows[row].isAffected = true
      guard meetColumns(of: model.rows[row], model, edits) else {
        // It moves nothing when one of its columns moves.
        rows[row].hasFailed = true
        leave(model.rows[row], model)
        continue
      }
      affectedRows.append(row)
      addedRows.append(ChangedRow(record: model.rows[row], row: row))
    }
    return leftRows.isEmpty || !removedRows.isEmpty || !addedRows.isEmpty
  }

  /// Notes the columns of a changed row.
  ///
  /// - Returns: Whether the rows alone decided those that stay.
  private mutating func meetColumns(
    of record: Solver.RowRecord, _ model: borrowing Model, _ edits: borrowing Solver.Edits
  ) -> Bool {
    var isDecided = true
    for index in record.termRange {
      let column = model.terms[index].column
      if !model.columns[column].isFixed, !ownColumns.meet(column, model, edits) {
        isDecided = false
      }
    }
    return isDecided
  }

  /// Leaves a row, and its own columns, to a solve.
  private mutating func leave(_ record: Solver.RowRecord, _ model: borrowing Model) {
    leftRows.append(record)
    for index in record.termRange { ownColumns.leave(model.terms[index].column) }
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
    for index in removedRows.indices {
      guard
        let (rest, isRequired) = onlyOpenColumn(of: removedRows[index], model, requiredOnly)
      else { continue }
      ownColumns.determine(rest, isRequired: isRequired)
      removedRows[index].stage = .used
      hasDetermined = true
    }
    return hasDetermined && allowance > 0
  }

  /// The only own column that a waiting row leaves open, and whether required equalities alone
  /// determine it then; `nil` if there is none, or more than one.
  private mutating func onlyOpenColumn(
    of row: ChangedRow, _ model: borrowing Model, _ requiredOnly: Bool
  ) -> (rest: Solver.OwnColumns.Rest, isRequired: Bool)? {
    let isRequiredEquality = row.record.isRequiredEquality
    guard row.stage == .waiting, isRequiredEquality || !requiredOnly else { return nil }
    allowance -= row.record.termRange.count
    let reduction = ownColumns.reduce(row.record, model)
    guard let rest = reduction.rest, reduction.openCount == 1 else { return nil }
    return (rest, isRequiredEquality && reduction.isRequired)
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
      entry.standing != .open || !model.hasRows(entry.column)
    }
  }

  private mutating func placeFromAddedRows(
    _ model: inout Model, requiredOnly: Bool
  ) -> Bool {
    var hasPlaced = false
    for index in addedRows.indices {
      guard
        let (rest, isRequired) = onlyOpenColumn(of: addedRows[index], model, requiredOnly)
      else { continue }
      let record = addedRows[index].record
      let column = ownColumns.entries[rest.entry].column
      let value =
        model.values[column] - residual(of: record, model).now / rest.coefficient
      if record.relation != .equal {
        let isLower = (record.relation == .greaterThanOrEqual) == (rest.coefficient > 0)
        guard ownColumns.bound(rest.entry, to: value, isLower: isLower) else { continue }
      }
      setValue(value, of: column, &model)
      ownColumns.determine(rest, isRequired: isRequired)
      addedRows[index].stage = .used
      hasPlaced = true
    }
    return hasPlaced && allowance > 0
  }

  private mutating func setValue(_ value: Double, of column: Int32, _ model: inout Model) {
    noteMove(of: column, model)
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

extension Solver.Relation {
  /// Whether a row that is off by so much has room.
  func isClear(_ residual: Double) -> Bool {
    self == .lessThanOrEqual && residual < 0 || self == .greaterThanOrEqual && residual > 0
  }
}
