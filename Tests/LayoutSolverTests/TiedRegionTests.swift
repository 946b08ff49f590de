import LayoutSolver
import Testing

/// Texts in cells that only the tie-breaks keep low: that sizes are as small as they may be is decided in the region of
/// a change, where it does not depend on how much each size counts.
struct TiedRegionTests {
  /// Cells below one another, at least 44 high, each with a label in its middle, 8 from its edges or more.
  private struct List {
    let solver = Solver(leastRowsForRegion: 0)
    private(set) var cells: [(y: Solver.Column, height: Solver.Column)] = []
    private(set) var contents: [Solver.Row] = []

    /// - Parameter more: Adds rows behind those of the cells.
    init(_ heights: [Double], more: (List) -> Void = { _ in }) {
      for height in heights {
        let cell = (y: solver.addColumn(.origin), height: solver.addColumn(.size))
        let label = (y: solver.addColumn(.origin), height: solver.addColumn(.size))
        let above = cells.last.map { [Solver.Term(-1, $0.y), .init(-1, $0.height)] } ?? []
        solver.addRow([.init(1, cell.y)] + above, .equal, 0)
        solver.addRow([.init(1, cell.height)], .greaterThanOrEqual, 44)
        solver.addRow([.init(1, label.y), .init(-1, cell.y)], .greaterThanOrEqual, 8)
        solver.addRow(
          [
            .init(1, label.y), .init(0.5, label.height), .init(-1, cell.y),
            .init(-0.5, cell.height),
          ], .equal, 0)
        solver.addRow([.init(1, label.height)], .lessThanOrEqual, height, priority: 250)
        contents.append(
          solver.addRow([.init(1, label.height)], .greaterThanOrEqual, height, priority: 750))
        cells.append(cell)
      }
      more(self)
      solver.solve()
    }

    var values: [Double] {
      cells.flatMap { [solver.value(of: $0.y), solver.value(of: $0.height)] }
    }
  }

  private static let heights = (0..<40).map { Double(18 + $0 % 3) }

  /// Changes the height of a text several times, and expects what a fresh solver finds.
  private func expectSameAsFresh(
    solving: ClosedRange<Int>, more: (List) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let list = List(Self.heights, more: more)
    for height in [60.0, 18, 70, 19] {
      list.solver.setConstant(height, of: list.contents[35])
      list.solver.solve()
      #expect(solving ~= list.solver.reducedRowCount, sourceLocation: sourceLocation)
      let fresh = List(Self.heights) {
        more($0)
        $0.solver.setConstant(height, of: $0.contents[35])
      }
      #expect(
        zip(list.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-9 },
        "\(list.values) instead of \(fresh.values)", sourceLocation: sourceLocation)
    }
  }

  @Test func aCellIsAsLowAsItMayBe() {
    expectSameAsFresh(solving: 1...8)
    let list = List(Self.heights)
    list.solver.setConstant(60, of: list.contents[35])
    list.solver.solve()
    #expect(list.solver.value(of: list.cells[35].height) == 76)
    #expect(list.solver.value(of: list.cells[36].y) == 36 * 44 + 32)
  }

  /// The one grows when the other shrinks, and the earlier one is the smaller. How much each counts depends on all rows.
  @Test func sizesThatAreTradedAreLeftToTheComponent() {
    expectSameAsFresh(solving: 60...Int.max) { list in
      let rest = list.solver.addColumn(.size)
      list.solver.addRow(
        [.init(1, list.cells[35].height), .init(1, rest)], .equal, 300)
    }
  }

  /// A cell that is higher makes what is below smaller.
  @Test func aSizeThatFollowsCountsToo() {
    expectSameAsFresh(solving: 60...Int.max) { list in
      let (last, rest) = (list.cells[39], list.solver.addColumn(.size))
      list.solver.addRow(
        [.init(1, last.y), .init(1, last.height), .init(3, rest)], .equal, 4_000)
    }
  }

  /// Of two cells with one height together, either may be the higher.
  @Test func twoSizesThatShareAreLeftToTheComponent() {
    expectSameAsFresh(solving: 60...Int.max) { list in
      list.solver.addRow(
        [.init(1, list.cells[35].height), .init(1, list.cells[36].height)], .greaterThanOrEqual, 150
      )
    }
  }
}
