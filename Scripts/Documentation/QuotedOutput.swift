import Foundation

/// The blocks of an article that show what a snippet prints:
///
///     <!-- prints: FindingMistakes -->
///     ```
///     These constraints in UIView cannot all hold:
///     ```
enum QuotedOutput {
  static let blocks = MarkedBlocks(mark: "prints")

  /// Stops at the first block that is not, word for word, in the snippet's output.
  static func check(_ article: String, against outputs: URL) throws {
    _ = try blocks.replaced(in: article) { name, lines in
      let output = try String(
        contentsOf: outputs.appendingPathComponent(name), encoding: .utf8)
      if !("\n" + output).contains("\n" + lines.joined(separator: "\n") + "\n") {
        throw Problem("\(name) prints something else:\n\(output)")
      }
      return lines
    }
  }
}
