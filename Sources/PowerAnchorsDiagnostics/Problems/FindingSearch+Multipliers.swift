import Foundation
import LayoutReport

// Positions that are multiplied, as if they were lengths.
extension FindingSearch {
  /// Constraints that multiply a position which is no part of a length: that of a leading or trailing edge, which
  /// is another part from right to left, that of an edge where coordinates begin, which is 0, and that of an edge of
  /// a neighbor, which depends on where it lies.
  ///
  /// A multiplied center, or a multiplied bottom of what is around, is a part of its length in each direction.
  var multipliedPositions: [Finding] {
    limited(Array(facts.constraints.indices)) { number in
      let constraint = facts.constraints[number]
      guard let second = constraint.second, isMultipliedPosition(number), !isKits(number),
        !isStacks(number), isPartOfNoLength(constraint, second)
      else { return nil }
      // From outside of a view, its superview is written first.
      let item =
        isAround(constraint.first.item, second.item) ? second.item : constraint.first.item
      guard isShown(item) || facts.items[item].kind == .guide else { return nil }
      return Finding(
        kind: .multipliedPosition, items: [item],
        parts: [constraint.first.attribute.axis == .horizontal ? .x : .y], constraints: [number],
        summary: "\(multiplierSentence(number))\(consequence(constraint, second)).",
        remedy: multipliedRemedy(number), culprit: .position(number))
    }
  }

  func isMultipliedPosition(_ number: Int) -> Bool {
    let constraint = facts.constraints[number]
    return constraint.multiplier != 1 && constraint.first.attribute.isLocation
      && !constraint.comparesDistances
  }

  func multiplierSentence(_ number: Int) -> String {
    "\(clause(number)): the position is multiplied, not a distance"
  }

  private func isPartOfNoLength(
    _ constraint: LayoutFacts.Constraint, _ second: LayoutFacts.Side
  ) -> Bool {
    if constraint.sides.contains(where: \.attribute.followsReadingDirection) { return true }
    let place = second.attribute.place(rightToLeft: constraint.isRightToLeft)
    if second.item == constraint.space { return place.startsRectangle }
    guard place.isEdge, !isAround(second.item, constraint.first.item) else { return false }
    // What begins where its superview does lies as far from the edge as it is long.
    let (beside, room) = (geometry.alignment[second.item], geometry.rectangles[constraint.space])
    let start =
      second.attribute.axis == .horizontal ? beside.minX - room.minX : beside.minY - room.minY
    return abs(start) > geometry.tolerance
  }

  /// What a multiplied position does, if it is not that of a neighbor.
  private func consequence(
    _ constraint: LayoutFacts.Constraint, _ second: LayoutFacts.Side
  ) -> String {
    if constraint.sides.contains(where: \.attribute.followsReadingDirection) {
      return ", and is another one from right to left"
    }
    return second.item == constraint.space ? ", and that is 0" : ""
  }

  /// What to write instead of a multiplied position that leads out of a view, where the same fraction would, too.
  var multiplierRemedy: String {
    "use a distance as constant, or constrain(toFraction:of:), instead of the multiplied position."
  }

  /// What to write instead of a multiplied position: a distance between neighbors, and a fraction of a length
  /// otherwise.
  private func multipliedRemedy(_ number: Int) -> String {
    let constraint = facts.constraints[number]
    guard let second = constraint.second else { return multiplierRemedy }
    let sentence = facts.sentence(of: constraint)
    let (own, other) = (
      constraint.first.attribute.place(rightToLeft: constraint.isRightToLeft),
      second.attribute.place(rightToLeft: constraint.isRightToLeft)
    )
    if !isAround(second.item, constraint.first.item), own == other.opposite, own.isEdge {
      let distance =
        geometry.alignment[constraint.first.item].value(of: own)
        - geometry.alignment[second.item].value(of: other)
      // They overlap otherwise, which the number would keep.
      guard own.startsRectangle == (distance > 0) else { return multiplierRemedy }
      let constant = constraint.isMirrored ? -distance : distance
      return """
        give \(sentence.first) a constant of \(constant.nearest) from \(name(second.item)).\(second.attribute), \
        instead of a multiplier of \(CGFloat(constraint.multiplier).brief)\(site(of: number)).
        """
    }
    let fraction = constraint.multiplier * second.attribute.place(rightToLeft: false).lengthShare
    guard fraction > 0, fraction <= 1 else { return multiplierRemedy }
    return """
      use constrain(toFraction: \(CGFloat(fraction).brief), of: \(name(second.item))) for \(sentence.first), or a \
      distance as constant, instead of the multiplied position\(site(of: number)).
      """
  }
}
