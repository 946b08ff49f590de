// The answer of a region, together with what is outside, is the only one for all rows if
// - the rows alone make it the only one in the region, or the rows and that all sizes are as small as they may be,
//   while boundary columns that are held keep their values,
// - a boundary column that is held can be moved with columns inside so that all rows inside are unaffected: those of
//   the region as it is, and as it was in the last answer,
// - a boundary column can be moved with columns outside so that all rows outside are unaffected, but for its holder.
// A row is unaffected if it stays as far off as it was, or has slack.
//
// For then a holder asks nothing of what it connects: whatever the values on both sides, one side can be moved as a
// whole until the holder holds. Nor do the rows outside ask anything of the region. What was best outside stays best,
// moved as a whole with the boundary.
//
// That sizes are small comes next after all rows, and before the other tie-breaks. So where it decides, no size may
// move with a boundary column: its weight beside those of the region depends on the order of all rows. The tie-breaks
// outside are the same, since they are linear; with other rows, their weights would be others.
//
// What moves a column outside is found as in `LocalUpdate`.
extension Solver.Workspace {
  typealias Edits = Solver.Edits
  typealias Region = Solver.Region

  /// Solves the region that was completed, and has what is outside follow it. Values change only if it is solved.
  mutating func solveRegion(
    _ model: inout Model, _ edits: borrowing Edits
  ) -> Region.Outcome {
    setRegion(.fixed, &model)
    defer { setRegion(.unknown, &model) }
    // Inside, all that is outside is given.
    guard solveInside(&model) else { return .isUndecided }
    // Then both sides of the boundary have to be free of each other. If one is not, the region goes on behind it.
    if let column = tiedBoundary(&model, edits) ?? boundaryWithoutFollowers(&model, edits) {
      return .endsTooEarly(column)
    }
    return moveAll(&model) ? .isSolved : .isUndecided
  }

  private func setRegion(_ state: Solver.ColumnRecord.State, _ model: inout Model) {
    for column in region.columns.elements { model.columns[column].state = state }
    for column in region.constants.elements { model.columns[column].state = state }
  }

  // MARK: Inside

  private mutating func solveInside(_ model: inout Model) -> Bool {
    // An ordinary solve, of which all columns outside are inputs.
    gatherInside(&model)
    solve(model, expectsConflicts: false, isRegion: true)
    for column in gathered.columns.elements { region.otherValues.append(value(ofColumn: column)) }
    setRegion(.fixed, &model)
    // What tie-breaks choose depends on the order in which presolve meets all rows of a component.
    findDecisions(model)
    return conflicts.isEmpty && decision <= .leastSizes
      && region.otherValues.elements.allSatisfy(\.isFinite)
  }

  /// What made the answer inside the only one. All is one component there.
  private var decision: Solver.Decision { decisions.isEmpty ? .rows : decisions[0] }

  private mutating func gatherInside(_ model: inout Model) {
    for column in region.columns.elements { model.columns[column].state = .unknown }
    // A held column keeps its value, so it is an input of the region.
    for end in region.boundary.elements where end.holder != nil {
      model.columns[end.column].state = .fixed
    }
    gathered.columns.removeAll()
    for column in region.columns.elements where model.columns[column].isUnknown {
      // The ranks of a component decide ties, so the region counts as one.
      model.columns[column].component = 0
      gathered.columns.append(column)
    }
    // Several may be in it. Nobody asks which, where neither a conflict nor a tie is.
    gathered.componentCount = 1
    gathered.rows.copy(region.rows)
    gathered.sortRows(model)
  }

