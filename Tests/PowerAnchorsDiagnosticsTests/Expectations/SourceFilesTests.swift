import Foundation
import Testing

@testable import PowerAnchorsDiagnostics

/// A package in a folder of its own, which is removed at the end.
final class SourceFilesTests {
  private let root = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("SourceFilesTests-\(UUID().uuidString)").resolvingSymlinksInPath()

  init() throws {
    for path in [
      "Package.swift", "Sources/App/Views/LoginView.swift", "Sources/App/Row.swift",
      "Sources/Other/Row.swift", ".build/checkouts/Kit/LoginView.swift",
      "Tests/AppTests/LoginTests.swift",
    ] {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "".write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private var test: SourcePlace {
    SourcePlace(
      fileID: "AppTests/LoginTests.swift",
      filePath: root.appendingPathComponent("Tests/AppTests/LoginTests.swift").path, line: 7,
      column: 3)
  }

  private func place(_ callSite: String) -> SourcePlace {
    test.place(
      of: LayoutProblem.CallSite(identifier: callSite), in: SourceFiles(near: test.filePath))
  }

  @Test func aFileOfThePackageIsFoundWithItsModule() {
    let place = place("at LoginView.swift:42")
    #expect(place.fileID == "App/LoginView.swift")
    #expect(place.filePath == root.appendingPathComponent("Sources/App/Views/LoginView.swift").path)
    #expect(place.line == 42)
  }

  @Test func theFileOfTheTestIsKnown() {
    let place = place("at LoginTests.swift:3")
    #expect(place.fileID == test.fileID)
    #expect(place.filePath == test.filePath)
    #expect(place.line == 3)
  }

  @Test(
    arguments: [
      "at Row.swift:1", "at Gone.swift:1", "title.width", "at LoginView.swift",
      "LoginView.swift:42",
      "at LoginView.swift:x", "at home:5",
    ])
  func whatIsNotFoundOrNotUniqueIsAtTheTest(_ identifier: String) {
    let place = place(identifier)
    #expect(place.fileID == test.fileID)
    #expect(place.line == 7)
  }

  @Test func withoutAPackageThereAreNoFiles() {
    #expect(SourceFiles(near: "/nowhere/at/all/Test.swift")["Test.swift"] == nil)
  }
}
