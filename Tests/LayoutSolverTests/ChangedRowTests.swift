import LayoutSolver
import Testing

/// Rows that come and go next to the last answer, and those that make a solve necessary.
struct ChangedRowTests {
  /// How many rows a solve leaves after presolve; none are looked at by an update next to the last
  /// answer.
  private let list = CellRows(cellCount: 40)

  @Test func aCellComesToTheEndAndLeaves() {
    for _ in 0..<3 {
      let cell = list.addCell(below: list.cells[39], height: 30)
      list.solver.solve()
      #expect(list.solver.reducedRowCount == 0)
      #expect(cell.values(in: list.solver) == [40 * 44, 30, 12, 18])
      #expect(list.changedBlockCount == 1)
      list.remove(cell)
      list.solver.solve()
      #expect(list.solver.reducedRowCount == 0)
      #expect(list.changedBlockCount == 0)
    }
  }

  @Test(arguments: [0, 20, 39])
  func aCellComesBetweenOthersAndLeaves(number: Int) {
    let before = list.tops.map { list.solver.value(of: $0) }
    list.solver.removeRow(list.links[number])
    let cell = list.addCell(below: number > 0 ? list.cells[number - 1] : nil, height: 30)
    let link = list.link(list.cells[number], below: (cell.y, cell.height))
    list.solver.solve()
    #expect(list.solver.reducedRowCount == 0)
    #expect(cell.values(in: list.solver) == [Double(number) * 44, 30, 12, 18])
    let moved = before.enumerated().map { $0.offset < number ? $0.element : $0.element + 30 }
    #expect(list.tops.map { list.solver.value(of: $0) } == moved)

    list.solver.removeRow(link)
    list.remove(cell)
    _ = list.link(list.cells[number], below: number > 0 ? list.cells[number - 1] : nil)
    list.solver.solve()
    #expect(list.solver.reducedRowCount == 0)
    #expect(list.tops.map { list.solver.value(of: $0) } == before)
  }

  /// A height that only content makes could give way to what is below. So it does not stand for a number.
  @Test func aCellWhoseContentMayGiveWayMakesASolve() {
    let bottom = list.solver.addRow(
      [.init(1, list.cells[39].y), .init(1, list.cells[39].height)], .lessThanOrEqual, 40 * 44 + 20)
    list.solver.solve()
    list.solver.removeRow(list.links[39])
    let y = list.solver.addColumn(.origin)
    let height = list.solver.addColumn(.size)
    _ = list.link((y, height), below: list.cells[38])
    list.solver.addRow([.init(1, height)], .equal, 30, priority: 750)
    _ = list.link(list.cells[39], below: (y, height))
    list.solver.solve()
    #expect(list.solver.value(of: height) == 20)
    #expect(list.solver.value(of: list.cells[39].y) == 39 * 44 + 20)
    list.solver.removeRow(bottom)
    list.solver.solve()
    #expect(list.solver.value(of: height) == 30)
  }

  @Test func aConstraintTakesTheOthersPlace() {
    var height = list.heights[39]
    for number in 0..<4 {
      list.solver.removeRow(height)
      height = list.solver.addRow(
        [.init(1, list.cells[39].height)], .equal, number.isMultiple(of: 2) ? 60 : 44)
      list.solver.solve()
      #expect(list.solver.reducedRowCount == 0)
      let middle = number.isMultiple(of: 2) ? 30.0 : 22
      #expect(list.solver.value(of: list.labels[39].y) == middle - 29.5)
    }
  }

  @Test func whatHoldsChangesNothing() {
    let end = [Solver.Term(1, list.cells[39].y), .init(1, list.cells[39].height)]
    let bottom = list.solver.addRow(end, .lessThanOrEqual, 2_000)
    list.solver.solve()
    #expect(list.solver.reducedRowCount == 0)
    list.solver.removeRow(bottom)
    list.solver.solve()
    #expect(list.solver.reducedRowCount == 0)
    #expect(list.changedBlockCount == 0)
  }

