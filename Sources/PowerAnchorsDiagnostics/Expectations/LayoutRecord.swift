import Foundation
import LayoutReport

/// A file beside the tests that keeps what is known of a layout: its problems, or its frames.
///
///     let record = LayoutRecord("Login")
///     view.expectNoLayoutProblems(known: record) { _ in }
///
/// What is in the file is compared. If the environment variable `POWERANCHORS_RECORD` is 1, the file is
/// written instead:
///
/// ```sh
/// POWERANCHORS_RECORD=1 swift test
/// ```
///
/// Files are texts to commit and to review. They are in the folder `__Layouts__` beside the file of the
/// test, in a folder named after that file.
public struct LayoutRecord: Sendable {
  /// The file without its extension, which is `problems` or `layout`.
  private let file: URL
  private let isRecording: Bool

  /// Makes a record.
  ///
  ///     let record = LayoutRecord("Login")
  ///
  /// - Parameters:
  ///   - name: The name of the file, which differs for each call in a file of tests.
  ///   - filePath: The path of the file of the test.
  public init(_ name: String, filePath: String = #filePath) {
    self.init(
      name, filePath: filePath,
      isRecording: ProcessInfo.processInfo.environment["POWERANCHORS_RECORD"] == "1")
  }

  init(_ name: String, filePath: String, isRecording: Bool) {
    let test = URL(fileURLWithPath: filePath)
    file = test.deletingLastPathComponent().appendingPathComponent("__Layouts__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(name)
    self.isRecording = isRecording
  }
}

// MARK: Problems

extension LayoutRecord {
  /// Returns the problems that are not in the file, and a problem for each that is in it and does not occur.
  ///
  ///     let unknown = try LayoutRecord("Login").unknownProblems(among: root.layoutProblems)
  ///     // unknown.isEmpty == true
  ///
  /// A problem is known by its kind, its view and its sides, and not by lines and numbers, which change with
  /// each edit. Without a file, no problem is known.
  ///
  /// - Parameter problems: The problems that occur.
  /// - Returns: The problems in their order, followed by those of the kind
  ///   ``LayoutProblem/Kind/unusedAcceptance``.
  /// - Throws: An error if the file cannot be read or written.
  public func unknownProblems(among problems: [LayoutProblem]) throws -> [LayoutProblem] {
    let file = file.appendingPathExtension("problems")
    if isRecording {
      try write(problems.filter { $0.kind != .unusedAcceptance }, to: file)
      return problems.filter { $0.kind == .unusedAcceptance }
    }
    var known =
      try text(of: file)?.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.hasPrefix("#") } ?? []
    let unknown = problems.filter { problem in
      guard let place = known.firstIndex(of: problem.recordLine) else { return true }
      known.remove(at: place)
      return false
    }
    return unknown + known.map { line in LayoutProblem(gone: line, from: file) }
  }

  private func write(_ problems: [LayoutProblem], to file: URL) throws {
    if problems.isEmpty {
      if FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.removeItem(at: file)
      }
      return
    }
    let lines = problems.map(\.recordLine).sorted()
    let head = "# Known problems of a layout. To update: POWERANCHORS_RECORD=1 swift test"
    try write(([head] + lines).joined(separator: "\n") + "\n", to: file)
  }
}

// MARK: Snapshots

extension LayoutRecord {
  /// Returns how a snapshot differs from that in the file, or `nil` if it is the same.
  ///
  ///     let difference = try LayoutRecord("Login").difference(of: view.layoutSnapshot)
  ///
  /// - Parameter snapshot: The present snapshot.
  /// - Returns: The lines that are gone, with `-` before them, and those that are new, with `+`. Without a
  ///   file, a sentence that says so.
  /// - Throws: An error if the file cannot be read or written.
  public func difference(of snapshot: LayoutSnapshot) throws -> String? {
    let file = file.appendingPathExtension("layout")
    let present = snapshot.description + "\n"
    if isRecording {
      try write(present, to: file)
      return nil
    }
    guard let kept = try text(of: file) else {
      return """
        There is no snapshot in \(file.path). To write it, run the test once with POWERANCHORS_RECORD=1.
        """
    }
    return Self.difference(from: kept, to: present)
  }

  private static func difference(from kept: String, to present: String) -> String? {
    let (former, later) = (lines(of: kept), lines(of: present))
    if former == later { return nil }
    var (gone, new): (Set<Int>, Set<Int>) = ([], [])
    for change in later.difference(from: former) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var lines: [String] = []
    var (old, place) = (0, 0)
    while old < former.count || place < later.count {
      if old < former.count, gone.contains(old) {
        lines.append("- \(former[old])")
        old += 1
      } else if place < later.count, new.contains(place) {
        lines.append("+ \(later[place])")
        place += 1
      } else {
        old += 1
        place += 1
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init)
  }
}

// MARK: Files

extension LayoutRecord {
  /// The text of a file, or `nil` if there is none.
  private func text(of file: URL) throws -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

extension LayoutProblem {
  /// The line of the problem in a record.
  fileprivate var recordLine: String {
    let sides = sides.isEmpty ? "" : " (\(sides.map(\.rawValue).joined(separator: ", ")))"
    return "\(kind): \(viewName)\(sides)".split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Makes the problem that one in a record does not occur.
  fileprivate init(gone line: String, from file: URL) {
    let name = line.split(separator: ":", maxSplits: 1).last?.drop { $0 == " " } ?? ""
    self.init(
      unusedAcceptanceAt: String(name),
      summary: "A known problem does not occur any more: \(line).",
      remedy: """
        run the test once with POWERANCHORS_RECORD=1, or delete the line from \(file.lastPathComponent).
        """)
  }
}
