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
  /// How much longer the culprit has to be, in points, or as a multiple of another length, if the remedy is to
  /// change its length.
  var change: Double?
  /// The items with the problems of other findings that have been joined with this one.
  var others: [Int] = []
  /// The items that the remedy is to be done to as well.
  var likewise: [Int] = []
  /// What would be granted if there was room, where contents shrink.
  var wanted: CauseSearch.Demand?
  /// What is said of findings that are not made.
  var more = ""
}

extension Finding {
  /// Whether another finding has the same cause, and the remedy of one of them is enough for both.
  func hasCause(of other: Finding) -> Bool {
    if isBlamed(by: other) || other.isBlamed(by: self) { return true }
    guard let culprit, culprit == other.culprit else { return false }
    guard let change, let otherChange = other.change else { return true }
    return (change < 0) == (otherChange < 0)
  }

  /// Whether the item takes the room that another one lacks, and has too little itself.
  private func isBlamed(by other: Finding) -> Bool {
    guard case .content(items[0]) = other.culprit, parts.first?.axis == other.parts.first?.axis
    else { return false }
    return Set(constraints) == Set(other.constraints)
  }

  /// Returns this finding and another one with the same cause as one, in the words of the one that says
  /// more.
  func joined(with other: Finding) -> Finding {
    var (joined, rest) = saysMore(than: other) ? (self, other) : (other, self)
    joined.items = (joined.items + rest.items).uniqued()
    joined.constraints = (joined.constraints + rest.constraints).uniqued()
    joined.areas += rest.areas
    joined.more += rest.more
    joined.likewise = (joined.likewise + rest.likewise).uniqued()
    joined.others = (others + other.others + [rest.items[0]]).uniqued().filter {
      $0 != joined.items[0] && (kind != .overlap || $0 != joined.items[1])
    }
    return joined
  }

  /// Whether what is left open follows from a constraint by which the same views overlap.
  func explains(_ other: Finding, by constraint: Int) -> Bool {
    other.kind == .ambiguity && other.constraints.contains(constraint)
      && Set(other.items).isSubset(of: items) && other.parts.first?.axis == parts.first?.axis
  }

  private func saysMore(than other: Finding) -> Bool {
    if isBlamed(by: other) != other.isBlamed(by: self) { return isBlamed(by: other) }
    // What covers each other has to part, whatever else it leaves.
    if kind != other.kind, case .position = culprit {
      if other.kind == .overlap { return false }
      if kind == .overlap { return true }
    }
    return abs(change ?? 0) >= abs(other.change ?? 0)
  }
}

/// Words for numbers and lists of names.
enum Words {
  /// `1 problem`, `2 problems`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

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
