extension Solver.Workspace {
  /// Leaves out of each conflict the rows without which the others contradict each other all the same, because sizes
  /// may not be negative: the proof of `width >= 18` and `width <= -8` names both; the second is wrong by itself.
  ///
  /// The row that was left out stays: it is the latest one that contradicts those before it.
  ///
  /// - Complexity: For n rows in doubt of which k are needed, about 2k · log(n / k) solves of the conflict's rows.
  mutating func minimizeConflicts(_ model: borrowing Model) {
    minimizingSolveCount = 0
    guard !isMinimizing, !conflicts.isEmpty else { return }
    let scratch = Solver.Scratch()
    var matrix = Solver.ConflictMatrix()
    var needless = SparseMarks(blank: false)
    needless.grow(to: model.rows.count)
    var lastNeeded: [Int32?: Set<Int32>] = [:]
    for index in conflicts.indices {
      var conflict = conflicts[index]
      let component = model.component(ofRow: conflict.leftOut.index)
      // Conflicts of one cause often have most rows in common. So what the last one in the component needed is tried
      // first, instead of what was not needed so far.
      if index > 0 {
        let needed = lastNeeded[component] ?? []
        if let other = replace(conflict, by: needed, without: needless, model, scratch) {
          conflict = other
        }
      }
      // Then what takes no solve, then a search by distance, which finds short conflicts fast.
      var inDoubt = Self.shorten(&conflict, &matrix, model)
      let certainCount = conflict.rows.count - inDoubt.count
      let isShorter = !inDoubt.isEmpty && dropFarRows(inDoubt, of: &conflict, model, scratch)
      if isShorter {
        let isCertain = conflict.rows.count <= certainCount
        inDoubt = isCertain ? [] : Self.shorten(&conflict, &matrix, model)
      }
      // What is left is decided by solves of parts of it.
      if !inDoubt.isEmpty {
        decide(inDoubt, of: &conflict, isBackgroundNew: isShorter, model, scratch)
      }
      if index + 1 < conflicts.count {
        let rows = conflict.rows.map(\.index)
        if conflict.rows.count < conflicts[index].rows.count {
          for row in conflicts[index].rows { needless[row.index] = true }
        }
        for row in rows where needless[row] { needless[row] = false }
        lastNeeded[component] = Set(rows).subtracting([conflict.leftOut.index])
      }
      conflicts[index] = conflict
    }
  }

  /// Another conflict of the same last row: of what the last conflict needed, and of the rows of this one that were not
  /// needless so far, or share a column with the last row. If these agree, the nearest of the others come in.
  private mutating func replace(
    _ conflict: Solver.Conflict, by lastNeeded: Set<Int32>,
    without needless: borrowing SparseMarks<Bool>,
    _ model: borrowing Model, _ scratch: Solver.Scratch
  ) -> Solver.Conflict? {
    let rows = conflict.rows.map(\.index)
    let columns = Set(
      model.rows[conflict.leftOut.index].termRange.map { model.terms[$0].column })
    // Needless so far, and not near: a row that shares a column with the last one is mostly what that contradicts.
    let open = rows.filter { row in
      needless[row] && !lastNeeded.contains(row)
        && !model.rows[row].termRange.contains { columns.contains(model.terms[$0].column) }
    }
    if open.isEmpty { return nil }
    let candidates = Solver.RowsByDistance(
      lastNeeded.union(rows), open: open, from: conflict.leftOut.index, model)
    var count = 0
    // Twice as many each time, so that the last solve costs as much as all before it. If none of these contradicts, all
    // do.
    while count < open.count {
      if let found = solve(candidates.nearest(count), model, scratch) { return found }
      count = max(2, 2 * count)
    }
    return nil
  }

  /// Leaves out the rows in doubt that are farther away than enough of the others, and returns whether there are any.
  private mutating func dropFarRows(
    _ inDoubt: [Int32], of conflict: inout Solver.Conflict, _ model: borrowing Model,
    _ scratch: Solver.Scratch
  ) -> Bool {
    let candidates = Solver.RowsByDistance(
      Set(conflict.rows.map(\.index)), open: inDoubt, from: conflict.leftOut.index, model)
    // None at first: that is right where sizes have made up for them, and `decide` relies on it.
    var best = solve(candidates.nearest(0), model, scratch)
    var (tooFew, enough) = (0, best == nil ? inDoubt.count : 0)
    // Bisection: with more rows there is a conflict as soon as with fewer.
    while enough - tooFew > 1 {
      let count = (tooFew + enough) / 2
      if let found = solve(candidates.nearest(count), model, scratch) {
        (enough, best) = (count, found)
      } else {
        tooFew = count
      }
    }
    guard let best else { return false }
    conflict = best
    return true
  }

  /// Leaves out of a conflict those of the rows in doubt that are not needed.
  ///
  /// - Parameter isBackgroundNew: Whether the other rows may contradict each other.
  private mutating func decide(
    _ inDoubt: [Int32], of conflict: inout Solver.Conflict, isBackgroundNew: Bool,
    _ model: borrowing Model, _ scratch: Solver.Scratch
  ) {
    var isInDoubt = SparseMarks(blank: false)
    isInDoubt.grow(to: model.rows.count)
    for row in inDoubt { isInDoubt[row] = true }
    let rows = conflict.rows.map(\.index)
    // The rows that are certain are the background of every solve.
    let needed = Self.explanation(
      among: inDoubt[...], background: rows.filter { !isInDoubt[$0] },
      isBackgroundNew: isBackgroundNew
    ) { solve($0, model, scratch) == nil }
    if needed.count == inDoubt.count { return }
    for row in needed { isInDoubt[row] = false }
    if let found = solve(rows.filter { !isInDoubt[$0] }, model, scratch) { conflict = found }
  }

  /// - Precondition: The candidates and the background contradict each other.
  private static func explanation(
    among candidates: ArraySlice<Int32>, background: [Int32], isBackgroundNew: Bool,
    areConsistent: ([Int32]) -> Bool
  ) -> [Int32] {
    // QuickXplain (U. Junker, "QuickXplain: Preferred Explanations and Relaxations for Over-Constrained Problems",
    // 2004). If the background alone contradicts itself, none of the candidates is needed. If there is one, that is
    // needed. Otherwise, what the first half needs with all of the second, then what that needs with the rest of the
    // first.
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

  private mutating func solve(
    _ rows: [Int32], _ model: borrowing Model, _ scratch: Solver.Scratch
  ) -> Solver.Conflict? {
    minimizingSolveCount += 1
    return Self.conflict(of: rows, model, scratch)
  }

  /// A conflict among the rows, or `nil` if they agree.
  static func conflict(
    of rows: [Int32], _ model: borrowing Model, _ scratch: Solver.Scratch
  ) -> Solver.Conflict? {
    let solver = Solver(scratch: scratch)
    solver.work.isMinimizing = true
    // A solver of its own: the rows in their order, all required, and inputs as parts of the constants. The row that it
    // leaves out is then the latest, as in the whole.
    var copies = SparseMarks<Solver.Column?>(blank: nil)
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
        let copy = copies[column] ?? solver.addColumn(model.columns[column].kind)
        if copies[column] == nil {
          copies[column] = copy
          originals.append(column)
        }
        solver.addTerm(model.terms[term].coefficient, copy)
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
