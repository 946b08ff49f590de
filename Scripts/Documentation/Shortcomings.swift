import Foundation

/// What the documentation lacks, by kind.
struct Shortcomings {
  /// By kind, such as `OpenAutoLayout: no example`: the places.
  private var places: [String: [String]] = [:]
  /// The symbols whose examples are on pages, such as `OpenAutoLayout/UIView/layoutIfNeeded()`.
  private var symbolsWithPages: Set<String> = []

  mutating func add(symbolsOf file: URL) throws {
    let graph = try SymbolGraph(contentsOf: file)
    for symbol in graph.symbolsToDescribe {
      let place = "\(graph.module.name).\(symbol.pathComponents.joined(separator: "."))"
      let link = ([graph.module.name] + symbol.pathComponents).joined(separator: "/")
      for lack in symbol.lacks where lack != .example || !symbolsWithPages.contains(link) {
        places["\(graph.module.name): no \(lack.rawValue)", default: []].append(place)
      }
    }
  }

  /// Code in Swift is a snippet, which runs, or on the page of a symbol, where Scripts/check-examples
  /// runs it. Otherwise, it is marked as a file of the reader's own package, such as a manifest, which
  /// that script compiles. A block without a language is marked as what a snippet prints.
  mutating func add(blocksOf article: URL) throws {
    let lines = try Example.lines(of: article)
    let symbol = Example.symbol(ofPage: lines)
    if let symbol, lines.contains("```swift") { symbolsWithPages.insert(symbol) }
    var isInBlock = false
    var previous = ""
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        isInBlock.toggle()
        let place = "\(article.lastPathComponent):\(index + 1)"
        if isInBlock && line == "```" && QuotedOutput.blocks.name(in: previous) == nil {
          places["articles: block of code without a language or a mark", default: []].append(place)
        }
        if isInBlock && line == "```swift" && symbol == nil
          && Snippet.blocks.name(in: previous) == nil
          && Example.files.name(in: previous) == nil
        {
          places["articles: code that is not in a snippet", default: []].append(place)
        }
      }
      previous = line
    }
  }

  /// Prints what is lacking, and where.
  ///
  /// - Returns: Whether anything is.
  func report() -> Bool {
    for (kind, places) in places.sorted(by: { $0.key < $1.key }) {
      for place in places.sorted() { print("error: \(kind): \(place)") }
    }
    return !places.isEmpty
  }
}
