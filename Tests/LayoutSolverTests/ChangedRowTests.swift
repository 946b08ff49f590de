import LayoutSolver
import Testing

/// Rows that come and go: the region of the change is solved, where nothing outside does more than follow it.
struct ChangedRowTests {
  private let list = CellRows(cellCount: 40)

  @Test func aCellComesToTheEndAndLeaves() {
    for _ in 0..<3 {
      let cell = list.addCell(below: list.cells[39], height: 30)
      list.solver.solve()
      #expect(list.solver.reducedRowCount <= 2)
      #expect(cell.values(in: list.solver) == [40 * 44, 30, 12, 18])
      #expect(list.changedBlockCount == 1)
      list.remove(cell)
      list.solver.solve()
      #expect(list.solver.reducedRowCount <= 2)
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
    #expect(list.solver.reducedRowCount <= 2)
    #expect(cell.values(in: list.solver) == [Double(number) * 44, 30, 12, 18])
    let moved = before.enumerated().map { $0.offset < number ? $0.element : $0.element + 30 }
    #expect(list.tops.map { list.solver.value(of: $0) } == moved)

    list.solver.removeRow(link)
    list.remove(cell)
    _ = list.link(list.cells[number], below: number > 0 ? list.cells[number - 1] : nil)
    list.solver.solve()
    #expect(list.solver.reducedRowCount <= 2)
    #expect(list.tops.map { list.solver.value(of: $0) } == before)
  }

  /// As in a list that scrolls. The columns of the cell that leaves are not used again at once.
  @Test func aCellLeavesWhileAnotherComes() {
    var cell = list.addCell(below: list.cells[39], height: 30)
    list.solver.solve()
    var numbers: Set<Int> = []
    for height in [31.0, 32, 33] {
      list.remove(cell)
      cell = list.addCell(below: list.cells[39], height: height)
      list.solver.solve()
      #expect(list.solver.reducedRowCount <= 2)
      #expect(cell.values(in: list.solver) == [40 * 44, height, 12, 18])
      numbers.insert(cell.block.number)
    }
    #expect(numbers.count == 2)
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
      #expect(list.solver.reducedRowCount <= 2)
      let middle = number.isMultiple(of: 2) ? 30.0 : 22
      #expect(list.solver.value(of: list.labels[39].y) == middle - 29.5)
    }
  }

  /// What pulled in vain before pulls stronger than the new row, or where it has nothing against.
  @Test(arguments: [Solver.Relation.equal, .greaterThanOrEqual])
  func aRowOfAnotherKindDoesNotTakeOver(_ relation: Solver.Relation) {
    let solver = Solver()
    let height = solver.addColumn(.size)
    let fixed = solver.addRow([.init(1, height)], .equal, 44)
    solver.addRow([.init(1, height)], .equal, 50, priority: 500)
    solver.solve()
    #expect(solver.value(of: height) == 44)
    solver.removeRow(fixed)
    solver.addRow([.init(1, height)], relation, 46, priority: relation == .equal ? 100 : 1000)
    solver.solve()
    #expect(solver.value(of: height) == 50)
  }

  /// What it holds together moved the same way, and moves against each other now.
  @Test func aRowOfOtherCoefficientsDoesNotTakeOver() {
    let solver = Solver()
    let (first, second) = (solver.addColumn(.origin), solver.addColumn(.origin))
    solver.addRow([.init(1, first)], .greaterThanOrEqual, 20, priority: 750)
    solver.addRow([.init(1, second)], .equal, 5, priority: 500)
    let difference = solver.addRow([.init(1, first), .init(-1, second)], .equal, 10)
    solver.solve()
    #expect([first, second].map { solver.value(of: $0) } == [20, 10])
    solver.removeRow(difference)
    solver.addRow([.init(1, first), .init(1, second)], .equal, 28)
    solver.solve()
    #expect([first, second].map { solver.value(of: $0) } == [23, 5])
  }

  @Test func whatHoldsChangesNothing() {
    let end = [Solver.Term(1, list.cells[39].y), .init(1, list.cells[39].height)]
    let bottom = list.solver.addRow(end, .lessThanOrEqual, 2_000)
    list.solver.solve()
    #expect(list.solver.reducedRowCount <= 2)
    list.solver.removeRow(bottom)
    list.solver.solve()
    #expect(list.solver.reducedRowCount <= 2)
    #expect(list.changedBlockCount == 0)
  }

  /// A row that kept others from holding had an influence on the answer.
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

  /// A size that follows the others stops them when it is 0.
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

  /// The columns of a block that has left have another kind in the next one.
  @Test func aBlockThatTakesTheNumbersOfOneThatLeftMakesASolve() {
    let solver = Solver()
    let width = solver.addColumn(.size)
    solver.addRow([.init(1, width)], .equal, 30, priority: 250)
    let inner = solver.addBlock(.size, .size, .size, .size)
    let inset = solver.addRow([.init(1, inner[1]), .init(-1, width)], .equal, -50)
    solver.solve()
    solver.removeRow(inset)
    solver.removeBlock(inner)
    let next = solver.addBlock(.origin, .origin, .origin, .origin)
    #expect(next == inner)
    solver.solve()
    #expect(solver.value(of: width) == 30)
  }

