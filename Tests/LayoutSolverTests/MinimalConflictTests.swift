import LayoutSolver
import RandomTestSupport
import Testing

/// A conflict names no row that it can do without, however many it names.
struct MinimalConflictTests {
  /// Views beside each other: one column for the near side of each and of what follows the last, and
  /// one for each width.
  private struct Chain {
    private(set) var layout = LinearLayout()
    private(set) var nears: [Int] = []
    private(set) var widths: [Int] = []

    init(_ count: Int) {
      nears = [addColumn(.origin)]
      for _ in 0..<count {
        widths.append(addColumn(.size))
        nears.append(addColumn(.origin))
      }
      addRow([(1, nears[0])], .equal, 0)
      for index in 0..<count {
        addRow(
          [(1, nears[index + 1]), (-1, nears[index]), (-1, widths[index])], .equal, 0)
      }
    }

    mutating func addColumn(_ kind: Solver.Kind) -> Int {
      layout.columns.append(.init(kind: kind))
      return layout.columns.count - 1
    }

    @discardableResult
    mutating func addRow(
      _ terms: [(Int, Int)], _ relation: Solver.Relation, _ constant: Int
    ) -> Int {
      layout.rows.append(
        .init(
          terms: terms.map { .init(coefficient: Rational($0.0), column: $0.1) },
          relation: relation, constant: Rational(constant)))
      return layout.rows.count - 1
    }

    mutating func addEnd(_ constant: Int) {
      addRow([(1, nears[nears.count - 1])], .lessThanOrEqual, constant)
    }
  }

  /// Without the widths, the chain ends at 0 or beyond: too far already.
  @Test(arguments: [10, 100, 1_000])
  func minimumsThatMakeItWorseAreNotNamed(_ count: Int) throws {
    var chain = Chain(count)
    let chainRows = chain.layout.rows.count
    for width in chain.widths { chain.addRow([(1, width)], .greaterThanOrEqual, 10) }
    chain.addEnd(-5)
    let trial = Trial(chain.layout)
    let conflict = try #require(trial.solver.conflicts.first)
    #expect(trial.solver.conflicts.count == 1)
    #expect(conflict.rows == trial.rows[..<chainRows] + trial.rows.suffix(1))
    #expect(conflict.columns.count == count)
    #expect(trial.solver.minimizingSolveCount <= 2)
  }

  @Test(arguments: [10, 100, 1_000])
  func minimumsThatAreNeededAreNamed(_ count: Int) throws {
    var chain = Chain(count)
    for width in chain.widths { chain.addRow([(1, width)], .greaterThanOrEqual, 10) }
    chain.addEnd(10 * count - 1)
    let trial = Trial(chain.layout)
    let conflict = try #require(trial.solver.conflicts.first)
    #expect(conflict.rows == trial.rows)
    #expect(conflict.columns.isEmpty)
    // Each row is shown to be needed by the values that were found.
    #expect(trial.solver.minimizingSolveCount == 0)
  }

  /// Any nine of the minimums are not needed.
  @Test func asManyMinimumsAsAreNeededAreNamed() throws {
    var chain = Chain(60)
    for width in chain.widths { chain.addRow([(1, width)], .greaterThanOrEqual, 10) }
    chain.addEnd(10 * 60 - 95)
    let trial = Trial(chain.layout)
    let conflict = try #require(trial.solver.conflicts.first)
    #expect(conflict.rows.count == trial.rows.count - 9)
    try trial.expectMinimal(conflict)
  }

  /// All widths are the first one's, so that one column is in every row of a kind.
  @Test(arguments: [100, 1_000])
  func equalWidthsThatDoNotFitAreNamed(_ count: Int) throws {
    var chain = Chain(count)
    for width in chain.widths.dropFirst() {
      chain.addRow([(1, width), (-1, chain.widths[0])], .equal, 0)
    }
    chain.addRow([(1, chain.widths[0])], .equal, 10)
    chain.addEnd(10 * count - 1)
    let trial = Trial(chain.layout)
    #expect(try #require(trial.solver.conflicts.first).rows == trial.rows)
    #expect(trial.solver.minimizingSolveCount == 0)
  }

  @Test(arguments: [200, 2_000], 0..<5)
  func aConflictInALargeComponentIsNamedAlone(_ rowCount: Int, _ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var chain = Chain(rowCount / 4)
    for width in chain.widths { chain.addRow([(1, width)], .greaterThanOrEqual, 5) }
    for index in chain.widths.indices {
      let other = random.pick(chain.widths)
      // All of these hold with every width at 20.
      switch random.number(0...2) {
      case 0: chain.addRow([(1, chain.widths[index]), (-1, other)], .lessThanOrEqual, 7)
      case 1: chain.addRow([(1, chain.widths[index]), (1, other)], .greaterThanOrEqual, 30)
      default: chain.addRow([(1, chain.widths[index])], .lessThanOrEqual, 40)
      }
    }
    let first = random.number(0...chain.widths.count / 2)
    let last = min(first + random.number(1...40), chain.widths.count)
    chain.addRow([(1, chain.nears[first])], .greaterThanOrEqual, 100)
    chain.addRow(
      [(1, chain.nears[last]), (-1, chain.nears[first])], .lessThanOrEqual,
      random.number(-3...3) + 5 * random.number(0...last - first))
    let trial = Trial(chain.layout)
    for conflict in trial.solver.conflicts { try trial.expectMinimal(conflict) }
  }

  /// Each conflict names everything before it: the values that were found show that it must.
  @Test(arguments: [Solver.Relation.equal, .greaterThanOrEqual])
  func theConflictsOfAChainTakeNoSolves(_ relation: Solver.Relation) {
    let count = 400
    var chain = Chain(count)
    for width in chain.widths { chain.addRow([(1, width)], relation, 10) }
    for index in 1...count {
      chain.addRow(
        [(1, chain.nears[index])], relation == .equal ? .equal : .lessThanOrEqual, 10 * index - 1)
    }
    let trial = Trial(chain.layout)
    #expect(trial.solver.conflicts.count == count)
    for (index, conflict) in trial.solver.conflicts.enumerated() {
      #expect(conflict.rows.count == 2 * index + 4)
    }
    #expect(trial.solver.minimizingSolveCount == 0)
  }
}

extension Trial {
  /// The rows contradict each other, and do not without any one of them.
  func expectMinimal(
    _ conflict: Solver.Conflict, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let numbers = try conflict.rows.map { try #require(rows.firstIndex(of: $0)) }
    #expect(!areConsistent(numbers), sourceLocation: sourceLocation)
    for number in numbers {
      #expect(
        areConsistent(numbers.filter { $0 != number }),
        "row \(number) of \(numbers.count) is not needed", sourceLocation: sourceLocation)
    }
  }

  private func areConsistent(_ numbers: [Int]) -> Bool {
    var part = layout
    part.rows = numbers.map { layout.rows[$0] }
    return Trial(part).solver.conflicts.isEmpty
  }
}
