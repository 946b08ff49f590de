import Foundation
import LayoutSolver
import RandomTestSupport
import Testing

/// Rows of fixed heights that are higher than their container, so that nearly all of them are left
/// out, or one row that takes the blame.
struct FixedRowsTests {
  enum Family: CaseIterable {
    /// A stack's ties come before the heights.
    case stack
    case columnThatEndsLast
    case columnThatEndsFirst
    case gaps
    case leastHeights
    case mixedRelations
    case fillEqually
    /// As a stack that fills equally: each equal to the one before.
    case equalNeighbors
    /// One height, and each equal to the one before.
    case equalHeights
    /// As a stack with equal spacing: the gaps are sizes, and each is equal to the one before.
    case equalGaps
    /// As a stack with equal centering: the distances of centers are equal to the first one if they can be.
    case equalCenters
    case duplicates
    case containers
    case nestedStacks
    case bothAxes

    /// Rows in a container that is 300 high.
    func layout(_ count: Int, height: (Int) -> Int = { _ in 44 }) -> LinearLayout {
      var column = Column(end: 300)
      switch self {
      case .stack:
        column.addRows(count, author: .stack)
        column.addEnd(author: .stack)
        for index in 0..<count { column.addHeight(index, .equal, height(index)) }
      case .columnThatEndsLast:
        column.addRows(count)
        for index in 0..<count { column.addHeight(index, .equal, height(index)) }
        column.addEnd()
      case .columnThatEndsFirst:
        column.addRows(count)
        column.addEnd()
        for index in 0..<count { column.addHeight(index, .equal, height(index)) }
      case .gaps:
        column.addRows(count, .greaterThanOrEqual)
        column.addEnd(.lessThanOrEqual)
        for index in 0..<count { column.addHeight(index, .equal, height(index)) }
      case .leastHeights:
        column.addRows(count, .greaterThanOrEqual)
        column.addEnd(.lessThanOrEqual)
        for index in 0..<count { column.addHeight(index, .greaterThanOrEqual, height(index)) }
      case .mixedRelations:
        column.addRows(count, gap: 2) { $0.isMultiple(of: 2) ? .greaterThanOrEqual : .equal }
        column.addEnd(.lessThanOrEqual)
        for index in 0..<count {
          column.addHeight(index, .equal, 30, priority: index.isMultiple(of: 3) ? 750 : 250)
          column.addHeight(
            index, index.isMultiple(of: 2) ? .greaterThanOrEqual : .equal, height(index))
        }
      case .fillEqually:
        column.addRows(count, author: .stack)
        column.addEnd(author: .stack)
        for index in 1..<count { column.addEqualHeight(index, 0, author: .stack) }
        for index in 0..<count { column.addHeight(index, .equal, height(index)) }
      case .equalNeighbors:
        column.addRows(count, author: .stack)
        column.addEnd(author: .stack)
        for index in 1..<count { column.addEqualHeight(index, index - 1, author: .stack) }
        for index in 0..<count { column.addHeight(index, .equal, height(index)) }
      case .equalHeights:
        column.addRows(count, author: .stack)
        column.addEnd(author: .stack)
        column.addHeight(0, .equal, height(0))
        for index in 1..<count { column.addEqualHeight(index, index - 1) }
      case .equalGaps, .equalCenters:
        column.addRows(count, .greaterThanOrEqual, author: .stack)
        column.addGaps(betweenCenters: self == .equalCenters)
        column.addEnd(author: .stack)
        for index in 0..<count { column.addHeight(index, .equal, height(index)) }
      case .duplicates:
        column.addRows(count, author: .stack)
        column.addEnd(author: .stack)
        for index in 0..<count { column.addHeight(index, .equal, height(index)) }
        for index in 0..<count { column.addHeight(index, .equal, height(index)) }
      case .containers:
        for _ in stride(from: 0, to: count, by: 10) {
          let first = column.heights.count
          column.addRows(min(10, count - first), author: .stack)
          column.addEnd(author: .stack)
          for index in first..<column.heights.count {
            column.addHeight(index, .equal, height(index))
          }
          column.begin(end: 300)
        }
      case .nestedStacks:
        // Each stack is as high as its rows; all together are to be 300 high.
        column.addRows(count, author: .stack)
        column.addEnd(author: .stack)
        for outer in 0..<count {
          var inner = column
          inner.begin(in: column.heights[outer])
          inner.addRows(2, author: .stack)
          inner.addEnd(author: .stack)
          column.layout = inner.layout
          for part in inner.heights.suffix(2) { column.addHeight(of: part, height(outer) / 2) }
        }
      case .bothAxes:
        for _ in 0..<2 {
          let first = column.heights.count
          column.addRows(count, author: .stack)
          column.addEnd(author: .stack)
          for index in first..<column.heights.count {
            column.addHeight(index, .equal, height(index))
          }
          column.begin(end: 200)
        }
      }
      return column.layout
    }
  }

