import Foundation

/// Times the solver on shapes of layouts, or writes their rows down for another one.
@main
struct CompareWithKiwi {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let command = arguments.first else { return explain() }
    let counts = arguments.dropFirst().compactMap { Int($0) }
    switch command {
    case "shapes":
      for shape in Shape.allCases { print(shape.rawValue) }
    case "rows":
      guard let shape = arguments.dropFirst().first.flatMap(Shape.init(rawValue:)),
        let count = counts.first
      else { return explain() }
      print(shape.rows(views: count).lines, terminator: "")
    case "time":
      let named = arguments.compactMap(Shape.init(rawValue:))
      for shape in named.isEmpty ? Shape.allCases : named {
        for count in counts { try time(shape, count) }
      }
    default:
      explain()
    }
  }

  /// One line: shape, views, then microseconds for building, a constant, the root's height, a row removed
  /// and added, a content ("none" without one), and a view added and removed.
  private static func time(_ shape: Shape, _ count: Int) throws {
    let timing = SolverTiming(shape.rows(views: count), runs: count > 1_000 ? 5 : 20)
    let durations = [
      timing.build, timing.constant, timing.resize, timing.activation, timing.content, timing.view,
    ]
    let figures = durations.map { duration in
      duration.map { String(format: "%.3f", $0 / .microseconds(1)) } ?? "none"
    }
    let line = [shape.rawValue, "\(count)"] + figures + ["\(timing.error)"]
    // Not buffered, so that one sees which shape is under way.
    try FileHandle.standardOutput.write(contentsOf: Data((line.joined(separator: " ") + "\n").utf8))
  }

  private static func explain() {
    print(
      """
      CompareWithKiwi shapes | rows SHAPE VIEWS | time [SHAPE...] VIEWS...
      \(Shape.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n"))
      """)
  }
}
