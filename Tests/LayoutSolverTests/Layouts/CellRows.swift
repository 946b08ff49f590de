import LayoutSolver

/// The rows of cells below each other, each with a label in its middle.
struct CellRows {
  let solver = Solver(leastRowsForRegion: 0)
  private(set) var cells: [(y: Solver.Column, height: Solver.Column)] = []
  private(set) var labels: [(y: Solver.Column, height: Solver.Column)] = []
  /// What holds each cell below the one before, and the first at 0.
  private(set) var links: [Solver.Row] = []
  private(set) var heights: [Solver.Row] = []
  private(set) var contents: [Solver.Row] = []

  init(cellCount: Int) {
    for number in 0..<cellCount {
      let cell = (y: solver.addColumn(.origin), height: solver.addColumn(.size))
      let label = (y: solver.addColumn(.origin), height: solver.addColumn(.size))
      links.append(link(cell, below: cells.last))
      heights.append(solver.addRow([.init(1, cell.height)], .equal, 44))
      solver.addRow(
        [.init(1, label.y), .init(0.5, label.height), .init(-0.5, cell.height)], .equal, 0)
      solver.addRow([.init(1, label.height)], .lessThanOrEqual, 20, priority: 250)
      contents.append(
        solver.addRow(
          [.init(1, label.height)], .greaterThanOrEqual, Double(20 + number), priority: 750))
      cells.append(cell)
      labels.append(label)
    }
    solver.solve()
  }

  /// Holds a cell below another one, or at 0.
  func link(
    _ cell: (y: Solver.Column, height: Solver.Column),
    below above: (y: Solver.Column, height: Solver.Column)?
  ) -> Solver.Row {
    guard let above else { return solver.addRow([.init(1, cell.y)], .equal, 0) }
    return solver.addRow(
      [.init(1, cell.y), .init(-1, above.y), .init(-1, above.height)], .equal, 0)
  }

  /// How many blocks the last solve has changed.
  var changedBlockCount: Int {
    var count = 0
    solver.takeChangedBlocks { _ in count += 1 }
    return count
  }
}
