import LayoutSolver

/// The best times of this package's solver for a list of rows.
struct SolverTiming {
  /// Adding all rows, and solving.
  private(set) var build = Duration.seconds(1_000_000)
  /// Changing the constant of one row, and solving.
  private(set) var constant = Duration.seconds(1_000_000)
  /// Changing the root's height, and solving.
  private(set) var resize = Duration.seconds(1_000_000)
  /// How far the worst required row is off.
  private(set) var error = 0.0

  init(_ list: RowList, runs: Int) {
    for _ in 0..<runs { run(list) }
  }

  private mutating func run(_ list: RowList) {
    let solver = Solver()
    let columns = list.columns.map { column in
      let handle = solver.addColumn(column.kind)
      if let input = column.input { solver.fix(handle, at: input) }
      return handle
    }
    let clock = ContinuousClock()
    var rows: [Solver.Row] = []
    rows.reserveCapacity(list.rows.count)
    let built = clock.measure {
      solver.reserve(blocks: 0, rows: list.rows.count, terms: list.terms.count)
      for row in list.rows {
        for index in row.terms {
          solver.addTerm(list.terms[index].coefficient, columns[list.terms[index].column])
        }
        rows.append(solver.addRow(row.relation, row.constant, priority: row.priority))
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
  }

  private func worstError(
    _ list: RowList, _ solver: Solver, _ columns: [Solver.Column]
  ) -> Double {
    let errors = list.rows.lazy.filter { $0.priority >= 1000 }.map { row in
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
