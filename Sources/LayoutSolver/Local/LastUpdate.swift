extension Solver {
  /// What the last local update has changed, and how: an animation or a drag changes the same constant
  /// again and again.
  ///
  /// Between two points where a row changes sides the answer is linear in the constants. So when the
  /// same constants change in the same proportion, the same columns move by a multiple of what they
  /// moved before. Only the proof is made anew, by the rows that the update has affected.
  struct LastUpdate: ~Copyable {
    private let passing = PassedByAddress()

    private var movedConstants = FlatArray<Edits.Movement>()
    private var movedInputs = FlatArray<Edits.Movement>()
    private(set) var columns = FlatArray<Int32>()
    /// By place in `columns`: the value before the update.
    private(set) var oldValues = FlatArray<Double>()
    /// By place in `columns`: how far the column moves for the constants above.
    private var distances = FlatArray<Double>()
    private var rows = FlatArray<Int32>()
    /// By place in `rows`: how far off the row is since the update.
    private var residuals = FlatArray<Double>()
  }
}

extension Solver.LastUpdate {
  typealias Model = Solver.Model
  typealias Edits = Solver.Edits

  mutating func removeAll() {
    movedConstants.removeAll()
    movedInputs.removeAll()
    columns.removeAll()
    oldValues.removeAll()
    distances.removeAll()
    rows.removeAll()
    residuals.removeAll()
  }

  /// Notes an update that was proved. One of rows that came or went is not to be repeated, nor is one
  /// that was refused in part.
  mutating func note(
    _ update: borrowing Solver.LocalUpdate, _ model: borrowing Model, _ edits: borrowing Edits
  ) {
    removeAll()
    for column in update.movedColumns.elements {
      let oldValue = update.columns[column].oldValue
      columns.append(column)
      oldValues.append(oldValue)
      distances.append(model.values[column] - oldValue)
    }
    guard !edits.changesRows, update.failures.isEmpty else { return }
    for row in update.affectedRows.elements {
      rows.append(row)
      residuals.append(update.rows[row].residual.now)
    }
    movedConstants.copy(edits.movedConstants)
    movedInputs.copy(edits.movedInputs)
  }

  /// Moves the columns again, if the same numbers have changed in the same proportion.
  ///
  /// - Returns: Whether that is the answer. If not, no value has changed.
  mutating func moveAgain(_ model: inout Model, _ edits: borrowing Edits) -> Bool {
    guard let factor = factor(of: edits) else { return false }
    for place in columns.indices {
      let oldValue = model.values[columns[place]]
      oldValues[place] = oldValue
      model.values[columns[place]] = oldValue + factor * distances[place]
    }
    if isProved(model) { return true }
    for place in columns.indices { model.values[columns[place]] = oldValues[place] }
    return false
  }

  /// How many times as far all numbers have moved as in the last update.
  private func factor(of edits: borrowing Edits) -> Double? {
    guard !edits.changesRows,
      let (now, before) = edits.movedConstants.elements.first.map({
        ($0, movedConstants.elements.first)
      }) ?? edits.movedInputs.elements.first.map({ ($0, movedInputs.elements.first) }),
      let before, before.distance != 0
    else { return nil }
    let factor = now.distance / before.distance
    let isSame =
      Self.are(edits.movedConstants, factor, times: movedConstants)
      && Self.are(edits.movedInputs, factor, times: movedInputs)
    return isSame ? factor : nil
  }

  /// Whether the same numbers have moved, each by a multiple.
  private static func are(
    _ movements: borrowing FlatArray<Edits.Movement>, _ factor: Double,
    times others: borrowing FlatArray<Edits.Movement>
  ) -> Bool {
    guard movements.count == others.count else { return false }
    for index in movements.indices {
      let (movement, other) = (movements[index], others[index])
      let difference = movement.distance - factor * other.distance
      // What is off by more shows in the proof.
      if movement.number != other.number || abs(difference) > abs(movement.distance) * 1e-9 {
        return false
      }
    }
    return true
  }

  /// Whether the multipliers of before show that the present values are best.
  private mutating func isProved(_ model: borrowing Model) -> Bool {
    for column in columns.elements where model.isNegativeSize(column) { return false }
    for place in rows.indices {
      var residual = model.residual(of: model.rows[rows[place]])
      residual.before = residuals[place]
      guard residual.isOnItsSide else { return false }
      residuals[place] = residual.now
    }
    return true
  }
}