  @Test func anInputThatLeavesMakesASolve() {
    let solver = Solver()
    let width = solver.addColumn(.size)
    solver.addRow([.init(1, width)], .equal, 50, priority: 250)
    let inputs = solver.addBlock(.size, .size, .size, .size)
    solver.fix(inputs[0], at: 20)
    let row = solver.addRow([.init(1, width), .init(-1, inputs[0])], .equal, 0)
    solver.solve()
    #expect(solver.value(of: width) == 20)
    solver.removeRow(row)
    solver.removeBlock(inputs)
    solver.solve()
    #expect(solver.value(of: width) == 50)
  }

  /// With its last constant it would not have been in the way.
  @Test func aRowThatIsChangedAndRemovedMakesASolve() {
    let solver = Solver()
    let width = solver.addColumn(.size)
    solver.addRow([.init(1, width)], .equal, 50, priority: 250)
    let bound = solver.addRow([.init(1, width)], .lessThanOrEqual, 20)
    solver.solve()
    solver.setConstant(60, of: bound)
    solver.removeRow(bound)
    solver.solve()
    #expect(solver.value(of: width) == 50)
  }

  /// No row gives one of the columns that leave a value by itself, and together they tie the others.
  @Test func whatLeavesInACircleMakesASolve() {
    let solver = Solver()
    let (first, second) = (solver.addColumn(.origin), solver.addColumn(.origin))
    solver.addRow([.init(1, first)], .equal, 20, priority: 500)
    solver.addRow([.init(1, second)], .equal, 30, priority: 250)
    let leaving = solver.addBlock(.origin, .origin, .origin, .origin)
    let sum: [Solver.Term] = [.init(1, leaving[0]), .init(1, leaving[1])]
    let rows = [
      solver.addRow(sum + [.init(-1, first)], .equal, 0),
      solver.addRow(sum + [.init(-1, second)], .equal, 0),
      solver.addRow([.init(1, leaving[0]), .init(-1, leaving[1])], .equal, 0),
    ]
    solver.solve()
    #expect(solver.value(of: second) == 20)
    for row in rows { solver.removeRow(row) }
    solver.removeBlock(leaving)
    solver.solve()
    #expect(solver.value(of: second) == 30)
  }

  /// Two widths share too little room, and tie-breaks decide how. Another width is one more size, which may
  /// change that; a view with that width only follows the list, down.
  private func shareTooLittleRoom() -> (first: Solver.Column, second: Solver.Column) {
    let (first, second) = (list.solver.addColumn(.size), list.solver.addColumn(.size))
    for width in [first, second] {
      list.solver.addRow([.init(1, width)], .greaterThanOrEqual, 60, priority: 750)
    }
    list.solver.addRow([.init(1, first), .init(1, second)], .lessThanOrEqual, 100)
    list.solver.solve()
    return (first, second)
  }

  @Test func whereTieBreaksDecideTheComponentsAreSolved() {
    let (first, second) = shareTooLittleRoom()
    let widths = [list.solver.value(of: first), list.solver.value(of: second)]
    #expect(widths == [40, 60])
    for _ in 0..<2 {
      let cell = list.addCell(below: list.cells[39], height: 30)
      let width = list.solver.addBlock(.size, .size, .size, .size)
      let row = list.solver.addRow([.init(1, width[0]), .init(-1, second)], .equal, 0)
      list.solver.solve()
      #expect(cell.values(in: list.solver) == [40 * 44, 30, 12, 18])
      #expect(list.solver.value(of: first) == 60)
      #expect(list.solver.value(of: second) == 40)
      #expect(list.solver.value(of: width[0]) == 40)
      list.remove(cell)
      list.solver.removeRow(row)
      list.solver.removeBlock(width)
      list.solver.solve()
      #expect([list.solver.value(of: first), list.solver.value(of: second)] == widths)
    }
  }

  /// The height of the view that is added is its width, and decides where what is below it is.
  @Test func whatHangsOnTheSolveIsSolved() {
    let (first, second) = shareTooLittleRoom()
    let view = list.solver.addBlock(.origin, .size, .size, .origin)
    let rows = [
      list.link((view[0], view[1]), below: list.cells[39]),
      list.solver.addRow([.init(1, view[1]), .init(-1, view[2])], .equal, 0),
      list.solver.addRow([.init(1, view[2]), .init(-1, second)], .equal, 0),
      list.link((view[3], view[1]), below: (view[0], view[1])),
    ]
    list.solver.solve()
    #expect((0..<4).map { list.solver.value(of: view[$0]) } == [40 * 44, 40, 40, 40 * 45])
    #expect(list.solver.value(of: first) == 60)
    for row in rows { list.solver.removeRow(row) }
    list.solver.removeBlock(view)
    list.solver.solve()
    #expect(list.solver.value(of: second) == 60)
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
