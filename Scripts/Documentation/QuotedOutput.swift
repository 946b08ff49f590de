import Foundation

/// A block of an article that shows what a snippet prints:
///
///     <!-- prints: FindingMistakes -->
///     ```
///     These constraints in UIView cannot all hold:
///     ```
enum QuotedOutput {
  /// Stops at the first block that is not, word for word, in the snippet's output.
  static func check(_ article: URL, against outputs: URL) throws {
    let mark = "<!-- prints: "
    let text = try String(contentsOf: article, encoding: .utf8)
    for part in text.components(separatedBy: mark).dropFirst() {
      let pieces = part.components(separatedBy: "```\n")
      guard pieces.count > 1, let end = pieces[0].range(of: " -->") else {
        throw Problem("\(article.lastPathComponent): no block follows \(mark)")
      }
      let name = String(pieces[0][..<end.lowerBound])
      let output = try String(
        contentsOf: outputs.appendingPathComponent(name), encoding: .utf8)
      if !("\n" + output).contains("\n" + pieces[1]) {
        throw Problem("\(article.lastPathComponent): \(name) prints something else:\n\(output)")
      }
    }
  }
}
