import LayoutSolver
import Testing

/// After a change of constants, a large component is not solved as a whole again.
///
/// Here the heights of labels go from one side to the other of what they are pulled to, so that the
/// answer is not found next to the last one.
struct KeptProblemTests {
  @Test func aLabelInACellOfFixedHeightIsSolvedAlone() {
    let list = CellRows(cellCount: 40)
    for height in [24.0, 15, 26] {
      list.solver.setConstant(height, of: list.contents[20])
      list.solver.solve()
      #expect(list.solver.value(of: list.labels[20].height) == height)
      #expect(list.solver.value(of: list.labels[20].y) == 22 - height / 2)
    }
    #expect(list.solver.reducedRowCount == 2)
    var changed: [Solver.Block] = []
    list.solver.takeChangedBlocks { changed.append($0) }
    #expect(changed.count == 1)
  }

  @Test func aCellOfAnotherHeightMovesThoseBelow() {
    let list = CellRows(cellCount: 40)
    for (height, content) in [(50.0, 24.0), (40, 15), (61, 26)] {
      list.solver.setConstant(height, of: list.heights[37])
      list.solver.setConstant(content, of: list.contents[37])
      list.solver.solve()
      #expect(list.solver.value(of: list.cells[37].y) == 37 * 44)
      #expect(list.solver.value(of: list.cells[38].y) == 37 * 44 + height)
      #expect(list.solver.value(of: list.cells[39].y) == 38 * 44 + height)
    }
    // The label's rows and no others.
    #expect(list.solver.reducedRowCount == 2)
  }

  /// What was found next to the last answer is not forgotten by what was kept before.
  @Test func aKeptProblemFollowsWhatWasFoundWithoutIt() {
    let list = CellRows(cellCount: 40)
    for content in [24.0, 15, 26] {
      list.solver.setConstant(content, of: list.contents[20])
      list.solver.solve()
    }
    list.solver.setConstant(50, of: list.heights[30])
    list.solver.solve()
    #expect(list.solver.reducedRowCount == 0)
    list.solver.setConstant(44, of: list.heights[30])
    list.solver.setConstant(60, of: list.heights[25])
    list.solver.solve()
    #expect(list.solver.reducedRowCount == 0)
    list.solver.setConstant(44, of: list.heights[25])
    list.solver.setConstant(48, of: list.heights[35])
    list.solver.setConstant(15, of: list.contents[20])
    list.solver.solve()
    for (number, cell) in list.cells.enumerated() {
      #expect(list.solver.value(of: cell.y) == Double(44 * number + (number > 35 ? 4 : 0)))
    }
    #expect(list.solver.value(of: list.labels[20].height) == 15)
  }

  /// No row changes with it that would say so.
  @Test func aColumnOfNoRowIsFixed() {
    // So few rows are kept as a whole.
    let list = CellRows(cellCount: 20)
    let lone = list.solver.addColumn(.origin)
    for content in [24.0, 15, 26, 24] {
      list.solver.setConstant(content, of: list.contents[5])
      list.solver.solve()
    }
    list.solver.fix(lone, at: 5)
    for content in [15.0, 26] {
      list.solver.setConstant(content, of: list.contents[5])
      list.solver.solve()
      #expect(list.solver.value(of: lone) == 5)
      #if DEBUG
        #expect(list.solver.brokenInvariants == [])
      #endif
    }
  }

  @Test func aConstantThatContradictsOthersIsReported() {
    let list = CellRows(cellCount: 10)
    for height in [50.0, 40] {
      list.solver.setConstant(height, of: list.heights[5])
      list.solver.solve()
    }
    list.solver.setConstant(-3, of: list.heights[5])
    list.solver.solve()
    #expect(list.solver.conflicts.map(\.leftOut) == [list.heights[5]])
    list.solver.setConstant(30, of: list.heights[5])
    list.solver.solve()
    #expect(list.solver.conflicts.isEmpty)
    #expect(list.solver.value(of: list.cells[6].y) == 5 * 44 + 30)
  }

