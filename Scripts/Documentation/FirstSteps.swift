import Foundation

/// The package that a reader makes from the files that pages show, each under its mark:
///
///     <!-- file: Tests/AppTests/CardTests.swift -->
///     ```swift
///     import Testing
///     ```
struct FirstSteps {
  /// A line of a file that a page says to change, as a difference under the file's path.
  private static let changes = MarkedBlocks(mark: "change")

  /// What the pages depend on, and nobody has at that address.
  private static let dependency =
    #".package(url: "https://example.com/PowerAnchors.git", from: "0.1.0")"#

  private(set) var files: [String: String] = [:]
  private var changed: [(path: String, old: String, new: String)] = []

  /// A later page may add files. It shows none a second time, except for lines of a manifest.
  mutating func add(_ page: String) throws {
    var shown: [(path: String, code: String)] = []
    _ = try Example.files.replaced(in: page) { path, lines in
      shown.append((path, lines.joined(separator: "\n") + "\n"))
      return lines
    }
    for (path, code) in shown where path != "Package.swift" || code.contains("let package") {
      guard files.updateValue(code, forKey: path) == nil else {
        throw Problem("\(path) is shown twice.")
      }
    }
    var differences: [(path: String, lines: [String])] = []
    _ = try Self.changes.replaced(in: page) { path, lines in
      differences.append((path, lines))
      return lines
    }
    for (path, lines) in differences {
      func code(after sign: String) -> String {
        lines.filter { $0.hasPrefix(sign) }.map { $0.dropFirst() + "\n" }.joined()
      }
      changed.append((path, code(after: "-"), code(after: "+")))
    }
  }

  /// Writes the files letter by letter, but for the address of the package.
  func write(to folder: URL, dependingOn package: String) throws {
    guard var manifest = files["Package.swift"], manifest.contains(Self.dependency) else {
      throw Problem("The pages show no manifest with \(Self.dependency).")
    }
    manifest = manifest.replacing(
      Self.dependency, with: ".package(name: \"PowerAnchors\", path: \"\(package)\")")
    var all = files
    all["Package.swift"] = manifest
    for (path, code) in all { try write(code, to: folder.appendingPathComponent(path)) }
  }

  /// Makes the changes that the pages say.
  func applyChanges(to folder: URL) throws {
    for (path, old, new) in changed {
      let file = folder.appendingPathComponent(path)
      let code = try String(contentsOf: file, encoding: .utf8)
      guard !old.isEmpty, code.components(separatedBy: old).count == 2 else {
        throw Problem("\(path) does not have these lines once:\n\(old)")
      }
      try write(code.replacing(old, with: new), to: file)
    }
  }

  /// A file that stays as it is keeps its date, so that it is not compiled again.
  private func write(_ code: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == code { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try code.write(to: file, atomically: true, encoding: .utf8)
  }
}
