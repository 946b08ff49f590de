/// A directive of docc's, with the text and the directives in it:
///
///     @Section(title: "Find the mistakes") {
///       Add the label.
///     }
struct Directive {
  let name: String
  private(set) var arguments: [String: String] = [:]
  /// The lines of its own text, without indentation.
  private(set) var text: [String] = []
  private var children: [Directive] = []

  static func parsed(_ lines: [String]) -> Directive {
    var rest = lines[...]
    var root = Directive(name: "", arguments: "")
    root.read(&rest)
    return root.children.first ?? root
  }

  private init(name: String, arguments: String) {
    self.name = name
    for match in arguments.matches(of: /(\w+): (?:"([^"]*)"|(\w+))/) {
      self.arguments[String(match.1)] = String(match.2 ?? match.3 ?? "")
    }
  }

  private mutating func read(_ rest: inout ArraySlice<String>) {
    while let line = rest.popFirst() {
      let words = line.drop { $0 == " " }
      if words == "}" { break }
      if let match = words.wholeMatch(of: /@(\w+)(?:\((.*)\))?( \{)?/) {
        var child = Directive(name: String(match.1), arguments: String(match.2 ?? ""))
        if match.3 != nil { child.read(&rest) }
        children.append(child)
      } else if !words.isEmpty || text.last?.isEmpty == false {
        text.append(String(words))
      }
    }
    while text.last == "" { text.removeLast() }
  }

  func all(_ name: String) -> [Directive] { children.filter { $0.name == name } }
  func first(_ name: String) -> Directive? { all(name).first }
}
