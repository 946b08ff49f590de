extension Solver.Workspace {
  /// A term of the proof that required rows contradict each other.
  enum Contradiction {
    /// A row, times a number.
    case row(Int32, Double)
    /// What bounds a value, times the number that the value has in the proof.
    case bound(Solver.BoundSource, Double)
  }

  /// Finds the rows behind a contradiction, and leaves the last of them out.
  ///
  /// The contradiction is a sum of reduced rows in which every unknown cancels. With the sizes in it, which may not be
  /// negative, the rows behind it are a minimal conflict, unless other sizes can stand for some of them: see
  /// `minimizeConflicts`.
  mutating func recordConflict(_ proof: [Contradiction], _ model: borrowing Model) {
    // Without notes of the eliminations, all that is known is where. The next pass makes notes.
    guard substitution.notesEliminations else {
      unexplainedComponents.insert(component(of: proof, model))
      return
    }
    let terms = proof.map { term in
      // A row bounds a value as many times over as the value's coefficient in it.
      guard case .bound(let source, let multiplier) = term, let row = source.row else {
        return term
      }
      return .row(row, multiplier / boundedCoefficient(ofRow: row, model))
    }
    let (rows, columns) = participants(of: terms, model)
    guard let leftOut = rows.max(by: { model.row($0, precedes: $1) }),
      excludedRows.isDisjoint(with: rows)
    else { return }
    excludedRows.insert(leftOut)
    conflicts.append(
      .init(
        rows: rows.map { .init(index: $0) }, columns: columns.map { .init(index: $0) },
        leftOut: .init(index: leftOut)))
  }

  /// The component that contradicts itself, or `nil` where inputs alone do.
  private func component(of proof: [Contradiction], _ model: borrowing Model) -> Int32? {
    for term in proof {
      switch term {
      case .row(let row, _):
        if let component = model.component(ofRow: row) { return component }
      case .bound(let source, _):
        if let column = source.size { return model.columns[column].component }
        if let row = source.row, let component = model.component(ofRow: row) { return component }
      }
    }
    return nil
  }

  private mutating func participants(
    of proof: [Contradiction], _ model: borrowing Model
  ) -> (rows: [Int32], columns: [Int32]) {
    // To undo the reductions from the last to the first gives the one sum of original rows behind it.
    conflictTracer.begin(model, substitution)
    for term in proof {
      switch term {
      case .row(let row, let multiplier):
        conflictTracer.add(row: row, multiplier, model, substitution)
      case .bound(let source, let multiplier):
        if let column = source.size { conflictTracer.add(column: column, multiplier, substitution) }
      }
    }
    return conflictTracer.finish(model, substitution)
  }

  /// The coefficient that a row's bound has: 1 over it turns the row into the bound of the root or of the expression
  /// that it bounds.
  private mutating func boundedCoefficient(ofRow row: Int32, _ model: borrowing Model) -> Double {
    substitution.reduce(model.terms, model.rows[row].termRange, constant: 0)
    return substitution.reducedScale
  }
}
