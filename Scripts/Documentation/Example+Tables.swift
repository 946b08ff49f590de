import Foundation

extension Example {
  /// The code in the last column of the tables that begin after a mark: each row is an example.
  ///
  ///     <!-- compiled: last column -->
  ///
  /// Several pieces of code in one cell follow each other. A cell without code is an answer in words.
  static func tabled(in file: URL) throws -> [Example] {
    let mark = "<!-- compiled: last column -->"
    // The mark, the row of names and the row of dashes come before what is code.
    let rowsBeforeCode = 3
    var examples: [Example] = []
    var rowsToSkip: Int?
    for (index, text) in try lines(of: file).enumerated() {
      if text == mark { rowsToSkip = rowsBeforeCode }
      guard let skipped = rowsToSkip else { continue }
      if skipped > 0 {
        rowsToSkip = skipped - 1
      } else if text.hasPrefix("|") {
        let code = code(inLastCellOf: text)
        if !code.isEmpty {
          examples.append(
            Example(file: file.path, line: index + 1, code: [code.joined(separator: "; ")]))
        }
      } else {
        rowsToSkip = nil
      }
    }
    return examples
  }

  /// What stands between backticks in the last cell of a row. Code may hold no bar.
  private static func code(inLastCellOf row: String) -> [String] {
    let cell = row.split(separator: "|").last { $0.contains { $0 != " " } } ?? ""
    let pieces = cell.split(separator: "`", omittingEmptySubsequences: false)
    return pieces.indices.filter { !$0.isMultiple(of: 2) }.map { String(pieces[$0]) }
  }
}
