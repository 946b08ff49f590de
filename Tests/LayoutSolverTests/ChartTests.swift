#if DEBUG
  @testable import LayoutSolver
  import RandomTestSupport
  import Testing

  /// Trees of views, whose positions depend on what is beside them on each level.
  ///
  /// In debug builds only: release builds do not show a target's internal declarations to tests.
  struct ChartTests {
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