  @Test func aRangeThatContradictsAnotherIsReported() {
    let list = CellRows(cellCount: 40)
    let height = [Solver.Term(1, list.labels[20].height)]
    list.solver.addRow(height, .lessThanOrEqual, 40)
    let least = list.solver.addRow(height, .greaterThanOrEqual, 10)
    for content in [24.0, 15, 26] {
      list.solver.setConstant(content, of: list.contents[20])
      list.solver.solve()
    }
    #expect(list.solver.reducedRowCount < 8)
    list.solver.setConstant(50, of: least)
    list.solver.solve()
    #expect(list.solver.conflicts.map(\.leftOut) == [least])
    #expect(list.solver.value(of: list.labels[20].height) == 26)
    list.solver.setConstant(30, of: least)
    list.solver.solve()
    #expect(list.solver.conflicts.isEmpty)
    #expect(list.solver.value(of: list.labels[20].height) == 30)
  }

  @Test func anInputMovesWhatHangsOnIt() {
    let solver = Solver(leastRowsToKeep: 0)
    let width = solver.addColumn(.size)
    solver.fix(width, at: 300)
    let views = (0..<20).map { _ in (x: solver.addColumn(.origin), width: solver.addColumn(.size)) }
    for (number, view) in views.enumerated() {
      let left = number == 0 ? [] : [Solver.Term(-1, views[number - 1].x)]
      solver.addRow([.init(1, view.x)] + left, .equal, 1)
      solver.addRow([.init(1, view.x), .init(1, view.width), .init(-1, width)], .equal, -10)
    }
    for given in [300.0, 310, 280, 333] {
      solver.fix(width, at: given)
      solver.solve()
      for (number, view) in views.enumerated() {
        #expect(solver.value(of: view.x) == Double(number + 1))
        #expect(solver.value(of: view.width) == given - 11 - Double(number))
      }
    }
    // Less than the views need: the last row that contradicts is left out, as at once.
    solver.fix(width, at: 5)
    solver.solve()
    #expect(!solver.conflicts.isEmpty)
  }

  @Test func aSizeThatFollowsAnotherNarrowsIt() {
    // Two sizes of one class, a distance apart, asked to be small.
    let solver = Solver(leastRowsToKeep: 0)
    let (first, second) = (solver.addColumn(.size), solver.addColumn(.size))
    let distance = solver.addRow([.init(1, first), .init(-1, second)], .equal, 10)
    let small = solver.addRow([.init(1, first)], .equal, 0, priority: 500)
    solver.solve()
    for constant in [20.0, -5, 30] {
      solver.setConstant(constant, of: distance)
      solver.solve()
      #expect(solver.value(of: first) == max(0, constant))
      #expect(solver.value(of: second) == max(0, -constant))
    }
    solver.setConstant(50, of: small)
    solver.solve()
    #expect(solver.value(of: first) == 50)
    #expect(solver.value(of: second) == 20)
  }

  /// Presolve used up two equalities of three that agree, and the third says nothing new until they do not.
  @Test func equalitiesThatAgreedAndNoLongerDoAreReported() {
    let solver = Solver(leastRowsToKeep: 0)
    let (x, y) = (solver.addColumn(.origin), solver.addColumn(.origin))
    let (size, end) = (solver.addColumn(.size), solver.addColumn(.origin))
    let first = solver.addRow([.init(1, x)], .equal, 10)
    solver.addRow([.init(1, y), .init(-1, x)], .equal, 5)
    let third = solver.addRow([.init(1, y)], .equal, 15)
    solver.addRow([.init(1, end), .init(-1, y), .init(-1, size)], .equal, 0)
    solver.addRow([.init(1, size)], .equal, 10, priority: 700)
    let minimum = solver.addRow([.init(1, size)], .greaterThanOrEqual, 5, priority: 500)
    solver.solve()
    // The last of these changes sides, so that the component is solved, and kept.
    for constant in [6.0, 7, 20] {
      solver.setConstant(constant, of: minimum)
      solver.solve()
    }
    #expect(solver.value(of: end) == 25)
    solver.setConstant(11, of: first)
    solver.solve()
    #expect(solver.conflicts.map(\.leftOut) == [third])
    #expect(solver.value(of: end) == 26)
    solver.setConstant(10, of: first)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: end) == 25)
  }
}
