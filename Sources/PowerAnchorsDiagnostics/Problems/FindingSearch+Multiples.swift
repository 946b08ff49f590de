import Foundation
import LayoutReport

// Positions that are multiplied as if they were lengths.
extension FindingSearch {
  /// Views that are placed by a multiple of where a view beside them lies, or of a leading or trailing edge.
  var multipliedPositions: [Finding] {
    limited(facts.constraints.indices.filter(isMultipliedPosition)) { number in
      let constraint = facts.constraints[number]
      guard let second = constraint.second, isClients(number), isShown(constraint.first.item),
        !isWithin(second.item, constraint.first.item)
      else { return nil }
      let axis = second.attribute.axis
      let consequence: String
      if isAround(second.item, constraint.first.item) {
        // Physical positions are shares of what is around in any direction.
        guard constraint.sides.contains(where: { $0.attribute.followsReadingDirection }) else {
          return nil
        }
        consequence = "that counts from the left, also where text reads from right to left"
      } else {
        let (place, room) = (geometry.alignment[second.item], geometry.rectangles[constraint.space])
        // What begins where its superview does lies as far from the edge as it is long.
        let start = axis == .horizontal ? place.minX - room.minX : place.minY - room.minY
        if abs(start) <= geometry.tolerance { return nil }
        consequence =
          "that multiplies where \(name(second.item)) lies in \(name(constraint.space)), not a distance"
      }
      return Finding(
        kind: .multipliedPosition, items: [constraint.first.item],
        parts: [axis == .horizontal ? .x : .y], constraints: [number],
        summary: "\(clause(number)): \(consequence).", remedy: multipliedRemedy(number),
        culprit: .position(number))
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
    let isBeside = !isAround(second.item, constraint.first.item)
    if share == 0 || isBeside && own == other.opposite && own.isEdge {
      let distance =
        geometry.alignment[constraint.first.item].value(of: own)
        - geometry.alignment[second.item].value(of: other)
      let constant = constraint.isMirrored ? -distance : distance
      return """
        give \(sentence.first) a constant of \(constant.nearest) from \(name(second.item)).\(second.attribute), \
        instead of a multiplier of \(CGFloat(constraint.multiplier).brief)\(site(of: number)).
        """
    }
    let fraction = constraint.multiplier * share
    guard (0...1).contains(fraction) else {
      return
        "use a distance as constant, or constrain(toFraction:of:), instead of the multiplied position."
    }
    return """
      use constrain(toFraction: \(CGFloat(fraction).brief), of: \(name(second.item))) for \(sentence.first), or a \
      distance as constant, instead of the multiplied position\(site(of: number)).
      """
  }
}
