import LayoutSolver
import Testing

/// After a change of few constants, the answer is found next to the last one, or not at all.
struct LocalUpdateTests {
  @Test func aLabelInACellOfFixedHeightMovesAlone() {
    let list = CellRows(cellCount: 40)
    for height in [24.0, 31, 26] {
      list.solver.setConstant(height, of: list.contents[20])
      list.solver.solve()
      #expect(list.solver.reducedRowCount == 0)
      #expect(list.solver.value(of: list.labels[20].height) == height)
      #expect(list.solver.value(of: list.labels[20].y) == 22 - height / 2)
      #expect(list.changedBlockCount == 1)
    }
  }

  @Test func whatIsBelowTwoChangesMovesByBoth() {
    let list = CellRows(cellCount: 40)
    list.solver.setConstant(50, of: list.heights[30])
    list.solver.setConstant(41, of: list.heights[37])
    list.solver.solve()
    #expect(list.solver.reducedRowCount == 0)
    #expect(list.solver.value(of: list.cells[37].y) == 37 * 44 + 6)
    #expect(list.solver.value(of: list.cells[39].y) == 39 * 44 + 3)
    #expect(list.changedBlockCount == 10)
  }

  /// Heights that are equal if possible fill a given one: all of them follow it.
  @Test func whatNoRowIsThereForIsFound() {
    let solver = Solver()
    let whole = solver.addColumn(.size)
    solver.fix(whole, at: 100)
    let views = (0..<10).map { _ in (y: solver.addColumn(.origin), height: solver.addColumn(.size))
    }
    solver.addRow([.init(1, views[0].y)], .equal, 0)
    for (above, view) in zip(views, views.dropFirst()) {
      solver.addRow([.init(1, view.y), .init(-1, above.y), .init(-1, above.height)], .equal, 0)
      solver.addRow([.init(1, view.height), .init(-1, above.height)], .equal, 0, priority: 750)
    }
    solver.addRow([.init(1, views[9].y), .init(1, views[9].height), .init(-1, whole)], .equal, 0)
    for given in [100.0, 150, 80] {
      solver.fix(whole, at: given)
      solver.solve()
      for (number, view) in views.enumerated() {
        #expect(abs(solver.value(of: view.y) - Double(number) * given / 10) < 1e-9)
        #expect(abs(solver.value(of: view.height) - given / 10) < 1e-9)
      }
    }
    #expect(solver.reducedRowCount == 0)
  }

  /// The bound moves by next to nothing, and then infinitely many times as far. The column that moved at
  /// the same time does not.
  @Test func aTinyChangeSaysNothingOfALargeOne() {
    let solver = Solver()
    let (first, second) = (solver.addColumn(.origin), solver.addColumn(.origin))
    let bound = solver.addRow([.init(1, first)], .greaterThanOrEqual, 0)
    solver.addRow([.init(1, first)], .equal, 100, priority: 500)
    let given = solver.addRow([.init(1, second)], .equal, 0)
    for (least, value) in [(0.0, 0.0), (.leastNonzeroMagnitude, 5), (1, 9), (40, 0)] {
      solver.setConstant(least, of: bound)
      solver.setConstant(value, of: given)
      solver.solve()
      #expect(solver.value(of: first) == 100)
      #expect(solver.value(of: second) == value)
      #expect(solver.isExact)
    }
  }

  /// Twelve rows of views depend on one width. If a view in one of them reaches the size of its content, all are solved.
  @Test func whereAWidthHasARowChangeSidesAllThatDependsOnItIsSolved() {
    let solver = Solver()
    let whole = solver.addColumn(.size)
    solver.fix(whole, at: 100)
    let pairs = (0..<12).map { number in
      let (first, second) = (solver.addColumn(.size), solver.addColumn(.size))
      solver.addRow([.init(1, first), .init(1, second), .init(-1, whole)], .equal, 0)
      solver.addRow([.init(1, first), .init(-1, second)], .equal, 0, priority: 500)
      let most = number == 7 ? 60.0 : 1_000
      solver.addRow([.init(1, first)], .lessThanOrEqual, most, priority: 750)
      return (first, second)
    }
    for _ in 0..<100 { solver.addRow([.init(1, solver.addColumn(.size))], .equal, 1) }
    solver.solve()
    for given in [110.0, 130, 140, 90] {
      solver.fix(whole, at: given)
      solver.solve()
      for (number, (first, second)) in pairs.enumerated() {
        let half = number == 7 ? min(60, given / 2) : given / 2
        #expect(solver.value(of: first) == half && solver.value(of: second) == given - half)
      }
      // From 110 to 130 the row changes sides, and from 140 to 90.
      #expect(solver.reducedRowCount == ([130, 90].contains(given) ? 24 : 0))
    }
  }

