import LayoutSolver
import Testing

/// Which columns are connected does not depend on what came and went before the first solve.
///
/// How much a size weighs in a tie-break depends on its place in its component. So where two sizes
/// can make up for each other at a little more or less, the answer says how many others are in the
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

  // MARK: What is solved at the same time

  /// Views below each other whose heights, and distances from views further up, cannot all be as the rows
  /// ask.
  private struct Pile {
    let viewCount: Int
    let height: (factor: Int, modulus: Int)
    let distance: (factor: Int, modulus: Int)

    /// The tops and the heights.
    func values(besides otherCount: Int) -> [Double] {
      let solver = Solver()
      for _ in 0..<otherCount { addPull(to: solver) }
      let tops = (0..<viewCount).map { _ in solver.addColumn(.origin) }
      let heights = (0..<viewCount).map { _ in solver.addColumn(.size) }
      func ask(_ terms: [Solver.Term], _ constant: Int) {
        solver.addRow(terms, .equal, Double(constant), priority: 500)
      }
      solver.addRow([.init(1, tops[0])], .equal, 0)
      for view in 0..<viewCount {
        ask([.init(1, heights[view])], view * height.factor % height.modulus)
        if view == 0 { continue }
        ask([.init(1, tops[view]), .init(-1, tops[view - 1]), .init(-1, heights[view - 1])], 0)
        let other = view * view % 7 % view
        ask(
          [.init(1, tops[view]), .init(-1, tops[other])],
          view * distance.factor % distance.modulus)
        ask([.init(1, heights[view]), .init(-1, heights[view / 2])], 0)
      }
      solver.solve()
      return (tops + heights).map { solver.value(of: $0) }
    }

    /// Adds a column that two rows pull to other places.
    private func addPull(to solver: Solver) {
      let columns = (0..<3).map { _ in solver.addColumn(.origin) }
      let distance = [Solver.Term(1, columns[1]), .init(-1, columns[2])]
      solver.addRow([.init(1, columns[0])] + distance, .equal, 10, priority: 500)
      solver.addRow([.init(-1, columns[0])] + distance, .equal, 10, priority: 250)
    }
  }

  /// Many answers are equally good here. Which of them the steps of the simplex come to does not depend on
  /// the others, which have their numbers before.
  @Test(arguments: [(16, 4, 7, 7, 9), (16, 2, 4, 5, 7), (20, 3, 4, 6, 4), (28, 3, 5, 8, 5)])
  func othersThatAreSolvedAtTheSameTimeChangeNothing(
    viewCount: Int, heightFactor: Int, heightModulus: Int, distanceFactor: Int,
    distanceModulus: Int
  ) {
    let pile = Pile(
      viewCount: viewCount, height: (heightFactor, heightModulus),
      distance: (distanceFactor, distanceModulus))
    let alone = pile.values(besides: 0)
    for otherCount in 1...5 { #expect(pile.values(besides: otherCount) == alone) }
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
