import Foundation

/// The links and pictures of Markdown that lead to files and headings beside it.
struct RelativeLinks {
  private(set) var problems: [String] = []
  private(set) var count = 0

  mutating func check(_ file: URL) throws {
    for target in try Self.targets(in: Self.prose(of: file)) {
      if target.contains(/^[a-z]+:/) { continue }
      count += 1
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let other =
        parts[0].isEmpty
        ? file : file.deletingLastPathComponent().appendingPathComponent(String(parts[0]))
      let problem = "\(file.relativePath): \(target)"
      if !FileManager.default.fileExists(atPath: other.path) {
        problems.append("\(problem) leads nowhere")
      } else if parts.count == 2, try !Self.anchors(of: other).contains(String(parts[1])) {
        problems.append("\(problem) leads to no heading")
      }
    }
  }

  /// The text without code, in which nothing is a link.
  private static func prose(of file: URL) throws -> String {
    var isInBlock = false
    let lines = try Example.lines(of: file).filter { line in
      if line.hasPrefix("```") { isInBlock.toggle() }
      return !isInBlock
    }
    return lines.joined(separator: "\n").replacing(/`[^`\n]*`/, with: "")
  }

  private static func targets(in text: String) -> [String] {
    text.matches(of: /\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"|<(doc:[^>]+)>/).map {
      if let link = $0.3 { return "unconverted/\(link)" }
      return String($0.1 ?? $0.2 ?? "")
    }
  }

  /// What Git hosts call the headings of a file.
  private static func anchors(of file: URL) throws -> Set<String> {
    let headings = try Example.lines(of: file).filter { $0.contains(##/^#+ /##) }
    return Set(
      headings.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
      })
  }
}
