import LayoutSolver
import RandomTestSupport
import Testing

/// Numbers far from 1. The answers are known by construction, beyond exact arithmetic in `Int`.
struct NumericsTests {
  /// As far as a number may be off, relative to the largest that takes part.
  private static let tolerance = 1e-7

  @Test(arguments: [1e-4, 1e-2, 1.0 / 3, 3, 1e3, 1e6])
  func aMultiplierOfAnyMagnitudeHolds(_ multiplier: Double) {
    let solver = Solver()
    let (width, height) = (solver.addColumn(.size), solver.addColumn(.size))
    solver.addRow([.init(1, width), .init(-multiplier, height)], .equal, 0)
    solver.addRow([.init(1, height)], .equal, 120)
    solver.solve()
    expect(solver.value(of: width), multiplier * 120)
    #expect(solver.conflicts.isEmpty)
  }

  @Test(arguments: [1e-4, 1.0 / 3, 1e6], [1, 1e7])
  func aChainOfMultipliersAndItsInverseAgree(_ multiplier: Double, _ length: Double) {
    let solver = Solver()
    var previous = solver.addColumn(.size)
    let first = previous
    solver.addRow([.init(1, first)], .equal, length)
    for step in 0..<20 {
      let next = solver.addColumn(.size)
      // There and back again: next = m · previous, then m · next = previous.
      if step.isMultiple(of: 2) {
        solver.addRow([.init(1, next), .init(-multiplier, previous)], .equal, 0)
      } else {
        solver.addRow([.init(multiplier, next), .init(-1, previous)], .equal, 0)
      }
      previous = next
    }
    // Says the same once more: no conflict, for all the rounding on the way.
    solver.addRow([.init(1, previous), .init(-1, first)], .equal, 0)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    expect(solver.value(of: previous), length)
  }

  @Test(arguments: [1, 1e3, 1e5, 1e7])
  func thirdsFillTheirContainer(_ width: Double) {
    let solver = Solver()
    let container = solver.addColumn(.size)
    solver.fix(container, at: width)
    var terms: [Solver.Term] = []
    for _ in 0..<3 {
      let third = solver.addColumn(.size)
      solver.addRow([.init(1, third), .init(-1.0 / 3, container)], .equal, 0)
      terms.append(.init(1, third))
    }
    solver.addRow(terms + [.init(-1, container)], .equal, 0)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    for term in terms { expect(solver.value(of: term.column), width / 3) }
  }

  @Test func aContradictionThatIsNotRoundingIsAConflict() {
    let solver = Solver()
    let width = solver.addColumn(.size)
    solver.addRow([.init(1, width)], .equal, 1e7)
    let slightlyMore = solver.addRow([.init(1, width)], .equal, 1e7 + 1)
    solver.solve()
    #expect(solver.conflicts.map(\.leftOut) == [slightlyMore])
    #expect(solver.value(of: width) == 1e7)
  }

  @Test func thousandsOfTinyGapsAddUp() {
    let solver = Solver()
    var previous: Solver.Column?
    for _ in 0...10_000 {
      let next = solver.addColumn(.origin)
      if let previous {
        solver.addRow([.init(1, next), .init(-1, previous)], .equal, 1e-4)
      } else {
        solver.addRow([.init(1, next)], .equal, 1e7)
      }
      previous = next
    }
    solver.solve()
    if let previous { expect(solver.value(of: previous), 1e7 + 1) }
  }

  /// Rows scaled by anything between 1e-4 and 1e6 say the same as the rows themselves.
  @Test(arguments: LayoutFamily.allCases)
  func scaledRequiredRowsGiveTheSameUniqueValues(_ family: LayoutFamily) throws {
    for seed in 2000..<UInt64(2010) {
      let layout = try family.layout(seed: seed)
      let reference = try ReferenceSolution(layout)
      guard reference.leftOut.isEmpty else { continue }
      var random = SplitMix64(seed: seed)
      let solver = Solver()
      let columns = layout.columns.map { column in
        let handle = solver.addColumn(column.kind)
        if let fixed = column.fixed { solver.fix(handle, at: Double(fixed)) }
        return handle
      }
      for row in layout.rows {
        let factor =
          row.isRequired ? random.pick([1e-4, 0.1, 1.0 / 3, 7, 1e3, 1e6]) : Double(row.weight)
        let terms = row.terms.map {
          Solver.Term(Double($0.coefficient) * factor, columns[$0.column])
        }
        solver.addRow(
          terms, row.relation, Double(row.constant) * factor, priority: row.priority,
          author: row.author)
      }
      solver.solve()
      #expect(solver.conflicts.isEmpty, "\(family), seed \(seed)")
      for (index, right) in reference.determinedValues.enumerated() {
        guard let right else { continue }
        #expect(
          abs(solver.value(of: columns[index]) - Double(right)) <= Self.tolerance * layout.scale,
          "\(family), seed \(seed): c\(index)\n\(layout)")
      }
    }
  }

  private func expect(
    _ value: Double, _ right: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(value - right) <= Self.tolerance * max(1, abs(right)), "\(value), not \(right)",
      sourceLocation: sourceLocation)
  }
}

