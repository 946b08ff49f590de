import Foundation
import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics
import Testing

@MainActor
struct LayoutProblemTests {
  /// A root with a label that nothing ends.
  private func screen(text: String = "A title") -> TestScreen {
    let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let title = LayoutView()
    root.addSubviewsUsingAutoLayout(title)
    title.topAnchor.constrain(to: root.topAnchor, with: 12, identifier: "title.top")
    title.heightAnchor.constrain(to: 20, identifier: "title.height")
    title.leadingAnchor.constrain(to: root.leadingAnchor)
    return root
  }

  @Test func problemsThatSayTheSameAreEqual() throws {
    let (first, second) = (screen(), screen())
    let problem = try #require(first.layoutProblems.first)
    #expect(problem == second.layoutProblems.first)
    #expect(Set(first.layoutProblems + second.layoutProblems).count == 1)
    second.subviews[0].widthAnchor.constrain(.greaterThanOrEqual, to: 10, identifier: "least")
    #expect(problem != second.layoutProblems.first)
  }

  @Test func aStoredProblemSaysTheSame() throws {
    let root = screen()
    let problem = try #require(root.layoutProblems(widths: [320, 400]).first)
    let stored = try JSONEncoder().encode(problem)
    let restored = try JSONDecoder().decode(LayoutProblem.self, from: stored)
    #expect(restored == problem)
    #expect(restored.description == problem.description)
    #expect(restored.circumstances == problem.circumstances)
    #expect(problem.view === root.subviews[0])
    #expect(restored.view == nil)
    #expect(restored.constraints.isEmpty)
  }

  @Test func aProblemMayOutliveItsViewsOnAnotherThread() async throws {
    var root: TestScreen? = screen()
    let problem = try #require(root?.layoutProblems.first)
    weak let title = root?.subviews[0]
    #expect(problem.view === title)
    root = nil
    #expect(title == nil)
    #expect(problem.view == nil && problem.items.isEmpty)
    let words = await Task.detached { problem.description }.value
    #expect(words == problem.description)
  }

  @Test func namesTheCallOfItsConstraint() throws {
    let root = screen()
    let problem = try #require(root.layoutProblems.first)
    #expect((problem.callSite != nil) == isDebugBuild)
    #expect(problem.callSite.map { $0.file == "LayoutProblemTests.swift" } ?? true)
    #expect(problem.callSite.map { "\($0)" == "LayoutProblemTests.swift:16" } ?? true)
    root.subviews[0].widthAnchor.constrain(to: -1, identifier: "title.width")
    #expect(root.layoutProblems.first.map { $0.callSite == nil } ?? false)
  }

  @Test func isFoundAtTheHeightsThatAreTried() throws {
    let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let view = LayoutView()
    root.addSubviewsUsingAutoLayout(view)
    view.horizontalAnchors.constrain(to: root.horizontalAnchors)
    view.centerYAnchor.constrain(to: root.centerYAnchor)
    view.heightAnchor.constrain(to: 500)
    let problems = root.layoutProblems(widths: [320, 400], heights: [320, 480, 600, 800])
    #expect(problems.map(\.circumstancesInWords) == ["at heights 320 to 480"])
    let circumstances = try #require(problems.first?.circumstances)
    #expect(circumstances.count == 8)
    #expect(Set(circumstances.map(\.height)) == [320, 480])
    #expect(circumstances.first?.description == "320 × 320 points, left to right")
    #expect(root.frame.size == CGSize(width: 320, height: 200))
    #expect(root.layoutProblems(widths: [320], heights: [600]).isEmpty)
    #expect(
      root.layoutProblems(widths: [320], heights: [480, 600, 480]).map(\.circumstancesInWords) == [
        "at height 480, and at height 480"
      ])
  }

  @Test func heightsAreTriedWhereConstraintsHoldTheRoot() {
    let root = TestScreen()
    let view = LayoutView()
    root.translatesAutoresizingMaskIntoConstraints = false
    root.addSubviewsUsingAutoLayout(view)
    view.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
    view.heightAnchor.constrain(to: 500)
    let problems = root.layoutProblems(
      of: [.outsideSuperview], widths: [320], heights: [480, 520])
    #expect(problems.map(\.circumstancesInWords) == ["at height 480"])
    #expect(root.constraints.allSatisfy { $0.firstItem !== root || $0.secondItem != nil })
  }
}