  /// Rows below each other: one column for the top of each, and one for each height.
  private struct Column {
    var layout = LinearLayout()
    private(set) var heights: [Int] = []
    private var tops: [Int] = []
    private var start = -1
    private var end = -1
    private var bottom: [LinearLayout.Term] = []

    init(end: Int) { begin(end: end) }

    mutating func begin(end: Int) {
      start = addColumn(.origin)
      let height = addColumn(.size)
      add([(1, start)], .equal, 0, author: .engine)
      add([(1, height)], .equal, end, author: .engine)
      begin(in: height, at: start)
    }

    /// Begins at the top of something that is as high as the column says.
    mutating func begin(in height: Int, at top: Int? = nil) {
      start = top ?? addColumn(.origin)
      end = height
      bottom = [.init(coefficient: 1, column: start)]
    }

    private mutating func addColumn(_ kind: Solver.Kind) -> Int {
      layout.columns.append(.init(kind: kind))
      return layout.columns.count - 1
    }

    private mutating func add(
      _ terms: [(Int, Int)], _ relation: Solver.Relation, _ constant: Int, priority: Float = 1000,
      author: Solver.Author = .client
    ) {
      layout.rows.append(
        .init(
          terms: terms.map { .init(coefficient: Rational($0.0), column: $0.1) },
          relation: relation, constant: Rational(constant), priority: priority, author: author))
    }

    mutating func addRows(
      _ count: Int, _ relation: Solver.Relation = .equal, author: Solver.Author = .client
    ) {
      addRows(count, author: author) { _ in relation }
    }

    mutating func addRows(
      _ count: Int, gap: Int = 0, author: Solver.Author = .client,
      _ relation: (Int) -> Solver.Relation
    ) {
      for index in 0..<count {
        let (top, height) = (addColumn(.origin), addColumn(.size))
        heights.append(height)
        tops.append(top)
        layout.rows.append(
          .init(
            terms: [.init(coefficient: 1, column: top)]
              + bottom.map { .init(coefficient: -$0.coefficient, column: $0.column) },
            relation: relation(index), constant: Rational(gap), author: author))
        bottom = [.init(coefficient: 1, column: top), .init(coefficient: 1, column: height)]
      }
    }

    /// What is between each two rows, or their centers. Twice all, since centers are halves.
    mutating func addGaps(betweenCenters: Bool) {
      var gaps: [Int] = []
      for index in heights.indices.dropLast() {
        let (top, gap) = (addColumn(.origin), addColumn(.size))
        let (height, next) = (heights[index], heights[index + 1])
        add(
          [(2, top), (-2, tops[index]), (betweenCenters ? -1 : -2, height)], .equal, 0,
          author: .stack)
        add(
          [(2, top), (2, gap), (-2, tops[index + 1])] + (betweenCenters ? [(-1, next)] : []),
          .equal, 0, author: .stack)
        if let other = betweenCenters ? gaps.first : gaps.last {
          add(
            [(1, gap), (-1, other)], .equal, 0, priority: betweenCenters ? 149 : 1000,
            author: .stack)
        }
        gaps.append(gap)
      }
    }

    mutating func addEnd(
      _ relation: Solver.Relation = .equal, author: Solver.Author = .client
    ) {
      layout.rows.append(
        .init(
          terms: bottom + [
            .init(coefficient: -1, column: start), .init(coefficient: -1, column: end),
          ],
          relation: relation, constant: 0, author: author))
    }

    mutating func addHeight(
      _ index: Int, _ relation: Solver.Relation, _ height: Int, priority: Float = 1000
    ) {
      add([(1, heights[index])], relation, height, priority: priority)
    }

    mutating func addHeight(of column: Int, _ height: Int) { add([(1, column)], .equal, height) }

    mutating func addEqualHeight(
      _ index: Int, _ other: Int, author: Solver.Author = .client
    ) {
      add([(1, heights[index]), (-1, heights[other])], .equal, 0, author: author)
    }
  }

  private static var counts: [Int] {
    RandomLayoutTests.isThorough ? [50, 100, 200, 400] : [20, 40]
  }

