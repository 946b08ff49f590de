import LayoutSolver

/// The best times of this package's solver for a list of rows.
struct SolverTiming {
  /// Adding all rows, and solving.
  private(set) var build = Duration.seconds(1_000_000)
  /// Changing the constant of one row, and solving.
  private(set) var constant = Duration.seconds(1_000_000)
  /// Changing the root's height, and solving.
  private(set) var resize = Duration.seconds(1_000_000)
  /// Removing that row, and solving; adding it again, and solving.
  private(set) var activation = Duration.seconds(1_000_000)
  /// Changing the size of a content, and solving. `nil` if no view has content.
  private(set) var content: Duration?
  /// Adding a view, and solving; removing it, and solving.
  private(set) var view = Duration.seconds(1_000_000)
  /// How far the worst required row is off.
  private(set) var error = 0.0

  init(_ list: RowList, runs: Int) {
    for _ in 0..<runs { run(list) }
  }

  private mutating func run(_ list: RowList) {
    let solver = Solver()
    var columns = list.columns.prefix(list.columnCount).map { column in
      let handle = solver.addColumn(column.kind)
      if let input = column.input { solver.fix(handle, at: input) }
      return handle
    }
    let clock = ContinuousClock()
    var rows: [Solver.Row] = []
    rows.reserveCapacity(list.rowCount)
    let built = clock.measure {
      solver.reserve(blocks: 0, rows: list.rowCount, terms: list.terms.count)
      for row in list.rows.prefix(list.rowCount) {
        rows.append(add(row, of: list, solver, columns))
      }
      solver.solve()
    }
    build = min(build, built)
    error = max(error, worstError(list, solver, columns))

    let edited = list.editedRow
    for change in [1.0, 0] {
      constant = min(
        constant,
        clock.measure {
          solver.setConstant(list.rows[edited].constant + change, of: rows[edited])
          solver.solve()
        })
    }
    let height = list.columns[list.rootHeight].input ?? 0
    for change in [10.0, 0] {
      resize = min(
        resize,
        clock.measure {
          solver.fix(columns[list.rootHeight], at: height + change)
          solver.solve()
        })
    }
    if let first = list.contentRow {
      for change in [3.0, 0] {
        let time = clock.measure {
          for row in [first, first + 1] {
            solver.setConstant(list.rows[row].constant + change, of: rows[row])
          }
          solver.solve()
        }
        content = min(content ?? time, time)
      }
    }
    // Twice, as the other edits: a screen does such things again and again.
    for _ in 0..<2 {
      activation = min(
        activation,
        clock.measure {
          solver.removeRow(rows[edited])
          solver.solve()
          rows[edited] = add(list.rows[edited], of: list, solver, columns)
          solver.solve()
        })
      view = min(
        view,
        clock.measure {
          let kinds = list.columns[list.columnCount...].map(\.kind)
          let block = solver.addBlock(kinds[0], kinds[1], kinds[2], kinds[3])
          columns += (0..<4).map { block[$0] }
          let added = list.rows[list.rowCount...].map { add($0, of: list, solver, columns) }
          solver.solve()
          for row in added { solver.removeRow(row) }
          solver.removeBlock(block)
          columns.removeLast(4)
          solver.solve()
        })
    }
  }

  private func add(
    _ row: RowList.Row, of list: RowList, _ solver: Solver, _ columns: [Solver.Column]
  ) -> Solver.Row {
    for index in row.terms {
      solver.addTerm(list.terms[index].coefficient, columns[list.terms[index].column])
    }
    return solver.addRow(row.relation, row.constant, priority: row.priority)
  }

  private func worstError(
    _ list: RowList, _ solver: Solver, _ columns: [Solver.Column]
  ) -> Double {
    let errors = list.rows.prefix(list.rowCount).lazy.filter { $0.priority >= 1000 }.map { row in
      let left = list.terms[row.terms].reduce(0) {
        $0 + $1.coefficient * solver.value(of: columns[$1.column])
      }
      return switch row.relation {
      case .lessThanOrEqual: max(0, left - row.constant)
      case .equal: abs(left - row.constant)
      case .greaterThanOrEqual: max(0, row.constant - left)
      }
    }
    return errors.max() ?? 0
  }
}
