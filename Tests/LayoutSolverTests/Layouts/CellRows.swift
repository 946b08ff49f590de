import LayoutSolver

/// The rows of cells below each other, each with a label in its middle.
struct CellRows {
  let solver = Solver(leastRowsToKeep: 0)
  private(set) var cells: [(y: Solver.Column, height: Solver.Column)] = []
  private(set) var labels: [(y: Solver.Column, height: Solver.Column)] = []
  private(set) var heights: [Solver.Row] = []
  private(set) var contents: [Solver.Row] = []

  init(cellCount: Int) {
    for number in 0..<cellCount {
      let cell = (y: solver.addColumn(.origin), height: solver.addColumn(.size))
      let label = (y: solver.addColumn(.origin), height: solver.addColumn(.size))
      if let above = cells.last {
        solver.addRow([.init(1, cell.y), .init(-1, above.y), .init(-1, above.height)], .equal, 0)
      } else {
        solver.addRow([.init(1, cell.y)], .equal, 0)
      }
      heights.append(solver.addRow([.init(1, cell.height)], .equal, 44))
      solver.addRow(
        [.init(1, label.y), .init(0.5, label.height), .init(-0.5, cell.height)], .equal, 0)
      solver.addRow([.init(1, label.height)], .lessThanOrEqual, 20, priority: 250)
      contents.append(
        solver.addRow(
          [.init(1, label.height)], .greaterThanOrEqual, Double(10 + number), priority: 750))
      cells.append(cell)
      labels.append(label)
    }
    solver.solve()
  }
}
