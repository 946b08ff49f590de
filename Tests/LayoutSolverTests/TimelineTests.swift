import Testing

@testable import LayoutSolver

/// Labels that push each other away from their places, so that nearly all are off their optimum in the first basis.
struct TimelineTests {
  /// Labels of a timeline, beside each other, each with an optional place.
  private struct Timeline {
    let solver = Solver()
    let direction: Double
    let times: [Double]
    var places: [Solver.Column] = []

    static let count = 400

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
    let range = -800.0 ... -300
    timeline.limit(0, .greaterThanOrEqual, range.lowerBound)
    timeline.limit(Timeline.count - 1, .lessThanOrEqual, range.upperBound + widths)
    timeline.solver.solve()
    timeline.expectLeastDistance(in: range)
  }

  @Test func labelsWithoutRoomAreAConflict() {
    let timeline = Timeline()
    timeline.limit(0, .greaterThanOrEqual, 0)
    timeline.limit(Timeline.count - 1, .lessThanOrEqual, 1000)
    timeline.solver.solve()
    #expect(timeline.solver.conflicts.map(\.rows.count) == [Timeline.count + 1])
    timeline.expectLeastDistance(in: 0 ... .infinity)
  }
}
