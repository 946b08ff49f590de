import Foundation
import LayoutReport
import PowerAnchors

/// The problems of readings from left to right, which are those from right to left as well where the
/// layout is a mirror image: searching for them once is half of the work.
@MainActor
struct MirroredReadings {
  private var former: [LayoutCircumstances: (reading: LayoutReading, problems: [LayoutProblem])] =
    [:]

  /// Returns the problems of a reading.
  mutating func problems(
    of kinds: Set<LayoutProblem.Kind>, in reading: LayoutReading,
    _ circumstances: LayoutCircumstances
  ) -> [LayoutProblem] {
    var image = circumstances
    image.direction = circumstances.direction == .leftToRight ? .rightToLeft : .leftToRight
    if let (other, problems) = former.removeValue(forKey: image), reading.mirrors(other) {
      return problems
    }
    let problems = reading.problems(of: kinds)
    // Readings of large trees take memory, and are few.
    if former.count * reading.objects.count < 200_000 {
      former[circumstances] = (reading, problems)
    }
    return problems
  }
}

extension LayoutReading {
  /// Whether what was read is the mirror image of what was read before.
  fileprivate func mirrors(_ other: LayoutReading) -> Bool {
    guard objects.elementsEqual(other.objects, by: ===),
      constraints.elementsEqual(other.constraints, by: ===),
      facts.unreadableCount == other.facts.unreadableCount, !hasEndlessLayouts,
      !other.hasEndlessLayouts, facts.keyboard == other.facts.keyboard
    else { return false }
    return zip(facts.items, other.facts.items).allSatisfy { $0.mirrors($1, in: facts) }
      && zip(facts.constraints, other.facts.constraints).allSatisfy { $0.mirrors($1) }
  }
}

extension LayoutFacts.Item {
  /// Whether an item is the mirror image of itself in the other reading direction.
  fileprivate func mirrors(_ other: Self, in facts: LayoutFacts) -> Bool {
    let least = facts.pixel + 1e-3
    func meet(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= least }
    guard let parent else { return frame.size == other.frame.size }
    return meet(frame.minX, facts.items[parent].frame.width - other.frame.maxX)
      && meet(frame.minY, other.frame.minY) && meet(frame.width, other.frame.width)
      && meet(frame.height, other.frame.height) && boundsOrigin == other.boundsOrigin
      && boundsOrigin.x == 0 && safeArea == other.safeArea && safeArea.left == safeArea.right
      && isHidden == other.isHidden && text == other.text && textSize == other.textSize
  }
}

extension LayoutFacts.Constraint {
  /// Whether a constraint says the same in both reading directions.
  fileprivate func mirrors(_ other: Self) -> Bool {
    constant == other.constant && priority == other.priority
      && isRightToLeft != other.isRightToLeft
  }
}
