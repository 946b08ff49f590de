import Foundation

/// Finds public symbols without a documentation comment: their pages would have nothing to say.
enum SymbolComments {
  /// The symbols of a symbol graph that have none. What extends a type of another module has its
  /// members' comments.
  static func missing(in graph: URL) throws -> [String] {
    let decoded = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: graph))
    return decoded.symbols
      .filter { $0.kind.identifier != "swift.extension" && ($0.docComment?.isEmpty ?? true) }
      .map { "\(decoded.module.name).\($0.pathComponents.joined(separator: "."))" }
      .sorted()
  }

  private struct Graph: Decodable {
    var module: Module
    var symbols: [Symbol]
  }

  private struct Module: Decodable {
    var name: String
  }

  private struct Symbol: Decodable {
    var kind: Kind
    var pathComponents: [String]
    var docComment: Comment?
  }

  private struct Kind: Decodable {
    var identifier: String
  }

  private struct Comment: Decodable {
    var lines: [Line]

    var isEmpty: Bool {
      lines.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
    }
  }

  private struct Line: Decodable {
    var text: String
  }
}
