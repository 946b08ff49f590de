import LayoutSolver
import Testing

/// Cells whose columns share too little room, or more than they need.
struct TableTests {
  private let solver = Solver()

  /// The widths of the columns, and of the cells in each.
  private struct Table {
    var widths: [Solver.Column] = []
    var cells: [[Solver.Column]] = []
  }

  private static let side = 12

  private static func content(_ row: Int, _ column: Int) -> Double {
    Double(20 + (row * 37 + column * 53 + row * column * 11) % 90)
  }

  private func addSize(content: Double) -> Solver.Column {
    let size = solver.addColumn(.size)
    solver.addRow([.init(1, size)], .lessThanOrEqual, content, priority: 250)
    solver.addRow([.init(1, size)], .greaterThanOrEqual, content, priority: 750)
    return size
  }

  /// - Parameter place: Puts a cell of some width into a column of some width and number.
  private func makeTable(
    filling width: Double,
    place: (_ cell: Solver.Column, _ column: Solver.Column, _ number: Int) -> Void
  ) -> Table {
    var table = Table()
    for column in 0..<Self.side {
      let width = solver.addColumn(.size)
      let cells = (0..<Self.side).map { addSize(content: Self.content($0, column)) }
      for cell in cells { place(cell, width, column) }
      table.widths.append(width)
      table.cells.append(cells)
    }
    solver.addRow(table.widths.map { .init(1, $0) }, .equal, width)
    solver.solve()
    return table
  }

  /// How much narrower than their contents the cells are together, at best.
  ///
  /// Point by point, the column is narrowed that has the fewest cells as wide as itself: what they lack grows the more,
  /// the narrower a column is.
  ///
  /// - Parameter room: The width that a cell has in a column of some width and number.
  private func leastShortage(filling width: Double, room: (Double, Int) -> Double) -> Double {
    func shortage(_ column: Int, _ width: Double) -> Double {
      (0..<Self.side).reduce(0) { $0 + max(0, Self.content($1, column) - room(width, column)) }
    }
    var widths = Array(repeating: 0.0, count: Self.side)
    for column in 0..<Self.side {
      while shortage(column, widths[column]) > 0 { widths[column] += 1 }
    }
    func costOfNarrowing(_ column: Int) -> Double {
      shortage(column, widths[column] - 1) - shortage(column, widths[column])
    }
    while widths.reduce(0, +) > width,
      let cheapest = (0..<Self.side).min(by: { costOfNarrowing($0) < costOfNarrowing($1) })
    {
      widths[cheapest] -= 1
    }
    return (0..<Self.side).reduce(0) { $0 + shortage($1, widths[$1]) }
  }

  private func expectLeastShortage(
    _ table: Table, filling width: Double, room: (Double, Int) -> Double
  ) {
    var shortage = 0.0
    for (column, cells) in table.cells.enumerated() {
      let room = room(solver.value(of: table.widths[column]), column)
      for (row, cell) in cells.enumerated() {
        shortage += abs(solver.value(of: cell) - Self.content(row, column))
        #expect(solver.value(of: cell) <= room + 1e-6)
      }
    }
    #expect(abs(table.widths.reduce(-width) { $0 + solver.value(of: $1) }) < 1e-6)
    #expect(abs(shortage - leastShortage(filling: width, room: room)) < 1e-6)
  }

  @Test(arguments: [300, 500, 800] as [Double])
  func cellsNoWiderThanTheirColumns(width: Double) {
    let table = makeTable(filling: width) { cell, column, _ in
      solver.addRow([.init(1, cell), .init(-1, column)], .lessThanOrEqual, 0)
    }
    expectLeastShortage(table, filling: width) { width, _ in width }
  }

  @Test func cellsNoWiderThanAShareOfTheirColumns() {
    func share(_ column: Int) -> Double { column.isMultiple(of: 2) ? 0.5 : 1 }
    let table = makeTable(filling: 700) { cell, column, number in
      solver.addRow([.init(1, cell), .init(-share(number), column)], .lessThanOrEqual, -4)
    }
    expectLeastShortage(table, filling: 700) { width, column in share(column) * width - 4 }
  }

