import Foundation
import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics
import Testing

@MainActor
struct LayoutExpectationTests {
  private let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let view = LayoutView()

  init() {
    root.addSubviewsUsingAutoLayout(view)
    view.verticalAnchors.constrain(to: root.verticalAnchors)
  }

  /// Nothing says how wide the view is. The line is that of its only constraint.
  private func makeAmbiguous() -> Int {
    view.leadingAnchor.constrain(to: root.leadingAnchor)
    return #line - 1
  }

  @Test func aProblemIsAnIssueAtTheLineOfItsConstraint() {
    let line = makeAmbiguous()
    var places: [SourceLocation?] = []
    let call = #line + 2
    withKnownIssue {
      root.expectNoLayoutProblems(widths: [320, 400]) { Issue.record($0) }
    } matching: { issue in
      MainActor.assumeIsolated { places.append(issue.sourceLocation) }
      return true
    }
    #expect(places.count == 1)
    #expect(places.first??.line == (isDebugBuild ? line : call))
    #expect(places.first??.fileID == "PowerAnchorsDiagnosticsTests/LayoutExpectationTests.swift")
    #expect(places.first??.filePath == #filePath)
  }

  @Test func aConstraintOfAnotherFileIsFoundThere() {
    tieLeading(of: view, to: root)
    var failures: [LayoutFailure] = []
    root.expectNoLayoutProblems { failures.append($0) }
    #expect(failures.count == 1)
    guard isDebugBuild, let failure = failures.first else { return }
    #expect(failure.fileID == "PowerAnchorsDiagnosticsTests/TiedView.swift")
    #expect(failure.filePath.hasSuffix("/Expectations/TiedView.swift"))
    #expect(failure.filePath.hasPrefix("/"))
    #expect(failure.line == 6)
  }

  @Test func aProblemWithoutALineIsAnIssueAtTheCall() {
    view.leadingAnchor.constrain(to: root.leadingAnchor, identifier: "view.leading")
    var failures: [LayoutFailure] = []
    root.expectNoLayoutProblems(of: [.ambiguity]) { failures.append($0) }
    let call = #line - 1
    // The edges of the view that are its top and bottom have labels, and take no part.
    #expect(failures.map(\.line) == [call])
    #expect(failures.map(\.fileID) == [#fileID])
  }

  @Test func aFailureHasADrawingOfWhereItFirstOccurs() throws {
    view.leadingAnchor.constrain(to: root.leadingAnchor)
    view.widthAnchor.constrain(to: 360)
    var failures: [LayoutFailure] = []
    root.expectNoLayoutProblems(widths: [400, 340, 320]) { failures.append($0) }
    let failure = try #require(failures.first)
    #expect(failures.count == 1)
    #expect(failure.problem?.kind == .outsideSuperview)
    #expect(failure.message == failure.problem?.description)
    // 360 points and the margins.
    #expect(failure.drawing?.contains("viewBox=\"-24 -24 408") == true)
    #expect(failure.drawing?.contains("<rect class=\"view\" x=\"0\" y=\"0\" width=\"340\"") == true)
    #expect(failure.drawing?.contains("class=\"badge\"") == true)
    #expect(failure.drawingName.hasSuffix(".svg"))
  }

  /// A narrower screen needs another remedy, and is not in the drawing.
  @Test func theWordsAreThoseOfTheDrawingAndTheRemedyIsEnoughForAll() throws {
    view.leadingAnchor.constrain(to: root.leadingAnchor)
    let width = view.widthAnchor.constrain(to: 360)
    var failures: [LayoutFailure] = []
    root.expectNoLayoutProblems(widths: [340, 320, 330]) { failures.append($0) }
    let problem = try #require(failures.first?.problem)
    #expect(failures.count == 1)
    #expect(problem.summary.contains(" by 20 points"))
    #expect(failures.first?.drawing?.contains(" by 20 points") == true)
    #expect(problem.remedy.contains("at most 320,"))
    width.constant = 320
    #expect(root.layoutProblems(widths: [340, 320, 330]).isEmpty)
  }

  @Test func aSoundLayoutHasNoFailure() {
    view.horizontalAnchors.constrain(to: root.horizontalAnchors)
    root.expectNoLayoutProblems(widths: [320, 1024], heights: [200, 400]) { Issue.record($0) }
    root.expectNoLayoutProblems { Issue.record($0) }
  }
}
