#if DEBUG
  @testable import LayoutSolver
  import RandomTestSupport
  import Testing

  /// Trees of views, whose positions depend on what is beside them on each level.
  ///
  /// In debug builds only: release builds do not show a target's internal declarations to tests.
  struct ChartTests {
    /// With three rounds, 1,129 equations are left.
    @Test func eachRoundReplacesThePositionsOfOneLevel() {
      let chart = Chart(viewCount: 364) { all, _ in all / 3 }
      chart.solver.solve()
      #expect(chart.isSolved)
      #expect(chart.solver.work.program.eliminations.roundStarts.count > 3)
      #expect(chart.solver.work.simplex.equationCount > 0)
      #expect(chart.solver.work.simplex.equationCount < 1000)
    }

    @Test func rootsOfALargeComponentAreInTheOrderOfTheRows() {
      let solver = Solver()
      var random = SplitMix64(seed: 1)
      let widths = (0..<5000).map { _ in solver.addColumn(.size) }
      for (index, width) in widths.enumerated() {
        solver.addRow([.init(1, width)], .equal, 10, priority: 250)
        guard index > 0 else { continue }
        let other = widths[random.number(0...index - 1)]
        solver.addRow([.init(1, width), .init(1, other)], .lessThanOrEqual, 100)
      }
      solver.solve()
      let roots = Array(solver.work.simplex.roots.elements)
      #expect(roots.count == widths.count)
      #expect(roots == roots.sorted())
    }

    /// With a factorization for each tight variable that stays, there are 103.
    @Test func aTightVariableThatStaysTakesNoFactorization() {
      var random = SplitMix64(seed: 2)
      let chart = Chart(viewCount: 600) { _, rest in random.number(1...rest) }
      chart.solver.solve()
      #expect(chart.isSolved)
      #expect((1..<10).contains(chart.solver.work.simplex.factorizationCount))
    }
  }
#endif
