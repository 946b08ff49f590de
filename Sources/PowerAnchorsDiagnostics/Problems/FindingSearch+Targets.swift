import Foundation
import LayoutReport

// Buttons that are too small for a finger.
extension FindingSearch {
  /// Buttons that constraints fix to less than what a finger needs. How large a button's content is
  /// is the design's business.
  var smallTargets: [Finding] {
    limited(facts.items.indices.filter(isSmallTarget)) { item in
      let lengths = shortLengths(of: item)
      let sides = lengths.map { "\(word($0.part)) (now \(CGFloat($0.length).brief))" }
      return Finding(
        kind: .smallTarget, items: [item], parts: lengths.map(\.part),
        constraints: lengths.map(\.number),
        summary: """
          \(name(item)) is too small to tap: \(Words.list(lengths.map { clause($0.number) })), and a \
          finger needs \(CGFloat(facts.leastTarget ?? 0).brief) points.
          """,
        remedy: """
          make the \(Words.list(sides)) of \(name(item)) at least \
          \(CGFloat(facts.leastTarget ?? 0).brief).
          """,
        culprit: lengths.first.map { .length($0.number) })
    }
  }

  func isSmallTarget(_ item: Int) -> Bool {
    kinds.contains(.smallTarget) && isShown(item) && facts.items[item].isTarget
      && !isCollapsed(item) && !shortLengths(of: item).isEmpty
  }

  private func shortLengths(
    of item: Int
  ) -> [(part: LayoutProgram.Part, number: Int, length: Double)] {
    guard let least = facts.leastTarget else { return [] }
    return [LayoutProgram.Part.width, .height].compactMap { part in
      let length = Double(part.value(of: geometry.frames[item]))
      guard length > 0, length < least - geometry.tolerance else { return nil }
      let number = constraintsOfItems[item].first { number in
        let constraint = facts.constraints[number]
        return !constraint.first.attribute.isLocation && constraint.first.item == item
          && constraint.first.attribute.axis == part.axis
          && constraint.relation != .greaterThanOrEqual && constraint.second == nil
          && geometry.violation(of: constraint) <= geometry.tolerance
          && abs(constraint.constant - length) <= 2 * geometry.tolerance
      }
      return number.map { (part, $0, length) }
    }
  }
}
