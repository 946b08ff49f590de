import RandomTestSupport
import Testing

@testable import LayoutSolver

/// Components in which steps of the dual simplex take long, so that those of the primal simplex are tried.
struct PrimalStepsTests {
  /// Labels of a timeline, beside each other, each with an optional place.
  private struct Timeline {
    let solver = Solver()
    let direction: Double
    let times: [Double]
    var places: [Solver.Column] = []

    static let count = 800

    static func width(_ index: Int) -> Double { Double(4 + index * 7 % 25) }

    /// - Parameters:
    ///   - direction: -1 if the first label is the rightmost.
    ///   - time: Where a label should be, but for some noise. On average they are 16 wide.
    init(direction: Double = 1, time: (_ index: Int) -> Int = { $0 * $0 / 50 }) {
      self.direction = direction
      times = (0..<Self.count).map { Double(time($0) + $0 * 37 % 101) }
      for index in 0..<Self.count {
        let place = solver.addColumn(.origin)
        solver.addRow([.init(1, place)], .equal, direction * times[index], priority: 500)
        if let last = places.last {
          solver.addRow(
            [.init(direction, place), .init(-direction, last)], .greaterThanOrEqual,
            Self.width(index - 1))
        }
        places.append(place)
      }
    }

    func limit(_ index: Int, _ relation: Solver.Relation, _ time: Double) {
      solver.addRow([.init(direction, places[index])], relation, time)
    }

    /// Along the direction, the last label stands at one of the times, moved by the widths; each one before it no
    /// farther than beside the next one.
    ///
    /// - Parameter range: What is allowed for the first label, and for the last one less all widths.
    /// - Returns: The least sum of the distances from the times.
    func leastDistance(in range: ClosedRange<Double>) -> Double {
      var offset = 0.0
      let targets = times.indices.map { index in
        defer { offset += Self.width(index) }
        return times[index] - offset
      }
      let candidates = targets.map { min(max($0, range.lowerBound), range.upperBound) }.sorted()
      var distances = candidates.map { _ in 0.0 }
      for target in targets {
        var least = Double.infinity
        for (index, candidate) in candidates.enumerated() {
          least = min(least, distances[index])
          distances[index] = least + abs(candidate - target)
        }
      }
      return distances.min() ?? 0
    }

    func expectLeastDistance(in range: ClosedRange<Double> = -.infinity ... .infinity) {
      let values = places.map { direction * solver.value(of: $0) }
      var distance = 0.0
      for (index, value) in values.enumerated() {
        distance += abs(value - times[index])
        guard index > 0 else { continue }
        #expect(value - values[index - 1] > Self.width(index - 1) - 1e-6)
      }
      #expect(abs(distance - leastDistance(in: range)) < 1e-9 * distance)
      #expect(solver.isExact)
    }
  }

  /// With the steps of the dual simplex alone there are 1,226, and most of them move half of the labels.
  @Test(arguments: [1.0, -1])
  func labelsInOneHeapTakeFewerSteps(direction: Double) {
    let timeline = Timeline(direction: direction) { $0 * 10 }
    timeline.solver.solve()
    timeline.expectLeastDistance()
    #expect(timeline.solver.stepCount < Timeline.count)
  }

  /// Half of them are in one heap, the others in small ones.
  @Test(arguments: [1.0, -1])
  func labelsThatPushEachOtherStandWhereThePushesBalance(direction: Double) {
    let timeline = Timeline(direction: direction)
    timeline.solver.solve()
    timeline.expectLeastDistance()
  }

  /// The first labels have to be to the right of their times, the last ones to the left.
  @Test(arguments: [1.0, -1])
  func labelsThatPushEachOtherStayInTheirRoom(direction: Double) {
    let timeline = Timeline(direction: direction)
    let widths = (0..<Timeline.count - 1).reduce(0) { $0 + Timeline.width($1) }
    let range = -1600.0 ... -600
    timeline.limit(0, .greaterThanOrEqual, range.lowerBound)
    timeline.limit(Timeline.count - 1, .lessThanOrEqual, range.upperBound + widths)
    timeline.solver.solve()
    timeline.expectLeastDistance(in: range)
  }

  /// No basis is primal feasible, so the steps of the primal simplex are taken back.
  @Test func labelsWithoutRoomAreAConflict() {
    let timeline = Timeline()
    timeline.limit(0, .greaterThanOrEqual, 0)
    timeline.limit(Timeline.count - 1, .lessThanOrEqual, 2000)
    timeline.solver.solve()
    #expect(timeline.solver.conflicts.map(\.rows.count) == [Timeline.count + 1])
    timeline.expectLeastDistance(in: 0 ... .infinity)
  }
}

extension PrimalStepsTests {
  /// Views with a place of their own each, that would rather be at a distance from two of the four before them.
  private struct Neighbors {
    let solver = Solver()
    var columns: [Solver.Column] = []
    var places: [Solver.Row] = []

    static func place(_ index: Int) -> Double { Double(index * 7919 % 900) }

