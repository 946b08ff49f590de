/// Follows every call that functions make, through closures, and notes what may run a client's code.
///
/// A function of the module that is named is followed; one of another module is taken to run nothing
/// but what it is given. What nobody names in the code is not seen: a `deinit`, the `==` and
/// `hash(into:)` of a type that another module's generic function is given, and a closure that a lazy
/// sequence keeps.
struct ClientCallFinder {
  let program: SILProgram
  /// The protocols of the module, to which a client's types may conform.
  let protocols: Set<Substring>
  let roots: [SILFunction]
  /// From where each function was reached first; a root from itself.
  private var origins: [String: String] = [:]

  init(program: SILProgram, protocols: Set<Substring>, roots: [SILFunction]) {
    self.program = program
    self.protocols = protocols
    self.roots = roots
    var next = roots
    for root in roots { origins[root.symbol] = root.symbol }
    while let function = next.popLast() {
      if function.isOnMainActor { continue }
      for symbol in function.mentions where origins[symbol] == nil {
        guard let mentioned = program.functions[symbol] else { continue }
        origins[symbol] = function.symbol
        next.append(mentioned)
      }
    }
  }

  var reachedCount: Int { origins.count }

  /// What is wrong, with the way to it.
  var violations: [String] {
    var violations: [String] = []
    for symbol in origins.keys {
      guard let function = program.functions[symbol] else { continue }
      for reason in reasons(against: function) {
        violations.append("\(path(to: symbol)): \(reason)")
      }
    }
    return violations.sorted() + closuresFromOutside
  }

  private func reasons(against function: SILFunction) -> [String] {
    if function.isOnMainActor { return ["runs on the main actor"] }
    return function.instructions.compactMap { instruction in
      switch instruction.opcode {
      case "class_method", "super_method", "objc_method", "objc_super_method":
        return "calls \(instruction.text.member ?? "?"), which may be overridden"
      case "witness_method":
        guard let member = instruction.text.member,
          protocols.contains(member.prefix(while: { $0 != "." }))
        else { return nil }
        return "calls \(member), which anyone may implement"
      case "apply", "try_apply", "begin_apply":
        guard function.symbol.hasPrefix("$s14OpenAutoLayout"),
          let callee = instruction.operands.first, !function.knows(callee)
        else { return nil }
        return "calls a closure that was kept"
      default:
        return nil
      }
    }
  }

  /// Roots that get a closure from a function that is not reached itself.
  private var closuresFromOutside: [String] {
    let taking = roots.filter { !$0.isOnMainActor && $0.takesAClosure }
    let symbols = Set(taking.map(\.symbol))
    var callers: [String: String] = [:]
    for function in program.functions.values where origins[function.symbol] == nil {
      for symbol in function.mentions where symbols.contains(symbol) {
        callers[symbol] = function.name
      }
    }
    return taking.compactMap { root in
      callers[root.symbol].map { "\(root.name): calls a closure that \($0) gives it" }
    }.sorted()
  }

  private func path(to symbol: String) -> String {
    var names: [String] = []
    var next = symbol
    while let origin = origins[next] {
      names.append(program.functions[next]?.name ?? next)
      if origin == next { break }
      next = origin
    }
    return names.reversed().joined(separator: " -> ")
  }
}

extension SILFunction {
  var instructions: [SILInstruction] { blocks.values.flatMap(\.instructions) }

  /// The functions that it names, called or not.
  fileprivate var mentions: [String] { instructions.flatMap(\.text.mangledNames) }

  /// Whether a parameter is a closure. Its own context is none: of a closure, that is what it captures.
  fileprivate var takesAClosure: Bool {
    type.contains("@callee_guaranteed") || type.contains("@callee_owned")
  }

  /// Whether a value that is called is a function that is named here, or one that the function was
  /// given.
  fileprivate func knows(_ value: Substring) -> Bool {
    var value = value
    while true {
      if parameters.contains(value) { return true }
      guard let definition = instructions.first(where: { $0.result == value }) else { return false }
      switch definition.opcode {
      case "function_ref", "class_method", "super_method", "witness_method", "objc_method":
        return true
      case "partial_apply", "convert_function", "convert_escape_to_noescape", "begin_borrow",
        "copy_value", "move_value", "mark_dependence", "thin_to_thick_function":
        guard let operand = definition.operands.first else { return false }
        value = operand
      default:
        return false
      }
    }
  }
}
