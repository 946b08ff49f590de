import Foundation
import LayoutReport
import PowerAnchors

/// The problems of a layout at several widths and in several directions, each once.
@MainActor
struct ProblemRecord {
  /// What makes a problem the same at another width: numbers in its words may differ.
  private struct Identity: Hashable {
    var kind: LayoutProblem.Kind
    var items: [ObjectIdentifier]
    var sides: [LayoutProblem.Side]
    var constraints: [ObjectIdentifier]

    @MainActor init(_ problem: LayoutProblem) {
      kind = problem.kind
      items = problem.items.map { ObjectIdentifier($0) }
      sides = problem.sides
      constraints = problem.constraints.map { ObjectIdentifier($0) }
    }
  }

  private let widths: [CGFloat]
  private let directions: [LayoutDirection]
  private var found: [LayoutProblem] = []
  private var places: [Identity: Int] = [:]
  /// For each problem, the widths at which it occurs in each direction.
  private var occurrences: [[LayoutDirection: Set<CGFloat>]] = []

  init(widths: [CGFloat], directions: [LayoutDirection]) {
    self.widths = widths
    self.directions = directions
  }

  mutating func add(_ problem: LayoutProblem, _ width: CGFloat, _ direction: LayoutDirection) {
    let identity = Identity(problem)
    let place = places[identity] ?? found.count
    if place == found.count {
      places[identity] = place
      found.append(problem)
      occurrences.append([:])
    }
    occurrences[place][direction, default: []].insert(width)
  }

  /// The problems, with the circumstances in which they occur.
  var problems: [LayoutProblem] {
    zip(found, occurrences).map { problem, occurrence in
      var problem = problem
      problem.circumstances = words(for: occurrence)
      return problem
    }
  }

  private func words(for occurrence: [LayoutDirection: Set<CGFloat>]) -> String {
    let ranges = directions.map { words(for: occurrence[$0] ?? []) }
    if Set(ranges).count == 1 { return ranges[0] ?? "" }
    return zip(directions, ranges).compactMap { direction, range in
      let words = direction == .leftToRight ? "left to right" : "right to left"
      return range.map { $0.isEmpty ? words : "\($0), \(words)" }
    }.joined(separator: ", and ")
  }

  /// Empty if it is all widths, `nil` if it is none.
  private func words(for occurring: Set<CGFloat>) -> String? {
    if occurring.isEmpty { return nil }
    if occurring.count == Set(widths).count { return "" }
    let runs = widths.split { !occurring.contains($0) }.map { run in
      let (least, greatest) = (run.min() ?? 0, run.max() ?? 0)
      return least == greatest ? least.brief : "\(least.brief) to \(greatest.brief)"
    }
    return "at \(occurring.count == 1 ? "width" : "widths") \(Words.list(runs, limit: 6))"
  }
}
