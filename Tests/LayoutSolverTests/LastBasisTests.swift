import LayoutSolver
import Testing

/// A component that a simplex has solved is solved again from the basis in which that ended.
struct LastBasisTests {
  /// Events one below the other, too many for the times at which they would stand.
  private struct Events {
    let solver = Solver()
    var places: [Solver.Column] = []
    var times: [Solver.Row] = []
    var gaps: [Solver.Row] = []

    /// - Parameter lengths: The distances of the events from one another, at least.
    init(lengths: [Double]) {
      for index in lengths.indices {
        let place = solver.addColumn(.origin)
        times.append(
          solver.addRow([.init(1, place)], .equal, Double(index * 7 % 40), priority: 400))
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

  @Test func aChangeTakesFewSteps() {
    let events = Events(lengths: lengths)
    #expect(events.solver.stepCount >= 60)
    var lengths = lengths
    for (index, length) in [(59, -900.0), (30, 900), (12, -200)] {
      lengths[index] = length
      events.solver.setConstant(length, of: events.gaps[index - 1])
      events.solver.solve()
      #expect(isClose(events.values, Events(lengths: lengths).values))
      #expect(events.solver.stepCount < 30)
    }
  }

  /// Rows have come since that bound what had no such bound: one from below, one from above.
  @Test func aBoundThatIsNewHolds() {
    for (index, distance, relation) in [
      (1, 5.0, Solver.Relation.greaterThanOrEqual), (40, -10, .lessThanOrEqual),
    ] {
      let events = Events(lengths: lengths)
      let bound = events.values[index] + distance
      events.solver.addRow([.init(1, events.places[index])], relation, bound)
      events.solver.solve()
      #expect(abs(events.values[index] - bound) < 1e-9)
      #expect(events.solver.stepCount < 30)
    }
  }

  /// A conflict is explained by a solve from nothing, and so is what follows it.
  @Test func aConflictIsFoundFromTheLastBasisToo() {
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

  /// Between two times, each place is as good as the other. Those of two events are lowest together.
  @Test func amongEquallyGoodPlacesAllAreLow() {
    let solver = Solver()
    let (first, second) = (solver.addColumn(.origin), solver.addColumn(.origin))
    for (column, time) in [(first, 50.0), (first, 10), (second, 90), (second, 30)] {
      solver.addRow([.init(1, column)], .equal, time, priority: 400)
    }
    let gap = solver.addRow([.init(1, second), .init(-1, first)], .greaterThanOrEqual, 25)
    for (distance, places) in [(25.0, [10.0, 35.0]), (60, [10, 70]), (25, [10, 35])] {
      solver.setConstant(distance, of: gap)
      solver.solve()
      #expect([solver.value(of: first), solver.value(of: second)] == places)
    }
  }
}
