import Foundation

/// What a reader sees of a snippet's file, by the rules of SwiftPM's snippets: `snippet.hide` and
/// `snippet.show` cut out what only the machine needs, `snippet.NAME` and `snippet.end` enclose a
/// slice. What a conditional compilation block indents goes back to the left.
struct Snippet {
  static let blocks = MarkedBlocks(mark: "snippet")

  let name: String
  private(set) var lines: [String] = []
  /// The visible lines of each slice.
  private var slices: [String: Range<Int>] = [:]

  init(contentsOf file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    let text = try String(contentsOf: file, encoding: .utf8)
    let source = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let result = Self.uncheckedResult(in: source) {
      throw Problem("\(name): nothing checks that \(result)")
    }
    try read(source)
    trim()
  }

  /// A result that a comment states, and no line checks.
  private static func uncheckedResult(in source: [String]) -> String? {
    let checks = source.filter { $0.contains("expect(") || $0.contains("precondition(") }
    return source.flatMap { Example.results(in: $0.trimmingCharacters(in: .whitespaces)) }
      .first { result in !checks.contains { $0.contains(result) } }
  }

  private mutating func read(_ source: [String]) throws {
    var isHidden = false
    var slice: (name: String, start: Int)?
    func end(_ slice: (name: String, start: Int)?, in snippet: inout Snippet) {
      if let slice { snippet.slices[slice.name] = slice.start..<snippet.lines.count }
    }
    let head = source.prefix { $0.hasPrefix("//!") }
    for line in source.dropFirst(head.count) {
      switch Self.mark(in: line) {
      case "hide"?: isHidden = true
      case "show"?: isHidden = false
      case "end"?:
        end(slice, in: &self)
        slice = nil
      case let mark?:
        if slices[mark] != nil { throw Problem("\(name): two slices are called \(mark)") }
        end(slice, in: &self)
        slice = (mark, lines.count)
      case nil:
        if !isHidden { lines.append(line) }
      }
    }
    end(slice, in: &self)
  }

  private static func mark(in line: String) -> String? {
    let words = line.split(separator: " ")
    guard words.count == 2, words[0] == "//", words[1].hasPrefix("snippet.") else { return nil }
    return String(words[1].dropFirst("snippet.".count))
  }

  /// Removes what hidden parts leave: empty lines in a row and at both ends, and indentation.
  private mutating func trim() {
    var kept: [String] = []
    var newIndices: [Int] = []
    for line in lines {
      newIndices.append(kept.count)
      if line.isEmpty && (kept.last ?? "").isEmpty { continue }
      kept.append(line)
    }
    while kept.last == "" { kept.removeLast() }
    newIndices.append(kept.count)
    slices = slices.mapValues { range in
      var start = min(newIndices[range.lowerBound], kept.count)
      var end = min(newIndices[range.upperBound], kept.count)
      while start < end && kept[start].isEmpty { start += 1 }
      while start < end && kept[end - 1].isEmpty { end -= 1 }
      return start..<end
    }
    lines = Self.movedToTheLeft(kept)
  }

  private static func movedToTheLeft(_ lines: [String]) -> [String] {
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }
  }
}

extension Snippet {
  /// The article with the code of snippets in its blocks, which are named `Snippet.slice`.
  static func copied(into article: String, from folder: URL) throws -> String {
    try blocks.replaced(in: article) { place, _ in
      let names = place.split(separator: ".").map(String.init)
      let snippet = try Snippet(
        contentsOf: folder.appendingPathComponent("\(names[0]).swift"))
      guard names.count == 2, let slice = snippet.slices[names[1]] else {
        throw Problem("there is no slice \(place)")
      }
      return movedToTheLeft(Array(snippet.lines[slice]))
    }
  }
}

struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
