// Reads SIL from the standard input and compares each type's `powered` with its `raw` and its
// `oneByOne`; see Calls.swift.

import Glibc

var program = SILProgram()
while let line = readLine() { program.read(line: line[...]) }

var shapes: [String: [String: String]] = [:]
for function in program.functions.values where function.name.hasPrefix("static ") {
  let name = function.name.dropFirst("static ".count).prefix(while: { $0 != "(" })
  let words = name.split(separator: ".")
  guard words.count == 2, ["raw", "powered", "oneByOne"].contains(words[1]) else { continue }
  shapes[String(words[0]), default: [:]][String(words[1])] = function.symbol
}

/// What is in the first list more often than in the second.
func surplus(of messages: [String], over others: [String]) -> [String] {
  var rest = others
  return messages.filter { message in
    guard let index = rest.firstIndex(of: message) else { return true }
    rest.remove(at: index)
    return false
  }
}

func row(_ shape: String, _ counts: [String]) -> String {
  let columns = counts.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
  return shape + String(repeating: " ", count: max(0, 30 - shape.count)) + columns.joined()
}

func count(_ messages: [String]) -> String {
  String(messages.filter { $0 != "bridge" }.count)
}

var failures = shapes.isEmpty ? ["no call was found"] : []
print(row("messages", ["raw", "powered", "one by one"]))
for (shape, symbols) in shapes.sorted(by: { $0.key < $1.key }) {
  var counters = symbols.mapValues { _ in MessageCounter(program: program) }
  var messages: [String: [String]] = [:]
  for (form, symbol) in symbols { messages[form] = counters[form]?.follow(symbol)?.messages }
  guard let raw = messages["raw"], let powered = messages["powered"] else {
    failures.append("\(shape) lacks raw or powered")
    continue
  }
  let oneByOne = messages["oneByOne"]
  print(row(shape, [count(raw), count(powered), oneByOne.map(count) ?? ""]))
  let added = surplus(of: powered, over: raw)
  if !added.isEmpty {
    failures.append("\(shape) adds \(added.joined(separator: ", "))")
  } else if let oneByOne, count(powered) >= count(oneByOne) {
    failures.append("\(shape) saves nothing over activating one by one")
  }
  // Of code that is made for lists a round is compared with a round.
  if let loops = counters["powered"]?.loops, !loops.isEmpty, counters["raw"]?.loops.isEmpty == true
  {
    failures.append("\(shape) sends messages in a loop: \(loops.sorted())")
  }
  let unseen = Set(counters.values.flatMap(\.unseen))
  if !unseen.isEmpty {
    failures.append("\(shape) calls what cannot be seen: \(unseen.sorted())")
  }
}
for failure in failures { print("error: \(failure)") }
exit(failures.isEmpty ? 0 : 1)
