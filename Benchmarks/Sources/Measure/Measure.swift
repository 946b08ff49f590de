import CallShapes
import Foundation
import LayoutShapes
import Meters

/// Measures calls and layouts, prints tables of what they cost, and checks them.
///
///     measure count                          counts instructions, run by callgrind
///     measure calls [COUNTS]                 prints what calls cost, compared with the raw code
///     measure layouts [SHAPE [VIEWS ...]]    prints what layouts cost, and how they grow
///     measure check THRESHOLDS [COUNTS]      fails if anything costs more than it may
///     measure self-test THRESHOLDS COUNTS    fails unless every threshold finds a mistake
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
    case "calls":
      print(CallTable(try Instructions(of: arguments.popFirst())).markdown)
    case "layouts":
      let shape = arguments.popFirst()
      print(LayoutTable(shape: shape, sizes: arguments.compactMap { Int($0) }).markdown)
    case "check":
      try check(thresholds: arguments.popFirst(), counts: arguments.popFirst())
    case "self-test":
      try checkMistakes(thresholds: arguments.popFirst(), counts: arguments.popFirst())
    default:
      print("Usage: measure count|calls|layouts|check|self-test")
      exit(2)
    }
  }

  private static func countInstructions() {
    for shape in allCallShapes + mistakenCallShapes { CallMeasurement.countInstructions(of: shape) }
    for shape in LayoutShape.all + mistakenLayoutShapes {
      LayoutMeasurement.countInstructions(of: shape)
    }
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
}
