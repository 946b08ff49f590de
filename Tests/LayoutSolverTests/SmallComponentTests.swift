import RandomTestSupport
import Testing

@testable import LayoutSolver

/// Components that are small beside the program, as the days of a calendar are.
struct SmallComponentTests {
  /// Days with a few events each, which begin at optional times, at least a gap after one another. No two times are
  /// equally important. All days begin where the page does, so their rows are connected until presolve has found out
  /// where that is.
  private struct Calendar {
    let solver = Solver(leastRowsForRegion: 0)
    private(set) var days: [Day] = []

    struct Day {
      var starts: [Solver.Column] = []
      var times: [Solver.Row] = []
      var gaps: [Solver.Row] = []
      /// A line after the first event, optionally at a distance from the last one. It wants nothing for itself, so an
      /// expression takes its place.
      var line: Solver.Column
      var afterFirst: Solver.Row
      var fromLast: Solver.Row
      /// One more event, at most so far after the last one, with two optional times.
      var other: Solver.Column
      var rivals: [Solver.Row] = []
      /// Where the last event is at most.
      var end: Solver.Row
      /// Where the third event is at most, by two optional rows.
      var optionalEnds: [Solver.Row] = []
    }

    static let eventCount = 6

    static func time(_ index: Int) -> Double { Double(index * 7 % 40) }
    static func gap(_ index: Int) -> Double { Double(10 + index * 7 % 13) }

    init() {
      let page = solver.addColumn(.origin)
      solver.addRow([.init(1, page)], .equal, 30)
      days = (0..<12).map { _ in addDay(on: page) }
    }

    private func addDay(on page: Solver.Column) -> Day {
      let starts = (0..<Self.eventCount).map { _ in solver.addColumn(.origin) }
      let (line, other) = (solver.addColumn(.origin), solver.addColumn(.origin))
      solver.addRow([.init(1, other), .init(-1, starts[5])], .lessThanOrEqual, 900)
      let times = starts.enumerated().map { index, start in
        solver.addRow(
          [.init(1, start), .init(-1, page)], .equal, Self.time(index),
          priority: Float(400 + index))
      }
      let gaps = (1..<Self.eventCount).map { index in
        solver.addRow(
          [.init(1, starts[index]), .init(-1, starts[index - 1])], .greaterThanOrEqual,
          Self.gap(index))
      }
      solver.addRow([.init(1, starts[0])], .greaterThanOrEqual, -1000)
      return Day(
        starts: starts, times: times, gaps: gaps, line: line,
        afterFirst: solver.addRow(
          [.init(1, line), .init(-1, starts[0])], .greaterThanOrEqual, 2),
        fromLast: solver.addRow(
          [.init(1, line), .init(-1, starts[5])], .equal, -4, priority: 300),
        other: other,
        rivals: (0..<2).map { _ in
          solver.addRow([.init(1, other), .init(-1, page)], .equal, 150, priority: 400)
        },
        end: solver.addRow([.init(1, starts[5])], .lessThanOrEqual, 2000),
        optionalEnds: (0..<2).map { _ in
          solver.addRow(
            [.init(1, starts[2]), .init(-1, page)], .lessThanOrEqual, 500, priority: 500)
        })
    }

    var values: [Double] {
      days.flatMap { $0.starts + [$0.line, $0.other] }.map { solver.value(of: $0) }
    }
  }

  private typealias Edit = (Solver, Calendar.Day) -> Void

  /// Edits days of a calendar that was solved. After each edit it has the values of one that never saw any.
  ///
  @discardableResult
  private func calendar(
    days: [Int] = [7], after edits: Edit..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> Calendar {
    let edited = Calendar()
    edited.solver.solve()
    for number in edits.indices {
      let fresh = Calendar()
      for day in days {
        edits[number](edited.solver, edited.days[day])
        for edit in edits[...number] { edit(fresh.solver, fresh.days[day]) }
      }
      edited.solver.solve()
      fresh.solver.solve()
      #expect(
        zip(edited.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-6 },
        sourceLocation: sourceLocation)
      #expect(
        edited.solver.conflicts == fresh.solver.conflicts, sourceLocation: sourceLocation)
      if !fresh.solver.isOnlyAnswer {
        #expect(!edited.solver.isOnlyAnswer, sourceLocation: sourceLocation)
      }
    }
    return edited
  }

  @Test(arguments: [[7], [7, 3], [0, 7]])
  func aGapChanges(days: [Int]) {
    let calendar = calendar(days: days, after: { $0.setConstant(-900, of: $1.gaps[2]) })
    #expect(calendar.solver.stepCount > 0)
  }

  @Test func aTimeChanges() {
    calendar(after: { $0.setConstant(900, of: $1.times[1]) })
  }

  @Test func aLineMovesThatAnExpressionTookThePlaceOf() {
    calendar(after: { $0.setConstant(-90, of: $1.fromLast) })
    calendar(after: { $0.setConstant(300, of: $1.afterFirst) })
  }

  @Test func twoRowsOfADayMayChange() {
    calendar(after: { solver, day in
      solver.setConstant(-900, of: day.gaps[2])
      solver.setConstant(-900, of: day.times[3])
    })
  }

  /// One of two ends comes before the time of the event, and before the other end.
  @Test func aBreakpointMayPassAnotherOne() {
    calendar(after: { $0.setConstant(-12, of: $1.optionalEnds[0]) })
  }

  /// Where one of two equally important times changes, any place between them is as good.
  @Test func aChoiceIsNotOverlooked() {
    #expect(!calendar(after: { $0.setConstant(200, of: $1.rivals[0]) }).solver.isOnlyAnswer)
    #expect(calendar(after: { $0.setConstant(900, of: $1.times[1]) }).solver.isOnlyAnswer)
  }

  @Test func aContradictionIsReportedAndTakenBack() {
    let contradictory = calendar(after: { $0.setConstant(-990, of: $1.end) })
    #expect(contradictory.solver.conflicts.count == 1)
    let calendar = calendar(
      after: { $0.setConstant(-990, of: $1.end) }, { $0.setConstant(40, of: $1.end) })
    #expect(calendar.solver.conflicts.isEmpty)
  }
}
