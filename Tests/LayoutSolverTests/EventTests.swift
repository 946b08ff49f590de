import LayoutSolver
import Testing

/// Events that push each other away from their times, while constants change and rows come.
struct EventTests {
  /// Events one below the other, too many for the times at which they would stand.
  private struct Events {
    let solver = Solver()
    var places: [Solver.Column] = []
    var gaps: [Solver.Row] = []

    static func time(_ index: Int) -> Double { Double(index * 7 % 40) }

    /// - Parameter lengths: The distances of the events from one another, at least.
    init(lengths: [Double]) {
      for index in lengths.indices {
        let place = solver.addColumn(.origin)
        solver.addRow([.init(1, place)], .equal, Self.time(index), priority: 400)
        if let above = places.last {
          gaps.append(
            solver.addRow(
              [.init(1, place), .init(-1, above)], .greaterThanOrEqual, lengths[index]))
        }
        places.append(place)
      }
      solver.solve()
    }

    var values: [Double] { places.map { solver.value(of: $0) } }
  }

  private let lengths = (0..<60).map { Double(10 + $0 * 7 % 13) }

  private func isClose(_ first: [Double], _ second: [Double]) -> Bool {
    zip(first, second).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test func lengthsChange() {
    let events = Events(lengths: lengths)
    var lengths = lengths
    for (index, length) in [(59, -900.0), (30, 900), (12, -200)] {
      lengths[index] = length
      events.solver.setConstant(length, of: events.gaps[index - 1])
      events.solver.solve()
      #expect(isClose(events.values, Events(lengths: lengths).values))
    }
  }

  /// Rows have come since that bound what had no such bound: one from below, the others from above, an
  /// event that is late and one that is early.
  @Test func aBoundThatIsNewHolds() {
    for (index, distance, relation) in [
      (1, 5.0, Solver.Relation.greaterThanOrEqual), (40, -10, .lessThanOrEqual),
      (29, -30, .lessThanOrEqual),
    ] {
      let events = Events(lengths: lengths)
      let bound = events.values[index] + distance
      events.solver.addRow([.init(1, events.places[index])], relation, bound)
      events.solver.solve()
      #expect(abs(events.values[index] - bound) < 1e-9)
    }
  }

  /// The time of an event that was late is out of its range by now.
  @Test func aBoundThatIsNewHoldsBeforeItsTime() {
    let events = Events(lengths: lengths)
    #expect(events.values[31] > Events.time(31))
    events.solver.addRow([.init(1, events.places[31])], .lessThanOrEqual, 9)
    events.solver.solve()
    #expect(abs(events.values[31] - 9) < 1e-9)
  }

  @Test func aConflictComesAndGoes() {
    let events = Events(lengths: lengths)
    let end = events.solver.addRow([.init(1, events.places[9])], .lessThanOrEqual, 500)
    events.solver.addRow([.init(1, events.places[0])], .greaterThanOrEqual, 0)
    events.solver.solve()
    let before = events.values
    #expect(events.solver.conflicts.isEmpty)
    events.solver.setConstant(50, of: end)
    events.solver.solve()
    #expect(events.solver.conflicts.map(\.leftOut).count == 1)
    events.solver.setConstant(500, of: end)
    events.solver.solve()
    #expect(events.solver.conflicts.isEmpty)
    #expect(isClose(events.values, before))
  }

  /// Between two times, each place is as good as the other. The two are lowest together.
  @Test func amongEquallyGoodPlacesAllAreLow() {
    let solver = Solver()
    let (first, second) = (solver.addColumn(.origin), solver.addColumn(.origin))
    for (column, time) in [(first, 50.0), (first, 10), (second, 90), (second, 30)] {
      solver.addRow([.init(1, column)], .equal, time, priority: 400)
    }
    let gap = solver.addRow([.init(1, second), .init(-1, first)], .greaterThanOrEqual, 25)
    for (distance, places) in [
      (25.0, [10.0, 35]), (60, [10, 70]), (25, [10, 35]), (90, [0, 90]), (25, [10, 35]),
    ] {
      solver.setConstant(distance, of: gap)
      solver.solve()
      #expect([first, second].map { solver.value(of: $0) } == places)
    }
  }

  /// One of the three is replaced by its distance from another one.
  @Test func whatIsReplacedIsLowToo() {
    let solver = Solver()
    let (first, second, between) = (
      solver.addColumn(.origin), solver.addColumn(.origin), solver.addColumn(.origin)
    )
    for (terms, constants) in [
      ([Solver.Term(1, first)], [50.0, 10]), ([.init(1, second)], [90, 50]),
      ([.init(1, between), .init(-1, first)], [10, 50]),
      ([.init(1, between), .init(-1, second)], [-60, -20]),
    ] {
      for constant in constants { solver.addRow(terms, .equal, constant, priority: 400) }
    }
    solver.solve()
    #expect([first, second, between].map { solver.value(of: $0) } == [10, 50, 20])
  }

  /// Names of places between two times each, in their order.
  private struct Names {
    let solver = Solver()
    var columns: [Solver.Column] = []
    var latestTimes: [Solver.Row] = []
    var gaps: [Solver.Row] = []

    init() {
      for index in 0..<8 {
        let column = solver.addColumn(.derived)
        let term = [Solver.Term(1, column)]
        solver.addRow(term, .equal, Double(20 * index), priority: 400)
        latestTimes.append(solver.addRow(term, .equal, 0, priority: 400))
        if let previous = columns.last {
          gaps.append(
            solver.addRow([.init(1, column), .init(-1, previous)], .greaterThanOrEqual, 20))
        }
        columns.append(column)
      }
    }

    /// Solves with other distances between the names, and other times from the first to the second.
    func values(distances: [Double], duration: Double = 50) -> [Double] {
      for (gap, distance) in zip(gaps, distances) { solver.setConstant(distance, of: gap) }
      for (index, time) in latestTimes.enumerated() {
        solver.setConstant(Double(20 * index) + duration, of: time)
      }
      solver.solve()
      return columns.map { solver.value(of: $0) }
    }
  }

  /// Nothing says which of these is lower, so the order of all rows does, each time anew.
  @Test func amongEquallyGoodNamesTheOrderDecides() {
    let edited = Names()
    var distances = [Double](repeating: 45, count: 7)
    for (gap, distance) in [(3, 60.0), (5, 0), (1, 45), (3, 10), (6, 70), (1, 20), (0, -30)] {
      // Without duration there is one answer.
      _ = edited.values(distances: distances, duration: 0)
      #expect(edited.values(distances: distances) == Names().values(distances: distances))
      distances[gap] = distance
      #expect(edited.values(distances: distances) == Names().values(distances: distances))
    }
  }
}
