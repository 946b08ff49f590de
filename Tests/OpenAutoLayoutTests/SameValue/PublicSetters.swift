import Foundation

/// The setters of the public classes, read from their sources: settable properties, and functions whose
/// names begin with "set".
///
/// It relies on how the sources are formatted: a member stands deeper than its type.
struct PublicSetters {
  /// All members of the public classes, such as "UILabel.text".
  private(set) var allMembers: Set<String> = []
  /// The setters whose sources do not show that they only store.
  private(set) var concerningLayout: Set<String> = []

  init() throws {
    var members: [Member] = []
    var classes: Set<String> = ["UITextInput", "UITextInputTraits"]
    for source in try Self.sources() {
      var types: [(indentation: Int, name: String)] = []
      // Whether the last type's head goes on in the lines that follow.
      var isHeadOpen = false
      let lines = source.split(separator: "\n").map(String.init)
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      for (index, line) in lines.enumerated() {
        let indentation = line.prefix { $0 == " " }.count
        if isHeadOpen {
          isHeadOpen = !line.contains("{")
          continue
        }
        let begin = line.dropFirst(indentation).first
        if begin != "}" && begin != ")" { types.removeAll { $0.indentation >= indentation } }
        if let type = line.parts(of: Self.typePattern), !["func", "var", "let"].contains(type[2]) {
          types.append((indentation, type[2]))
          isHeadOpen = !line.contains("{")
          if type[1] == "class", line.parts(of: #"\b(public|open) "#) != nil {
            classes.insert(types.map(\.name).joined(separator: "."))
          }
        } else if let member = Member(lines[index...], in: types.map(\.name)) {
          members.append(member)
        }
      }
    }
    for member in members where classes.contains(member.owner) {
      allMembers.insert(member.name)
      if member.isSettable && !member.onlyStores { concerningLayout.insert(member.name) }
    }
  }

  private static let typePattern =
    #"^ *(?:@\S+ )*(?:[\w()]+ )*(class|struct|enum|extension|protocol) ([\w.]+)"#

  /// The sources of the library.
  private static func sources() throws -> [String] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    root = root.appendingPathComponent("Sources/OpenAutoLayout").resolvingSymlinksInPath()
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
  }
}

/// A public property or function in a source.
private struct Member {
  let owner: String
  let name: String
  private let isFunction: Bool
  private let modifiers: String
  private let text: String

  /// Makes the member that begins in the first line, if one does.
  init?(_ lines: ArraySlice<String>, in types: [String]) {
    // Most lines are not worth a pattern.
    guard let first = lines.first, first.contains("public ") || first.contains("open "),
      let parts = first.parts(of: #"^ *((?:@?[\w()]+ )*)(var|func) (\w+)"#),
      parts[1].parts(of: #"\b(public|open) "#) != nil,
      parts[1].parts(of: #"\b(static|class) "#) == nil
    else { return nil }
    owner = types.joined(separator: ".")
    name = owner + "." + parts[3]
    isFunction = parts[2] == "func"
    modifiers = parts[1]
    var text = ""
    var depth = 0
    for line in lines {
      text += line + "\n"
      for character in line.utf8 {
        switch character {
        case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
        default: break
        }
      }
      if depth == 0 { break }
    }
    self.text = text
  }

  private var isStored: Bool {
    let beforeBraces = text.prefix { $0 != "{" }
    return !isObserved && (beforeBraces.count == text.count || beforeBraces.contains("="))
  }

  private var isObserved: Bool { text.parts(of: #"\b(didSet|willSet) \{"#) != nil }

  /// What the setter of a computed property does.
  private var setter: String? {
    text.parts(of: #"(?s)\bset(?:\(\w+\))? \{\s*(.*)"#)?[1]
  }

  var isSettable: Bool {
    if isFunction { return text.parts(of: #"func set(?!Needs)[A-Z]"#) != nil }
    return !modifiers.contains("(set)") && (isStored || isObserved || setter != nil)
  }

  /// Whether nothing but storage follows from setting it.
  var onlyStores: Bool {
    if isFunction { return false }
    let store =
      #"^(change(Look|TextLook|TextInput|Scrolling|Presentation) \{ \$0\.\w+ = newValue \}"#
      + #"|accessibility\.\w+ = newValue)\s*\}"#
    return isStored || setter?.parts(of: store) != nil
  }
}

extension String {
  /// The first match of a pattern and its groups.
  fileprivate func parts(of pattern: String) -> [String]? {
    guard let expression = try? NSRegularExpression(pattern: pattern),
      let match = expression.firstMatch(in: self, range: NSRange(startIndex..., in: self))
    else { return nil }
    return (0..<match.numberOfRanges).map { index in
      Range(match.range(at: index), in: self).map { String(self[$0]) } ?? ""
    }
  }
}
