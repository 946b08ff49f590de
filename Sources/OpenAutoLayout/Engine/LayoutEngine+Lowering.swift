import Foundation

/// What constraints mean in columns.
///
/// Positions are measured in the coordinates of the view that holds the constraint. Its children's
/// origins are columns already. For what is one level deeper, the superview's origin is added; for
/// what is deeper still, the difference of two origins in the topmost view, so that no row gets
/// longer with the depth of the tree.
extension LayoutEngine {
  func lower(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holderNode else { return }
    let rightToLeft = constraint.followsReadingDirection && isRightToLeft(holder)
    var offset = 0.0
    if let first = constraint.first?.node {
      let attribute = constraint.storedFirstAttribute
      let item = constraint.measuredItem(first, attribute)
      offset -= addTerms(1, item, attribute, in: holder, rightToLeft)
      touch(first)
    } else if let distance = constraint.distances?.first {
      offset -= addDistance(1, distance, in: holder, rightToLeft)
    }
    let factor = -constraint.reachedMultiplier
    if constraint.isOutOfReach { reportNumbersOutOfReach(of: constraint) }
    if let second = constraint.second?.node {
      let attribute = constraint.storedSecondAttribute
      let item = constraint.measuredItem(second, attribute)
      offset -= addTerms(factor, item, attribute, in: holder, rightToLeft)
      touch(second)
    } else if let distance = constraint.distances?.second {
      offset -= addDistance(factor, distance, in: holder, rightToLeft)
    }
    let comparesDistances = constraint.distances != nil
    constraint.lowered.offset = offset
    constraint.lowered.isMirrored = rightToLeft && !comparesDistances
    // The row stands where the constraint's activation does, however often it is made anew.
    let isSystemMade = constraint.lowered.isSystemMade
    let row = solver.addRow(
      constraint.rowRelation, constraint.rowConstant,
      priority: constraint.storedPriority.rawValue, author: isSystemMade ? .engine : .client,
      order: isSystemMade ? nil : Int(truncatingIfNeeded: constraint.lowered.serial))
    constraint.lowered.row = row.index
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

  /// Adds a distance, which counts in the reading direction between leading and trailing anchors.
  private func addDistance(
    _ coefficient: Double, _ distance: AnchorDistance, in holder: LayoutNode, _ rightToLeft: Bool
  ) -> Double {
    let isDirectional =
      distance.start.attribute.followsReadingDirection
      || distance.end.attribute.followsReadingDirection
    let sign = isDirectional && rightToLeft ? -coefficient : coefficient
    let (start, end) = (distance.start.item.node, distance.end.item.node)
    touch(start)
    touch(end)
    return addTerms(sign, end, distance.end.attribute, in: holder, rightToLeft)
      + addTerms(-sign, start, distance.start.attribute, in: holder, rightToLeft)
  }

  /// Adds an attribute to the row being made.
  ///
  /// - Returns: The part of it that is known already, such as insets and margins.
  private func addTerms(
    _ coefficient: Double, _ item: LayoutNode, _ attribute: NSLayoutConstraint.Attribute,
    in holder: LayoutNode, _ rightToLeft: Bool
  ) -> Double {
    switch attribute {
    case .width:
      solver.addTerm(coefficient, item.column(.width))
      return 0
    case .height:
      solver.addTerm(coefficient, item.column(.height))
      return 0
    case .left:
      return addOrigin(coefficient, .x, of: item, in: holder)
    case .top:
      return addOrigin(coefficient, .y, of: item, in: holder)
    case .right:
      solver.addTerm(coefficient, item.column(.width))
      return addOrigin(coefficient, .x, of: item, in: holder)
    case .bottom:
      solver.addTerm(coefficient, item.column(.height))
      return addOrigin(coefficient, .y, of: item, in: holder)
    case .centerX:
      solver.addTerm(coefficient / 2, item.column(.width))
      return addOrigin(coefficient, .x, of: item, in: holder)
    case .centerY:
      solver.addTerm(coefficient / 2, item.column(.height))
      return addOrigin(coefficient, .y, of: item, in: holder)
    case .leading, .trailing, .leadingMargin, .trailingMargin:
      let side = attribute.resolved(rightToLeft: rightToLeft)
      return addTerms(coefficient, item, side, in: holder, rightToLeft)
    case .firstBaseline, .lastBaseline:
      return addBaseline(coefficient, attribute, of: item, in: holder)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      return addMargin(coefficient, attribute, of: item, in: holder, rightToLeft)
    case .notAnAttribute:
      return 0
    }
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

  private func addBaseline(
    _ coefficient: Double, _ attribute: NSLayoutConstraint.Attribute, of item: LayoutNode,
    in holder: LayoutNode
  ) -> Double {
    let isFirst = attribute == .firstBaseline
    let text = item.baselineItem(isFirst: isFirst)
    let baselines = text.view?.textBaselines
    if isFirst {
      return addOrigin(coefficient, .y, of: text, in: holder) + coefficient
        * (baselines?.first ?? 0)
    }
    solver.addTerm(coefficient, text.column(.height))
    return addOrigin(coefficient, .y, of: text, in: holder) - coefficient * (baselines?.last ?? 0)
  }

  private func addMargin(
    _ coefficient: Double, _ attribute: NSLayoutConstraint.Attribute, of item: LayoutNode,
    in holder: LayoutNode, _ rightToLeft: Bool
  ) -> Double {
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
    return addTerms(coefficient, item, edge, in: holder, rightToLeft) + coefficient * distance
  }
}

/// How a view reads the leading and trailing attributes of the constraints that it holds.
struct HolderDirection {
  let holder: LayoutNode
  let isRightToLeft: Bool
}

extension NSLayoutConstraint {
  fileprivate var rowRelation: LayoutSolver.Relation {
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
