import Foundation

/// The blocks of an article that show what a snippet prints:
///
///     <!-- prints: FindingMistakes -->
///     ```
///     These constraints in UIView cannot all hold:
///     ```
///
/// An article may break a long line between words.
enum QuotedOutput {
  static let blocks = MarkedBlocks(mark: "prints")

  /// Stops at the first block that is not, word for word, in the output.
  static func check(_ article: String, against outputs: URL) throws {
    _ = try blocks.replaced(in: article) { name, lines in
      let output = try String(
        contentsOf: outputs.appendingPathComponent(name), encoding: .utf8)
      let quoted = lines.joined(separator: "\n")
      if !("\n" + output).contains("\n" + quoted + "\n"), !words(output).contains(words(quoted)) {
        throw Problem("\(name) prints something else:\n\(output)")
      }
      return lines
    }
  }

  private static func words(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
