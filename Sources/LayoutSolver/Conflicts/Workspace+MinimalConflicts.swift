extension Solver.Workspace {
  /// Leaves out of each conflict the rows without which the others contradict each other all the
  /// same, because sizes may not be negative.
  ///
  /// The proof of `width >= 18` and `width <= -8` names both; the second is wrong by itself.
  ///
  /// A row is needed when some values satisfy all others. `shorten` finds such values for most rows
  /// without a solve, and proofs without the others. What is left goes to QuickXplain (U. Junker, "QuickXplain: Preferred
  /// Explanations and Relaxations for Over-Constrained Problems", 2004). The row that was left out
  /// stays: it is the latest one that contradicts those before it.
  ///
  /// - Parameter model: Has the values that were found.
  /// - Complexity: For n rows in doubt of which k are needed, about 2k · log(n / k) solves of the
  ///   conflict's rows.
  mutating func minimizeConflicts(_ model: borrowing Model) {
    minimizingSolveCount = 0
    guard !isMinimizing, !conflicts.isEmpty else { return }
    let scratch = Solver.Scratch()
    var matrix = Solver.ConflictMatrix()
    for index in conflicts.indices {
      var conflict = conflicts[index]
      let inDoubt = Set(Self.shorten(&conflict, &matrix, model))
      conflicts[index] = conflict
      guard !inDoubt.isEmpty else { continue }
      let rows = conflict.rows.map(\.index)
      let needed = Self.explanation(
        among: rows.filter(inDoubt.contains)[...],
        background: rows.filter { !inDoubt.contains($0) },
        isBackgroundNew: true
      ) { rows in
        minimizingSolveCount += 1
        return Self.columnsOfConflict(of: rows, model, scratch) == nil
      }
      guard needed.count < inDoubt.count else { continue }
      let minimal = rows.filter { !inDoubt.contains($0) || needed.contains($0) }
      conflicts[index].rows = minimal.map { .init(index: $0) }
      conflicts[index].columns = (Self.columnsOfConflict(of: minimal, model, scratch) ?? []).map {
        .init(index: $0)
      }
    }
  }

  /// The candidates that are needed for a contradiction with the background.
  ///
  /// - Precondition: The candidates and the background contradict each other.
  private static func explanation(
    among candidates: ArraySlice<Int32>, background: [Int32], isBackgroundNew: Bool,
    areConsistent: ([Int32]) -> Bool
  ) -> [Int32] {
    if isBackgroundNew, !areConsistent(background) { return [] }
    if candidates.count <= 1 { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let (first, second) = (candidates[..<middle], candidates[middle...])
    let ofFirst = explanation(
      among: first, background: background + second, isBackgroundNew: true,
      areConsistent: areConsistent)
    let ofSecond = explanation(
      among: second, background: background + ofFirst, isBackgroundNew: !ofFirst.isEmpty,
      areConsistent: areConsistent)
    return ofFirst + ofSecond
  }

  /// The columns that may not be negative in a conflict of the rows, or `nil` if they agree.
  private static func columnsOfConflict(
    of rows: [Int32], _ model: borrowing Model, _ scratch: Solver.Scratch
  ) -> [Int32]? {
    let solver = Solver(scratch: scratch)
    solver.work.isMinimizing = true
    var columns: [Int32: Solver.Column] = [:]
    for index in rows {
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