extension NumericsTests {
  private typealias Term = Solver.Term

  /// Two columns of views in a root that is too low, tied to each other at odd shares of their
  /// heights, with gaps that count more than the height above: numbers grow from row to row.
  private struct TiedColumns {
    let solver = Solver()
    private(set) var tops: [Solver.Column] = []
    private(set) var heights: [Solver.Column] = []
    private var required: [(terms: [Term], relation: Solver.Relation, constant: Double)] = []

    init(rowCount: Int, share: Double, ties: (Double, Double)) {
      let bottom = solver.addColumn(.size)
      require([Term(1, bottom)], .equal, Double(28 * rowCount))
      for row in 0..<rowCount {
        for column in 0..<2 {
          addView(row, column, share: column == 0 ? share : 1 + Double(row % 7) * 0.0333)
        }
        require(
          [
            Term(1, tops[2 * row + 1]), Term(ties.0, heights[2 * row + 1]),
            Term(-1, tops[2 * row]), Term(-ties.1, heights[2 * row]),
          ], .equal, 0)
      }
      for column in tops.indices.suffix(2) {
        require(
          [Term(1, tops[column]), Term(1, heights[column]), Term(-1, bottom)],
          .lessThanOrEqual, -16)
      }
    }

    private mutating func require(
      _ terms: [Term], _ relation: Solver.Relation, _ constant: Double
    ) {
      solver.addRow(terms, relation, constant)
      required.append((terms, relation, constant))
    }

    private mutating func addView(_ row: Int, _ column: Int, share: Double) {
      let top = solver.addColumn(.origin)
      let height = solver.addColumn(.size)
      let content: Double = column == 0 ? 20 : 30
      let hugging: Float = column == 0 ? 251 : 250
      solver.addRow([Term(1, height)], .lessThanOrEqual, content, priority: hugging)
      solver.addRow([Term(1, height)], .greaterThanOrEqual, content, priority: 750)
      var gap: [Term] = [Term(1, top)]
      var pull: [Term] = gap
      if row > 0 {
        let above = 2 * row + column - 2
        gap.append(Term(-1, tops[above]))
        pull = gap + [Term(column == 0 ? -share : -1, heights[above])]
        gap.append(Term(-share, heights[above]))
      }
      let distance: Double = row == 0 ? 16 : 8
      require(gap, .greaterThanOrEqual, distance)
      solver.addRow(pull, .equal, distance, priority: 50)
      tops.append(top)
      heights.append(height)
    }

    /// By how much the values miss the required row that they miss most.
    var largestViolation: Double {
      required.map { terms, relation, constant in
        let difference =
          terms.reduce(-constant) { $0 + $1.coefficient * solver.value(of: $1.column) }
        return switch relation {
        case .lessThanOrEqual: difference
        case .equal: abs(difference)
        case .greaterThanOrEqual: -difference
        }
      }.max() ?? 0
    }
  }

  /// Without corrections of the values, the fourth one misses a required row by half a point. With the duals as
  /// the steps leave them, the fifth one is given up; and the sixth one, if small ratios that differ by rounding do
  /// not count as equal.
  @Test(arguments: [
    (250, 1.3, (0.2, 0.8)), (20, 1.3, (0.2, 0.8)), (80, 2.5, (0.2, 0.8)), (60, 2.5, (0.37, 0.61)),
    (100, 2.5, (0.37, 0.61)), (150, 2.5, (0.37, 0.61)), (250, 2.5, (0.37, 0.61)),
  ])
  func aSolveWhoseNumbersGrowFromRowToRowComesToItsEnd(
    _ rowCount: Int, _ share: Double, _ ties: (Double, Double)
  ) {
    let columns = TiedColumns(rowCount: rowCount, share: share, ties: ties)
    columns.solver.solve()
    #expect(columns.solver.isExact)
    #expect(columns.solver.conflicts.isEmpty)
    #expect(columns.largestViolation < 1e-8)
  }

