import LayoutSolver
import Testing

/// The first solve of a solver starts from the answer of another one with the same rows.
struct WarmStartTests {
  /// A title beside an icon, squeezed where the cell is too narrow for it.
  private struct Cell {
    let solver: Solver
    let title: Solver.Block
    let icon: Solver.Block
    let content: Solver.Row

    init(
      _ predecessors: Solver.Predecessors?, width: Double = 100, text: Double,
      resistance: Float = 750, gap: Double = 8, isIconLast: Bool = false
    ) {
      solver = Solver(predecessors: predecessors)
      let cell = solver.addBlock(.origin, .origin, .size, .size)
      for part in 0..<4 { solver.fix(cell[part], at: [0, 0, width, 44][part]) }
      title = solver.addBlock(.origin, .origin, .size, .size)
      icon = solver.addBlock(.origin, .origin, .size, .size)
      let iconWidth: [Solver.Term] = [.init(1, icon[2])]
      if !isIconLast { solver.addRow(iconWidth, .equal, 20) }
      solver.addRow([.init(1, icon[0])], .equal, gap)
      solver.addRow(
        [.init(1, title[0]), .init(-1, icon[0]), .init(-1, icon[2])], .equal, 2)
      solver.addRow(
        [.init(1, title[0]), .init(1, title[2]), .init(-1, cell[2])], .lessThanOrEqual, 0)
      solver.addRow([.init(1, title[2])], .lessThanOrEqual, text, priority: 250)
      content = solver.addRow(
        [.init(1, title[2])], .greaterThanOrEqual, text, priority: resistance)
      if isIconLast { solver.addRow(iconWidth, .equal, 20) }
      for block in [title, icon] {
        solver.addRow([.init(1, block[1])], .equal, 0)
        solver.addRow([.init(1, block[3])], .equal, 44)
      }
      solver.solve()
    }

    /// Whether the first solve took up no row.
    var startedWarm: Bool { solver.reducedRowCount == 0 }

    var widths: [Double] { [solver.value(of: title[2]), solver.value(of: icon[2])] }
  }

  private final class Living {
    var solvers: [Solver] = []
  }

  private let predecessors = Solver.Predecessors()
  private let living = Living()
  private let first: Cell

  init() { first = Cell(predecessors, text: 40) }

  @Test func theSameRowsWithOtherConstantsAreNotSolved() {
    #expect(!first.startedWarm)
    let second = Cell(predecessors, text: 55)
    #expect(second.startedWarm)
    #expect(second.widths == [55, 20])
    #expect(first.widths == [40, 20])
    var changed: [Solver.Block] = []
    second.solver.takeChangedBlocks { changed.append($0) }
    #expect(changed == [second.title, second.icon])
    #if DEBUG
      #expect(second.solver.brokenInvariants == [])
    #endif
  }

  @Test func anotherInputIsAChangeToo() {
    let second = Cell(predecessors, width: 80, text: 41)
    #expect(second.startedWarm)
    #expect(second.widths == [41, 20])
  }

  /// The bound that squeezes the title was not reached before.
  @Test func whatIsNotNextToTheOtherAnswerIsSolved() {
    let second = Cell(predecessors, text: 95)
    #expect(!second.startedWarm)
    #expect(second.widths == [70, 20])
    // Now it is, by the latest.
    let third = Cell(predecessors, text: 105)
    #expect(third.startedWarm)
    #expect(third.widths == [70, 20])
    #if DEBUG
      #expect(second.solver.brokenInvariants + third.solver.brokenInvariants == [])
    #endif
  }

  @Test func otherRowsAreSolved() {
    #expect(!Cell(predecessors, text: 40, resistance: 749).startedWarm)
    #expect(!Cell(predecessors, text: 40, isIconLast: true).startedWarm)
  }

  @Test func aSolverWithoutPredecessorsStartsFromNothing() {
    #expect(!Cell(nil, text: 40).startedWarm)
    predecessors.removeAll()
    #expect(!Cell(predecessors, text: 40).startedWarm)
  }

  /// A solver is where its last solve has left it.
  @Test func theOtherSolverMayHaveBeenEdited() {
    first.solver.setConstant(60, of: first.content)
    #expect(!Cell(predecessors, text: 40).startedWarm)
    first.solver.setConstant(40, of: first.content)
    first.solver.solve()
    #expect(Cell(predecessors, text: 50).widths == [50, 20])
  }

  @Test func whatChangesNextIsFound() {
    let second = Cell(predecessors, text: 55)
    second.solver.setConstant(66, of: second.content)
    second.solver.solve()
    #expect(second.widths == [66, 20])
    second.solver.setConstant(96, of: second.content)
    second.solver.solve()
    #expect(second.widths == [70, 20])
  }

