// Runs one example in a process of its own, since examples change what Names.swift declares.

import Foundation
import OpenAutoLayout

/// An example of a comment, and where it stands.
struct DocumentedExample: Sendable {
  let place: String
  let run: @MainActor @Sendable () async throws -> Void
}

@MainActor private var isFalse = false

/// Lays the view out, and reports a result that does not hold.
@MainActor func check(_ holds: @autoclosure () -> Bool, _ result: String, line: Int = #line) {
  view.layoutIfNeeded()
  if holds() { return }
  print("line \(line): this is false: \(result)")
  isFalse = true
}

/// Without an argument, lists the examples; with a number, runs one.
@MainActor func run(_ examples: [DocumentedExample]) async throws {
  guard let argument = CommandLine.arguments.dropFirst().first, let number = Int(argument) else {
    for (number, example) in examples.enumerated() { print(number, example.place) }
    return
  }
  view.layoutConflictHandler = { conflict in
    print(conflict)
    isFalse = true
  }
  try await examples[number].run()
  if isFalse { exit(1) }
}
