import Foundation
import LayoutReport
import PowerAnchors

/// All circumstances that a layout is tried in, and words for some of them.
struct TriedCircumstances {
  let widths: [CGFloat]
  /// `nil` for the height of the view as it is.
  let heights: [CGFloat?]
  let directions: [LayoutReadingDirection]
  /// `nil` for the text size of the view as it is.
  let textSizes: [LayoutTextSize?]

  /// - Parameter textSizes: The text sizes, which are ignored where there is a single one.
  @MainActor
  init(
    widths: some Sequence<CGFloat>, heights: some Sequence<CGFloat>,
    directions: [LayoutReadingDirection], textSizes: [LayoutTextSize]
  ) {
    self.widths = Array(widths)
    let heights = Array(heights)
    for length in self.widths + heights {
      precondition(
        length >= 0 && length.isFinite,
        "A layout is tried at \(length) points, which no view can have: pass numbers from 0 up.")
    }
    self.heights = heights.isEmpty ? [nil] : heights
    self.directions = directions
    self.textSizes = textSizes.isEmpty || !LayoutView.hasTextSizes ? [nil] : textSizes
  }

  /// Returns words that are empty for all circumstances.
  func words(for occurring: Set<LayoutCircumstances>) -> String {
    let all = joined(heights, "height") { height in
      joined(textSizes, "text size") { textSize in
        let ranges: [String?] = directions.map { direction in
          let at = occurring.filter {
            $0.height == height && $0.direction == direction && $0.textSize == textSize
          }
          return words(forWidths: Set(at.map(\.width)))
        }
        if Set(ranges).count == 1 { return ranges[0] }
        return zip(directions, ranges).compactMap { direction, range in
          range.map { $0.isEmpty ? "\(direction)" : "\($0), \(direction)" }
        }.joined(separator: ", and ")
      }
    }
    return all ?? ""
  }

  /// Returns the words for the values of a dimension, which are empty for all, and `nil` for none.
  ///
  /// - Parameters:
  ///   - values: The values that are tried.
  ///   - name: The name of the dimension.
  ///   - range: Returns the words for what occurs at a value.
  private func joined<Value: Equatable>(
    _ values: [Value?], _ name: String, _ range: (Value?) -> String?
  ) -> String? {
    let ranges = values.map(range)
    if Set(ranges).count == 1 { return ranges[0] }
    // Values beside each other at which the same is true are one range.
    var parts: [String] = []
    var rest = Array(zip(values, ranges))[...]
    while let (first, range) = rest.first {
      let run = rest.prefix { $0.1 == range }
      rest = rest.dropFirst(run.count)
      guard let range, let first, let last = run.last?.0 else { continue }
      let values =
        first == last
        ? "\(name) \(Self.brief(first))" : "\(name)s \(Self.brief(first)) to \(Self.brief(last))"
      parts.append(range.isEmpty ? "at \(values)" : "\(range), at \(values)")
    }
    return parts.joined(separator: ", and ")
  }

  private static func brief(_ value: Any) -> String {
    (value as? CGFloat)?.brief ?? "\(value)"
  }

  /// Returns the words, which are empty for all widths, and `nil` for none.
  private func words(forWidths occurring: Set<CGFloat>) -> String? {
    if occurring.isEmpty { return nil }
    if occurring.count == Set(widths).count { return "" }
    let runs = widths.split { !occurring.contains($0) }.map { run in
      let (least, greatest) = (run.min() ?? 0, run.max() ?? 0)
      return least == greatest ? least.brief : "\(least.brief) to \(greatest.brief)"
    }
    return "at \(occurring.count == 1 ? "width" : "widths") \(Words.list(runs, limit: 6))"
  }
}
