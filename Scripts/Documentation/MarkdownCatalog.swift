import Foundation

/// The handbook as plain Markdown: its first page, its articles, its tutorial and the pages of modules.
struct MarkdownCatalog {
  private struct Page {
    let source: String
    let file: String
    let title: String
    let lines: [String]

    /// The first paragraph, which says what the page is for.
    var abstract: String {
      lines.drop { $0.isEmpty }.prefix { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// By the names that links give them, in lower case.
  private var pages: [String: Page] = [:]
  private let modules: Set<String>
  private let tutorial: TutorialPage

  /// - Parameter catalogs: The handbook's catalog, then those of the modules.
  init(_ catalogs: [URL]) throws {
    let handbook = catalogs[0]
    modules = Set(catalogs.dropFirst().map { $0.deletingPathExtension().lastPathComponent })
    tutorial = try TutorialPage(catalog: handbook)
    let articles = try FileManager.default.contentsOfDirectory(
      at: handbook.appendingPathComponent("Articles"), includingPropertiesForKeys: nil)
    let handbookPage = handbook.appendingPathComponent("Handbook.md")
    let modulePages = catalogs.dropFirst().map {
      $0.appendingPathComponent($0.deletingPathExtension().lastPathComponent + ".md")
    }
    try add(handbookPage, to: "README.md")
    for file in articles + modulePages { try add(file, to: file.lastPathComponent) }
    for name in ["poweranchorstutorials", "thearticlesscreen"] {
      pages[name] = Page(
        source: "\(handbook.lastPathComponent)/Tutorials", file: "Tutorial.md",
        title: tutorial.title,
        lines: tutorial.lines)
    }
  }

  private mutating func add(_ file: URL, to name: String) throws {
    let lines = try Example.lines(of: file)
    let displayName = lines.lazy.compactMap { $0.firstMatch(of: #/@DisplayName\("(.*)"\)/#)?.1 }
      .first
    guard let heading = lines.first, heading.hasPrefix("# ") else {
      throw Problem("\(file.path) has no title.")
    }
    let title = String(displayName ?? heading.dropFirst(2).filter { $0 != "`" })
    var text = Array(lines.dropFirst())
    if let end = text.firstIndex(of: "}"), text.contains("@Metadata {") {
      text.removeSubrange(...end)
    }
    let catalog = file.pathComponents.lastIndex { $0.hasSuffix(".docc") } ?? 0
    let source = file.pathComponents[catalog...].joined(separator: "/")
    pages[file.deletingPathExtension().lastPathComponent.lowercased()] = Page(
      source: source, file: name, title: title, lines: text)
  }

  /// The text of each file, by its name.
  func files() throws -> [String: String] {
    let markdown = PlainMarkdown(
      pages: pages.mapValues { ($0.file, $0.title) }, modules: modules)
    guard let handbook = pages["handbook"] else { throw Problem("There is no handbook.") }
    let order = listed(in: handbook)
    var result: [String: String] = [:]
    for page in pages.values {
      let isFirst = page.file == handbook.file
      guard isFirst || order.contains(where: { $0.file == page.file }) else {
        throw Problem("The handbook does not list \(page.source).")
      }
      let lines = isFirst ? withAbstracts(page.lines) : page.lines
      let text: [String]
      do {
        text = try markdown.converted(lines)
      } catch { throw Problem("\(page.source): \(error)") }
      let head = [
        "<!-- Scripts/write-markdown makes this page from \(page.source). -->", "",
        "# \(page.title)", "",
      ]
      let foot = isFirst ? [] : ["", "---", "", Self.way(from: page, in: order)]
      result[page.file] = (head + text + foot).joined(separator: "\n") + "\n"
    }
    return result
  }

  /// The pages that the handbook lists, in its order.
  private func listed(in handbook: Page) -> [Page] {
    handbook.lines.compactMap(page(listedBy:))
  }

  private func page(listedBy line: String) -> Page? {
    line.firstMatch(of: /^- (?:<doc:(\w+)>|``\/(\w+)``)$/).flatMap {
      pages[($0.1 ?? $0.2 ?? "").lowercased()]
    }
  }

  /// A list of pages also says what each is for.
  private func withAbstracts(_ lines: [String]) -> [String] {
    lines.map { line in
      page(listedBy: line).map { "- [\($0.title)](\($0.file)): \($0.abstract)" } ?? line
    }
  }

  /// The last line of a page.
  private static func way(from page: Page, in order: [Page]) -> String {
    let index = order.firstIndex { $0.file == page.file } ?? 0
    let next = index + 1 < order.count ? order[index + 1] : nil
    let words = next.map { "Next: [\($0.title)](\($0.file)). " } ?? ""
    return words + "All pages: [handbook](README.md)."
  }
}
