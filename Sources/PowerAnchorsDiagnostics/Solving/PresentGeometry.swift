import Foundation
import LayoutReport

/// What constraints come to where the tree lies now.
struct PresentGeometry {
  /// How far a frame may be off and still be where it was meant, in points: kits round to pixels, of
  /// which a point has at least one.
  static let tolerance = 1.0

  let facts: LayoutFacts
  /// The frames in the coordinates of the root.
  let rectangles: [CGRect]
  /// The alignment rectangles in the coordinates of the root.
  let alignment: [CGRect]

  init(_ facts: LayoutFacts) {
    self.facts = facts
    rectangles = facts.rectangles
    alignment = zip(rectangles, facts.items).map { $0.inset(by: $1.alignmentInsets) }
  }

  /// How far the left side of a constraint's relation is above the right one, in points.
  func excess(of constraint: LayoutFacts.Constraint) -> Double {
    let constant = constraint.isMirrored ? -constraint.constant : constraint.constant
    return difference(of: constraint) - constant
  }

  /// How far a constraint is from holding, in points.
  func violation(of constraint: LayoutFacts.Constraint) -> Double {
    // What a baseline is, public API does not say on every kit.
    if constraint.sides.contains(where: \.attribute.isBaseline) { return 0 }
    let excess = excess(of: constraint)
    switch constraint.isMirrored ? constraint.relation.reversed : constraint.relation {
    case .equal: return abs(excess)
    case .lessThanOrEqual: return max(0, excess)
    case .greaterThanOrEqual: return max(0, -excess)
    }
  }

  func holds(_ constraint: LayoutFacts.Constraint) -> Bool {
    violation(of: constraint) <= Self.tolerance
  }

  /// The constant that counts; `nil` if public API does not say enough.
  ///
  /// How far a baseline is from the edge is not public on every kit. Where two are equal it is taken
  /// to be such that they are; where one is only bounded, nothing is known.
  func readableConstant(of constraint: LayoutFacts.Constraint) -> Double? {
    if constraint.sides.contains(where: { $0.attribute.isBaseline && !facts.items[$0.item].isGuide }
    ) {
      return constraint.relation == .equal ? difference(of: constraint) : nil
    }
    return constraint.isMirrored ? -constraint.constant : constraint.constant
  }

  private func difference(of constraint: LayoutFacts.Constraint) -> Double {
    let second = constraint.second.map { constraint.multiplier * value(of: $0, in: constraint) }
    return value(of: constraint.first, in: constraint) - (second ?? 0)
  }

  private func value(of side: LayoutFacts.Side, in constraint: LayoutFacts.Constraint) -> Double {
    let holder = constraint.holder
    let (place, distance) = side.attribute.measured(
      rightToLeft: constraint.isRightToLeft, margins: facts.items[side.item].margins)
    if side.item == holder {
      let bounds = CGRect(origin: .zero, size: rectangles[holder].size)
      return bounds.inset(by: facts.items[holder].alignmentInsets).value(of: place) + distance
    }
    let (outer, scrolled) = (rectangles[holder].origin, facts.items[holder].boundsOrigin)
    return alignment[side.item]
      .offsetBy(dx: scrolled.x - outer.x, dy: scrolled.y - outer.y).value(of: place) + distance
  }
}
