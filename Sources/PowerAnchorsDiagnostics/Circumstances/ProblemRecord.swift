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
  private let widths: [CGFloat]
  private let directions: [LayoutReadingDirection]
  private let textSizes: [LayoutTextSize?]
  private var found: [LayoutProblem] = []
  /// For each problem, the widths at which it occurs in each setting.
  private var occurrences: [[LayoutSetting: Set<CGFloat>]] = []

  init(widths: [CGFloat], directions: [LayoutReadingDirection], textSizes: [LayoutTextSize?]) {
    self.widths = widths
    self.directions = directions
    self.textSizes = textSizes
  }

  mutating func add(_ problems: [LayoutProblem], _ width: CGFloat, _ setting: LayoutSetting) {
    let former = found.indices
    var open = Set(former)
    for problem in problems {
      // Each of the earlier ones is one of these at most.
      let same =
        former.first { open.contains($0) && found[$0].hasSameView(as: problem) }
        ?? former.first { open.contains($0) && found[$0].hasSameCause(as: problem) }
      if let same {
        open.remove(same)
        occurrences[same][setting, default: []].insert(width)
      } else {
        found.append(problem)
        occurrences.append([setting: [width]])
      }
    }
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

extension LayoutProblem {
  /// Whether another problem, in other circumstances, is this one: of the same view, along the same axis.
  fileprivate func hasSameView(as other: LayoutProblem) -> Bool {
    kind == other.kind && items.first === other.items.first && axes == other.axes
  }

  /// Whether constraints of the one, along the same axis, are the other's, too.
  fileprivate func hasSameCause(as other: LayoutProblem) -> Bool {
    guard kind == other.kind, !axes.isDisjoint(with: other.axes) else { return false }
    let constraints = Set(constraints.map { ObjectIdentifier($0) })
    return other.constraints.contains { constraints.contains(ObjectIdentifier($0)) }
  }

  private var axes: Set<LayoutFacts.Axis> {
    Set(sides.map { $0 == .x || $0 == .width ? .horizontal : .vertical })
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
