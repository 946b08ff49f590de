import LayoutSolver

/// A layout given to the solver: row by row in its order, then solved once.
struct Trial {
  let layout: LinearLayout
  let solver: Solver
  private(set) var columns: [Solver.Column] = []
  private(set) var rows: [Solver.Row] = []

  init(
    _ layout: LinearLayout, scratch: Solver.Scratch = Solver.Scratch(),
    predecessors: Solver.Predecessors? = nil
  ) {
    self.layout = layout
    solver = Solver(scratch: scratch, predecessors: predecessors)
    for column in layout.columns {
      columns.append(solver.addColumn(column.kind))
      if let fixed = column.fixed { solver.fix(columns[columns.count - 1], at: Double(fixed)) }
    }
    for (order, row) in layout.rows.enumerated() {
      rows.append(solver.add(row, columns: columns, order: order))
    }
    solver.solve()
  }

  /// What the solver made of each column.
  var values: [Double] { columns.map { solver.value(of: $0) } }

  /// Solves with one more row, and then without it again.
  func addAndRemove(_ row: LinearLayout.Row) {
    let added = solver.add(row, columns: columns, order: layout.rows.count)
    solver.solve()
    solver.removeRow(added)
    solver.solve()
  }

  /// Solves without a row, and then with it in its place again.
  mutating func removeAndAdd(_ index: Int) {
    solver.removeRow(rows[index])
    solver.solve()
    rows[index] = solver.add(layout.rows[index], columns: columns, order: index)
    solver.solve()
  }

  func isDetermined(_ column: Int) -> Bool { solver.isDetermined(columns[column]) }
}

extension Solver {
  func add(_ row: LinearLayout.Row, columns: [Column], order: Int? = nil) -> Row {
    let weight = Double(row.weight)
    for term in row.terms { addTerm(weight * Double(term.coefficient), columns[term.column]) }
    return addRow(
      row.relation, row.weightedConstant, priority: row.priority, author: row.author,
      order: order)
  }
}

extension LinearLayout.Row {
  /// The constant of the row as the solver gets it.
  var weightedConstant: Double { Double(weight) * Double(constant) }

  /// How far the values are from what the row asks: the raw error of its equation, times its weight.
  func violation(by values: [Double]) -> Double {
    let left = terms.reduce(0) { $0 + Double($1.coefficient) * values[$1.column] }
    let error = Double(weight) * (left - Double(constant))
    return switch relation {
    case .lessThanOrEqual: max(0, error)
    case .equal: abs(error)
    case .greaterThanOrEqual: max(0, -error)
    }
  }
}
