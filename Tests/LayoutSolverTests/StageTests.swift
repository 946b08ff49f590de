#if DEBUG
  @testable import LayoutSolver
  import Testing

  /// What each stage of the solver leaves of the layout in the article `HowTheSolverWorks`.
  ///
  /// In debug builds only: release builds do not show a target's internal declarations to tests.
  struct StageTests {
    private let solver = Solver()
    private let icon: Item
    private let title: Item
    private let badge: Item
    private let note: Item

    private struct Item {
      let x, y, width, height: Solver.Column

      init(in solver: Solver) {
        x = solver.addColumn(.origin)
        y = solver.addColumn(.origin)
        width = solver.addColumn(.size)
        height = solver.addColumn(.size)
      }
    }

    init() {
      icon = Item(in: solver)
      title = Item(in: solver)
      badge = Item(in: solver)
      note = Item(in: solver)
      solver.addRow([.init(1, icon.x)], .equal, 16)
      solver.addRow([.init(1, icon.width)], .equal, 40)
      solver.addRow([.init(1, title.x), .init(-1, icon.x), .init(-1, icon.width)], .equal, 8)
      solver.addRow(
        [.init(1, badge.x), .init(-1, title.x), .init(-1, title.width)], .greaterThanOrEqual, 8)
      solver.addRow([.init(1, badge.x), .init(1, badge.width)], .equal, 320 - 16)
      solver.addRow([.init(1, title.y)], .equal, 12)
      solver.addRow(
        [.init(1, note.y), .init(-1, title.y), .init(-1, title.height)], .greaterThanOrEqual, 4)
      addContent(200, title.width, resistance: 749)
      addContent(60, badge.width, resistance: 750)
      addContent(20, title.height, resistance: 750)
      solver.solve()
    }

    private func addContent(_ length: Double, _ column: Solver.Column, resistance: Float) {
      for (relation, priority) in [
        (Solver.Relation.lessThanOrEqual, Float(250)), (.greaterThanOrEqual, resistance),
      ] {
        solver.addRow([.init(1, column)], relation, length, priority: priority, author: .engine)
      }
    }

    @Test func presolveEliminatesAColumnForEachEquality() {
      let eliminated = [icon.x, icon.width, title.x, title.y, badge.x]
      #expect(solver.work.substitution.eliminatedCount == eliminated.count)
      for column in eliminated { #expect(!isRoot(column)) }
      for column in [title.width, title.height, badge.width, note.y] { #expect(isRoot(column)) }
    }

    private func isRoot(_ column: Solver.Column) -> Bool {
      solver.work.substitution.isRoot(Int32(column.index))
    }

    @Test func theProgramHasTwoExpressions() {
      #expect(solver.work.program.expressionCount == 2)
    }

    @Test func theNoteIsAFreeColumnSingleton() {
      #expect(solver.work.program.freeColumnSingletons.count == 1)
      let root = Int(solver.work.program.freeColumnSingletons[0].root)
      #expect(Int(solver.work.program.rootColumns[root]) == note.y.index)
    }

    @Test func theSimplexGetsOneEquationOfTwoRoots() {
      #expect(solver.work.simplex.equationCount == 1)
      #expect(solver.work.simplex.component.roots.count == 2)
    }

    @Test func theTitleGivesWayByWhatIsMissing() {
      #expect(solver.value(of: title.x) == 64)
      #expect(solver.value(of: title.width) == 172)
      #expect(solver.value(of: badge.x) == 244)
      #expect(solver.value(of: badge.width) == 60)
      #expect(solver.value(of: note.y) == 36)
    }

    @Test func theTolerancesAreThoseOfTheArticle() {
      #expect(Solver.tolerance == 1e-9)
      #expect(Solver.Substitution.cancellation == 1e-11)
      #expect(Solver.Costs.slopeTolerance == 1e-10)
      #expect(Solver.Simplex.Effort.stepLimit(10) == 1_050)
    }
  }
#endif
