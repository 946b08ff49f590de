import LayoutSolver
import Testing

/// Which columns hang together does not depend on what came and went before the first solve.
///
/// How much a size weighs in a tie-break depends on its place in its component. So where two sizes
/// can make up for each other at a little more or less, the answer tells how many others are in the
/// component.
struct ComponentTests {
  private let solver = Solver()

  /// Adds two sizes that make up ten, the second of them with a little less.
  private func addTrade() -> [Solver.Column] {
    let sizes = [solver.addColumn(.size), solver.addColumn(.size)]
    solver.addRow([.init(1, sizes[0]), .init(1.05, sizes[1])], .greaterThanOrEqual, 10)
    return sizes
  }

  private func addPair() -> [Solver.Column] {
    let sizes = [solver.addColumn(.size), solver.addColumn(.size)]
    solver.addRow([.init(1, sizes[0]), .init(1, sizes[1])], .greaterThanOrEqual, 0)
    return sizes
  }

  private func values(_ columns: [Solver.Column]) -> [Double] {
    solver.solve()
    return columns.map { solver.value(of: $0) }
  }

  @Test func aSizeWeighsLessTheMoreAreBeforeIt() {
    let pair = addPair()
    let trade = addTrade()
    #expect(values(trade) == [10, 0])
    solver.addRow([.init(1, pair[0]), .init(1, trade[0])], .greaterThanOrEqual, 0)
    #expect(values(trade) == [0, 10 / 1.05])
  }

  @Test func aRowThatWasRemovedTiesNothingTogether() {
    let pair = addPair()
    let trade = addTrade()
    let tie = solver.addRow([.init(1, pair[0]), .init(1, trade[0])], .greaterThanOrEqual, 0)
    solver.removeRow(tie)
    #expect(values(trade) == [10, 0])
  }

  @Test func whatBecameAnInputTiesNothingTogether() {
    let pair = addPair()
    let trade = addTrade()
    let between = solver.addColumn(.origin)
    for size in [pair[0], trade[0]] {
      solver.addRow([.init(1, size), .init(1, between)], .greaterThanOrEqual, 0)
    }
    solver.fix(between, at: 0)
    #expect(values(trade) == [10, 0])
  }

  @Test func whatIsNoInputAnyMoreTiesItsRowsTogether() {
    let between = solver.addColumn(.origin)
    solver.fix(between, at: 0)
    let pair = addPair()
    let trade = addTrade()
    for size in [pair[0], trade[0]] {
      solver.addRow([.init(1, size), .init(1, between)], .greaterThanOrEqual, 0)
    }
    solver.fix(between, at: nil)
    #expect(values(trade) == [0, 10 / 1.05])
  }

  #if DEBUG
    @Test(arguments: LayoutFamily.allCases)
    func componentsAreKnownBeforeTheFirstSolve(_ family: LayoutFamily) throws {
      for seed in 0..<UInt64(10) {
        let layout = try family.layout(seed: seed)
        let solver = Solver()
        let columns = layout.columns.map { solver.addColumn($0.kind) }
        for row in layout.rows { _ = solver.add(row, columns: columns) }
        #expect(solver.brokenInvariants == [], "\(family), seed \(seed)")
      }
    }
  #endif
}