    /// - Parameter place: Where a view should be.
    init(place: (_ index: Int) -> Double) {
      for index in 0..<600 {
        let x = solver.addColumn(.origin)
        places.append(solver.addRow([.init(1, x)], .equal, place(index), priority: 100))
        for number in 0..<2 where index > 0 {
          let other = columns[max(0, index - 1 - (index * 31 + number * 17) % 4)]
          solver.addRow(
            [.init(1, x), .init(-1, other)], .equal, Double((index * 13 + number * 29) % 50),
            priority: [200, 300, 400][(index * 5 + number) % 3])
        }
        columns.append(x)
      }
      solver.solve()
    }

    var values: [Double] { columns.map { solver.value(of: $0) } }
  }

  /// When steps of the dual simplex come first, there are 2,226.
  @Test func whereNearlyAllAreOffPrimalStepsComeFirst() {
    let neighbors = Neighbors(place: Neighbors.place)
    #expect(neighbors.solver.stepCount < 1200)
    #expect(neighbors.solver.isExact)
  }

  #if DEBUG
    /// Each step says whose reduced costs it changes. All are computed only in the beginning, and in the end.
    @Test func stepsKeepTheDualsUpToDate() {
      let neighbors = Neighbors(place: Neighbors.place)
      #expect(neighbors.solver.work.largestSimplex.pricingCount == 2)
    }
  #endif

  /// The other way to the same layout is by edits, which take no primal steps.
  @Test func optionalDistancesComeOutAsByEdits() {
    let edited = Neighbors { _ in 0 }
    for (index, row) in edited.places.enumerated() {
      edited.solver.setConstant(Neighbors.place(index), of: row)
      if index % 8 == 7 { edited.solver.solve() }
    }
    let fresh = Neighbors(place: Neighbors.place)
    #expect(zip(edited.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-6 })
  }
}

extension PrimalStepsTests {
  /// Labels in five rows that push those beside them, and keep a distance from the row above.
  private struct Rows {
    let solver = Solver()
    var columns: [Solver.Column] = []
    var places: [Solver.Row] = []

    static let count = 500

    static func place(_ index: Int) -> Double { Double(10 * index + index * 7919 % 300) }

    init(place: (_ index: Int) -> Double) {
      for index in 0..<Self.count {
        let x = solver.addColumn(.origin)
        places.append(solver.addRow([.init(1, x)], .equal, place(index), priority: 300))
        if index >= 5 {
          solver.addRow(
            [.init(1, x), .init(-1, columns[index - 5])], .greaterThanOrEqual,
            Double(6 + index * 31 % 100))
        }
        if index % 5 > 0 {
          solver.addRow([.init(1, x), .init(-1, columns[index - 1])], .greaterThanOrEqual, 3)
        }
        columns.append(x)
      }
      solver.solve()
    }

    /// How far all labels are from their places.
    var distance: Double {
      columns.indices.reduce(0) {
        $0 + abs(solver.value(of: columns[$1]) - Self.place($1))
      }
    }
  }

  /// The primal steps come to no end in their turn, and the others go on where they were.
  @Test func primalStepsThatDoNotHelpAreTakenBack() {
    let fresh = Rows(place: Rows.place)
    let hasTried = fresh.solver.work.largestSimplex.hasTriedPrimalSteps
    #expect(hasTried)
    let edited = Rows { _ in 0 }
    for (index, row) in edited.places.enumerated() {
      edited.solver.setConstant(Rows.place(index), of: row)
      if index % 100 == 99 { edited.solver.solve() }
    }
    #expect(abs(fresh.distance - edited.distance) < 1e-6 * edited.distance)
    #expect(fresh.solver.isExact)
  }

  /// Views in dozens, which are in dozens, which are in a dozen. A dozen has a limit, and each member of one would be as
  /// wide as the one before it.
  private struct Dozens {
    let solver = Solver()
    private(set) var dozens: [(width: Solver.Column, members: [Solver.Column], limit: Double)] = []
    private var numbers = SplitMix64(seed: 1)

    init() {
      let width = addDozen(of: 3, limit: 26 * 1728)
      solver.addRow([.init(1, width)], .equal, 25 * 1728)
      solver.solve()
    }

    private mutating func addDozen(of depth: Int, limit: Double) -> Solver.Column {
      let width = solver.addColumn(.size)
      guard depth > 0 else {
        let content = Double(Int.random(in: 5..<65, using: &numbers))
        solver.addRow([.init(1, width)], .lessThanOrEqual, content, priority: 250)
        solver.addRow([.init(1, width)], .greaterThanOrEqual, content, priority: 750)
        return width
      }
      let members = (0..<12).map { _ in addDozen(of: depth - 1, limit: limit / 12) }
      solver.addRow([.init(-1, width)] + members.map { .init(1, $0) }, .equal, 0)
      for (member, last) in zip(members.dropFirst(), members) {
        solver.addRow([.init(1, member), .init(-1, last)], .equal, 0, priority: 400)
      }
      solver.addRow([.init(1, width)], .lessThanOrEqual, limit)
      dozens.append((width, members, limit))
      return width
    }
  }

