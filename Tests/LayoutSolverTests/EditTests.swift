import LayoutSolver
import RandomTestSupport
import Testing

/// Edits of a layout have to give what the same layout gives at once.
struct EditTests {
  @Test(arguments: LayoutFamily.allCases, RandomLayoutTests.isThorough ? [1, 4] : [1])
  func anEditedSolverIsAsGoodAsAFreshOne(_ family: LayoutFamily, size: Int) throws {
    for seed in 0..<UInt64(max(1, RandomLayoutTests.count / 400)) {
      guard try isAsGoodAsFresh(family, size: size, seed: seed, stepCount: 30) else { return }
    }
  }

  @Test(arguments: LayoutFamily.allCases)
  func viewsThatComeAndGoLeaveNoTrace(_ family: LayoutFamily) throws {
    for seed in 0..<UInt64(max(1, RandomLayoutTests.count / 400)) {
      let isSame = try isAsGoodAsFresh(family, size: 1, seed: seed, stepCount: 30) {
        $0.editViews(&$1)
      }
      guard isSame else { return }
    }
  }

  /// A long conflict has several minimal sets of rows. Which one is reported depends neither on what
  /// else is solved at the same time (105) nor on how many columns there ever were (13).
  @Test(arguments: [13, 105] as [UInt64])
  func aLongConflictIsReportedAsByAFreshSolver(seed: UInt64) throws {
    _ = try isAsGoodAsFresh(.squeezedForm, size: 4, seed: seed, stepCount: 14)
  }

  /// Elimination takes back a root, and later has its expression written into itself.
  @Test func anExpressionIsNotWrittenIntoItself() throws {
    _ = try isAsGoodAsFresh(.squeezedForm, size: 4, seed: 375, stepCount: 14)
  }

  /// Edits a layout at random, and records an issue at the first step that is off.
  private func isAsGoodAsFresh(
    _ family: LayoutFamily, size: Int, seed: UInt64, stepCount: Int,
    edit: (inout EditSession, inout SplitMix64) -> String = { $0.edit(&$1) }
  ) throws -> Bool {
    var random = SplitMix64(seed: seed)
    var session = EditSession(try family.layout(seed: seed, size: size))
    var history: [String] = []
    for step in 0..<stepCount {
      // Every other run of five changes constants only, as most edits of a screen do.
      for _ in 0..<random.number(1...3) {
        history.append(
          (step / 5).isMultiple(of: 2) ? edit(&session, &random) : session.editConstant(&random))
      }
      let complaints = session.solveAndCompare()
      guard complaints.isEmpty else {
        Issue.record(
          """
          \(family) of size \(size), seed \(seed), after \(history): \(complaints.joined(separator: "; "))
          \(session.layout)
          """)
        return false
      }
    }
    return true
  }

  @Test func manyEditsDoNotDrift() throws {
    var session = EditSession(try LayoutFamily.form.layout(seed: 3))
    var random = SplitMix64(seed: 9)
    for edit in 1...10 * RandomLayoutTests.count {
      let position = random.number(0...session.rows.count - 1)
      let constant = session.rows[position].content.constant
      session.setConstant(Rational(random.number(1...299), over: 3), at: position)
      session.solve()
      session.setConstant(constant, at: position)
      if edit.isMultiple(of: RandomLayoutTests.count) { #expect(session.solveAndCompare() == []) }
    }
  }
}
