import Foundation

/// A symbol graph of snippets, which makes docc's `@Snippet` directive find them.
///
/// The Swift-DocC plugin has a tool for it, but a plugin is a dependency of the package.
struct SnippetGraph: Encodable {
  private var metadata = Metadata()
  private var module = Module()
  private var symbols: [Symbol]
  private var relationships: [String] = []

  init(snippets: [Snippet]) {
    symbols = snippets.map(Symbol.init)
  }

  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try encoder.encode(self).write(to: file)
  }

  private struct Metadata: Encodable {
    var formatVersion = ["major": 0, "minor": 1, "patch": 0]
    var generator = "Scripts/Documentation"
  }

  private struct Module: Encodable {
    var name = "PowerAnchors"
    var platform: [String: String] = [:]
    var isVirtual = true
  }

  private struct Symbol: Encodable {
    var accessLevel = "public"
    var identifier: [String: String]
    var kind = ["displayName": "Snippet", "identifier": "snippet"]
    var names: [String: String]
    var pathComponents: [String]
    var docComment: [String: [[String: String]]]
    var snippet: Mixin

    init(_ snippet: Snippet) {
      identifier = [
        "interfaceLanguage": "swift", "precise": "$snippet__PowerAnchors.\(snippet.name)",
      ]
      names = ["title": snippet.name]
      pathComponents = ["Snippets", snippet.name]
      docComment = ["lines": snippet.description.map { ["text": $0] }]
      self.snippet = Mixin(
        lines: snippet.lines,
        slices: snippet.slices.mapValues { [$0.lowerBound, $0.upperBound] })
    }

    struct Mixin: Encodable {
      var language = "swift"
      var lines: [String]
      var slices: [String: [Int]]
    }
  }
}
