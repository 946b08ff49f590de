extension Solver.Workspace {
  /// The largest conflict that is searched for rows that it can do without.
  ///
  /// Each row costs a solve of the others. Beyond a dozen the proof itself has to do.
  private static let largestMinimized = 12

  /// Leaves out rows without which the others contradict each other all the same, because sizes may
  /// not be negative.
  ///
  /// The proof of `width >= 18` and `width <= -8` names both; the second is wrong by itself.
  mutating func minimized(_ participants: Participants, _ model: borrowing Model) -> Participants {
    guard !isMinimizing, (2...Self.largestMinimized).contains(participants.rows.count) else {
      return participants
    }
    var minimal = participants
    for row in participants.rows.dropLast() {
      let others = minimal.rows.filter { $0 != row }
      if let columns = columnsOfConflict(of: others, model) {
        minimal = Participants(rows: others, columns: columns)
      }
    }
    return minimal
  }

  /// The columns that may not be negative in a conflict of the rows, or `nil` if they agree.
  private func columnsOfConflict(of candidates: [Int32], _ model: borrowing Model) -> [Int32]? {
    let solver = Solver()
    solver.work.isMinimizing = true
    var columns: [Int32: Solver.Column] = [:]
    for index in candidates {
      let row = model.rows[index]
      var constant = row.constant
      for term in row.termRange {
        let column = model.terms[term].column
        if model.columns[column].isFixed {
          constant -= model.terms[term].coefficient * model.values[column]
          continue
        }
        let copy = columns[column] ?? solver.addColumn(model.columns[column].kind)
        columns[column] = copy
        solver.addTerm(model.terms[term].coefficient, copy)
      }
      _ = solver.addRow(row.relation, constant)
    }
    solver.solve()
    return solver.conflicts.first.map { conflict in
      columns.filter { conflict.columns.contains($0.value) }.map(\.key).sorted()
    }
  }
}
