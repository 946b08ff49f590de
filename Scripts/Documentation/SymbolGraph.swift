import Foundation

/// The public symbols of a module, as `swift symbolgraph-extract` writes them.
struct SymbolGraph: Decodable {
  let module: Module
  private let symbols: [Symbol]
  private let relationships: [Relationship]

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }

  /// The symbols that have to be described where they stand.
  ///
  /// What overrides a declaration, or implements the requirement of a protocol, is described where
  /// that is declared.
  var symbolsToDescribe: [Symbol] {
    let described = Set(
      relationships.filter { $0.kind == "overrides" || $0.sourceOrigin != nil }.map(\.source))
    return symbols.filter { !described.contains($0.identifier.precise) }
  }

  struct Module: Decodable {
    let name: String
  }

  struct Symbol: Decodable {
    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    private let docComment: Comment?
    private let functionSignature: Signature?
  }

  struct Identifier: Decodable {
    let precise: String
  }

  struct Kind: Decodable {
    let identifier: String
  }

  private struct Relationship: Decodable {
    let kind: String
    let source: String
    /// The declaration that the source overrides, implements or inherits.
    let sourceOrigin: Origin?
  }

  private struct Origin: Decodable {}

  private struct Comment: Decodable {
    let lines: [Line]
  }

  private struct Line: Decodable {
    let text: String
  }

  private struct Signature: Decodable {
    let parameters: [Parameter]?
  }

  private struct Parameter: Decodable {
    let name: String
    let internalName: String?
  }
}

extension SymbolGraph.Symbol {
  /// What the documentation comment lacks.
  ///
  /// What extends a type of another module has no comment of its own.
  var lacks: [Lack] {
    if kind.identifier == "swift.extension" { return [] }
    let comment = docComment?.lines.map(\.text) ?? []
    if comment.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return [.comment] }
    var lacks: [Lack] = []
    let paragraphs = comment.split { $0.allSatisfy(\.isWhitespace) }
    if isType && paragraphs.count == 1 { lacks.append(.discussion) }
    guard let signature = functionSignature else { return lacks }
    let names = (signature.parameters ?? []).map { $0.internalName ?? $0.name }
    if !names.allSatisfy({ Self.describes($0, in: comment) }) { lacks.append(.parameters) }
    // A block of code follows an empty line, so that what continues the item of a list is none.
    let hasExample = paragraphs.contains { $0.first?.hasPrefix("    ") == true }
    if !hasExample { lacks.append(.example) }
    return lacks
  }

  enum Lack: String {
    case comment
    /// For a type: when to use it, beyond the first sentence.
    case discussion
    case parameters
    case example
  }

  private var isType: Bool {
    ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier)
  }

  private static func describes(_ parameter: String, in comment: [String]) -> Bool {
    comment.contains { line in
      let text = line.trimmingCharacters(in: .whitespaces)
      return text.hasPrefix("- \(parameter):") || text.hasPrefix("- Parameter \(parameter):")
    }
  }
}
