extension Solver {
  /// What the last local update has changed, and how: an animation or a drag changes the same constants again and
  /// again.
  ///
  /// Between two points where a row changes sides the answer is linear in the constants. So if they change in the same
  /// proportion, the same columns move by a multiple, and only the proof is made anew.
  struct LastUpdate: ~Copyable {
    private let passing = PassedByAddress()

    struct Move: BitwiseCopyable {
      var column: Int32
      /// How far the column moves for what has changed first.
      var distance: Double
      /// The value before the update.
      var oldValue: Double
    }

    struct AffectedRow: BitwiseCopyable {
      var row: Int32
      /// How far off the row was in the first of these answers. Its multipliers prove the later ones, too.
      var residual: Double
    }

    private(set) var moves = FlatArray<Move>()
    private var rows = FlatArray<AffectedRow>()
    // What has changed first.
    private var movedConstants = FlatArray<Edits.Movement>()
    private var movedInputs = FlatArray<Edits.Movement>()
    /// The answer that the update has made.
    private var answerVersion = 0
  }
}

extension Solver.LastUpdate {
  typealias Model = Solver.Model
  typealias Edits = Solver.Edits

  /// Notes an update that was proved.
  mutating func note(
    _ update: borrowing Solver.LocalUpdate, _ model: borrowing Model, _ edits: borrowing Edits
  ) {
    // By now the values are the new ones. Constants and inputs say what the distances are for.
    moves.removeAll()
    rows.removeAll()
    moves.reserveCapacity(update.movedColumns.count)
    for column in update.movedColumns.elements {
      let oldValue = update.columns[column].oldValue
      moves.append(
        Move(column: column, distance: model.values[column] - oldValue, oldValue: oldValue))
    }
    rows.reserveCapacity(update.affectedRows.count)
    for row in update.affectedRows.elements {
      rows.append(AffectedRow(row: row, residual: update.rows[row].residual.before))
    }
    movedConstants.copy(edits.movedConstants)
    movedInputs.copy(edits.movedInputs)
    answerVersion = edits.answerVersion + 1
  }

  /// Moves the columns again, if the same numbers have changed, and returns whether that is the answer. If not, no
  /// value has changed.
  mutating func moveAgain(_ model: inout Model, _ edits: borrowing Edits) -> Bool {
    guard answerVersion == edits.answerVersion, let factor = factor(of: edits) else { return false }
    for place in moves.indices {
      let move = moves[place]
      let oldValue = model.values[move.column]
      moves[place].oldValue = oldValue
      // From the present value, not from a kept one: rounding errors of the moves do not add up.
      model.values[move.column] = oldValue + factor * move.distance
    }
    if isProved(model) {
      answerVersion = edits.answerVersion + 1
      return true
    }
    for move in moves.elements { model.values[move.column] = move.oldValue }
    return false
  }

  /// How many times as far the first number has moved as in the last update, if the same numbers have moved.
  private func factor(of edits: borrowing Edits) -> Double? {
    guard !edits.changesRows,
      Self.haveSameNumbers(edits.movedConstants.elements, movedConstants.elements),
      Self.haveSameNumbers(edits.movedInputs.elements, movedInputs.elements),
      let first = edits.movedConstants.elements.first ?? edits.movedInputs.elements.first,
      let firstBefore = movedConstants.elements.first ?? movedInputs.elements.first
    else { return nil }
    // No distance is 0: numbers that are set to what they are do not count as moved. If the others have not moved as
    // many times as far, the proof fails.
    let factor = first.distance / firstBefore.distance
    return abs(factor) <= Self.largestFactor ? factor : nil
  }

  private static func haveSameNumbers(
    _ movements: UnsafeBufferPointer<Edits.Movement>, _ others: UnsafeBufferPointer<Edits.Movement>
  ) -> Bool {
    movements.count == others.count
      && zip(movements, others).allSatisfy { $0.number == $1.number }
  }

  /// The factor multiplies the rounding errors of the distances. And infinite values would pass the proof: its
  /// tolerance grows with the values, so it would be infinite, too.
  private static var largestFactor: Double { 1e6 }

  private func isProved(_ model: borrowing Model) -> Bool {
    for move in moves.elements where model.isNegativeSize(move.column) { return false }
    for affected in rows.elements {
      var residual = model.residual(of: model.rows[affected.row])
      residual.before = affected.residual
      // The multipliers are those of the first update, so its residual says which side they fit.
      guard residual.isOnItsSide else { return false }
    }
    return true
  }
}
