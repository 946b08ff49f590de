import Foundation
import LayoutReport

// Positions that are multiplied as if they were lengths.
extension FindingSearch {
  /// Views that are placed by a multiple of where a view beside them lies. A position counts from the edge of what
  /// is around both, so the place changes with all that moves the other view.
  var multipliedPositions: [Finding] {
    limited(facts.constraints.indices.filter(isMultipliedPosition)) { number in
      let constraint = facts.constraints[number]
      guard let second = constraint.second, !isKits(number), !isStacks(number),
        isShown(constraint.first.item), !isAround(second.item, constraint.first.item),
        !isWithin(second.item, constraint.first.item)
      else { return nil }
      let (axis, place) = (second.attribute.axis, geometry.alignment[second.item])
      let room = geometry.rectangles[constraint.space]
      // What begins where its superview does lies as far from the edge as it is long.
      let start = axis == .horizontal ? place.minX - room.minX : place.minY - room.minY
      if abs(start) <= geometry.tolerance { return nil }
      return Finding(
        kind: .multipliedPosition, items: [constraint.first.item],
        parts: [axis == .horizontal ? .x : .y], constraints: [number],
        summary: """
          \(clause(number)): that multiplies where \(name(second.item)) lies in \(name(constraint.space)), not a \
          distance.
          """,
        remedy: multipliedRemedy(number), culprit: .position(number))
    }
  }

  func isMultipliedPosition(_ number: Int) -> Bool {
    let constraint = facts.constraints[number]
    return constraint.multiplier != 1 && constraint.first.attribute.isLocation
      && constraint.second != nil && !constraint.comparesDistances
  }

  /// What to write instead of a multiplied position: a distance between neighbors, and a fraction of a length
  /// otherwise.
  private func multipliedRemedy(_ number: Int) -> String {
    let constraint = facts.constraints[number]
    guard let second = constraint.second else { return "" }
    let sentence = facts.sentence(of: constraint)
    let (own, other) = (
      constraint.first.attribute.place(rightToLeft: constraint.isRightToLeft),
      second.attribute.place(rightToLeft: constraint.isRightToLeft)
    )
    let share = second.attribute.place(rightToLeft: false).lengthShare
    if share == 0 || own == other.opposite && own.isEdge {
      let distance =
        geometry.alignment[constraint.first.item].value(of: own)
        - geometry.alignment[second.item].value(of: other)
      let constant = constraint.isMirrored ? -distance : distance
      return """
        give \(sentence.first) a constant of \(constant.nearest) from \(name(second.item)).\(second.attribute), \
        instead of a multiplier of \(CGFloat(constraint.multiplier).brief)\(site(of: number)).
        """
    }
    return """
      constrain \(sentence.first) by constrain(toFraction: \(CGFloat(constraint.multiplier * share).brief), of: \
      \(name(second.item))), or by a distance as constant, instead of the multiplied position\(site(of: number)).
      """
  }
}
