import Foundation

/// Where a constraint measures, and what it says there.
@MainActor
struct ConstraintMark {
  var start: CGPoint
  var end: CGPoint
  var isHorizontal: Bool
  /// Whether it measures the item itself, and not the way to another one.
  var isSize: Bool
  var isRequired: Bool
  var note: String

  init?(_ constraint: NSLayoutConstraint, frames: [LayoutItem: CGRect]) {
    guard let first = constraint.terms.first, let frame = frames[first] else {
      return nil
    }
    let attribute = constraint.terms.firstAttribute
    let rightToLeft = constraint.holder?.view?.isRightToLeft ?? false
    isHorizontal = attribute.isHorizontal
    isSize = !attribute.isLocation
    isRequired = constraint.terms.priority == .required
    let inset: CGFloat = 5
    if isSize {
      let y = frame.maxY - inset
      let x = frame.maxX - inset
      start = isHorizontal ? CGPoint(x: frame.minX, y: y) : CGPoint(x: x, y: frame.minY)
      end = isHorizontal ? CGPoint(x: frame.maxX, y: y) : CGPoint(x: x, y: frame.maxY)
      note = constraint.sizeNote
      return
    }
    guard let second = constraint.terms.second, let other = frames[second] else {
      return nil
    }
    let here = frame.position(of: attribute.resolved(rightToLeft: rightToLeft))
    let there = other.position(
      of: constraint.terms.secondAttribute.resolved(rightToLeft: rightToLeft))
    if isHorizontal {
      let y = Self.middle(frame.minY...frame.maxY, other.minY...other.maxY)
      start = CGPoint(x: there, y: y)
      end = CGPoint(x: here, y: y)
    } else {
      let x = Self.middle(frame.minX...frame.maxX, other.minX...other.maxX)
      start = CGPoint(x: x, y: there)
      end = CGPoint(x: x, y: here)
    }
    note = constraint.distanceNote
  }

  /// Along a horizontal line above or below it, along a vertical one at either side.
  var placesForNote: [LabelPlacement.Place] {
    [0.5, 0.25, 0.75].flatMap { part -> [LabelPlacement.Place] in
      let x = start.x + (end.x - start.x) * part
      let y = start.y + (end.y - start.y) * part
      if isHorizontal {
        return [
          .init(point: CGPoint(x: x, y: y - 2), alignment: .middle),
          .init(point: CGPoint(x: x, y: y + 8), alignment: .middle),
        ]
      }
      let before = LabelPlacement.Place(point: CGPoint(x: x - 4, y: y + 3), alignment: .end)
      let after = LabelPlacement.Place(point: CGPoint(x: x + 4, y: y + 3), alignment: .start)
      // A height stands at the trailing edge; outside it would run into what comes next.
      return isSize ? [before, after] : [after, before]
    }
  }

  /// The middle of what two ranges share, or of the first if they share nothing.
  private static func middle(
    _ first: ClosedRange<CGFloat>, _ second: ClosedRange<CGFloat>
  ) -> CGFloat {
    let lower = max(first.lowerBound, second.lowerBound)
    let upper = min(first.upperBound, second.upperBound)
    if lower > upper { return (first.lowerBound + first.upperBound) / 2 }
    return (lower + upper) / 2
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "≤ "
    case .greaterThanOrEqual: "≥ "
    }
  }
}

extension NSLayoutConstraint {
  /// The distance between the sides, which is never negative: `trailing <= x - 12` keeps 12 or more.
  fileprivate var distanceNote: String {
    guard terms.constant < 0 else { return terms.relation.sign + terms.constant.brief }
    let reversed =
      switch terms.relation {
      case .equal: Relation.equal
      case .lessThanOrEqual: Relation.greaterThanOrEqual
      case .greaterThanOrEqual: Relation.lessThanOrEqual
      }
    return reversed.sign + (-terms.constant).brief
  }

  fileprivate var sizeNote: String {
    guard let second = terms.second else { return terms.relation.sign + terms.constant.brief }
    var note = terms.relation == .equal ? "= " : terms.relation.sign
    if terms.multiplier != 1 { note += "\(terms.multiplier.brief) × " }
    note += "\(second.name).\(terms.secondAttribute)"
    if terms.constant > 0 { note += " + \(terms.constant.brief)" }
    if terms.constant < 0 { note += " - \((-terms.constant).brief)" }
    return note
  }
}

extension CGRect {
  /// The place of a physical side or center; margins and baselines count as their sides.
  fileprivate func position(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: minX
    case .right, .rightMargin: maxX
    case .centerX, .centerXWithinMargins: midX
    case .top, .topMargin, .firstBaseline: minY
    case .bottom, .bottomMargin, .lastBaseline: maxY
    default: midY
    }
  }
}
