import Foundation
import LayoutReport

/// What constraints come to where the tree lies now.
struct PresentGeometry {
  let facts: LayoutFacts
  /// The frames in the coordinates of the root.
  let rectangles: [CGRect]
  /// The alignment rectangles in the coordinates of the superviews' bounds.
  let frames: [CGRect]
  /// The alignment rectangles in the coordinates of the root.
  let alignment: [CGRect]

  init(_ facts: LayoutFacts) {
    self.facts = facts
    rectangles = facts.rectangles
    frames = facts.items.map { $0.frame.inset(by: $0.alignmentInsets) }
    alignment = zip(rectangles, facts.items).map { $0.inset(by: $1.alignmentInsets) }
  }

  /// How far a side may be from where it was meant, in points: kits round to pixels, and what is
  /// computed here is rounded in its last digits.
  var tolerance: Double { facts.pixel + 1e-3 }

  /// How far the left side of a constraint's relation is above the right one, in points.
  func excess(of constraint: LayoutFacts.Constraint) -> Double {
    let second = constraint.second.map {
      constraint.multiplier * value(of: $0, from: constraint.secondStart, in: constraint)
    }
    let first = value(of: constraint.first, from: constraint.firstStart, in: constraint)
    return first - (second ?? 0) - constraint.physicalConstant
  }

  /// How far a constraint is from holding, in points.
  func violation(of constraint: LayoutFacts.Constraint) -> Double {
    let excess = excess(of: constraint)
    switch constraint.physicalRelation {
    case .equal: return abs(excess)
    case .lessThanOrEqual: return max(0, excess)
    case .greaterThanOrEqual: return max(0, -excess)
    }
  }

  /// Whether a constraint holds but for what rounding does to both of its sides.
  func holds(_ constraint: LayoutFacts.Constraint) -> Bool {
    var sides: Double = constraint.firstStart == nil ? 1 : 2
    if constraint.second != nil {
      sides += abs(constraint.multiplier) * (constraint.secondStart == nil ? 1 : 2)
    }
    return violation(of: constraint) <= sides * tolerance
  }

  /// The value of a side, which is a distance if it has a start.
  private func value(
    of side: LayoutFacts.Side, from start: LayoutFacts.Side?,
    in constraint: LayoutFacts.Constraint
  ) -> Double {
    let end = value(of: side, in: constraint)
    guard let start else { return end }
    return constraint.sign(from: start, to: side) * (end - value(of: start, in: constraint))
  }

  private func value(of side: LayoutFacts.Side, in constraint: LayoutFacts.Constraint) -> Double {
    let space = constraint.space
    let measured = facts.measured(side, rightToLeft: constraint.isRightToLeft)
    if side.item == space {
      let bounds = CGRect(origin: .zero, size: rectangles[space].size)
      return bounds.inset(by: facts.items[space].alignmentInsets)
        .value(of: measured.place) + measured.distance
    }
    let (outer, scrolled) = (rectangles[space].origin, facts.items[space].boundsOrigin)
    return alignment[side.item]
      .offsetBy(dx: scrolled.x - outer.x, dy: scrolled.y - outer.y)
      .value(of: measured.place) + measured.distance
  }
}