  /// Squeezed by a bound that it did not reach before, a size gives way.
  @Test func aRowThatIsReachedEndsTheProof() {
    let solver = Solver()
    let (first, second) = (solver.addColumn(.size), solver.addColumn(.size))
    let pull = solver.addRow([.init(1, first)], .equal, 30, priority: 500)
    solver.addRow([.init(1, second)], .equal, 40, priority: 250)
    solver.addRow([.init(1, first), .init(1, second)], .lessThanOrEqual, 100)
    for (given, rest) in [(30.0, 40.0), (50, 40), (60, 40), (90, 10), (70, 30), (20, 40)] {
      solver.setConstant(given, of: pull)
      solver.solve()
      #expect(solver.value(of: first) == given)
      #expect(solver.value(of: second) == rest)
    }
  }

  @Test func aSizeThatWouldBeNegativeEndsTheProof() {
    let solver = Solver()
    let (outer, inner) = (solver.addColumn(.size), solver.addColumn(.size))
    let given = solver.addRow([.init(1, outer)], .equal, 30, priority: 900)
    solver.addRow([.init(1, inner), .init(-1, outer)], .equal, -20)
    for (height, inside) in [(30.0, 10.0), (25, 5), (10, 0), (30, 10)] {
      solver.setConstant(height, of: given)
      solver.solve()
      #expect(solver.value(of: inner) == inside)
      #expect(solver.value(of: outer) == max(20, height))
    }
  }

  /// Where nothing says which of several columns stays, the order of all rows does.
  @Test func anAnswerThatIsOneOfManyIsSolvedAnew() {
    let solver = Solver()
    let columns = (0..<3).map { _ in solver.addColumn(.origin) }
    solver.addRow([.init(1, columns[0]), .init(1, columns[1])], .equal, 10)
    let edited = solver.addRow([.init(1, columns[1]), .init(1, columns[2])], .equal, 4)
    solver.solve()
    for constant in [6.0, -3] {
      solver.setConstant(constant, of: edited)
      solver.solve()
      #expect(columns.map { solver.value(of: $0) } == [10, 0, constant])
    }
  }

  /// However two columns share their distance, they are as near to 0 together. So the order of all rows
  /// says which of them rests there, and not which of them did before.
  @Test func whatTieBreaksLeaveOpenIsSolvedAnew() {
    let solver = Solver()
    let (middle, first, second) = (
      solver.addColumn(.origin), solver.addColumn(.origin), solver.addColumn(.origin)
    )
    let distance = [Solver.Term(1, first), .init(-1, second)]
    let edited = solver.addRow([.init(1, middle)] + distance, .equal, 10, priority: 500)
    solver.addRow([.init(-1, middle)] + distance, .equal, 10, priority: 250)
    solver.solve()
    for constant in [10.0, 15, 30, 14, 2] {
      solver.setConstant(constant, of: edited)
      solver.solve()
      let values = [middle, first, second].map { solver.value(of: $0) }
      #expect(values == [(constant - 10) / 2, 0, -(constant + 10) / 2])
    }
  }

  /// The column that only the edited row names could make up for the change, and would not rest.
  @Test func whatRestsByTheOrderOfRowsStaysAtRest() {
    let solver = Solver()
    let (sum, resting, follower) = (
      solver.addColumn(.origin), solver.addColumn(.origin), solver.addColumn(.origin)
    )
    let edited = solver.addRow([.init(1, sum), .init(1, resting)], .equal, 10)
    solver.addRow([.init(1, follower), .init(-1, sum)], .equal, 0)
    solver.solve()
    for constant in [10.0, 6, -3] {
      solver.setConstant(constant, of: edited)
      solver.solve()
      let values = [sum, resting, follower].map { solver.value(of: $0) }
      #expect(values == [constant, 0, constant])
    }
  }
}
