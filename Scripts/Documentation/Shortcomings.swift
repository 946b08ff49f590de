import Foundation

/// What the documentation lacks, counted by kind, with a limit for each kind that is only ever lowered.
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

  /// A block of code is checked if it is in Swift, by Scripts/copy-snippets or Scripts/check-examples,
  /// or if it is marked as what a snippet prints. Another language has to be named.
  mutating func add(blocksOf article: URL) throws {
    let text = try String(contentsOf: article, encoding: .utf8)
    var isInBlock = false
    var previous = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        isInBlock.toggle()
        if isInBlock && line == "```" && QuotedOutput.blocks.name(in: previous) == nil {
          let place = "\(article.lastPathComponent):\(index + 1)"
          places["articles: block of code without a language or a mark", default: []].append(place)
        }
      }
      previous = String(line)
    }
  }

  /// Prints all counts, and the places of those that exceed their limit.
  ///
  /// - Parameter limits: Lines of a number, a tab and a kind. A kind without a line may not occur.
  /// - Returns: Whether all limits hold.
  func hold(_ limits: String) -> Bool {
    var limitOfKind: [String: Int] = [:]
    for line in limits.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t")
      if parts.count == 2 { limitOfKind[String(parts[1])] = Int(parts[0]) }
    }
    var isHeld = true
    for kind in Set(places.keys).union(limitOfKind.keys).sorted() {
      let found = places[kind] ?? [], limit = limitOfKind[kind] ?? 0
      print("\(found.count) of at most \(limit): \(kind)")
      if found.count < limit { print("Lower this limit to \(found.count).") }
      if found.count > limit {
        for place in found.sorted() { print("error: \(kind): \(place)") }
        isHeld = false
      }
    }
    return isHeld
  }
}
