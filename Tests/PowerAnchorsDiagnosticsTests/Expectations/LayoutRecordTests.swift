import Foundation
import LayoutTestSupport
import PowerAnchors
import Testing

@testable import PowerAnchorsDiagnostics

/// Files are written to a folder of their own, which is removed at the end.
@MainActor
final class LayoutRecordTests {
  private let folder = NSTemporaryDirectory() + "LayoutRecordTests-\(UUID().uuidString)"
  private let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let view = LayoutView()

  init() {
    root.addSubviewsUsingAutoLayout(view)
    view.verticalAnchors.constrain(to: root.verticalAnchors)
    view.leadingAnchor.constrain(to: root.leadingAnchor)
  }

  deinit { try? FileManager.default.removeItem(at: URL(fileURLWithPath: folder)) }

  private func record(_ name: String = "Screen", isRecording: Bool = false) -> LayoutRecord {
    LayoutRecord(name, filePath: "\(folder)/ScreenTests.swift", isRecording: isRecording)
  }

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/__Layouts__/ScreenTests/\(name)", encoding: .utf8)
  }

  @Test func whatIsInTheFileIsKnown() throws {
    #expect(try record().unknownProblems(among: root.layoutProblems).count == 1)
    #expect(try record(isRecording: true).unknownProblems(among: root.layoutProblems).isEmpty)
    #expect(
      try text(of: "Screen.problems").hasSuffix("\nambiguity: LayoutView #0 (width)\n")
        || text(of: "Screen.problems").hasSuffix("\nambiguity: UIView #0 (width)\n"))
    #expect(try record().unknownProblems(among: root.layoutProblems).isEmpty)
    #expect(try record("Other").unknownProblems(among: root.layoutProblems).count == 1)
  }

  @Test func anotherProblemOfAViewIsUnknown() throws {
    _ = try record(isRecording: true).unknownProblems(among: root.layoutProblems)
    let other = LayoutView()
    root.addSubviewsUsingAutoLayout(other)
    other.horizontalAnchors.constrain(to: root.horizontalAnchors)
    other.topAnchor.constrain(to: root.topAnchor)
    view.trailingAnchor.constrain(to: root.trailingAnchor)
    let unknown = try record().unknownProblems(among: root.layoutProblems(of: [.ambiguity]))
    #expect(unknown.map(\.sides) == [[.height], []])
    #expect(unknown.map(\.kind) == [.ambiguity, .unusedAcceptance])
  }

  @Test func aKnownProblemThatDoesNotOccurIsReported() throws {
    _ = try record(isRecording: true).unknownProblems(among: root.layoutProblems)
    view.trailingAnchor.constrain(to: root.trailingAnchor)
    let problems = try record().unknownProblems(among: root.layoutProblems)
    #expect(problems.map(\.kind) == [.unusedAcceptance])
    #expect(problems.first?.summary.contains("ambiguity: ") == true)
    var failures: [LayoutFailure] = []
    root.expectNoLayoutProblems(known: record()) { failures.append($0) }
    #expect(failures.count == 1)
    #expect(failures.first?.fileID == #fileID)
    _ = try record(isRecording: true).unknownProblems(among: root.layoutProblems)
    #expect(try record().unknownProblems(among: root.layoutProblems).isEmpty)
  }

  @Test func aKnownProblemIsNoFailure() throws {
    _ = try record(isRecording: true).unknownProblems(among: root.layoutProblems)
    root.expectNoLayoutProblems(widths: [320, 400], known: record()) { Issue.record($0) }
  }

  @Test func aSnapshotIsComparedAndKept() throws {
    view.widthAnchor.constrain(to: 100)
    let missing = try #require(try record().difference(of: root.layoutSnapshot))
    #expect(missing.contains("POWERANCHORS_RECORD=1"))
    #expect(try record(isRecording: true).difference(of: root.layoutSnapshot) == nil)
    #expect(try text(of: "Screen.layout") == root.layoutSnapshot.description + "\n")
    root.expectLayout(record()) { Issue.record($0) }
    root.frame.size.height = 240
    var failures: [LayoutFailure] = []
    root.expectLayout(record()) { failures.append($0) }
    let failure = try #require(failures.first)
    #expect(failures.count == 1)
    #expect(
      failure.message.split(separator: "\n").map { $0.prefix(2) } == ["- ", "+ ", "- ", "+ "])
    #expect(failure.message.contains("100 × 200") && failure.message.contains("100 × 240"))
    #expect(failure.drawing?.contains("height=\"240\"") == true)
  }

  @Test func aFileThatCannotBeReadIsAFailure() throws {
    _ = try record(isRecording: true).difference(of: root.layoutSnapshot)
    let path = "\(folder)/__Layouts__/ScreenTests/Screen.layout"
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: path))
    try Data([0xFF, 0xFE, 0x00]).write(
      to: URL(fileURLWithPath: "\(folder)/__Layouts__/ScreenTests/Screen.problems"))
    var failures: [LayoutFailure] = []
    root.expectLayout(record()) { failures.append($0) }
    root.expectNoLayoutProblems(of: [.conflict], known: record()) { failures.append($0) }
    #expect(failures.count == 2)
  }
}