  /// A pass for each row that is left out, and some that grow with the logarithm of the rows.
  @Test(arguments: Family.allCases, counts)
  func passesAreAboutAsManyAsRows(_ family: Family, _ count: Int) {
    let layout = family.layout(count)
    let trial = Trial(layout)
    #expect(!trial.solver.conflicts.isEmpty)
    let leftOut = trial.solver.conflicts.map(\.leftOut)
    #expect(Set(leftOut).count == leftOut.count)
    let logarithm = Int(log2(Double(layout.rows.count)).rounded(.up))
    #expect(trial.solver.passCount <= leftOut.count + 8 * logarithm)
    // Of equal rows, each conflict concerns others than the one before, and those are looked for.
    let solvesForEach = family == .equalNeighbors || family == .fillEqually ? 4 : 1
    #expect(
      trial.solver.minimizingSolveCount <= solvesForEach * leftOut.count + 20 * logarithm)
  }

  /// Each row contradicts the same other ones, so no pass is taken for it.
  @Test(arguments: [Family.stack, .gaps, .leastHeights, .fillEqually, .equalGaps, .equalCenters])
  func rowsOfOneCauseTakeNoPasses(_ family: Family) {
    let layout = family.layout(40)
    let trial = Trial(layout)
    #expect(trial.solver.conflicts.count >= 34)
    #expect(trial.solver.passCount <= 4 * Int(log2(Double(layout.rows.count)).rounded(.up)))
  }

  /// Each conflict needs more or fewer neighbors than the one before.
  @Test(arguments: Family.allCases)
  func mixedHeightsTakeFewSolves(_ family: Family) throws {
    let heights = Self.mixedHeights
    let trial = Trial(family.layout(40) { heights[$0 % heights.count] })
    let count = trial.solver.conflicts.count
    #expect(trial.solver.minimizingSolveCount <= 4 * count, "\(count) conflicts")
  }

  @Test(arguments: Family.allCases)
  func conflictsOfMixedHeightsAreMinimal(_ family: Family) throws {
    let heights = Self.mixedHeights
    let trial = Trial(family.layout(18) { heights[$0 % heights.count] })
    for conflict in trial.solver.conflicts { try trial.expectMinimal(conflict) }
  }

  /// Even, as nested stacks halve them.
  private static let mixedHeights: [Int] = {
    var random = SplitMix64(seed: 3)
    return (0..<40).map { _ in 2 * random.number(15...30) }
  }()

  /// Six rows of 44 points fit into 300.
  @Test(arguments: [Family.stack, .columnThatEndsFirst, .gaps, .leastHeights], counts)
  func rowsThatFitStay(_ family: Family, _ count: Int) {
    let trial = Trial(family.layout(count))
    let heights = trial.rows.suffix(count)
    switch family {
    case .columnThatEndsFirst, .stack, .gaps, .leastHeights:
      #expect(trial.solver.conflicts.map(\.leftOut) == Array(heights.dropFirst(6)))
      for conflict in trial.solver.conflicts {
        #expect(Array(conflict.rows.suffix(7).dropLast()) == Array(heights.prefix(6)))
      }
    default: break
    }
  }

  /// The row that ends the column is the last one, and takes the blame alone.
  @Test(arguments: counts)
  func theEndThatCameLastIsLeftOut(_ count: Int) {
    let trial = Trial(Family.columnThatEndsLast.layout(count))
    #expect(trial.solver.conflicts.map(\.leftOut) == trial.rows.suffix(1))
    #expect(trial.solver.passCount <= 3)
  }

  @Test(arguments: Family.allCases)
  func smallColumnsAgreeWithTheReference(_ family: Family) throws {
    var random = SplitMix64(seed: 5)
    // Heights are even, as nested stacks halve them. Exact arithmetic takes long.
    for _ in 0..<(RandomLayoutTests.isThorough ? 20 : 3) {
      let heights = (0..<20).map { _ in 2 * random.number(5...60) }
      let layout = family.layout(random.number(2...(RandomLayoutTests.isThorough ? 9 : 5))) {
        heights[$0 % heights.count]
      }
      let trial = Trial(layout)
      #expect(try trial.complaints(against: ReferenceSolution(layout)) == [], "\(layout)")
    }
  }

  /// A change beside conflicts finds the same ones.
  @Test(arguments: Family.allCases)
  func aChangeBesideConflictsKeepsThem(_ family: Family) {
    var layout = family.layout(30)
    layout.columns.append(.init(kind: .size))
    let side = layout.columns.count - 1
    layout.rows.append(
      .init(
        terms: [.init(coefficient: 1, column: side), .init(coefficient: -1, column: 2)],
        relation: .equal, constant: 5, priority: 500))
    let trial = Trial(layout)
    let conflicts = Set(trial.solver.conflicts)
    trial.solver.setConstant(7, of: trial.rows[trial.rows.count - 1])
    trial.solver.solve()
    #expect(Set(trial.solver.conflicts) == conflicts)
    #expect(!trial.solver.conflictsChanged)
  }
}
