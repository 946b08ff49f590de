import LayoutSolver
import Testing

struct SolverTests {
  @Test func solvesTheRowsOfItsDocumentation() {
    let solver = Solver()
    let x = solver.addColumn(.origin)
    let width = solver.addColumn(.size)
    solver.addRow([.init(1, x)], .equal, 10)
    solver.addRow([.init(1, x), .init(1, width)], .equal, 110)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: width) == 100)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func needsToSolveOnlyAfterAChange() {
    let solver = Solver()
    #expect(!solver.needsSolve)
    let column = solver.addColumn(.size)
    let row = solver.addRow([.init(1, column)], .equal, 1)
    let edits: [(Solver) -> Void] = [
      { _ in },
      { $0.setConstant(2, of: row) },
      { $0.setPriority(750, of: row) },
      { $0.fix(column, at: 3) },
      { $0.fix(column, at: nil) },
      { $0.removeRow(row) },
    ]
    for edit in edits {
      edit(solver)
      #expect(solver.needsSolve)
      solver.solve()
      #expect(!solver.needsSolve)
    }
  }

  @Test func termsOfTheSameColumnAddUp() {
    let solver = Solver()
    let column = solver.addColumn(.origin)
    solver.addRow([.init(1, column), .init(0.5, column), .init(0.5, column)], .equal, 10)
    solver.solve()
    #expect(solver.value(of: column) == 5)
  }

  @Test func termsThatCancelLeaveTheColumnFree() {
    let solver = Solver()
    let column = solver.addColumn(.origin)
    solver.addRow([.init(1, column), .init(-1, column)], .equal, 0)
    solver.solve()
    #expect(solver.value(of: column) == 0)
    #expect(solver.conflicts.isEmpty)
    let impossible = solver.addRow([.init(1, column), .init(-1, column)], .equal, 1)
    solver.solve()
    #expect(solver.conflicts.map(\.rows) == [[impossible]])
  }

  /// Found by random layouts: an expression that stood for an unknown joined the crash basis as if
  /// it had an equation in the component, and a value of another component moved without its
  /// required row.
  @Test func aPartLeavesTheValuesOfOthersAlone() {
    let solver = Solver()
    let (a, b, c, d) = (
      solver.addColumn(.origin), solver.addColumn(.origin), solver.addColumn(.origin),
      solver.addColumn(.origin)
    )
    let size = solver.addColumn(.size)
    let end = solver.addColumn(.derived)
    solver.addRow([.init(1, end), .init(-1, b), .init(-1, size)], .equal, 0)
    solver.addRow([.init(1, size)], .lessThanOrEqual, 0, priority: 250)
    solver.addRow([.init(1, a), .init(-1, d)], .equal, 0, priority: 750)
    solver.addRow([.init(1, a), .init(-1, c)], .equal, 0, priority: 999)
    solver.addRow([.init(1, end)], .greaterThanOrEqual, 320, priority: 500)
    solver.addRow([.init(1, c), .init(-1, b)], .greaterThanOrEqual, 0, priority: 250.5)
    solver.addRow([.init(1, d), .init(-1, b)], .equal, -11, priority: 500)
    solver.addRow([.init(1, b)], .lessThanOrEqual, 0, priority: 999)
    solver.addRow([.init(1, b)], .equal, -1, priority: 1)
    solver.solve()
    #expect([a, b, c, d, size, end].map(solver.value) == [-11, 0, -11, -11, 320, 320])
    #expect(solver.isDetermined(b))
  }

  @Test func aRowWithoutTermsIsTrueOrAConflict() {
    let solver = Solver()
    solver.addRow([], .lessThanOrEqual, 1)
    let impossible = solver.addRow([], .greaterThanOrEqual, 1)
    solver.addRow([], .equal, 1, priority: 999)
    solver.solve()
    #expect(solver.conflicts.map(\.leftOut) == [impossible])
    #expect(solver.conflicts.map(\.columns) == [[]])
  }

  @Test func termsAddedOneByOneMakeUpTheNextRow() {
    let solver = Solver()
    let (near, length) = (solver.addColumn(.origin), solver.addColumn(.size))
    solver.addTerm(1, near)
    _ = solver.addRow(.equal, 20)
    solver.addTerm(1, near)
    solver.addTerm(1, length)
    _ = solver.addRow(.equal, 50)
    solver.solve()
    #expect(solver.value(of: near) == 20)
    #expect(solver.value(of: length) == 30)
  }

  @Test func anInputKeepsItsValue() {
    let solver = Solver()
    let (input, twice) = (solver.addColumn(.size), solver.addColumn(.size))
    solver.fix(input, at: 40)
    solver.addRow([.init(1, twice), .init(-2, input)], .equal, 0)
    solver.solve()
    #expect(solver.value(of: input) == 40)
    #expect(solver.value(of: twice) == 80)
    solver.fix(input, at: 50)
    solver.solve()
    #expect(solver.value(of: twice) == 100)
    solver.fix(input, at: nil)
    solver.solve()
    #expect(solver.value(of: twice) == 0)
  }

  @Test func anInputThatNoRowMentionsHasItsValue() {
    let solver = Solver()
    let input = solver.addColumn(.origin)
    solver.fix(input, at: -7)
    solver.solve()
    #expect(solver.value(of: input) == -7)
  }
}