  /// What keeps a cell beside the middle costs more than the cell, so that is where it costs least.
  @Test func cellsBesideTheMiddlesOfTheirColumns() {
    let table = makeTable(filling: 600) { cell, column, _ in
      let center = solver.addColumn(.origin)
      solver.addRow([.init(1, center)], .equal, 3, priority: 900)
      solver.addRow([.init(1, center), .init(0.5, cell), .init(-0.5, column)], .lessThanOrEqual, 0)
      solver.addRow(
        [.init(1, center), .init(-0.5, cell), .init(0.5, column)], .greaterThanOrEqual, 0)
    }
    expectLeastShortage(table, filling: 600) { width, _ in width - 6 }
  }

  /// The other way round: the columns share more room than they need, and widen their cells.
  @Test func cellsNoNarrowerThanTheirColumns() {
    let table = makeTable(filling: 1500) { cell, column, _ in
      solver.addRow([.init(1, cell), .init(-1, column)], .greaterThanOrEqual, 0)
    }
    for (column, cells) in table.cells.enumerated() {
      for (row, cell) in cells.enumerated() {
        let least = max(Self.content(row, column), solver.value(of: table.widths[column]))
        #expect(abs(solver.value(of: cell) - least) < 1e-6)
      }
    }
  }

  /// Below its least width a cell costs more, so columns go down to that first.
  @Test func cellsWithLeastWidths() {
    let least = 45.0
    let table = makeTable(filling: 600) { cell, column, _ in
      solver.addRow([.init(1, cell)], .greaterThanOrEqual, least, priority: 800)
      solver.addRow([.init(1, cell), .init(-1, column)], .lessThanOrEqual, 0)
    }
    #expect(abs(table.widths.reduce(-600) { $0 + solver.value(of: $1) }) < 1e-6)
    #expect(table.cells.joined().allSatisfy { solver.value(of: $0) >= least - 1e-6 })
  }

  /// All labels have one width, and the fields beside them get the rest. Where it is so much or so little that some
  /// of them are always too narrow, too.
  @Test(arguments: [60, 200, 300, 420] as [Double])
  func labelsThatShareAWidthBesideFields(width: Double) {
    let column = solver.addColumn(.size)
    solver.addRow([.init(1, column)], .equal, 0, priority: 40)
    func labelContent(_ row: Int) -> Double { Double(20 + row * 37 % 120) }
    func fieldContent(_ row: Int) -> Double { Double(50 + row * 53 % 300) }
    var rows: [(label: Solver.Column, field: Solver.Column)] = []
    for row in 0..<60 {
      let (label, field) = (
        addSize(content: labelContent(row)), addSize(content: fieldContent(row))
      )
      solver.addRow([.init(1, label), .init(-1, column)], .lessThanOrEqual, 0)
      solver.addRow([.init(1, field), .init(1, column)], .lessThanOrEqual, width)
      rows.append((label, field))
    }
    solver.solve()
    func shortage(_ column: Double) -> Double {
      rows.indices.reduce(0) {
        $0 + max(0, labelContent($1) - column) + max(0, fieldContent($1) - (width - column))
      }
    }
    var found = 0.0
    for (row, (label, field)) in rows.enumerated() {
      found += labelContent(row) - solver.value(of: label)
      found += fieldContent(row) - solver.value(of: field)
      #expect(solver.value(of: label) <= solver.value(of: column) + 1e-6)
      #expect(solver.value(of: field) <= width - solver.value(of: column) + 1e-6)
    }
    // The shortage is least where the column is as wide as a label, or leaves a field all of its content.
    let least = stride(from: 0, through: width, by: 1).map(shortage).min() ?? 0
    #expect(abs(found - least) < 1e-6)
  }
}
