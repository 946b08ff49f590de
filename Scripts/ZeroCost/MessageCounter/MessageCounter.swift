/// Follows functions and notes the Objective-C messages that they send.
///
/// Conditions on values that are known at the call, as a default priority is, go one way. Where a
/// condition is not known, the way that sends most counts, unless it traps. Of a loop one round
/// counts, and ``loops`` lists.
struct MessageCounter {
  let program: SILProgram
  /// Functions of PowerAnchors without a body, whose messages cannot be seen.
  private(set) var unseen: Set<String> = []
  /// Functions that send messages in a loop, of which one round is counted.
  private(set) var loops: Set<String> = []

  private var recordingGroup = Value.noGroup
  private var callers: Set<String> = []
  /// What `Self` is in the generic function that is followed.
  private var selfType: Substring = ""

  init(program: SILProgram) {
    self.program = program
  }

  struct Outcome {
    var messages: [String] = []
    var value = Value.unknown
  }

  /// - Returns: What the function sends and returns; `nil` if it always traps.
  mutating func follow(_ symbol: String, _ arguments: [Value] = []) -> Outcome? {
    guard let function = program.functions[symbol] else {
      return followWithoutBody(symbol, arguments)
    }
    guard callers.insert(symbol).inserted else { return Outcome() }
    defer { callers.remove(symbol) }
    return follow(function, from: function.entry, arguments, Scope())
  }

  private mutating func followWithoutBody(_ symbol: String, _ arguments: [Value]) -> Outcome? {
    var outcome = Outcome()
    // A value that crosses to Objective-C is made anew, which costs as much as a message.
    if symbol.contains("_bridgeToObjectiveC") || symbol.contains("_bridgeAnythingToObjectiveC") {
      outcome.messages.append("bridge")
    } else if symbol.contains("12PowerAnchors") {
      unseen.insert(symbol)
    }
    // A closure that goes there is called there.
    for argument in arguments {
      guard let called = apply(argument, []) else { return nil }
      outcome.messages += called.messages
    }
    return outcome
  }

  private struct Scope {
    var values: [Substring: Value] = [:]
    var memory: [Substring: Value] = [:]
    /// The blocks on the way here, with what had been sent before each.
    var visited: [Substring: Int] = [:]
    var sent = 0

    subscript(_ name: Substring) -> Value { values[name] ?? .unknown }
  }

  private mutating func follow(
    _ function: SILFunction, from name: Substring, _ arguments: [Value], _ scope: Scope
  ) -> Outcome? {
    var scope = scope
    if let sent = scope.visited[name] {
      if scope.sent > sent { loops.insert(function.symbol) }
      return Outcome()
    }
    guard let block = function.blocks[name] else { return Outcome() }
    scope.visited[name] = scope.sent
    for (parameter, argument) in zip(block.parameters, arguments) {
      scope.values[parameter] = argument
    }
    var messages: [String] = []
    for instruction in block.instructions {
      switch instruction.opcode {
      case "return":
        return Outcome(messages: messages, value: scope[instruction.operands.first ?? ""])
      case "unreachable":
        return nil
      case "apply", "begin_apply", "try_apply":
        let outerSelf = selfType
        if let type = instruction.firstGenericArgument, !isPlaceholder(type) { selfType = type }
        let applied = apply(
          scope[instruction.operands[0]], instruction.operands.dropFirst().map { scope[$0] })
        selfType = outerSelf
        guard let outcome = applied else { return nil }
        messages += outcome.messages
        if let result = instruction.result { scope.values[result] = outcome.value }
      case "store":
        let (value, address) = (instruction.operands[0], instruction.operands[1])
        if scope[address] == .recordingGroup {
          recordingGroup = scope[value]
        } else {
          scope.memory[address] = scope[value]
        }
      case "load":
        let address = instruction.operands[0]
        let value =
          scope[address] == .recordingGroup ? recordingGroup : scope.memory[address] ?? .unknown
        if let result = instruction.result { scope.values[result] = value }
      default:
        if let result = instruction.result {
          scope.values[result] = evaluate(instruction, scope)
        }
      }
    }
    scope.sent += messages.count
    guard let last = block.instructions.last,
      let rest = followSuccessors(of: last, in: function, scope)
    else { return nil }
    return Outcome(messages: messages + rest.messages, value: rest.value)
  }

