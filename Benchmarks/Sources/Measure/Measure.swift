import CallShapes
import Foundation
import LayoutShapes
import Meters

/// Measures calls and layouts, prints tables of what they cost, and checks them.
///
///     measure count                          counts instructions, run by callgrind
///     measure count-edits VIEWS [SHAPE ...]  counts those of edits only, and prints moved views
///     measure calls [COUNTS]                 prints what calls cost, compared with the raw code
///     measure layouts [SHAPE [VIEWS ...]]    prints what layouts cost, and how they grow
///     measure hard [SHAPE ...]               prints what first layouts of hard shapes cost
///     measure edits [SHAPE ...]              prints what an edit costs that moves few views
///     measure check THRESHOLDS [COUNTS]      fails if anything costs more than it may
///     measure self-test THRESHOLDS COUNTS    fails unless every threshold finds a mistake
///     measure write COUNTS INSTRUCTIONS      writes down the instructions of each by name
///     measure compare BEFORE AFTER           prints how such files of two versions differ
///     measure record RESULTS SWIFT [COUNTS]  writes down what calls, layouts and edits cost
///     measure record-compilation RESULTS KIND STATEMENTS EMPTY RAW POWERED [LINKED]
///
/// COUNTS is the file that callgrind wrote. Without it instructions stay unknown.
@main
@MainActor
struct Measure {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    let command = arguments.popFirst()
    switch command {
    case "count":
      precondition(runs_under_valgrind(), "Run this under valgrind --tool=callgrind.")
      countInstructions()
    case "count-edits":
      precondition(runs_under_valgrind(), "Run this under valgrind --tool=callgrind.")
      guard let viewCount = arguments.popFirst().flatMap({ Int($0) }) else { stop() }
      for shape in EditShape.all where arguments.isEmpty || arguments.contains(shape.name) {
        let edit = EditMeasurement(shape: shape, viewCount: viewCount)
        print(shape.name, edit.movedCount())
        edit.countInstructions()
      }
    case "calls":
      let counts = try Instructions(of: arguments.popFirst())
      print(CallTable(rows: CallResult.all(counts)).markdown)
    case "layouts":
      let shape = arguments.popFirst()
      let sizes = arguments.compactMap { Int($0) }
      print(LayoutTable(rows: LayoutResult.all(named: shape, sizes: sizes)).markdown)
    case "hard":
      print(HardLayoutTable(rows: HardLayoutResult.all(named: Array(arguments))).markdown)
    case "edits":
      print(EditTable(rows: EditResult.all(named: Array(arguments))).markdown)
    case "check":
      try check(thresholds: arguments.popFirst(), counts: arguments.popFirst())
    case "self-test":
      try checkMistakes(thresholds: arguments.popFirst(), counts: arguments.popFirst())
    case "write":
      guard arguments.count == 2, let output = arguments.last else { stop() }
      try Instructions(of: arguments.first).write(to: output)
    case "compare":
      guard arguments.count == 2, let before = arguments.first, let after = arguments.last else {
        stop()
      }
      print(try InstructionComparison(before: before, after: after).markdown)
    case "record":
      try record(Array(arguments))
    case "record-compilation":
      try recordCompilation(Array(arguments))
    default:
      stop()
    }
  }

  private static func stop() -> Never {
    print("The arguments are not what the comment in Measure.swift asks for.")
    exit(2)
  }

  private static func countInstructions() {
    for shape in allCallShapes + mistakenCallShapes { CallMeasurement.countInstructions(of: shape) }
    for shape in LayoutShape.all + mistakenLayoutShapes {
      LayoutMeasurement.countInstructions(of: shape)
    }
    for shape in EditShape.all + mistakenEditShapes {
      EditMeasurement(shape: shape, viewCount: EditMeasurement.countedSize).countInstructions()
    }
    // Last, because the first edit after a layout takes fewer instructions where memory of a large
    // earlier layout is used again.
    for shape in LayoutShape.hard { LayoutMeasurement.countInstructions(of: shape) }
  }

  private static func check(thresholds: String?, counts path: String?) throws {
    let counts = try Instructions(of: path)
    let excesses = try Thresholds(path: thresholds).excesses(in: counts)
    for excess in excesses { print("error: \(excess.sentence)") }
    guard excesses.isEmpty else { exit(1) }
    print(
      counts.isEmpty
        ? "Nothing allocates more than it may. Without valgrind, instructions are not checked."
        : "Nothing costs more than it may.")
  }

  private static func checkMistakes(thresholds: String?, counts path: String?) throws {
    let counts = try Instructions(of: path)
    let excesses = try Thresholds(path: thresholds).excessesOfMistakes(in: counts)
    for excess in excesses { print("found: \(excess.sentence)") }
    let missed = Set(Thresholds.Kind.allCases).subtracting(excesses.map(\.kind))
    for kind in missed { print("error: \(kind) lets every mistake pass.") }
    guard missed.isEmpty else { exit(1) }
    print("Every threshold finds a mistake.")
  }

  private static func record(_ arguments: [String]) throws {
    guard arguments.count >= 2 else { stop() }
    var results = try Results(path: arguments[0])
    results.sign(swift: arguments[1])
    results.calls.rows = CallResult.all(try Instructions(of: arguments.dropFirst(2).first))
    results.layouts.rows = LayoutResult.all(named: nil, sizes: [])
    results.edits.rows = EditResult.all()
    try results.write(to: arguments[0])
  }

  private static func recordCompilation(_ arguments: [String]) throws {
    let numbers = arguments.dropFirst(2).compactMap { Int($0) }
    guard numbers.count >= 4 else { stop() }
    var results = try Results(path: arguments[0])
    let compilation = Results.Compilation(
      statements: numbers[0], empty: numbers[1], raw: numbers[2], powered: numbers[3],
      linked: numbers.dropFirst(4).first)
    switch arguments[1] {
    case "typeChecking": results.typeChecking = compilation
    case "binarySize": results.binarySize = compilation
    default: stop()
    }
    try results.write(to: arguments[0])
  }
}
