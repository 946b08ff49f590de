import Foundation

/// Finds public symbols without a documentation comment, or whose comment leaves out a parameter.
///
/// What OpenAutoLayout takes is UIKit's to explain, so its parameters may go without.
enum SymbolComments {
  /// What is missing in a symbol graph. What extends a type of another module has its members'
  /// comments.
  static func problems(in graph: URL) throws -> [String] {
    let decoded = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: graph))
    return decoded.symbols.filter { $0.kind.identifier != "swift.extension" }.flatMap { symbol in
      let name = "\(decoded.module.name).\(symbol.pathComponents.joined(separator: "."))"
      guard let comment = symbol.docComment, !comment.isEmpty else {
        return ["\(name) has no documentation comment"]
      }
      if decoded.module.name == "OpenAutoLayout" { return [] }
      return (symbol.functionSignature?.parameters ?? [])
        .map { $0.internalName ?? $0.name }
        .filter { !comment.names($0) }
        .map { "\(name) says nothing of its parameter \($0)" }
    }.sorted()
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
    var functionSignature: Signature?
  }

  private struct Signature: Decodable {
    var parameters: [Parameter]?
  }

  private struct Parameter: Decodable {
    var name: String
    var internalName: String?
  }

  private struct Kind: Decodable {
    var identifier: String
  }

  private struct Comment: Decodable {
    var lines: [Line]

    var isEmpty: Bool {
      lines.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
    }

    func names(_ parameter: String) -> Bool {
      lines.contains { line in
        let text = line.text.trimmingCharacters(in: .whitespaces)
        return text.hasPrefix("- \(parameter):") || text.hasPrefix("- Parameter \(parameter):")
      }
    }
  }

  private struct Line: Decodable {
    var text: String
  }
}
