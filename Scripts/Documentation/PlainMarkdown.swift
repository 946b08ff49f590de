import Foundation

/// docc's Markdown as that of CommonMark, which Git hosts show.
struct PlainMarkdown {
  /// The files of pages, by the names that docc's links give them, and their titles.
  let pages: [String: (file: String, title: String)]
  let modules: Set<String>

  /// Where the pictures are, seen from the pages.
  static let pictures = "../Docs.docc/Pictures"

  /// The text of a page below its title.
  func converted(_ lines: [String]) throws -> [String] {
    var result: [String] = []
    var text: [String] = []
    var rest = lines[...]
    var isInTopics = false
    func endText() throws {
      if !text.isEmpty {
        result += try linked(text.joined(separator: "\n")).components(separatedBy: "\n")
      }
      text = []
    }
    while let line = rest.popFirst() {
      if line.hasPrefix("```") {
        try endText()
        guard let end = rest.firstIndex(of: "```") else { throw Problem("A block does not end.") }
        result += [line] + rest[...end]
        rest = rest[(end + 1)...]
      } else if line == "@Metadata {" {
        while let line = rest.popFirst(), line != "}" {}
      } else if line.contains(#/^ *@[A-Z][A-Za-z]*( |\(|$)/#) {
        throw Problem("This has no equivalent in plain Markdown yet: \(line)")
      } else if line == "## Overview" || line.contains(#/^<!-- .* -->$/#) {
        continue
      } else if line == "## See Also" {
        // Symbols, which have no pages here.
        break
      } else if line == "## Topics" {
        isInTopics = true
      } else if isInTopics, isLinkToExtendedModule(line) {
        continue
      } else {
        text.append(isInTopics && line.hasPrefix("### ") ? String(line.dropFirst()) : line)
      }
    }
    try endText()
    return Self.withoutEmptyLines(Self.withoutEmptySections(result))
  }

  /// Text without blocks of code, with links, pictures and notes as a Git host shows them.
  private func linked(_ text: String) throws -> String {
    let pattern =
      #/``([^`]+)``|`[^`]*`|!\[([^\]]*)\]\(([^)]+)\)|<doc:([^>]+)>|\]\(/documentation/([^)]+)\)/#
    let links = try text.replacing(pattern) { match in
      let (whole, symbol, description, picture, page, path) = match.output
      if let symbol { return self.link(toSymbol: String(symbol)) }
      if let picture { return Self.picture(String(picture), String(description ?? "")) }
      if let page { return try self.link(toPage: String(page)) }
      if let path { return "](\(try self.file(atPath: String(path))))" }
      return String(whole)
    }
    return links.replacing(#/(^|\n)> (Note|Important|Warning|Tip): /#) { "\($0.1)> **\($0.2):** " }
  }

  private func link(toPage link: String) throws -> String {
    let parts = link.split(separator: "#").map(String.init)
    guard let page = pages[parts[0].lowercased()] else {
      throw Problem("There is no page \(link).")
    }
    guard parts.count == 2 else { return "[\(page.title)](\(page.file))" }
    let heading = parts[1].replacing("-", with: " ")
    return "[\(heading)](\(page.file)#\(parts[1].lowercased()))"
  }

  private func file(atPath path: String) throws -> String {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    guard let page = pages[name] else { throw Problem("There is no page /documentation/\(path).") }
    return page.file
  }

  /// A module has a page here. Any other symbol is named as docc names it, without its module.
  private func link(toSymbol link: String) -> String {
    var parts = link.split(separator: "/").map(String.init)
    if parts.count == 1, modules.contains(parts[0]) { return "[\(parts[0])](\(parts[0]).md)" }
    while parts.count > 1, modules.contains(parts[0]) || ["Swift", "Foundation"].contains(parts[0])
    {
      parts.removeFirst()
    }
    return "`\(parts.joined(separator: "."))`"
  }

  /// Whether a topic is docc's page of what one module adds to another one, which is listed by its calls.
  private func isLinkToExtendedModule(_ line: String) -> Bool {
    line.contains(
      #/^- ``[A-Za-z]+/(OpenAutoLayout|PowerAnchors|Swift|Foundation|FoundationEssentials)``$/#)
  }

  static func picture(_ name: String, _ description: String) -> String {
    let name = name.replacing(".svg", with: "")
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(pictures)/\(name)~dark.svg">
        <img src="\(pictures)/\(name).svg" alt="\(description.replacing("\"", with: "&quot;"))">
      </picture>
      """
  }

  /// The headings of topics that have none left go, too.
  private static func withoutEmptySections(_ lines: [String]) -> [String] {
    var result: [String] = []
    for line in lines {
      if line.hasPrefix("## "), let last = result.lastIndex(where: { !$0.isEmpty }),
        result[last].hasPrefix("## ")
      {
        result.removeSubrange(last...)
      }
      result.append(line)
    }
    if let last = result.lastIndex(where: { !$0.isEmpty }), result[last].hasPrefix("## ") {
      result.removeSubrange(last...)
    }
    return result
  }

  /// What the marks leave: empty lines in a row, and those at both ends.
  private static func withoutEmptyLines(_ lines: [String]) -> [String] {
    var result: [String] = []
    var isInBlock = false
    for line in lines {
      if line.hasPrefix("```") { isInBlock.toggle() }
      if line.isEmpty && !isInBlock && (result.last ?? "").isEmpty { continue }
      result.append(line)
    }
    while result.last == "" { result.removeLast() }
    return result
  }
}
