import Foundation

/// The line of a constraint in a drawing, and its label.
struct ConstraintMark {
  var start: CGPoint
  var end: CGPoint
  var isHorizontal: Bool
  /// Whether the line is a dimension of the item, and not the distance to another one.
  var isSize: Bool
  var isRequired: Bool
  var note: String

  /// - Parameter rectangles: The alignment rectangles in the drawing.
  init(_ constraint: LayoutFacts.Constraint, in facts: LayoutFacts, rectangles: [CGRect]) {
    let (first, attribute) = (constraint.first.item, constraint.first.attribute)
    let frame = rectangles[first]
    isHorizontal = attribute.axis == .horizontal
    isRequired = constraint.isRequired
    if let second = constraint.firstStart ?? constraint.second, attribute.isLocation {
      isSize = false
      if let equal = facts.distance(of: constraint, rectangles) {
        note = constraint.relation.markOfValue + equal.brief
      } else if constraint.comparesDistances {
        note = facts.sizeNote(of: constraint)
      } else {
        note = facts.distanceNote(of: constraint, to: second)
      }
      let other = rectangles[second.item]
      let here = frame.position(of: constraint.first, constraint, facts)
      let there = other.position(of: second, constraint, facts)
      if isHorizontal {
        let y = Self.middle(frame.minY, frame.maxY, other.minY, other.maxY)
        (start, end) = (CGPoint(x: there, y: y), CGPoint(x: here, y: y))
      } else {
        let x = Self.middle(frame.minX, frame.maxX, other.minX, other.maxX)
        (start, end) = (CGPoint(x: x, y: there), CGPoint(x: x, y: here))
      }
      return
    }
    isSize = true
    note = facts.sizeNote(of: constraint)
    let inset: CGFloat = 5
    let (x, y) = (frame.maxX - inset, frame.maxY - inset)
    start = isHorizontal ? CGPoint(x: frame.minX, y: y) : CGPoint(x: x, y: frame.minY)
    end = isHorizontal ? CGPoint(x: frame.maxX, y: y) : CGPoint(x: x, y: frame.maxY)
  }

  /// Whether both ends are at the same place, so that there is no line.
  var isDot: Bool { abs(start.x - end.x) + abs(start.y - end.y) < 0.5 }

  /// The places for the label: above and below a horizontal line, and at both sides of a vertical
  /// one, then farther from it.
  var placesForNote: [LabelPlacement.Place] {
    [0, 8].flatMap { distance in
      [0.5, 0.25, 0.75, 0.1, 0.9].flatMap { placesForNote(at: $0, distance: distance) }
    }
  }

  private func placesForNote(at part: CGFloat, distance: CGFloat) -> [LabelPlacement.Place] {
    let x = start.x + (end.x - start.x) * part
    let y = start.y + (end.y - start.y) * part
    if isHorizontal {
      return [
        .init(point: CGPoint(x: x, y: y - 2 - distance), alignment: .middle),
        .init(point: CGPoint(x: x, y: y + 8 + distance), alignment: .middle),
      ]
    }
    let before = LabelPlacement.Place(
      point: CGPoint(x: x - 4 - distance, y: y + 3), alignment: .end)
    let after = LabelPlacement.Place(
      point: CGPoint(x: x + 4 + distance, y: y + 3), alignment: .start)
    // A height stands at the trailing edge; outside it would run into what comes next.
    return isSize ? [before, after] : [after, before]
  }

  /// Returns the middle of the intersection of two ranges, or of the first one without an
  /// intersection.
  private static func middle(
    _ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat
  ) -> CGFloat {
    let (lower, upper) = (max(low, otherLow), min(high, otherHigh))
    return lower > upper ? (low + high) / 2 : (lower + upper) / 2
  }
}

extension LayoutFacts {
  /// Returns the distance of a constraint as a person would measure it: inward from the edge of an
  /// outer item, or from the end of one item to the start of the next.
  fileprivate func distanceNote(of constraint: Constraint, to second: Side) -> String {
    let isOuterFirst =
      constraint.first.item != second.item && isInside(second.item, constraint.first.item)
    let counted = constraint.first.attribute.isFarSide != isOuterFirst
    let relation = counted ? constraint.relation.reversed : constraint.relation
    let constant = counted ? -constraint.constant : constraint.constant
    return relation.mark + CGFloat(constant == 0 ? 0 : constant).brief
  }

  fileprivate func sizeNote(of constraint: Constraint) -> String {
    guard constraint.second != nil else {
      return constraint.relation.mark + CGFloat(constraint.constant).brief
    }
    let right = sentence(of: constraint).rightSide.replacingOccurrences(of: " * ", with: " × ")
    return constraint.relation.markOfValue + right
  }

  /// Returns the distance that a constraint compares another one with, in points, unless with a part of it.
  /// It is negative if it ends before it starts. In a picture, its length says more than the four places.
  fileprivate func distance(of constraint: Constraint, _ rectangles: [CGRect]) -> CGFloat? {
    guard let end = constraint.second, let start = constraint.secondStart,
      constraint.multiplier == 1, constraint.constant == 0
    else { return nil }
    let length =
      rectangles[end.item].position(of: end, constraint, self)
      - rectangles[start.item].position(of: start, constraint, self)
    return constraint.sign(from: start, to: end) * length
  }
}

extension LayoutFacts.Relation {
  /// The mark before what is no constant, such as another size.
  fileprivate var markOfValue: String { self == .equal ? "= " : mark }

  fileprivate var mark: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "≤ "
    case .greaterThanOrEqual: "≥ "
    }
  }
}

extension LayoutFacts.Attribute {
  /// Whether a larger constant moves the side outward.
  fileprivate var isFarSide: Bool { isEdge && place(rightToLeft: false).lengthShare == 1 }
}

extension CGRect {
  /// Returns the position of a side.
  fileprivate func position(
    of side: LayoutFacts.Side, _ constraint: LayoutFacts.Constraint, _ facts: LayoutFacts
  ) -> CGFloat {
    let measured = facts.measured(side, rightToLeft: constraint.isRightToLeft)
    return value(of: measured.place) + measured.distance
  }
}
