import Foundation

extension Example {
  /// The code in the last column of the tables that begin after a mark, or in the last but one with its
  /// results in the last: each row is an example.
  ///
  ///     <!-- compiled: last column -->
  ///     <!-- run: last two columns -->
  ///
  /// Names in the first column are compiled where `$0` stands in a line of code:
  ///
  ///     <!-- compiled: first column in print($0) -->
  ///
  /// Several pieces of code in one cell follow each other. A cell without code is an answer in words.
  static func tabled(in file: URL) throws -> [Example] {
    let compiled = "<!-- compiled: last column -->", run = "<!-- run: last two columns -->"
    // The mark, the row of names and the row of dashes come before what is code.
    let rowsBeforeCode = 3
    var examples: [Example] = []
    var rowsToSkip: Int?
    var isRun = false
    var line: String?
    for (index, text) in try lines(of: file).enumerated() {
      let named = text.wholeMatch(of: /<!-- compiled: first column in (.+) -->/)
      if text == compiled || text == run || named != nil {
        rowsToSkip = rowsBeforeCode
        isRun = text == run
        line = named.map { String($0.1) }
      }
      guard let skipped = rowsToSkip else { continue }
      if skipped > 0 {
        rowsToSkip = skipped - 1
      } else if text.hasPrefix("|") {
        var cells = text.split(separator: "|").filter { $0.contains { $0 != " " } }
        let results = isRun ? code(in: cells.popLast() ?? "") : []
        var pieces = code(in: (line == nil ? cells.last : cells.first) ?? "")
        if let line { pieces = pieces.map { line.replacing("$0", with: $0) } }
        if !pieces.isEmpty {
          let lines = [pieces.joined(separator: "; ")] + results.map { "// \($0)" }
          examples.append(
            Example(
              file: file.path, line: index + 1, code: lines, isRun: !results.isEmpty))
        }
      } else {
        rowsToSkip = nil
      }
    }
    return examples
  }

  /// What stands between backticks in a cell. Code may hold no bar.
  private static func code(in cell: Substring) -> [String] {
    let pieces = cell.split(separator: "`", omittingEmptySubsequences: false)
    return pieces.indices.filter { !$0.isMultiple(of: 2) }.map { String(pieces[$0]) }
  }
}