  /// A row that was in the way of others had a say in the answer.
  @Test func whatWasInTheWayMakesASolve() {
    let solver = Solver()
    let (first, second) = (solver.addColumn(.size), solver.addColumn(.size))
    solver.addRow([.init(1, first)], .equal, 70, priority: 500)
    solver.addRow([.init(1, second)], .equal, 60, priority: 250)
    let bound = solver.addRow([.init(1, first), .init(1, second)], .lessThanOrEqual, 100)
    solver.solve()
    #expect(solver.value(of: second) == 30)
    solver.removeRow(bound)
    solver.solve()
    #expect(solver.value(of: second) == 60)
  }

  /// The tie-breaks gave it its size, and new rows may have something to say about that.
  @Test func aNewRowInWhatTieBreaksDecidedMakesASolve() {
    let solver = Solver()
    let (first, second) = (solver.addColumn(.size), solver.addColumn(.origin))
    solver.addRow([.init(1, first)], .greaterThanOrEqual, 10)
    solver.addRow([.init(1, second), .init(-1, first)], .lessThanOrEqual, 20)
    solver.solve()
    #expect(solver.value(of: second) == 30)
    let third = solver.addColumn(.origin)
    solver.addRow([.init(1, third), .init(-1, second)], .equal, 0)
    let pull = solver.addRow([.init(1, third)], .greaterThanOrEqual, 40, priority: 250)
    solver.solve()
    #expect(solver.value(of: first) == 20)
    solver.removeRow(pull)
    solver.solve()
    #expect(solver.value(of: first) == 10)
  }

  /// A size that hangs on the others holds them up when it is 0.
  @Test func aSizeThatWasInTheWayMakesASolve() {
    let solver = Solver()
    let width = solver.addColumn(.size)
    solver.addRow([.init(1, width)], .equal, 30, priority: 250)
    let inner = solver.addBlock(.size, .size, .size, .size)
    let inset = solver.addRow([.init(1, inner[0]), .init(-1, width)], .equal, -50)
    solver.solve()
    #expect(solver.value(of: width) == 50)
    solver.removeRow(inset)
    solver.removeBlock(inner)
    solver.solve()
    #expect(solver.value(of: width) == 30)
  }

  @Test func aColumnWithoutRowsRests() {
    let solver = Solver()
    let (first, second) = (solver.addColumn(.origin), solver.addColumn(.origin))
    solver.addRow([.init(1, first)], .equal, 10)
    let row = solver.addRow([.init(1, second), .init(-1, first)], .equal, 10)
    solver.solve()
    #expect(solver.value(of: second) == 20)
    solver.removeRow(row)
    solver.solve()
    #expect(solver.value(of: second) == 0)
  }
}

/// A cell that came to others, with its rows.
private struct AddedCell {
  var block: Solver.Block
  var rows: [Solver.Row]

  var y: Solver.Column { block[0] }
  var height: Solver.Column { block[1] }

  func values(in solver: Solver) -> [Double] { (0..<4).map { solver.value(of: block[$0]) } }
}

extension CellRows {
  fileprivate typealias Span = (y: Solver.Column, height: Solver.Column)

  fileprivate var tops: [Solver.Column] { cells.map(\.y) }

  /// Adds a cell with a label whose content makes it 18 points high, 12 points below the cell's top.
  fileprivate func addCell(below above: Span?, height: Double) -> AddedCell {
    let block = solver.addBlock(.origin, .size, .origin, .size)
    var rows = [link((block[0], block[1]), below: above)]
    rows.append(solver.addRow([.init(1, block[1])], .equal, height))
    rows.append(solver.addRow([.init(1, block[2])], .equal, 12))
    rows.append(solver.addRow([.init(1, block[3])], .lessThanOrEqual, 18, priority: 250))
    rows.append(solver.addRow([.init(1, block[3])], .greaterThanOrEqual, 18, priority: 750))
    return AddedCell(block: block, rows: rows)
  }

  fileprivate func remove(_ cell: AddedCell) {
    for row in cell.rows { solver.removeRow(row) }
    solver.removeBlock(cell.block)
  }
}
