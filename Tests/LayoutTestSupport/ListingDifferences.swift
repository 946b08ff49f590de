import Foundation
public import Testing

/// Over UIKit and AppKit, lists what differs from OpenAutoLayout in a table, and fails nothing: how
/// faithful OpenAutoLayout is, is no property of this package's calls.
///
/// For recorded layouts, the ties of stacks, and the system's spacing.
public struct ListingDifferences: SuiteTrait, TestScoping {
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    #if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
      try await function()
    #else
      let table = DifferenceTable()
      try await withKnownIssue(isIntermittent: true) {
        try await function()
      } matching: { issue in
        table.add(issue, in: Test.current)
        return true
      }
      print(table.text)
    #endif
  }
}

extension Trait where Self == ListingDifferences {
  public static var listingDifferences: Self { Self() }
}

/// Differences to be pasted into a report.
final class DifferenceTable: @unchecked Sendable {
  // Tests of a suite run in several tasks.
  private let lock = NSLock()
  private var rows: [String] = []

  func add(_ issue: Issue, in test: Test?) {
    let words = issue.comments.first?.rawValue ?? "\(issue)"
    lock.withLock { rows.append("| \(test?.name ?? "-") | \(words) |") }
  }

  var text: String {
    lock.withLock {
      (["| layout | difference |", "| --- | --- |"] + rows.sorted())
        .joined(separator: "\n")
    }
  }
}