  /// Without primal steps, 382,877 entries are read.
  @Test func dozensOfDozensReadFewEntries() {
    let layout = Dozens()
    for dozen in layout.dozens {
      let width = layout.solver.value(of: dozen.width)
      let sum = dozen.members.reduce(0) { $0 + layout.solver.value(of: $1) }
      #expect(abs(width - sum) < 1e-6)
      #expect(width < dozen.limit + 1e-6)
    }
    #expect(layout.solver.isExact)
    #expect(layout.solver.entryCount < 280_000)
  }

  /// Views beside each other in groups of ten, which are in groups of ten. Each group would have a width, and all of its
  /// members that of the first one.
  private struct Groups {
    let solver = Solver()
    private(set) var requirements: [(terms: [Solver.Term], least: Double)] = []
    private var viewCount = 0

    init() {
      let group = addGroup(of: 2)
      solver.addRow([.init(1, group.start)], .equal, 0)
      solver.addRow([.init(1, group.start), .init(1, group.width)], .lessThanOrEqual, 20_000)
      solver.solve()
    }

    private mutating func addGroup(of depth: Int) -> (start: Solver.Column, width: Solver.Column) {
      let (start, width) = (solver.addColumn(.origin), solver.addColumn(.size))
      var last: (start: Solver.Column, width: Solver.Column)?
      var first: Solver.Column?
      for _ in 0..<10 {
        let member = depth == 0 ? addView() : addGroup(of: depth - 1)
        require([.init(1, member.start), .init(-1, start)], atLeast: 2)
        require(
          [.init(1, start), .init(1, width), .init(-1, member.start), .init(-1, member.width)],
          atLeast: 2)
        if let last {
          require(
            [.init(1, member.start), .init(-1, last.start), .init(-1, last.width)], atLeast: 1)
        }
        if let first {
          solver.addRow(
            [.init(1, member.width), .init(-1, first)], .equal, 0, priority: 300)
        }
        (first, last) = (first ?? member.width, member)
      }
      require([.init(1, width)], atLeast: 0)
      solver.addRow([.init(1, width)], .equal, 500, priority: 350)
      return (start, width)
    }

    private mutating func require(_ terms: [Solver.Term], atLeast least: Double) {
      solver.addRow(terms, .greaterThanOrEqual, least)
      requirements.append((terms, least))
    }

    private mutating func addView() -> (start: Solver.Column, width: Solver.Column) {
      let (start, width) = (solver.addColumn(.origin), solver.addColumn(.size))
      let content = Double(5 + viewCount * 7 % 40)
      viewCount += 1
      require([.init(1, width)], atLeast: 0)
      solver.addRow([.init(1, width)], .lessThanOrEqual, content, priority: 250)
      solver.addRow([.init(1, width)], .greaterThanOrEqual, content, priority: 750)
      return (start, width)
    }
  }

  /// Primal steps are tried in vain. If variables with short rows leave first after that, 1,052,115 entries are read.
  @Test func afterPrimalStepsInVainTheFarthestVariableLeaves() {
    let groups = Groups()
    for (terms, least) in groups.requirements {
      let sum = terms.reduce(0) { $0 + $1.coefficient * groups.solver.value(of: $1.column) }
      #expect(sum > least - 1e-6)
    }
    #expect(groups.solver.isExact)
    #expect(groups.solver.entryCount < 800_000)
  }
}

extension PrimalStepsTests {
  /// Names beside values. All names would be as wide as the first one, and some rows have too little room for that.
  ///
  /// Whatever the first name does, all rows follow. So a dual step moves all of them, and a primal step finds the best
  /// width at once. Without primal steps, 827,974 entries are read.
  @Test func namesThatWouldBeEquallyWideTakeFewSteps() {
    let solver = Solver()
    var names: [Solver.Column] = []
    for index in 0..<800 {
      let (name, gap, value) = (
        solver.addColumn(.size), solver.addColumn(.size), solver.addColumn(.size)
      )
      for (column, content) in [(name, 30 + index * 17 % 80), (value, 40 + index * 31 % 200)] {
        solver.addRow([.init(1, column)], .lessThanOrEqual, Double(content), priority: 250)
        solver.addRow([.init(1, column)], .greaterThanOrEqual, Double(content), priority: 750)
      }
      solver.addRow([.init(1, gap)], .greaterThanOrEqual, 8)
      solver.addRow([.init(1, gap)], .equal, 8, priority: 740)
      solver.addRow([.init(1, name), .init(1, gap), .init(1, value)], .lessThanOrEqual, 288)
      if let first = names.first {
        solver.addRow([.init(1, name), .init(-1, first)], .equal, 0, priority: 700)
      }
      names.append(name)
    }
    solver.solve()
    #expect(solver.isExact)
    #expect(solver.entryCount < 500_000)
  }
}
