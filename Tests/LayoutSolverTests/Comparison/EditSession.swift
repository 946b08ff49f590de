import LayoutSolver

/// A solver that is edited, with a record of what it holds, to build it anew at any time.
struct EditSession {
  private let scratch = Solver.Scratch()
  /// Where the fresh solvers solve.
  private let freshScratch: Solver.Scratch
  private let solver: Solver
  /// The blocks by their numbers.
  private var blocks: [Solver.Block?] = []
  /// Four columns for each block; `nil` for those of a block that was removed.
  private(set) var columns: [LinearLayout.Column?] = []
  /// The columns by their numbers, also those of removed blocks.
  private var handles: [Solver.Column] = []
  /// The rows in the order of their addition.
  private(set) var rows: [(row: Solver.Row, content: LinearLayout.Row)] = []
  /// The blocks that `editViews` has added and not removed, by their numbers.
  var addedViews: [Int] = []
  /// The rows that `animate` has changed last, and by how much for one.
  var animatedRows: [(position: Int, distance: Int)] = []
  /// The values as of the last `solve()`.
  private var values: [Double?] = []
  /// The columns that got a value since then from outside: new ones, and fixed ones.
  private var given: Set<Int> = []
  /// What solved the rows as they were at the last comparison, from nothing.
  private var lastTrial: Trial?

  /// - Parameter sharesScratch: Whether the fresh solvers solve in the same memory, so that what one leaves behind
  ///   would disturb the others. If not, the solver may go on from what its last solve has left there.
  init(_ layout: LinearLayout, sharesScratch: Bool) {
    freshScratch = sharesScratch ? scratch : Solver.Scratch()
    // However few rows there are, regions are tried.
    solver = Solver(scratch: scratch, leastRowsForRegion: 0)
    for start in stride(from: 0, to: layout.columns.count, by: 4) {
      let columns = layout.columns[start..<min(start + 4, layout.columns.count)]
      addBlock(columns + Array(repeating: .init(kind: .origin), count: 4 - columns.count))
    }
    for row in layout.rows { addRow(row) }
  }

  /// - Returns: The first of the columns.
  @discardableResult
  mutating func addBlock(_ columns: some Collection<LinearLayout.Column>) -> Int {
    let columns = Array(columns)
    let block = solver.addBlock(
      columns[0].kind, columns[1].kind, columns[2].kind, columns[3].kind)
    if block.number == blocks.count {
      blocks.append(nil)
      self.columns += [nil, nil, nil, nil]
      handles += (0..<4).map { block[$0] }
    }
    precondition(blocks[block.number] == nil, "A number belongs to one block at a time.")
    blocks[block.number] = block
    for (position, column) in columns.enumerated() {
      let index = 4 * block.number + position
      self.columns[index] = LinearLayout.Column(kind: column.kind)
      given.insert(index)
      if let fixed = column.fixed { fix(index, at: fixed) }
    }
    return 4 * block.number
  }

  mutating func removeBlock(_ number: Int) {
    guard let block = blocks[number] else { return }
    solver.removeBlock(block)
    blocks[number] = nil
    for index in 4 * number..<4 * number + 4 { columns[index] = nil }
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
    rows[position].content.constant = constant
    solver.setConstant(rows[position].content.weightedConstant, of: rows[position].row)
  }

  mutating func setPriority(_ priority: Float, at position: Int) {
    solver.setPriority(priority, of: rows[position].row)
    rows[position].content.priority = priority
  }

  /// Takes a view away, with all rows that name it.
  mutating func removeView(_ number: Int) {
    for position in rows.indices.reversed()
    where rows[position].content.terms.contains(where: { $0.column / 4 == number }) {
      removeRow(position)
    }
    removeBlock(number)
  }

  /// The blocks of which no row needs a column.
  var looseBlocks: [Int] {
    let needed = Set(rows.flatMap { $0.content.terms.map { $0.column / 4 } })
    return blocks.indices.filter { blocks[$0] != nil && !needed.contains($0) }
  }

  /// What the solver holds, as if it had never held anything else.
  var layout: LinearLayout {
    LinearLayout(
      // The numbers of removed columns stay, so that the others keep theirs.
      columns: columns.map { $0 ?? LinearLayout.Column(kind: .origin) },
      rows: rows.map(\.content))
  }

  mutating func solve() {
    solver.solve()
    values = handles.indices.map { columns[$0] == nil ? nil : solver.value(of: handles[$0]) }
    given = []
  }

  /// Solves, and compares with a solver that never saw an edit.
  mutating func solveAndCompare() -> [String] {
    let (before, given) = (values, given)
    solve()
    return changeComplaints(before, except: given) + driftComplaints() + brokenInvariants
  }

  private func changeComplaints(_ before: [Double?], except given: Set<Int>) -> [String] {
    var reported: [Int] = []
    solver.takeChangedBlocks { reported.append($0.number) }
    var complaints: [String] = []
    if Set(reported).count != reported.count { complaints.append("a change is reported twice") }
    for number in blocks.indices where blocks[number] != nil {
      let known = (4 * number..<4 * number + 4).filter { !given.contains($0) }
      let isReported = reported.contains(number)
      let hasChanged = known.contains { before[$0] != values[$0] }
      if hasChanged && !isReported { complaints.append("b\(number) changed unreported") }
      if isReported && !hasChanged && known.count == 4 {
        complaints.append("b\(number) is reported, and did not change")
      }
    }
    return complaints
  }

  private var brokenInvariants: [String] {
    #if DEBUG
      solver.brokenInvariants
    #else
      []
    #endif
  }

  private mutating func driftComplaints() -> [String] {
    let fresh = Trial(layout, scratch: freshScratch)
    // Multipliers may make the values far larger than any constant.
    let largest = fresh.values.reduce(layout.scale) { max($0, abs($1)) }
    let allowance = Trial.tolerance * largest
    var complaints: [String] = []
    let warm = warmTrial ?? fresh
    lastTrial = fresh
    for (index, right) in fresh.values.enumerated()
    where columns[index] != nil {
      let value = values[index] ?? .nan
      if !(abs(value - right) <= allowance) {
        complaints.append("c\(index) is \(value), in a fresh solver \(right)")
      }
      if !(abs(warm.values[index] - right) <= allowance) {
        complaints.append("c\(index) is \(warm.values[index]) from a warm start, else \(right)")
      }
    }
    let conflicts = conflicts(of: solver, rows: rows.map(\.row))
    let freshConflicts = self.conflicts(of: fresh.solver, rows: fresh.rows)
    if conflicts != freshConflicts {
      complaints.append("conflicts \(conflicts), in a fresh solver \(freshConflicts)")
    }
    return complaints
  }

  /// A solver that may start from the rows as they were at the last comparison; `nil` where it would not.
  private var warmTrial: Trial? {
    guard let lastTrial, lastTrial.rows.count == rows.count, lastTrial.solver.conflicts.isEmpty
    else { return nil }
    let predecessors = Solver.Predecessors()
    predecessors.append(lastTrial.solver)
    return Trial(layout, scratch: freshScratch, predecessors: predecessors)
  }

  /// The conflicts by positions of rows; their order does not count.
  private func conflicts(of solver: Solver, rows: [Solver.Row]) -> Set<[Int]> {
    Set(solver.conflicts.map { $0.rows.compactMap(rows.firstIndex) })
  }
}