  /// A contradiction beside it, in a component of its own, is reported all the same. Reduced costs overflow.
  @Test(arguments: [(250, 1000.0, (-1.0, -7.0))])
  func aSolveThatRoundingKeepsFromItsEndStopsAndSaysSo(
    _ rowCount: Int, _ share: Double, _ ties: (Double, Double)
  ) {
    let columns = TiedColumns(rowCount: rowCount, share: share, ties: ties)
    let solver = columns.solver
    let width = solver.addColumn(.size)
    let contradiction = [10, 20].map { solver.addRow([Term(1, width)], .equal, $0) }
    solver.solve()
    #expect(!solver.isExact)
    #expect(solver.conflicts.map(\.rows) == [contradiction])
    #expect(solver.value(of: width) == 10)
    for (top, height) in zip(columns.tops, columns.heights) {
      #expect(abs(solver.value(of: top)) < 1e6)
      #expect((0...1e6).contains(solver.value(of: height)))
    }
  }
}

extension NumericsTests {
  /// Each width is so many times the one before, until no number holds it.
  @Test(arguments: [Solver.Kind.origin, .size], [1000, 750])
  func valuesAreFiniteWhereMultipliersOverflow(_ kind: Solver.Kind, _ priority: Float) {
    let solver = Solver()
    var columns = [solver.addColumn(kind)]
    solver.addRow([.init(1, columns[0])], .equal, 1e6)
    for _ in 0..<60 {
      let next = solver.addColumn(kind)
      solver.addRow(
        [.init(1, next), .init(-1e6, columns[columns.count - 1])], .equal, 0, priority: priority)
      columns.append(next)
    }
    solver.solve()
    #expect(columns.allSatisfy { solver.value(of: $0).isFinite })
    #expect(!solver.isExact)
    // Nothing of it stays.
    solver.fix(columns[0], at: 0)
    solver.solve()
    #expect(solver.isExact)
    #expect(columns.allSatisfy { solver.value(of: $0) == 0 })
  }
}

extension NumericsTests {
  /// Rounding keeps the tie-breaks of these rows from an end. All rows can hold, and have to.
  @Test func tieBreaksEndWhereRoundingKeepsThemGoing() {
    let solver = Solver()
    let kinds: [Solver.Kind] = [.size, .origin, .size, .origin]
    let c = kinds.map { solver.addColumn($0) }
    solver.addRow(
      [.init(-0.05, c[1]), .init(-2e-5, c[0]), .init(-900, c[0]), .init(0.007, c[3])],
      .lessThanOrEqual, -0.06)
    solver.addRow([.init(-0.0009000000000000001, c[1])], .greaterThanOrEqual, -0.002)
    solver.addRow(
      [.init(-5, c[3]), .init(-4e-5, c[0]), .init(600_000, c[2]), .init(-20_000, c[3])],
      .lessThanOrEqual, -9_000, priority: 500)
    solver.addRow(
      [.init(0.005, c[3]), .init(9, c[0]), .init(-80_000, c[1]), .init(-0.5, c[3])],
      .greaterThanOrEqual, -0.2)
    solver.addRow([.init(-0.0002, c[1])], .lessThanOrEqual, 0.1, priority: 500)
    solver.addRow([.init(30, c[3]), .init(-9, c[0])], .lessThanOrEqual, -300)
    solver.solve()
    let x = c.map { solver.value(of: $0) }
    #expect(x[0] >= 0 && x[2] >= 0)
    #expect(-0.05 * x[1] - 900.00002 * x[0] + 0.007 * x[3] <= -0.06)
    #expect(-0.0009 * x[1] >= -0.002)
    #expect(-20_005 * x[3] - 4e-5 * x[0] + 600_000 * x[2] <= -9_000 + 1e-4)
    #expect(-0.495 * x[3] + 9 * x[0] - 80_000 * x[1] >= -0.2 - 1e-7)
    #expect(-0.0002 * x[1] <= 0.1 + 1e-7)
    #expect(30 * x[3] - 9 * x[0] <= -300 + 1e-4)
  }
}
