import Foundation
import LayoutReport
import PowerAnchors

/// The direction and the text size that a layout is tried in.
struct LayoutSetting: Hashable {
  var direction: LayoutReadingDirection
  /// The text size, or `nil` for that of the view.
  var textSize: LayoutTextSize?
}

/// The problems of a layout at several widths and in several settings, each once.
@MainActor
struct ProblemRecord {
  /// The identity of a problem at different widths, where the numbers in its words may differ.
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
  private let directions: [LayoutReadingDirection]
  private let textSizes: [LayoutTextSize?]
  private var found: [LayoutProblem] = []
  private var places: [Identity: Int] = [:]
  /// For each problem, the widths at which it occurs in each setting.
  private var occurrences: [[LayoutSetting: Set<CGFloat>]] = []

  init(widths: [CGFloat], directions: [LayoutReadingDirection], textSizes: [LayoutTextSize?]) {
    self.widths = widths
    self.directions = directions
    self.textSizes = textSizes
  }

  mutating func add(_ problem: LayoutProblem, _ width: CGFloat, _ setting: LayoutSetting) {
    let identity = Identity(problem)
    let place = places[identity] ?? found.count
    if place == found.count {
      places[identity] = place
      found.append(problem)
      occurrences.append([:])
    }
    occurrences[place][setting, default: []].insert(width)
  }

  /// The problems, with the circumstances in which they occur.
  var problems: [LayoutProblem] {
    zip(found, occurrences).map { problem, occurrence in
      var problem = problem
      problem.circumstances = words(for: occurrence)
      return problem
    }
  }
}

// MARK: Words

extension ProblemRecord {
  private func words(for occurrence: [LayoutSetting: Set<CGFloat>]) -> String {
    let ranges = textSizes.map { words(for: occurrence, $0) }
    if Set(ranges).count == 1 { return ranges[0] ?? "" }
    // Sizes beside each other in which the same is true are one range.
    var parts: [String] = []
    var rest = Array(zip(textSizes, ranges))[...]
    while let (first, range) = rest.first {
      let run = rest.prefix { $0.1 == range }
      rest = rest.dropFirst(run.count)
      guard let range, let first, let last = run.last?.0 else { continue }
      let sizes = first == last ? "text size \(first)" : "text sizes \(first) to \(last)"
      parts.append(range.isEmpty ? "at \(sizes)" : "\(range), at \(sizes)")
    }
    return parts.joined(separator: ", and ")
  }

  /// Returns the words, which are empty for all widths in all directions, and `nil` for none.
  private func words(
    for occurrence: [LayoutSetting: Set<CGFloat>], _ textSize: LayoutTextSize?
  ) -> String? {
    let ranges = directions.map {
      words(for: occurrence[LayoutSetting(direction: $0, textSize: textSize)] ?? [])
    }
    if Set(ranges).count == 1 { return ranges[0] }
    return zip(directions, ranges).compactMap { direction, range in
      let words = direction == .leftToRight ? "left to right" : "right to left"
      return range.map { $0.isEmpty ? words : "\($0), \(words)" }
    }.joined(separator: ", and ")
  }

  /// Returns the words, which are empty for all widths, and `nil` for none.
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
