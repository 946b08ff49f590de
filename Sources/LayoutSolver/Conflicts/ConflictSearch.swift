extension Solver {
  /// How far the search for the rows that a component leaves out has come.
  struct ConflictSearch {
    /// The latest row that is decided. So are all before it.
    var decidedRow: Int32?
    /// The rows that were put back before the last pass.
    var trial: [Int32] = []
    /// How many rows are put back at once.
    var trialSize = 1
    /// How many of the last passes found a conflict.
    var streak = 0

    /// How many rows are left out on suspicion with the next conflict: none at first, so that a few conflicts cost a
    /// pass each.
    var suspectCount: Int { streak < 3 ? 0 : 1 << min(streak - 3, 20) }
  }
}

extension Solver.Workspace {
  /// Prepares the next pass: leaves out more rows where the last one met conflicts, and puts rows back elsewhere.
  /// Returns whether it has put any back.
  ///
  /// What remains is what adding row after row would have left out: each row that contradicts those kept before it. A
  /// component takes at most about as many passes as it leaves out rows, and some that grow with the logarithm of its
  /// rows.
  mutating func revise(conflictsSince known: Int, _ model: borrowing Model) -> Bool {
    // One conflict, as most are: it names no other row that is left out.
    if excludedRows.count <= 1 { return false }
    var unsettled: [Int32?: Solver.Conflict] = [:]
    for conflict in conflicts[known...] {
      let row = conflict.leftOut.index
      let component = model.component(ofRow: row)
      // The row on trial is left out again. The others are free of conflicts.
      if conflictSearches[component]?.trial == [row] {
        conflictSearches[component]?.trial = []
      } else {
        unsettled[component] = conflict
      }
    }
    for (component, conflict) in unsettled { leaveOutSuspects(of: conflict, component, model) }
    return putBackRows(exceptIn: unsettled, model)
  }

  private mutating func leaveOutSuspects(
    of conflict: Solver.Conflict, _ component: Int32?, _ model: borrowing Model
  ) {
    var search = conflictSearches[component] ?? Solver.ConflictSearch()
    // Conflict follows conflict: a search that doubles its steps. The latest rows that take part are left out on
    // suspicion, twice as many each time, and are put on trial when the conflicts have ended.
    search.trial = []
    search.trialSize = 1
    search.streak += 1
    conflictSearches[component] = search
    guard search.suspectCount > 0 else { return }
    let suspects = conflict.rows.map(\.index).filter { row in
      search.decidedRow.map { model.row($0, precedes: row) } ?? true
    }
    for row in suspects.sorted(by: { model.row($1, precedes: $0) }).prefix(search.suspectCount) {
      excludedRows.insert(row)
    }
  }

  private mutating func putBackRows(
    exceptIn unsettled: [Int32?: Solver.Conflict], _ model: borrowing Model
  ) -> Bool {
    for component in conflictSearches.keys where unsettled[component] == nil {
      conflictSearches[component]?.streak = 0
      if conflictSearches[component]?.trial.isEmpty == false {
        conflictSearches[component]?.trialSize *= 2
        conflictSearches[component]?.trial = []
      }
    }
    let openRows = excludedRows.filter { row in
      let component = model.component(ofRow: row)
      let decidedRow = conflictSearches[component]?.decidedRow
      return unsettled[component] == nil && decidedRow.map { model.row($0, precedes: row) } ?? true
    }
    if openRows.isEmpty { return false }
    var known = Dictionary(uniqueKeysWithValues: conflicts.map { ($0.leftOut.index, $0) })
    var lastDecided = lastDecidedConflicts(model)
    let scratch = Solver.Scratch()
    var putsBack = false
    // A row that was left out for one that is left out itself by now is put back on trial: with it, the next pass meets
    // a conflict or not. The earliest such row alone, so that all rows up to it are decided; after each trial without
    // conflict, twice as many.
    for row in openRows.sorted(by: { model.row($0, precedes: $1) }) {
      let component = model.component(ofRow: row)
      var search = conflictSearches[component] ?? Solver.ConflictSearch()
      guard search.trial.count < search.trialSize else { continue }
      // Where the last trial met no conflict, the next one will probably meet none either.
      if search.trial.isEmpty, search.trialSize == 1, !isExplained(row, by: known[row]),
        let last = lastDecided[component]
      {
        // Where many rows have one cause, as heights that do not fit, each of them contradicts the same other ones. So
        // it is tried with those of the last conflict, without a pass.
        let others = last.rows.lazy.map(\.index).filter { $0 != last.leftOut.index }
        if let found = Self.conflict(of: others + [row], model, scratch) {
          known[row] = found
        }
      }
      if isExplained(row, by: known[row]) {
        if search.trial.isEmpty {
          search.decidedRow = row
          lastDecided[component] = known[row]
        }
      } else if known[row] == nil || !hasGivenUp(component) {
        excludedRows.remove(row)
        known[row] = nil
        putsBack = true
        search.trial.append(row)
        if search.trialSize == 1 { search.decidedRow = row }
      }
      conflictSearches[component] = search
    }
    conflicts = Array(known.values)
    return putsBack
  }

  /// By component, the latest conflict of which all rows are decided.
  private func lastDecidedConflicts(_ model: borrowing Model) -> [Int32?: Solver.Conflict] {
    var result: [Int32?: Solver.Conflict] = [:]
    for conflict in conflicts {
      let row = conflict.leftOut.index
      let component = model.component(ofRow: row)
      guard let decidedRow = conflictSearches[component]?.decidedRow,
        !model.row(decidedRow, precedes: row)
      else { continue }
      if let other = result[component], model.row(row, precedes: other.leftOut.index) { continue }
      result[component] = conflict
    }
    return result
  }

  private func isExplained(_ row: Int32, by conflict: Solver.Conflict?) -> Bool {
    guard let conflict else { return false }
    return !conflict.rows.contains { $0.index != row && excludedRows.contains($0.index) }
  }

  private func hasGivenUp(_ component: Int32?) -> Bool {
    component.map { givenUpComponents.contains($0) } ?? false
  }
}