  private mutating func tiedBoundary(_ model: inout Model, _ edits: borrowing Edits) -> Int32? {
    exchangeValues(&model)
    for column in gathered.columns.elements { model.columns[column].state = .unknown }
    defer {
      exchangeValues(&model)
      setRegion(.fixed, &model)
    }
    for end in region.boundary.elements where end.holder != nil {
      defer { endMoving() }
      localUpdate.begin(model, allowance: region.allowance)
      // What is outside follows, or is moved back: only the rows inside may object.
      for row in region.outsideRows.elements { localUpdate.exempt(row) }
      let isFree =
        localUpdate.translate(end.column, &model)
        && localUpdate.affectedRows.elements.allSatisfy {
          !region.contains(row: $0)
            || localUpdate.isUnaffected($0, model, hadSlack: region.hadSlack($0))
        }
        // In the last answer the removed rows were there, and might have held the column.
        && localUpdate.areUnaffected(region.removedTightRows, model, edits)
        && gathered.columns.indices.allSatisfy {
          // That a size is not negative is a row, too, and had an effect where the size was 0.
          let column = gathered.columns[$0]
          return model.columns[column].kind != .size || !localUpdate.columns[column].isMoved
            || decision == .rows && region.otherValues[$0] > Solver.LocalUpdate.exactness
        }
      localUpdate.moveBack(&model)
      // The holder asks something of the inside: how far the column could move was decided by rows of the region.
      if !isFree { return end.column }
    }
    return nil
  }

  private mutating func exchangeValues(_ model: inout Model) {
    for index in gathered.columns.indices {
      let column = gathered.columns[index]
      let value = model.values[column]
      model.values[column] = region.otherValues[index]
      region.otherValues[index] = value
    }
  }

  // MARK: Outside

  /// - Returns: A column of the boundary that the columns outside do not follow, if there is one.
  private mutating func boundaryWithoutFollowers(
    _ model: inout Model, _ edits: borrowing Edits
  ) -> Int32? {
    // Each alone: everything is linear, so what follows several is the sum of what follows each.
    for index in region.boundary.indices {
      defer { endMoving() }
      let end = region.boundary[index]
      localUpdate.begin(model, allowance: region.allowance)
      // The rows inside are solved for, and the holder is what connects the two sides.
      for row in region.rows.elements { localUpdate.exempt(row) }
      if let holder = end.holder { localUpdate.exempt(holder) }
      let isFollowed =
        localUpdate.translate(end.column, &model)
        && localUpdate.affectedRows.elements.allSatisfy {
          region.contains(row: $0) || $0 == end.holder || localUpdate.isUnaffected($0, model)
        }
        && localUpdate.movedColumns.elements.allSatisfy {
          mayFollow(model.columns[$0], edits)
        }
      // A column with a holder keeps its value, so nothing has to follow it.
      if isFollowed, end.holder == nil { noteFollowers(ofBoundary: index, model) }
      localUpdate.moveBack(&model)
      if !isFollowed { return end.column }
    }
    return nil
  }

  private func mayFollow(_ column: Solver.ColumnRecord, _ edits: borrowing Edits) -> Bool {
    // Tie-breaks compare sizes inside with sizes outside, so where they decided inside, none may move outside. And what
    // they decided outside stays only if the order of the rows is the same.
    if decision != .rows, column.kind == .size { return false }
    return column.decision == .rows || column.decision != .order && !edits.changesRows
  }

  private mutating func noteFollowers(ofBoundary index: Int, _ model: borrowing Model) {
    let end = region.boundary[index]
    let start = region.followers.count
    for column in localUpdate.movedColumns.elements where column != end.column {
      let distance = localUpdate.distance(of: column, model)
      region.followers.append(Region.Follower(column: column, distance: distance))
    }
    region.boundary[index].span = Solver.Program.Span(start..<region.followers.count)
    // The rows outside that follow have to be on their sides still when all has moved.
    for row in localUpdate.affectedRows.elements
    where !region.contains(row: row) {
      region.followerRows.append(
        Region.FollowerRow(row: row, residual: localUpdate.rows[row].residual.before))
    }
  }

  private mutating func endMoving() {
    region.allowance = localUpdate.allowance
    localUpdate.end()
  }

