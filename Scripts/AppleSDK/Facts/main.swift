import Foundation

// Prints what a stub SDK declares, from the symbol graphs of its modules on each platform, in the form
// of the lists beside this file.
//
//   list-facts OUT PLATFORM=FOLDER...

/// The symbols of a module, as `swift symbolgraph-extract` writes them.
struct Graph: Decodable {
  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Module: Decodable {
    let name: String
  }

  struct Symbol: Decodable {
    let identifier: Identifier
    let kind: Identifier.Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let availability: [Availability]?
  }

  struct Identifier: Decodable {
    let precise: String

    struct Kind: Decodable {
      let identifier: String
    }
  }

  struct Fragment: Decodable {
    let spelling: String
  }

  struct Availability: Decodable {
    let domain: String?
    let introduced: Version?
    let isUnconditionallyUnavailable: Bool?
  }

  struct Version: Decodable {
    let major: Int
    let minor: Int?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
}

extension Graph.Symbol {
  /// The type that the declaration stands in, or that it declares.
  var type: [String] { isType ? pathComponents : Array(pathComponents.dropLast()) }

  var isType: Bool {
    ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier)
  }

  /// The system that has it first, or an empty text if every one has it. `nil` where none has it.
  func introduction(on platform: String) -> String? {
    // What says nothing of Catalyst is there since the same iOS.
    let named = availability?.first { $0.domain == platform }
    let found =
      named ?? (platform == "macCatalyst" ? availability?.first { $0.domain == "iOS" } : nil)
    if found?.isUnconditionallyUnavailable == true { return nil }
    guard let version = found?.introduced else { return "" }
    return version.minor.map { $0 == 0 ? "\(version.major)" : "\(version.major).\($0)" }
      ?? "\(version.major)"
  }
}

/// Declarations by module, type and text, with the platforms that have them.
struct Facts {
  private var platforms: [String] = []
  private var lines: [String: [String: [String: [(platform: String, since: String)]]]] = [:]

  mutating func add(_ platform: String, _ graphs: [Graph]) {
    platforms.append(platform)
    let symbols = graphs.flatMap(\.symbols)
    let names = Dictionary(
      symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    for graph in graphs {
      var parents: [String: Set<String>] = [:]
      for relationship in graph.relationships
      where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
        let parent = names[relationship.target] ?? relationship.targetFallback ?? ""
        let name = parent.split(separator: ".").last.map(String.init) ?? ""
        parents[relationship.source, default: []].insert(name)
      }
      for symbol in graph.symbols where symbol.kind.identifier != "swift.extension" {
        guard let since = symbol.introduction(on: platform) else { continue }
        var text = symbol.declarationFragments.map(\.spelling).joined()
        text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        if symbol.isType, let parents = parents[symbol.identifier.precise] {
          text += ": " + parents.sorted().joined(separator: ", ")
        }
        let type = symbol.type.isEmpty ? "" : symbol.type.joined(separator: ".")
        lines[graph.module.name, default: [:]][type, default: [:]][text, default: []]
          .append((platform, since))
      }
    }
  }

  /// What a module declares, a heading with Apple's page for each type.
  func text(of module: String) -> String {
    let types = lines[module] ?? [:]
    return types.keys.sorted().map { type in
      let declarations = types[type] ?? [:]
      let list = declarations.keys.sorted().map { text in
        text + suffix(of: declarations[text] ?? [])
      }
      return "## \(type.isEmpty ? "Outside of types" : type): \(page(of: type, in: module))\n"
        + list.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  var modules: [String] { lines.keys.sorted() }

  private func suffix(of places: [(platform: String, since: String)]) -> String {
    if places.count == platforms.count, places.allSatisfy({ $0.since.isEmpty }) { return "" }
    let words = places.map { $0.since.isEmpty ? $0.platform : "\($0.platform) \($0.since)" }
    return "  // \(words.joined(separator: ", "))"
  }

  /// Apple's page of the type. Those of its members are below it, by their names in lower case.
  private func page(of type: String, in module: String) -> String {
    let path = type.split(separator: ".").map { $0.lowercased() }
    let top = path.first ?? ""
    let folder = Self.folders[top] ?? module.lowercased()
    return (["developer.apple.com/documentation", folder] + (top == "nsobject" ? [] : path[...]))
      .joined(separator: "/")
  }

  /// Where pages are not in the folder of the module that declares the type here.
  private static let folders = [
    "nsobject": "objectivec/nsobject-swift.class", "cgaffinetransform": "corefoundation",
    "cgfloat": "corefoundation", "cgpoint": "corefoundation", "cgrect": "corefoundation",
    "cgsize": "corefoundation", "cgvector": "corefoundation", "calayer": "quartzcore",
    "array": "swift", "dictionary": "swift", "range": "swift", "set": "swift", "string": "swift",
    "stringprotocol": "swift", "never": "swift",
  ]
}

var facts = Facts()
for argument in CommandLine.arguments.dropFirst(2) {
  let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
  let files = try FileManager.default.contentsOfDirectory(atPath: parts[1]).sorted()
  let graphs = try files.map { file in
    try JSONDecoder().decode(
      Graph.self, from: Data(contentsOf: URL(fileURLWithPath: parts[1] + "/" + file)))
  }
  facts.add(parts[0], graphs)
}
for module in facts.modules {
  let file = CommandLine.arguments[1] + "/" + module
  try facts.text(of: module).write(toFile: file, atomically: true, encoding: .utf8)
}
