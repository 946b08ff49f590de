/// The fenced blocks of an article that a comment names, which neither docc nor GitHub shows:
///
///     <!-- snippet: Priorities.row -->
///     ```swift
///     name.leadingAnchor.constrain(to: view.leadingAnchor, with: 16)
///     ```
///
/// A block may have several marks, one below another.
struct MarkedBlocks {
  let mark: String

  /// The name that a line gives to the block below it.
  func name(in line: String) -> String? {
    let start = "<!-- \(mark): ", end = " -->"
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    return String(line.dropFirst(start.count).dropLast(end.count))
  }

  /// The article with other lines in its marked blocks.
  ///
  /// - Parameter lines: What a block shall hold, by its name and by what it holds now.
  func replaced(
    in article: String, by lines: (_ name: String, _ old: [String]) throws -> [String]
  ) throws -> String {
    var result: [String] = []
    var rest = article.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[
      ...]
    while let line = rest.popFirst() {
      result.append(line)
      guard let name = name(in: line) else { continue }
      while let mark = rest.first, mark.hasPrefix("<!-- ") { result.append(rest.removeFirst()) }
      guard let fence = rest.popFirst(), fence.hasPrefix("```"),
        let end = rest.firstIndex(of: "```")
      else { throw Problem("no block follows \(line)") }
      result.append(fence)
      result += try lines(name, Array(rest[..<end]))
      rest = rest[end...]
    }
    return result.joined(separator: "\n")
  }
}
