import LayoutSolver

/// A solver that is edited, with a record of what it holds, to build it anew at any time.
struct EditSession {
  /// The fresh solvers solve in the same memory, so that what one leaves behind would disturb the
  /// others.
  private let scratch = Solver.Scratch()
  private let solver: Solver
  /// What each column number stands for at present.
  private(set) var columns: [LinearLayout.Column?] = []
  private var handles: [Solver.Column] = []
  /// The rows in the order of their addition.
  private(set) var rows: [(row: Solver.Row, content: LinearLayout.Row)] = []
  /// The values as of the last `solve()`.
  private var values: [Double] = []
  /// The columns that got a value since then from outside: new ones, and inputs.
  private var given: Set<Int> = []

  init(_ layout: LinearLayout) {
    solver = Solver(scratch: scratch)
    for column in layout.columns { addColumn(column) }
    for row in layout.rows { addRow(row) }
  }

  mutating func addColumn(_ column: LinearLayout.Column) {
    let handle = solver.addColumn(column.kind)
    let index = Int(handle.index)
    if index == columns.count {
      columns.append(nil)
      handles.append(handle)
    }
    precondition(columns[index] == nil, "A column's number belongs to one column at a time.")
    columns[index] = LinearLayout.Column(kind: column.kind)
    given.insert(index)
    if let fixed = column.fixed { fix(index, at: fixed) }
  }

  mutating func removeColumn(_ index: Int) {
    solver.removeColumn(handles[index])
    columns[index] = nil
  }

  mutating func fix(_ index: Int, at value: Rational?) {
    solver.fix(handles[index], at: value.map { Double($0) })
    columns[index]?.fixed = value
    if value != nil { given.insert(index) }
  }

  mutating func addRow(_ content: LinearLayout.Row) {
    rows.append((solver.add(content, columns: handles), content))
  }

  mutating func removeRow(_ position: Int) {
    solver.removeRow(rows.remove(at: position).row)
  }

  mutating func setConstant(_ constant: Rational, at position: Int) {
    solver.setConstant(Double(constant), of: rows[position].row)
    rows[position].content.constant = constant
  }

  mutating func setPriority(_ priority: Float, at position: Int) {
    solver.setPriority(priority, of: rows[position].row)
    rows[position].content.priority = priority
  }

  /// The columns that no row needs.
  var looseColumns: [Int] {
    let needed = Set(rows.flatMap { $0.content.terms.map(\.column) })
    return columns.indices.filter { columns[$0] != nil && !needed.contains($0) }
  }

  /// What the solver holds, as if it had never held anything else.
  var layout: LinearLayout {
    LinearLayout(
      // The number of a removed column stays, so that the others keep theirs.
      columns: columns.map { $0 ?? LinearLayout.Column(kind: .origin) },
      rows: rows.map(\.content))
  }

  mutating func solve() {
    solver.solve()
    values = handles.map { solver.value(of: $0) }
    given = []
  }

  /// Solves, and compares with a solver that never saw an edit.
  mutating func solveAndCompare() -> [String] {
    let (before, given) = (values, given)
    solve()
    return changeComplaints(before, except: given) + driftComplaints()
  }

  private func changeComplaints(_ before: [Double], except given: Set<Int>) -> [String] {
    let reported = solver.changedColumns.map { Int($0.index) }
    var complaints: [String] = []
    if Set(reported).count != reported.count { complaints.append("a change is reported twice") }
    for index in values.indices where columns[index] != nil && !given.contains(index) {
      let isReported = reported.contains(index)
      if isReported != (before[index] != values[index]) {
        complaints.append(
          "c\(index) went from \(before[index]) to \(values[index]), "
            + (isReported ? "and is reported" : "unreported"))
      }
    }
    return complaints
  }

  private func driftComplaints() -> [String] {
    let fresh = Trial(layout, scratch: scratch)
    let allowance = Trial.tolerance * layout.scale
    var complaints: [String] = []
    for (index, right) in fresh.values.enumerated()
    where columns[index] != nil && !(abs(values[index] - right) <= allowance) {
      complaints.append("c\(index) is \(values[index]), in a fresh solver \(right)")
    }
    let conflicts = conflicts(of: solver, rows: rows.map(\.row))
    let freshConflicts = self.conflicts(of: fresh.solver, rows: fresh.rows)
    if conflicts != freshConflicts {
      complaints.append("conflicts \(conflicts), in a fresh solver \(freshConflicts)")
    }
    return complaints
  }

  /// The conflicts by positions of rows, their order does not count. Of large conflicts, which may
  /// have several proofs, only the row that is left out.
  private func conflicts(of solver: Solver, rows: [Solver.Row]) -> Set<[Int]> {
    Set(
      solver.conflicts.map { conflict in
        let named = conflict.rows.count > 12 ? [conflict.leftOut] : conflict.rows
        return named.compactMap(rows.firstIndex)
      })
  }
}
