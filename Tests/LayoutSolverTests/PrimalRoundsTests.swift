import RandomTestSupport
import Testing

@testable import LayoutSolver

/// The order in which primal steps move variables, and how they take turns with the steps of the dual simplex.
struct PrimalRoundsTests {
  /// Bars that begin after three earlier ones, and are pulled towards a fourth one.
  private struct Bars {
    let solver = Solver()
    private(set) var columns: [Solver.Column] = []
    private var gaps: [(from: Int, to: Int, least: Double)] = []

    /// - Parameters:
    ///   - reach: How far back the earlier ones may be.
    ///   - huddles: Whether each would be at the start and no farther behind the others than it has to, with gaps of few
    ///     lengths.
    init(_ count: Int, reach: Int, huddles: Bool = false) {
      var numbers = SplitMix64(seed: 1)
      for index in 0..<count {
        let x = solver.addColumn(.origin)
        solver.addRow([.init(1, x)], .greaterThanOrEqual, 0)
        if huddles { solver.addRow([.init(1, x)], .equal, 0, priority: 100) }
        for number in 0..<4 where index > 0 {
          let other = max(0, index - Int.random(in: 1...reach, using: &numbers))
          let gap =
            huddles
            ? 10 * Double(Int.random(in: 0..<3, using: &numbers))
            : Double(Int.random(in: 5..<50, using: &numbers))
          let terms = [Solver.Term(1, x), .init(-1, columns[other])]
          if number == 0 {
            solver.addRow(terms, .equal, gap, priority: 300)
          } else {
            solver.addRow(terms, .greaterThanOrEqual, gap)
            if huddles { solver.addRow(terms, .equal, gap, priority: 200) }
            gaps.append((other, index, gap))
          }
        }
        columns.append(x)
      }
      solver.solve()
    }

    func expectGaps() {
      let values = columns.map { solver.value(of: $0) }
      for gap in gaps { #expect(values[gap.to] - values[gap.from] > gap.least - 1e-6) }
      #expect(solver.isExact)
    }
  }

  /// Bars come to the bounds of others, stay there, and leave them. If the duals have it otherwise than the line search,
  /// the primal steps come to no end, and 1,215,071 entries of rows are read or more.
  @Test func primalStepsNoteWhatIsBeyondItsEnd() {
    let bars = Bars(1000, reach: 200)
    bars.expectGaps()
    #expect(bars.solver.entryCount < 700_000)
    #if DEBUG
      #expect(bars.solver.work.largestSimplex.vainColumnCount == 0)
    #endif
  }

  /// Many variables are on the ends of their ranges from the start. If one that leaves its end does not count as beyond
  /// it, 1,056,947 entries are read, and else none: primal steps come first.
  @Test func primalStepsNoteWhatLeavesItsEnd() {
    let bars = Bars(1000, reach: 200, huddles: true)
    bars.expectGaps()
    #expect(bars.solver.entryCount == 0)
    #if DEBUG
      #expect(bars.solver.work.largestSimplex.vainColumnCount == 0)
    #endif
  }

  /// If the bars move in the order of their numbers, 904,193 entries are read in all.
  @Test func whatGainsTheMostMovesFirst() {
    let bars = Bars(1000, reach: 200)
    #expect(bars.solver.work.largestSimplex.work < 870_000)
  }

  /// The first turn is not enough. Without a second one, the steps of the dual simplex read 1,292,041 entries of rows.
  /// If it began at the first basis again, there would be 6,721 steps.
  @Test func aSecondTurnOfPrimalStepsGoesOnWhereTheFirstStopped() {
    let bars = Bars(1500, reach: 300)
    bars.expectGaps()
    #expect(bars.solver.entryCount < 1_000_000)
    #expect(bars.solver.stepCount < 5500)
  }

  /// What a view gains on its place, it often has to give back for a distance. If views move for both in one round,
  /// there are 5,720 steps.
  @Test func whatGainsOnTheHighestLevelMovesFirst() {
    let solver = Solver()
    var numbers = SplitMix64(seed: 1)
    var columns: [Solver.Column] = []
    for index in 0..<1200 {
      let x = solver.addColumn(.origin)
      solver.addRow([.init(1, x)], .greaterThanOrEqual, 0)
      for _ in 0..<3 where index > 0 {
        let other = columns[max(0, index - Int.random(in: 1...4, using: &numbers))]
        solver.addRow(
          [.init(1, x), .init(-1, other)], .greaterThanOrEqual,
          Double(Int.random(in: 5..<50, using: &numbers)),
          priority: [200, 300, 400][Int.random(in: 0..<3, using: &numbers)])
      }
      solver.addRow(
        [.init(1, x)], .equal, Double(Int.random(in: 0..<900, using: &numbers)), priority: 100)
      columns.append(x)
    }
    solver.solve()
    #expect(solver.stepCount < 5500)
    #expect(solver.isExact)
  }
}
