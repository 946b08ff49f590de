extension Solver {
  /// Finds the answer next to that of another solver, which has the same rows but for their constants, as the cells of
  /// a list often have. What it does not find stays to be solved.
  ///
  /// - Complexity: Linear in the rows.
  func startWarm() {
    guard let other = predecessors?.first(where: isLike) else { return }
    // Whatever was set before the first solve was no change of an answer.
    edits.movedConstants.removeAll()
    edits.movedInputs.removeAll()
    // The other's answer knows all rows, so they count as old ones with other constants and inputs.
    edits.solvedRowCount = edits.addedRowCount
    for column in model.columns.indices {
      let value = other.model.values[column]
      model.columns[column].decision = other.model.columns[column].decision
      if model.columns[column].isUnknown {
        work.store(value, Int32(column), &model, &changedBlocks)
      } else if model.columns[column].isFixed, model.values[column] != value {
        edits.movedInputs.append(
          Edits.Movement(number: Int32(column), distance: model.values[column] - value))
      }
    }
    // The rows are the same, so all that differs are constants and inputs: an edit of the other solver's layout.
    for row in model.rows.indices {
      let distance = model.rows[row].constant - other.model.rows[row].constant
      if distance != 0 {
        edits.movedConstants.append(Edits.Movement(number: Int32(row), distance: distance))
      }
    }
    guard findNearbyAnswer() else {
      // As if nobody had looked: the components are solved from zero values.
      for column in model.columns.indices where model.columns[column].isUnknown {
        model.values[column] = 0
        model.columns[column].decision = .rows
      }
      edits.solvedRowCount = 0
      return forgetChanges()
    }
    hasTies = other.hasTies
    #if DEBUG
      hasStaleComponents = true
    #endif
  }

  private func isLike(_ other: Solver) -> Bool {
    guard !other.needsSolve, other.isExact, other.conflicts.isEmpty,
      model.terms.count == other.model.terms.count, model.rows.count == other.model.rows.count,
      model.columns.count == other.model.columns.count
    else { return false }
    // The order of the rows counts, too: tie-breaks depend on it.
    return model.hasSameRows(as: other.model) && hasSameOrder(as: other)
  }

  private func hasSameOrder(as other: Solver) -> Bool {
    gatherRows { model.rows[$0].isLive }
    let rows = work.gathered.rows.elements
    return zip(rows, rows.dropFirst()).allSatisfy { row, next in
      model.rows[row].author.group != model.rows[next].author.group
        || other.model.places[row].precedes(other.model.places[next])
    }
  }
}

extension Solver.Model {
  /// Whether all is the same but constants and values.
  fileprivate func hasSameRows(as other: borrowing Solver.Model) -> Bool {
    for row in rows.indices {
      let (own, others) = (rows[row], other.rows[row])
      if own.firstTerm != others.firstTerm || own.termCount != others.termCount
        || own.priority != others.priority || own.relation != others.relation
        || own.author != others.author || own.isLive != others.isLive
      {
        return false
      }
    }
    for term in terms.indices {
      let (own, others) = (terms[term], other.terms[term])
      if own.column != others.column || own.coefficient != others.coefficient { return false }
    }
    for column in columns.indices {
      let (own, others) = (columns[column], other.columns[column])
      if own.kind != others.kind || own.state != others.state { return false }
    }
    return true
  }
}

extension Solver {
  /// The solvers that were solved from nothing lately, from whose answers others may start.
  package final class Predecessors {
    private struct Entry {
      // Weak, so that nothing stays in memory for a start that may never come.
      weak var solver: Solver?
    }

    @exclusivity(unchecked) private var entries: [Entry] = []
    /// As many kinds of cells as a list mixes, mostly.
    private static var limit: Int { 4 }

    package init() {}

    package func append(_ solver: Solver) {
      if entries.count == Self.limit { entries.removeFirst() }
      entries.append(Entry(solver: solver))
    }

    /// The latest that fits.
    func first(where isFitting: (Solver) -> Bool) -> Solver? {
      for entry in entries.reversed() {
        if let solver = entry.solver, isFitting(solver) { return solver }
      }
      return nil
    }

    /// Has the next solver start from nothing, so that its answer can be compared with others.
    package func removeAll() { entries.removeAll() }
  }
}
