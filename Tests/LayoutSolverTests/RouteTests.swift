import Testing

@testable import LayoutSolver

/// Each line of the table of routes.
struct RouteTests {
  /// One of 1,000 rows has changed after an answer.
  private let change = Solver.Change(
    rowCount: 1_000, changedRowCount: 1, followsAnswer: true, leastRowsForRegion: 64)

  private func route(_ edit: (inout Solver.Change) -> Void) -> Solver.Route {
    var change = change
    edit(&change)
    return Solver.Route(for: change)
  }

  @Test func whereNothingHasChangedNothingIsDone() {
    #expect(route { $0.needsSolve = false } == .nothing)
  }

  @Test(arguments: [
    (0, true, Solver.Route.components), (1, true, .predecessor), (256, true, .predecessor),
    (257, true, .components), (100, false, .components),
  ])
  func fewRowsThatWereNeverSolvedStartFromAnotherAnswer(
    rowCount: Int, hasPredecessors: Bool, expected: Solver.Route
  ) {
    let route = route {
      ($0.rowCount, $0.changedRowCount) = (rowCount, max(1, rowCount))
      ($0.isFirst, $0.hasPredecessors, $0.followsAnswer) = (true, hasPredecessors, false)
    }
    #expect(route == expected)
  }

  @Test func aFewRowsOfManyMayHaveARegion() {
    #expect(route { _ in } == .region)
    #expect(route { $0.changesRows = true } == .region)
    #expect(route { $0.changedRowCount = 62 } == .region)
    #expect(route { $0.changedRowCount = 63 } == .components)
  }

  @Test func inputsAndConstantsOfFewRowsAreFollowedNextToTheAnswer() {
    #expect(route { $0.movesInputs = true } == .nearby)
    #expect(route { $0.rowCount = 64 } == .nearby)
    #expect(route { ($0.rowCount, $0.changedRowCount) = (64, 16) } == .nearby)
    #expect(route { ($0.rowCount, $0.changedRowCount) = (64, 17) } == .components)
    #expect(route { ($0.rowCount, $0.changesRows) = (64, true) } == .components)
  }

  @Test func anythingElseIsSolvedByComponents() {
    #expect(route { $0.followsAnswer = false } == .components)
    #expect(route { ($0.changesRows, $0.movesInputs) = (true, true) } == .components)
  }
}
