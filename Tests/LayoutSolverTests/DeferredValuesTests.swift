import LayoutSolver
import RandomTestSupport
import Testing

/// Components in which steps do without the values of most variables.
struct DeferredValuesTests {
  /// Bars that begin after some of the bars before them, and are pulled towards one. Whatever moves a bar moves many
  /// behind it.
  private struct Bars {
    let solver = Solver()
    var starts: [Solver.Column] = []
    var widths: [Solver.Column] = []
    var pulls: [Solver.Row] = []

    static let count = 1000

    /// - Parameters:
    ///   - count: How many bars a bar begins after.
    ///   - reach: How far before it these are at most.
    ///   - most: How wide all bars together may be.
    ///   - gap: How far a bar should be from the one that it is pulled towards.
    init(
      after count: Int = 3, reach: Int = 4, most: Double? = nil, gap: (_ index: Int) -> Double
    ) {
      var numbers = SplitMix64(seed: 1)
      for index in 0..<Self.count {
        let content = Double(Int.random(in: 5..<45, using: &numbers))
        let (start, width) = (solver.addColumn(.origin), solver.addColumn(.size))
        solver.addRow([.init(1, width)], .lessThanOrEqual, content, priority: 250)
        solver.addRow([.init(1, width)], .greaterThanOrEqual, content, priority: 750)
        solver.addRow([.init(1, start)], .greaterThanOrEqual, 0)
        for number in 0...count where index > 0 {
          let other = index - Int.random(in: 1...min(index, reach), using: &numbers)
          let terms: [Solver.Term] = [
            .init(1, start), .init(-1, starts[other]), .init(-1, widths[other]),
          ]
          if number < count {
            solver.addRow(terms, .greaterThanOrEqual, 2)
          } else {
            pulls.append(solver.addRow(terms, .equal, gap(index), priority: 300))
          }
        }
        starts.append(start)
        widths.append(width)
      }
      if let most { solver.addRow(widths.map { .init(1, $0) }, .lessThanOrEqual, most) }
      solver.solve()
    }

    var values: [Double] { (starts + widths).map { solver.value(of: $0) } }
  }

  /// When each step updates all values, the steps read 100,988 entries.
  @Test func stepsThatMoveManyReadFewEntries() {
    let bars = Bars { _ in 2 }
    #expect(bars.solver.entryCount < 50_000)
    #expect(bars.solver.isExact)
  }

  /// The equation of all widths is long, but the rows of steps are not. When each step updates all values, they read
  /// 78,135 entries.
  @Test func stepsThatMoveManyReadFewEntriesBesideALongEquation() {
    let bars = Bars(most: 50_000) { _ in 2 }
    #expect(bars.widths.reduce(0) { $0 + bars.solver.value(of: $1) } < 50_000)
    #expect(bars.solver.entryCount < 50_000)
    #expect(bars.solver.isExact)
  }

  /// If steps go back to updating all values, there are 3,764 steps.
  @Test func barsAfterFartherOnesTakeFewSteps() {
    let bars = Bars(after: 3, reach: 50) { _ in 2 }
    #expect(bars.solver.stepCount < 3000)
    #expect(bars.solver.isExact)
  }

  /// The other way to the same layout is by edits.
  @Test func barsComeOutAsByEdits() {
    let edited = Bars { Double(2 + $0 % 3) }
    for (index, row) in edited.pulls.enumerated() {
      edited.solver.setConstant(2, of: row)
      if index % 250 == 0 { edited.solver.solve() }
    }
    edited.solver.solve()
    let fresh = Bars { _ in 2 }
    #expect(zip(edited.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-6 })
  }
}
