/// The functions, dispatch tables and stored properties of textual SIL, as far as it takes to
/// follow a call.
struct SILProgram {
  private(set) var functions: [String: SILFunction] = [:]
  /// What a class's or a protocol's method, spelled `Type.method`, is for each type.
  private(set) var implementations: [String: [Substring: String]] = [:]
  /// The stored properties of a type, in order.
  private(set) var storedProperties: [String: [Substring]] = [:]

  private var comments: [Substring] = []
  private var function: SILFunction?
  private var enclosingTypes: [Substring] = []
  /// The type whose dispatch table is read.
  private var tableType: Substring = ""

  mutating func read(line: Substring) {
    if line.hasPrefix("//") {
      comments.append(line.dropFirst(2).drop(while: { $0 == " " }))
      return
    }
    if line.hasPrefix("sil "), line.hasSuffix("{"), let symbol = line.mangledName {
      function = SILFunction(symbol: symbol, type: line, comments: comments)
    } else if function == nil {
      readDeclaration(line)
    } else if line.hasPrefix("}"), let function {
      // A function of another module may be written with its effects alone.
      if !function.blocks.isEmpty { functions[function.symbol] = function }
      self.function = nil
    } else if line.hasPrefix("bb") {
      function?.begin(block: line)
    } else if line.hasPrefix("  ") {
      function?.append(instruction: line)
    }
    comments = []
  }

  /// A table's entry, `#Type.method: (signature) -> () : @symbol`, or a line of a type.
  private mutating func readDeclaration(_ line: Substring) {
    if line.hasPrefix("sil_") {
      // `sil_witness_table Type: Protocol module M {`, `sil_vtable Type {`, with attributes between.
      let words = line.dropLast(2).split(separator: " ").dropFirst().drop { $0.hasPrefix("[") }
      tableType = (words.first ?? "").prefix(while: { $0 != ":" })
    } else if let name = line.member, let symbol = line.mangledName {
      implementations[name, default: [:]][tableType] = symbol
      return
    }
    let words = line.split(separator: " ")
    if words.last == "{" {
      let keyword = words.firstIndex { ["struct", "class", "enum", "extension"].contains($0) }
      let name = keyword.map { words[$0 + 1].prefix(while: { $0 != "<" && $0 != ":" }) }
      enclosingTypes.append(name ?? "")
    } else if words == ["}"] {
      enclosingTypes = enclosingTypes.dropLast()
    } else if words.contains("@_hasStorage"),
      let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" })
    {
      let type = enclosingTypes.joined(separator: ".")
      storedProperties[type, default: []].append(words[keyword + 1].prefix(while: { $0 != ":" }))
    }
  }
}

/// A function's basic blocks.
struct SILFunction {
  let symbol: String
  /// The name in words, from the comment above it.
  let name: String
  /// The line that begins it, with its type.
  let type: Substring
  let isOnMainActor: Bool
  private(set) var blocks: [Substring: Block] = [:]
  private(set) var entry: Substring = ""
  private var current: Substring = ""

  struct Block {
    let parameters: [Substring]
    var instructions: [SILInstruction] = []
  }

  init(symbol: String, type: Substring, comments: [Substring]) {
    self.symbol = symbol
    self.type = type
    name = comments.first.map(String.init) ?? ""
    isOnMainActor = comments.contains("Isolation: global_actor. type: MainActor")
  }

  /// The values that it is given.
  var parameters: [Substring] { blocks[entry]?.parameters ?? [] }

  mutating func begin(block line: Substring) {
    current = line.prefix(while: { $0 != ":" && $0 != "(" })
    if entry.isEmpty { entry = current }
    blocks[current] = Block(parameters: line.withoutComment.values)
  }

  mutating func append(instruction line: Substring) {
    blocks[current]?.instructions.append(SILInstruction(line))
  }
}

struct SILInstruction {
  let result: Substring?
  let opcode: Substring
  /// What follows the opcode.
  let text: Substring
  /// The values that it uses, in order; of an application, the function is the first.
  let operands: [Substring]

  init(_ line: Substring) {
    var text = line.withoutComment.drop(while: { $0 == " " })
    var result: Substring?
    if text.hasPrefix("%") || text.hasPrefix("("), let equals = text.firstIndex(of: "=") {
      result = text[..<equals].dropLast()
      text = text[equals...].dropFirst(2)
    }
    self.result = result
    opcode = text.prefix(while: { $0 != " " })
    self.text = text.dropFirst(opcode.count + 1)
    operands = self.text.values
  }

  /// The first type that an application gives to a generic function: of a protocol's member, `Self`.
  var firstGenericArgument: Substring? {
    let rest = text.drop(while: {
      $0 == "[" || $0 == "%" || $0.isLetter || $0.isNumber || $0 == "]" || $0 == " " || $0 == "_"
    })
    guard rest.first == "<" else { return nil }
    return rest.dropFirst().prefix(while: { ![",", ">", "<"].contains($0) })
  }

  /// The blocks that it may go on with, what each is for, and the values that each is given.
  var successors: [(condition: Substring, block: Substring, arguments: [Substring])] {
    var successors: [(condition: Substring, block: Substring, arguments: [Substring])] = []
    var rest = text
    while let start = rest.firstIndex(of: "b") {
      let isWord = start == rest.startIndex || [" ", ","].contains(rest[rest.index(before: start)])
      let condition = rest[..<start]
      let block = rest[start...].prefix(while: { $0.isLetter || $0.isNumber })
      rest = rest[block.endIndex...]
      guard isWord, block.hasPrefix("bb"), block.dropFirst(2).allSatisfy(\.isNumber),
        block.count > 2
      else { continue }
      var arguments: [Substring] = []
      if rest.first == "(" {
        let list = rest.prefix(while: { $0 != ")" })
        arguments = list.values
        rest = rest[list.endIndex...]
      }
      successors.append((condition, block, arguments))
    }
    return successors
  }
}

extension Substring {
  /// What follows `@`, if it is a Swift symbol.
  var mangledName: String? {
    range(of: "@$s").map { self[$0...].dropFirst().firstWord }
  }

  /// All Swift symbols.
  var mangledNames: [String] {
    split(separator: "@").compactMap { $0.hasPrefix("$s") ? $0.firstWord : nil }
  }

  /// What follows `#`: `Type.member`.
  var member: String? {
    guard let hash = firstIndex(of: "#") else { return nil }
    let name = self[hash...].dropFirst().firstWord
    return name.hasSuffix(":") ? String(name.dropLast()) : name
  }

  var values: [Substring] {
    split(whereSeparator: { !($0.isNumber || $0 == "%") })
      .filter { $0.first == "%" && $0.dropFirst().first?.isNumber == true }
  }

  fileprivate var withoutComment: Substring {
    range(of: " // ").map { self[..<$0] } ?? self
  }

  private var firstWord: String {
    String(prefix(while: { ![" ", "\t", ","].contains($0) }))
  }

  private func range(of text: String) -> Index? {
    guard let first = text.utf8.first else { return nil }
    var rest = self
    while let index = rest.utf8.firstIndex(of: first) {
      rest = rest[index...]
      if rest.hasPrefix(text) { return index }
      rest = rest.dropFirst()
    }
    return nil
  }
}
