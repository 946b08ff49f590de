import Foundation
import LayoutReport

/// A problem, with the indices of its items and constraints.
struct Finding {
  var kind: LayoutProblem.Kind
  /// The items that take part, starting with the one with the problem.
  var items: [Int]
  var parts: [LayoutProgram.Part] = []
  var constraints: [Int] = []
  var leftOut: Int?
  var summary: String
  var remedy: String
  /// The areas that a drawing shows in red, in the coordinates of the root.
  var areas: [CGRect] = []
  /// What is to blame, by which findings with one cause are known.
  var culprit: Cause.Culprit?
}

/// Words for lists of names.
enum Words {
  /// `a`, `a and b`, `a, b and 3 more`.
  static func list(_ names: [String], _ conjunction: String = "and", limit: Int = 4) -> String {
    if names.count > limit {
      let shown = names.prefix(limit - 1).joined(separator: ", ")
      return "\(shown) \(conjunction) \(names.count - limit + 1) more"
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return "\(names.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