  private mutating func followSuccessors(
    of instruction: SILInstruction, in function: SILFunction, _ scope: Scope
  ) -> Outcome? {
    let successors = instruction.successors
    guard !successors.isEmpty else { return Outcome() }
    var ways = successors.map { way in (way.block, way.arguments.map { scope[$0] }) }
    switch (instruction.opcode, instruction.operands.first.map { scope[$0] }) {
    case ("cond_br", let condition?):
      if let truth = condition.truth { ways = [truth ? ways[0] : ways[1]] }
    case ("switch_enum", .enumeration(let name, let payload)):
      let chosen = successors.firstIndex { $0.condition.member == name } ?? successors.count - 1
      ways = [(successors[chosen].block, [payload])]
    default:
      break
    }
    let group = recordingGroup
    var best: (outcome: Outcome, group: Value)?
    for (block, arguments) in ways {
      recordingGroup = group
      let loopsBefore = loops
      guard let outcome = follow(function, from: block, arguments, scope) else {
        // What names a view for a stop may take as long as it likes.
        loops = loopsBefore
        continue
      }
      if best.map({ $0.outcome.messages.count < outcome.messages.count }) ?? true {
        let isCertain = ways.count == 1 || best?.outcome.value == outcome.value
        let value = isCertain || best == nil ? outcome.value : .unknown
        best = (Outcome(messages: outcome.messages, value: value), recordingGroup)
      } else if best?.outcome.value != outcome.value {
        best?.outcome.value = .unknown
      }
    }
    if let best { recordingGroup = best.group }
    return best?.outcome
  }

  private mutating func apply(_ function: Value, _ arguments: [Value]) -> Outcome? {
    guard case .function(let callee, let captured) = function else { return Outcome() }
    switch callee {
    case .message(let name):
      return Outcome(messages: [name])
    case .symbol(let symbol):
      return follow(symbol, arguments + captured)
    case .method(let name, let type):
      // Of a type that is not known, the one that sends most.
      let all = program.implementations[name] ?? [:]
      var best: Outcome?
      for symbol in all[type].map({ [$0] }) ?? all.values.sorted() {
        guard let outcome = follow(symbol, arguments + captured) else { continue }
        if outcome.messages.count >= best?.messages.count ?? 0 { best = outcome }
      }
      return Outcome(messages: best?.messages ?? [])
    }
  }

  private func isPlaceholder(_ type: Substring) -> Bool {
    type == "Self" || type.hasPrefix("τ_")
  }

  private func evaluate(_ instruction: SILInstruction, _ scope: Scope) -> Value {
    let operands = instruction.operands.map { scope[$0] }
    switch instruction.opcode {
    case "integer_literal", "float_literal":
      return instruction.text.split(separator: " ").last.map { .literal($0) } ?? .unknown
    case "struct", "tuple":
      return .aggregate(operands)
    case "enum":
      return .enumeration(instruction.text.member ?? "", operands.first ?? .unknown)
    case "unchecked_enum_data":
      if case .enumeration(_, let payload)? = operands.first { return payload }
      return .unknown
    case "struct_extract":
      return member(instruction.text.member ?? "", of: operands.first ?? .unknown)
    case "builtin":
      return builtin(instruction.text, operands)
    case "objc_method", "objc_super_method":
      return .function(.message(instruction.text.member ?? "?"), captured: [])
    case "function_ref":
      return .function(.symbol(instruction.text.mangledName ?? "?"), captured: [])
    case "class_method", "witness_method":
      let type = instruction.text.drop(while: { $0 != "$" }).dropFirst()
        .prefix(while: { $0 != "," && $0 != " " })
      let method = instruction.text.member ?? "?"
      return .function(.method(method, of: isPlaceholder(type) ? selfType : type), captured: [])
    case "partial_apply":
      guard case .function(let callee, let captured)? = operands.first else { return .unknown }
      return .function(callee, captured: operands.dropFirst() + captured)
    case "global_addr":
      return instruction.text.mangledName?.contains("9recording") == true
        ? .recordingGroup : .unknown
    case "begin_access", "begin_borrow", "copy_value", "move_value", "mark_dependence",
      "convert_function", "convert_escape_to_noescape", "thin_to_thick_function":
      return operands.first ?? .unknown
    default:
      return .unknown
    }
  }

  /// - Parameter name: The property, spelled `Type.property`.
  private func member(_ name: String, of value: Value) -> Value {
    guard case .aggregate(let members) = value else { return .unknown }
    if members.count == 1 { return members[0] }
    let words = name.split(separator: ".")
    let type = words.dropLast().joined(separator: ".")
    guard let index = program.storedProperties[type]?.firstIndex(of: words.last ?? ""),
      members.indices.contains(index)
    else { return .unknown }
    return members[index]
  }

  private func builtin(_ text: Substring, _ operands: [Value]) -> Value {
    let name = text.dropFirst().prefix(while: { $0 != "\"" })
    guard operands.count == 2, case .literal(let first) = operands[0],
      case .literal(let second) = operands[1]
    else { return .unknown }
    switch name.prefix(while: { $0 != "I" && $0 != "F" }) {
    case "cmp_eq_", "fcmp_oeq_": return Value(first == second)
    case "cmp_ne_", "fcmp_one_", "fcmp_une_": return Value(first != second)
    case "xor_" where name == "xor_Int1": return Value((first != "0") != (second != "0"))
    default: return .unknown
    }
  }
}
