import Foundation
import LayoutSolver

/// What constraints mean in columns.
///
/// Positions are measured in the coordinates of the view that holds the constraint. Its children's
/// origins are columns already. For what is one level deeper, the superview's origin is added; for
/// what is deeper still, the difference of two origins in the topmost view, so that no row gets
/// longer with the depth of the tree.
extension LayoutEngine {
  func lower(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holderNode else { return }
    // Views are asked before the row is begun: with its answer, one may change the tree.
    let knownDepartures = departures
    let rightToLeft = constraint.followsReadingDirection && isRightToLeft(holder)
    let first = measure(
      constraint.first?.node, constraint.storedFirstAttribute, of: constraint, in: holder,
      rightToLeft)
    let second = measure(
      constraint.second?.node, constraint.storedSecondAttribute, of: constraint, in: holder,
      rightToLeft)
    var ends: [MeasuredAttribute] = []
    if let distances = constraint.distances {
      for end in distances.ends { ends.append(measure(end.item.node, end.attribute, rightToLeft)) }
    }
    guard constraint.holderNode == holder else { return }
    guard departures == knownDepartures else {
      if holder.isEntered(in: self) { wait(constraint) }
      return
    }

    if constraint.isOutOfReach { reportNumbersOutOfReach(of: constraint) }
    let factor = -constraint.reachedMultiplier
    var offset = 0.0
    offset -= addTerms(1, first, in: holder)
    offset -= addTerms(factor, second, in: holder)
    if let item = constraint.first?.node { touch(item) }
    if let item = constraint.second?.node { touch(item) }
    if let distances = constraint.distances {
      for end in distances.ends { touch(end.item.node) }
      offset -= addDistances(distances, ends, factor, in: holder, rightToLeft)
    }
    constraint.lowered.offset = offset
    constraint.lowered.isMirrored = rightToLeft && constraint.distances == nil
    // The row stands where the constraint's activation does, however often it is made anew.
    let isSystemMade = constraint.lowered.isSystemMade
    let row = solver.addRow(
      constraint.rowRelation, constraint.rowConstant,
      priority: constraint.storedPriority.rawValue, author: isSystemMade ? .engine : .client,
      order: isSystemMade ? nil : Int(truncatingIfNeeded: constraint.lowered.serial))
    constraint.lowered.row = row
    if !undefinedOrigins.isEmpty { addOriginRows() }
  }

  /// Asks each holder only once in a row: most constraints follow others of the same view.
  private func isRightToLeft(_ holder: LayoutNode) -> Bool {
    if let lastDirection, lastDirection.holder == holder { return lastDirection.isRightToLeft }
    let isRightToLeft = holder.view?.isRightToLeft ?? false
    lastDirection = HolderDirection(holder: holder, isRightToLeft: isRightToLeft)
    return isRightToLeft
  }

  /// Has the item placed even if its values stay what they were.
  private func touch(_ node: LayoutNode) {
    if !node.pointee.state.contains(.isMoved) && node != root.node { node.markMoved() }
  }

  /// Adds distances, which count in the reading direction between leading and trailing anchors.
  private func addDistances(
    _ distances: ConstraintDistances, _ ends: [MeasuredAttribute], _ factor: Double,
    in holder: LayoutNode, _ rightToLeft: Bool
  ) -> Double {
    var known = 0.0
    var next = 0
    for (distance, coefficient) in [(distances.first, 1), (distances.second, factor)] {
      guard let distance else { continue }
      let sign = distance.isDirectional && rightToLeft ? -coefficient : coefficient
      known += addTerms(-sign, ends[next], in: holder)
      known += addTerms(sign, ends[next + 1], in: holder)
      next += 2
    }
    return known
  }

  /// Asks the view what a side of a constraint comes to: nothing, if it has no item.
  @inline(__always)
  private func measure(
    _ item: LayoutNode?, _ attribute: NSLayoutConstraint.Attribute,
    of constraint: NSLayoutConstraint, in holder: LayoutNode, _ rightToLeft: Bool
  ) -> MeasuredAttribute {
    guard let item else { return MeasuredAttribute(item: holder, attribute: .notAnAttribute) }
    return measure(constraint.measuredItem(item, attribute), attribute, rightToLeft)
  }

  /// Asks the view what an attribute of an item comes to.
  @inline(__always)
  private func measure(
    _ item: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ rightToLeft: Bool
  ) -> MeasuredAttribute {
    let attribute = attribute.resolved(rightToLeft: rightToLeft)
    switch attribute {
    case .firstBaseline, .lastBaseline:
      return measureBaseline(attribute, of: item)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      return measureMargin(attribute, of: item)
    default:
      return MeasuredAttribute(item: item, attribute: attribute)
    }
  }