  @Test func aConflictIsNotStartedFrom() {
    func solve(_ second: Double) -> Int {
      let (solver, columns) = makeSolver([.size])
      solver.addRow([.init(1, columns[0])], .equal, 10)
      solver.addRow([.init(1, columns[0])], .equal, second)
      solver.solve()
      return solver.conflicts.count
    }
    #expect([12.0, 10, 11].map(solve) == [1, 0, 1])
  }

  @Test func aSolverThatIsGoneIsNotStartedFrom() {
    let others = Solver.Predecessors()
    _ = Cell(others, text: 40)
    #expect(!Cell(others, text: 40).startedWarm)
  }

  @Test func rowsOfAnotherRelationAreSolved() {
    func solve(_ relation: Solver.Relation) -> Double {
      let (solver, columns) = makeSolver([.size])
      solver.addRow([.init(1, columns[0])], relation, 10)
      solver.addRow([.init(1, columns[0])], .equal, 30, priority: 500)
      solver.solve()
      return solver.value(of: columns[0])
    }
    #expect(solve(.lessThanOrEqual) == 10)
    #expect(solve(.greaterThanOrEqual) == 30)
  }

  @Test func columnsOfAnotherKindAndGivenOnesAreSolved() {
    func solve(_ kind: Solver.Kind, given: Double? = nil) -> Double {
      let (solver, columns) = makeSolver([kind])
      solver.fix(columns[0], at: given)
      solver.addRow([.init(1, columns[0])], .equal, -5, priority: 500)
      solver.solve()
      return solver.value(of: columns[0])
    }
    #expect(solve(.size) == 0)
    #expect(solve(.origin) == -5)
    #expect(solve(.origin, given: 10) == 10)
    #expect(solve(.origin) == -5)
  }

  // MARK: Ties

  /// Where nothing says which of several columns stays, the order of all rows does.
  @Test func anAnswerThatIsOneOfManyIsNotStartedFrom() {
    for sum in [4.0, 6, -3] {
      #expect(makeTie(sum).values == makeTie(sum, startsWarm: false).values)
    }
  }

  @Test(arguments: [(Solver.Kind.origin, -3.0), (.size, 40)])
  func whatDecidedTheOtherAnswerIsKnown(_ kind: Solver.Kind, _ sum: Double) {
    _ = makeTie(4, kind)
    let second = makeTie(4, kind)
    #expect(second.solver.reducedRowCount == 0)
    #expect(!second.solver.isOnlyAnswer)
    second.solver.setConstant(sum, of: second.row)
    second.solver.solve()
    #expect(second.values == makeTie(sum, kind, startsWarm: false).values)
  }

  /// Any value from 0 to 2 is as good. It is the one nearest to the bound of the first row.
  @Test func whatTheTieBreaksDecidedIsDecidedAgain() {
    func solve(_ first: Double, edited: Double? = nil, startsWarm: Bool = true) -> Double {
      let (solver, columns) = makeSolver([.origin], startsWarm: startsWarm)
      let bound = solver.addRow([.init(1, columns[0])], .lessThanOrEqual, first)
      for position in [0.0, 2] {
        solver.addRow([.init(1, columns[0])], .equal, position, priority: 500)
      }
      solver.solve()
      if let edited {
        solver.setConstant(edited, of: bound)
        solver.solve()
      }
      return solver.value(of: columns[0])
    }
    _ = solve(5)
    #expect(solve(5, edited: 1) == solve(1, startsWarm: false))
    #expect(solve(1, startsWarm: false) == 1)
  }

  @Test func rowsInAnotherOrderAreSolved() {
    let first = makeTie(4)
    let second = makeTie(4, isReversed: true)
    #expect(second.values == makeTie(4, isReversed: true, startsWarm: false).values)
    #expect(second.values != first.values)
  }

  private struct Tie {
    let solver: Solver
    let columns: [Solver.Column]
    let row: Solver.Row

    var values: [Double] { columns.map { solver.value(of: $0) } }
  }

  /// Two sums of three columns, solved.
  private func makeTie(
    _ sum: Double, _ kind: Solver.Kind = .origin, isReversed: Bool = false,
    startsWarm: Bool = true
  ) -> Tie {
    let (solver, columns) = makeSolver([kind, kind, kind], startsWarm: startsWarm)
    let orders = isReversed ? [1, 0] : [0, 1]
    let rows = zip([10, sum], orders).enumerated().map { number, row in
      for column in columns[number...(number + 1)] { solver.addTerm(1, column) }
      return solver.addRow(.equal, row.0, order: row.1)
    }
    solver.solve()
    return Tie(solver: solver, columns: columns, row: rows[1])
  }

  /// Makes a solver without rows that lives as long as the test.
  private func makeSolver(
    _ kinds: [Solver.Kind], startsWarm: Bool = true
  ) -> (solver: Solver, columns: [Solver.Column]) {
    let solver = Solver(predecessors: startsWarm ? predecessors : nil)
    living.solvers.append(solver)
    return (solver, kinds.map { solver.addColumn($0) })
  }
}
