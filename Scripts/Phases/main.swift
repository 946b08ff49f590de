// Reads SIL from the standard input, and says what the functions of some types can reach of a
// client's code: the types are the arguments.

import Glibc

var program = SILProgram()
var protocols: Set<Substring> = []
while let line = readLine() {
  program.read(line: line[...])
  if line.hasSuffix("{"), !line.hasPrefix(" "), !line.hasPrefix("sil") {
    let words = line.split(whereSeparator: { " <:".contains($0) })
    if let keyword = words.firstIndex(of: "protocol") { protocols.insert(words[keyword + 1]) }
  }
}

let types = CommandLine.arguments.dropFirst()
let roots = program.functions.values.filter { function in
  // `closure #1 in static LayoutRows.add(_:)`
  let words = function.name.split(separator: " ")
  return words.contains { word in types.contains { word.hasPrefix("\($0).") } }
}
for type in types where !roots.contains(where: { $0.name.contains("\(type).") }) {
  print("note: no function of \(type) was found")
}
let finder = ClientCallFinder(program: program, protocols: protocols, roots: roots)
let violations = finder.violations
for violation in violations { print("error: \(violation)") }
print("\(finder.reachedCount) functions are reached from \(roots.count).")
exit(violations.isEmpty && !roots.isEmpty ? 0 : 1)
