import Foundation

/// What the documentation lacks, by kind.
struct Shortcomings {
  /// By kind, such as `OpenAutoLayout: no example`: the places.
  private var places: [String: [String]] = [:]

  mutating func add(symbolsOf file: URL) throws {
    let graph = try SymbolGraph(contentsOf: file)
    for symbol in graph.symbolsToDescribe {
      let place = "\(graph.module.name).\(symbol.pathComponents.joined(separator: "."))"
      for lack in symbol.lacks {
        places["\(graph.module.name): no \(lack.rawValue)", default: []].append(place)
      }
    }
  }

  /// Code in Swift is a snippet, which runs, or marked as a file of the reader's own package, such as a
  /// manifest, which Scripts/check-examples compiles. A block without a language is marked as what a
  /// snippet prints.
  mutating func add(blocksOf article: URL) throws {
    let text = try String(contentsOf: article, encoding: .utf8)
    var isInBlock = false
    var previous = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        isInBlock.toggle()
        let place = "\(article.lastPathComponent):\(index + 1)"
        if isInBlock && line == "```" && QuotedOutput.blocks.name(in: previous) == nil {
          places["articles: block of code without a language or a mark", default: []].append(place)
        }
        if isInBlock && line == "```swift" && Snippet.blocks.name(in: previous) == nil
          && Example.files.name(in: previous) == nil
        {
          places["articles: code that is not in a snippet", default: []].append(place)
        }
      }
      previous = String(line)
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
