import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics
import XCTest

/// Expectations in XCTest, whose failures are collected here, and not counted.
final class LayoutExpectationXCTests: XCTestCase {
  private struct Failure {
    var message: String
    var file: String
    var line: Int
  }

  private var collected: [Failure]?

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      guard collected != nil, let place = issue.sourceCodeContext.location else {
        return super.record(issue)
      }
      collected?.append(
        Failure(
          message: issue.compactDescription, file: place.fileURL.path, line: place.lineNumber))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard collected != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      collected?.append(Failure(message: description, file: filePath, line: lineNumber))
    }
  #endif

  /// Discovery on Linux calls a method of the main actor only if it is `async`.
  @MainActor
  func testAProblemIsAFailureAtTheLineOfItsConstraint() async {
    let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let view = LayoutView()
    root.addSubviewsUsingAutoLayout(view)
    view.verticalAnchors.constrain(to: root.verticalAnchors)
    view.leadingAnchor.constrain(to: root.leadingAnchor)
    let constraint = #line - 1
    collected = []
    root.expectNoLayoutProblems(widths: [320, 400]) { record($0) }
    let call = #line - 1
    let failures = collected ?? []
    collected = nil
    XCTAssertEqual(failures.map(\.line), [isDebugBuild ? constraint : call])
    XCTAssertEqual(failures.map(\.file), [#filePath])
    XCTAssert(failures.first?.message.contains("ambiguous") == true)
  }
}
