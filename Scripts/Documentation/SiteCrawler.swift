import Foundation

/// Follows every link of a built site, from page to page, without a network.
///
/// docc's pages are rendered from JSON, so that is what the crawler reads. It starts at the pages
/// themselves, so that one that nothing leads to is read, too, and reported. A link that docc itself
/// could not resolve is docc's warning; what is left as text is a type of another library.
struct SiteCrawler {
  private let site: URL
  private let basePath: String
  private(set) var problems: [String] = []
  private(set) var linkCount = 0
  private(set) var pageCount = 0
  private var reachedPages: Set<String> = []
  /// By page: the anchors of its headings.
  private var headings: [String: Set<String>] = [:]
  private var fragments: [(page: String, target: String, fragment: String)] = []

  init(site: URL, basePath: String) {
    self.site = site
    let trimmed = basePath.trimmingCharacters(in: CharacterSet(charactersIn: "/"))
    self.basePath = trimmed.isEmpty ? "" : "/" + trimmed
  }

  mutating func crawl() throws {
    let pages = try findPages()
    for page in pages {
      pageCount += 1
      let data = try Data(contentsOf: site.appendingPathComponent("data\(page).json"))
      let content = try JSONSerialization.jsonObject(with: data)
      checkPage(page)
      checkAbstract(of: content, on: page)
      visit(content, on: page)
    }
    checkFragments()
    try checkRoot()
    for page in pages where !reachedPages.contains(page) { report("nothing leads to it", on: page) }
  }

  private func findPages() throws -> [String] {
    let data = site.appendingPathComponent("data").standardizedFileURL
    guard let files = FileManager.default.enumerator(at: data, includingPropertiesForKeys: nil)
    else { throw Problem("\(data.path) cannot be read") }
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }.map { file in
      String(file.deletingPathExtension().path.dropFirst(data.path.count))
    }.filter { $0.hasPrefix("/documentation/") || $0.hasPrefix("/tutorials/") }.sorted()
  }

  private mutating func visit(_ value: Any, on page: String) {
    if let list = value as? [Any] {
      for element in list { visit(element, on: page) }
      return
    }
    guard let object = value as? [String: Any] else { return }
    switch object["type"] as? String {
    case "heading"?:
      if let anchor = object["anchor"] as? String { headings[page, default: []].insert(anchor) }
    case "link"?:
      if let destination = object["destination"] as? String { follow(destination, on: page) }
    case "step"? where object["runtimePreview"] is NSNull:
      report("a step with the code \(object["code"] ?? "none") has no picture", on: page)
    default: break
    }
    // A page's own identifier has a URL of docc's, and a tutorial's chapters have no pages.
    if let url = object["url"] as? String, !url.hasPrefix("doc://"), !Self.isChapter(object) {
      follow(url, on: page)
    }
    for child in object.values { visit(child, on: page) }
  }

  /// Whether a reference is a chapter of tutorials, which has no reading time.
  private static func isChapter(_ reference: [String: Any]) -> Bool {
    reference["kind"] as? String == "article" && reference["estimatedTime"] == nil
      && (reference["url"] as? String)?.hasPrefix("/tutorials/") == true
  }

  private mutating func follow(_ link: String, on page: String) {
    if link.hasPrefix("http://") || link.hasPrefix("https://") { return }
    linkCount += 1
    if link.hasPrefix("#") {
      fragments.append((page, page, String(link.dropFirst())))
      return
    }
    let parts = link.split(separator: "#", maxSplits: 1).map(String.init)
    guard let target = parts.first else { return report("an empty link", on: page) }
    if target.hasPrefix("/documentation/") || target.hasPrefix("/tutorials/") {
      reachedPages.insert(target)
      if !exists("data\(target).json") { return report("\(link) leads nowhere", on: page) }
      if parts.count == 2 { fragments.append((page, target, parts[1])) }
    } else if !exists(target) {
      report("\(link) is no file of the site", on: page)
    }
  }

  /// A static host serves a page from its own file, which loads the site's script.
  private mutating func checkPage(_ page: String) {
    let file = site.appendingPathComponent(page + "/index.html")
    guard let html = try? String(contentsOf: file, encoding: .utf8) else {
      return report("has no index.html", on: page)
    }
    if !html.contains("src=\"\(basePath)/js/") { report("loads no script", on: page) }
  }

  /// The page of a symbol, or of what extends one, begins with a sentence.
  private mutating func checkAbstract(of content: Any, on page: String) {
    guard let content = content as? [String: Any], content["kind"] as? String == "symbol" else {
      return
    }
    if (content["abstract"] as? [Any] ?? []).isEmpty { report("has no first sentence", on: page) }
  }

  /// Sections of symbol pages have anchors that no heading of the JSON has.
  private mutating func checkFragments() {
    let sections: Set = [
      "topics", "overview", "discussion", "parameters", "return-value", "see-also", "mentions",
      "relationships", "declaration",
    ]
    for (page, target, fragment) in fragments {
      if target.hasPrefix("/tutorials/") || sections.contains(fragment.lowercased()) { continue }
      let anchors = headings[target] ?? []
      if anchors.contains(where: { $0.lowercased() == fragment.lowercased() }) { continue }
      report("\(target) has no heading \(fragment)", on: page)
    }
  }

  private mutating func checkRoot() throws {
    let root = try String(contentsOf: site.appendingPathComponent("index.html"), encoding: .utf8)
    guard let start = root.range(of: "url=\(basePath)/documentation/"),
      let end = root[start.upperBound...].firstIndex(of: "/")
    else { return report("leads to no page", on: "/index.html") }
    let landing = "/documentation/" + root[start.upperBound..<end]
    reachedPages.insert(landing)
    guard let data = try? Data(contentsOf: site.appendingPathComponent("data\(landing).json"))
    else {
      return report("leads to no page", on: "/index.html")
    }
    // docc makes a page of a module whose catalog it has not found, too.
    let page = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let topics = page?["topicSections"] as? [Any] ?? []
    if topics.isEmpty { report("has no topics", on: landing) }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(
      atPath: site.appendingPathComponent(path.removingPercentEncoding ?? path).path)
  }

  private mutating func report(_ problem: String, on page: String) {
    problems.append("\(page): \(problem)")
  }
}