  @inline(never)
  private func measureBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutNode
  ) -> MeasuredAttribute {
    let isFirst = attribute == .firstBaseline
    let text = item.baselineItem(isFirst: isFirst)
    let baselines = text.view?.textBaselines
    return isFirst
      ? MeasuredAttribute(item: text, attribute: .top, distance: baselines?.first ?? 0)
      : MeasuredAttribute(item: text, attribute: .bottom, distance: -(baselines?.last ?? 0))
  }

  @inline(never)
  private func measureMargin(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutNode
  ) -> MeasuredAttribute {
    let margins = item.marginsForLowering
    let (edge, distance): (NSLayoutConstraint.Attribute, CGFloat) =
      switch attribute {
      case .leftMargin: (.left, margins.left)
      case .rightMargin: (.right, -margins.right)
      case .topMargin: (.top, margins.top)
      case .bottomMargin: (.bottom, -margins.bottom)
      case .centerXWithinMargins: (.centerX, (margins.left - margins.right) / 2)
      default: (.centerY, (margins.top - margins.bottom) / 2)
      }
    return MeasuredAttribute(item: item, attribute: edge, distance: distance)
  }

  /// Adds an attribute to the row being made.
  ///
  /// - Returns: The part of it that is known already, such as insets and margins.
  private func addTerms(
    _ coefficient: Double, _ measured: MeasuredAttribute, in holder: LayoutNode
  ) -> Double {
    let item = measured.item
    var known = coefficient * Double(measured.distance)
    switch measured.attribute {
    case .width:
      solver.addTerm(coefficient, item.column(.width))
    case .height:
      solver.addTerm(coefficient, item.column(.height))
    case .left:
      known += addOrigin(coefficient, .x, of: item, in: holder)
    case .top:
      known += addOrigin(coefficient, .y, of: item, in: holder)
    case .right:
      solver.addTerm(coefficient, item.column(.width))
      known += addOrigin(coefficient, .x, of: item, in: holder)
    case .bottom:
      solver.addTerm(coefficient, item.column(.height))
      known += addOrigin(coefficient, .y, of: item, in: holder)
    case .centerX:
      solver.addTerm(coefficient / 2, item.column(.width))
      known += addOrigin(coefficient, .x, of: item, in: holder)
    case .centerY:
      solver.addTerm(coefficient / 2, item.column(.height))
      known += addOrigin(coefficient, .y, of: item, in: holder)
    default:
      // What is measured is of the kinds above, or nothing.
      break
    }
    return known
  }

  /// Adds where the item's alignment rectangle begins, in the holder's coordinates.
  private func addOrigin(
    _ coefficient: Double, _ part: RectanglePart, of item: LayoutNode, in holder: LayoutNode
  ) -> Double {
    if item == holder { return coefficient * item.alignmentInset(part) }
    solver.addTerm(coefficient, item.column(part))
    guard let parent = item.pointee.parent, parent != holder else { return 0 }
    if parent.pointee.parent == holder {
      parent.carryOthers()
      solver.addTerm(coefficient, parent.column(part))
      return -coefficient * parent.alignmentInset(part)
    }
    solver.addTerm(coefficient, originColumn(of: parent, part))
    if holder != root.node { solver.addTerm(-coefficient, originColumn(of: holder, part)) }
    return 0
  }
}

/// What an attribute of an item comes to once views were asked: a side, a centre or a length, and a
/// distance from it.
private struct MeasuredAttribute {
  let item: LayoutNode
  let attribute: NSLayoutConstraint.Attribute
  var distance: CGFloat = 0
}

/// How a view reads the leading and trailing attributes of the constraints that it holds.
struct HolderDirection {
  let holder: LayoutNode
  let isRightToLeft: Bool
}

extension NSLayoutConstraint {
  fileprivate var rowRelation: Solver.Relation {
    switch storedRelation {
    case .equal: .equal
    case .lessThanOrEqual: lowered.isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: lowered.isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }

  var rowConstant: Double {
    (lowered.isMirrored ? -reachedConstant : reachedConstant) + lowered.offset
  }
}

@MainActor
extension LayoutNode {
  /// How far the alignment rectangle begins after the frame.
  func alignmentInset(_ part: RectanglePart) -> Double {
    guard let insets = pointee.extras?.alignmentInsets else { return 0 }
    return part == .x ? insets.left : insets.top
  }

  /// The item whose text gives the baseline: what the view names, and what that names, downwards.
  func baselineItem(isFirst: Bool) -> LayoutNode {
    var current = self
    while let view = current.view {
      // The item is kept until it is known to be in the tree: the view may just have been made.
      let named = (isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout).item
      let isBelow = named !== view.item && named.isDescendant(of: view.item)
      guard isBelow, named.engine === engine else { break }
      current = named.node
    }
    return current
  }

  /// The margins of a view; a guide has none.
  fileprivate var marginsForLowering: UIEdgeInsets {
    guard let view else { return .zero }
    let margins = view.layoutMargins
    makeExtras().usedMargins = margins
    return margins
  }
}