  // MARK: Both

  /// - Returns: Whether all rows outside are still on their sides. If not, no value has changed.
  private mutating func moveAll(_ model: inout Model) -> Bool {
    localUpdate.begin(model, allowance: .max)
    for index in gathered.columns.indices {
      localUpdate.noteMove(of: gathered.columns[index], model)
      model.values[gathered.columns[index]] = region.otherValues[index]
    }
    // Each follower moves by the sum of what the boundary columns ask, as everything is linear.
    for end in region.boundary.elements where end.holder == nil {
      let distance = localUpdate.distance(of: end.column, model)
      for index in end.span.range where distance != 0 {
        let follower = region.followers[index]
        localUpdate.noteMove(of: follower.column, model)
        model.values[follower.column] += distance * follower.distance
      }
    }
    // A row outside had slack, and may have lost it by now. Then its multiplier is not 0 any longer.
    let isProved =
      localUpdate.movedColumns.elements.allSatisfy { !model.isNegativeSize($0) }
      && region.followerRows.elements.allSatisfy { follower in
        var residual = model.residual(of: model.rows[follower.row])
        residual.before = follower.residual
        return residual.isOnItsSide
      }
    if !isProved {
      localUpdate.moveBack(&model)
      localUpdate.end()
    }
    return isProved
  }
}

extension Solver.LocalUpdate {
  /// How far a column has moved.
  func distance(of column: Int32, _ model: borrowing Model) -> Double {
    columns[column].isMoved ? model.values[column] - columns[column].oldValue : 0
  }

  /// Whether a row is as far off as before, or has slack, and had it in the last answer.
  fileprivate func isUnaffected(
    _ row: Int32, _ model: borrowing Model, hadSlack: Bool = true
  ) -> Bool {
    let (record, residual) = (model.rows[row], rows[row].residual)
    return abs(change(of: record, model)) <= Solver.tolerance * residual.scale
      || hadSlack && residual.hasSlack(record.relation)
  }

  private func change(
    of row: Solver.RowRecord, _ model: borrowing Model, _ otherDistances: [Int32: Double] = [:]
  ) -> Double {
    row.termRange.reduce(0) { sum, index in
      let term = model.terms[index]
      let distance = otherDistances[term.column] ?? distance(of: term.column, model)
      return sum + term.coefficient * distance
    }
  }

  /// Whether rows that were removed would be unaffected by how columns have moved.
  ///
  /// Origins that only they named in the last answer move, too, if that helps.
  fileprivate func areUnaffected(
    _ removedRows: borrowing FlatArray<Solver.RowRecord>, _ model: borrowing Model,
    _ edits: borrowing Solver.Edits
  ) -> Bool {
    var distances: [Int32: Double] = [:]
    func change(of row: Solver.RowRecord) -> Double { self.change(of: row, model, distances) }
    func isAffected(_ row: Solver.RowRecord) -> Bool { abs(change(of: row)) > Solver.tolerance }
    var hasMoved = true
    while hasMoved {
      hasMoved = false
      for row in removedRows.elements where isAffected(row) {
        // A removed column could have been anywhere, so it may make up for the move.
        let origin = row.termRange.first { index in
          let column = model.terms[index].column
          return distances[column] == nil && model.columns[column].kind == .origin
            && !model.columns[column].isFixed && model.hasOnlyNewRows(column, edits)
        }
        guard let origin else { return false }
        let term = model.terms[origin]
        distances[term.column] =
          distance(of: term.column, model) - change(of: row) / term.coefficient
        hasMoved = true
      }
    }
    return true
  }
}

extension Solver.Model {
  /// Whether the last answer knew a column, if at all, by rows that are gone.
  fileprivate func hasOnlyNewRows(_ column: Int32, _ edits: borrowing Solver.Edits) -> Bool {
    terms(of: column).allSatisfy { edits.isNew(places[$0.row]) }
  }
}
