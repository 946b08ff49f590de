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
  /// Conflicts of one cause often have most rows in common. So what is not needed for one of them is
  /// left out of the next one first.
  ///
  /// - Complexity: For n rows in doubt of which k are needed, about 2k · log(n / k) solves of the
  ///   conflict's rows.
  mutating func minimizeConflicts(_ model: borrowing Model) {
    minimizingSolveCount = 0
    guard !isMinimizing, !conflicts.isEmpty else { return }
    let scratch = Solver.Scratch()
    var matrix = Solver.ConflictMatrix()
    var needless = SparseMarks(blank: false)
    needless.grow(to: model.rows.count)
    for index in conflicts.indices {
      var conflict = conflicts[index]
      if let shorter = shorten(conflict, without: needless, model, scratch) { conflict = shorter }
      let inDoubt = Self.shorten(&conflict, &matrix, model)
      if !inDoubt.isEmpty { decide(inDoubt, of: &conflict, model, scratch) }
      if index + 1 < conflicts.count, conflict.rows.count < conflicts[index].rows.count {
        for row in conflicts[index].rows { needless[row.index] = true }
      }
      for row in conflict.rows where needless[row.index] { needless[row.index] = false }
      conflicts[index] = conflict
    }
  }

  /// The conflict without rows that others of its kind do not need, if the rest contradicts itself.
  /// What shares a column with the last row stays.
  private mutating func shorten(
    _ conflict: Solver.Conflict, without needless: borrowing SparseMarks<Bool>,
    _ model: borrowing Model, _ scratch: Solver.Scratch
  ) -> Solver.Conflict? {
    let terms = model.rows[conflict.leftOut.index].termRange
    let columns = Set(terms.map { model.terms[$0].column })
    let rows = conflict.rows.map(\.index).filter { row in
      !needless[row]
        || model.rows[row].termRange.contains { columns.contains(model.terms[$0].column) }
    }
    guard rows.count < conflict.rows.count else { return nil }
    minimizingSolveCount += 1
    let shorter = Self.conflict(of: rows, model, scratch)
    return shorter?.leftOut == conflict.leftOut ? shorter : nil
  }

  /// Leaves out of a conflict those of the rows in doubt that are not needed.
  private mutating func decide(
    _ inDoubt: [Int32], of conflict: inout Solver.Conflict, _ model: borrowing Model,
    _ scratch: Solver.Scratch
  ) {
    var isInDoubt = SparseMarks(blank: false)
    isInDoubt.grow(to: model.rows.count)
    for row in inDoubt { isInDoubt[row] = true }
    let rows = conflict.rows.map(\.index)
    var minimal = rows.filter { !isInDoubt[$0] }
    minimizingSolveCount += 1
    var found = Self.conflict(of: minimal, model, scratch)
    if found == nil {
      let needed = Self.explanation(
        among: inDoubt[...], background: minimal, isBackgroundNew: false
      ) { rows in
        minimizingSolveCount += 1
        return Self.conflict(of: rows, model, scratch) == nil
      }
      if needed.count == inDoubt.count { return }
      for row in needed { isInDoubt[row] = false }
      minimal = rows.filter { !isInDoubt[$0] }
      found = Self.conflict(of: minimal, model, scratch)
    }
    conflict.rows = minimal.map { .init(index: $0) }
    conflict.columns = found?.columns ?? []
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

  /// A conflict among the rows, or `nil` if they agree.
  private static func conflict(
    of rows: [Int32], _ model: borrowing Model, _ scratch: Solver.Scratch
  ) -> Solver.Conflict? {
    let solver = Solver(scratch: scratch)
    solver.work.isMinimizing = true
    var copies = SparseMarks<Int32>(blank: -1)
    copies.grow(to: model.columns.count)
    var originals: [Int32] = []
    for index in rows {
      let row = model.rows[index]
      var constant = row.constant
      for term in row.termRange {
        let column = model.terms[term].column
        if model.columns[column].isFixed {
          constant -= model.terms[term].coefficient * model.values[column]
          continue
        }
        if copies[column] < 0 {
          copies[column] = solver.addColumn(model.columns[column].kind).index
          originals.append(column)
        }
        solver.addTerm(model.terms[term].coefficient, .init(index: copies[column]))
      }
      _ = solver.addRow(row.relation, constant)
    }
    solver.solve()
    return solver.conflicts.first.map { conflict in
      .init(
        rows: conflict.rows.map { .init(index: rows[Int($0.index)]) },
        columns: conflict.columns.map { originals[Int($0.index)] }.sorted()
          .map { .init(index: $0) },
        leftOut: .init(index: rows[Int(conflict.leftOut.index)]))
    }
  }
}
