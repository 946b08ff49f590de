import Foundation
import LayoutReport

// What is written into a constraint is meant.
extension FindingSearch {
  /// The greatest thickness of a line that something is centered on, in points.
  static var thinnest: CGFloat { 8 }

  /// Whether a view reaches over an edge of its superview on purpose.
  func reachesOut(_ item: Int, over edge: LayoutFacts.Place, of parent: Int) -> Bool {
    let axis: LayoutFacts.Axis = edge == .left || edge == .right ? .horizontal : .vertical
    if isParked(item, axis) || isCenteredOnEdge(item, axis)
      || isCentered(item, onEdgeOf: parent, axis) || isCornerBadge(item)
      || isLarger(item, axis) || isRaised(item, axis)
    {
      return true
    }
    let around = ties(of: item, axis).filter { isAround($0.other, item) }
    if around.contains(where: { $0.place.isCenter && $0.otherPlace == $0.place })
      && length(of: parent, axis) <= Self.thinnest
    {
      return true
    }
    if isOnThinSibling(item, axis) || fanCenter(of: item, axis) != nil { return true }
    // From one edge of the screen to the other one, over the margins of its column.
    let flush = flushEdges(of: item, axis) {
      isAround($0.other, item) && viewItem(of: $0.other) != parent
    }
    if !isForPeople(item), flush.count == 2 { return true }
    // Over both of its edges.
    let outward = Set(around.filter(isOutward).map(\.place))
    if outward.isSuperset(of: [edge, edge.opposite]) { return true }
    // Where the view that it is placed by is meant to be outside, so is this one.
    return ties(of: item, axis).contains { tie in
      tie.relation == .equal && tie.isOwn && areSiblings(tie.other, item)
        && facts.items[tie.other].kind == .view && !hasTarget(item)
        && (isParked(tie.other, axis) || isCenteredOnEdge(tie.other, axis))
    }
  }

  /// Whether an edge is tied to the opposite edge of what is around it, or to its middle: a sheet that peeks in, a
  /// menu beside the screen, the tail of a bubble. A button there could not be touched.
  func isParked(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    if hasTarget(item) { return false }
    return ties(of: item, axis).contains { tie in
      guard tie.relation == .equal else { return false }
      if isBesidePage(tie, item, axis) { return true }
      guard isAround(tie.other, item) else { return false }
      if tie.joinsOppositeEdges { return true }
      if tie.place.isEdge, tie.otherPlace.isCenter, hasLengthOfOther(item, axis) { return true }
      guard isOutward(tie) else { return false }
      // As far outside as it is long, or more than half of a panel.
      let (distance, length) = (CGFloat(abs(tie.distance)), length(of: item, axis))
      return abs(distance - length) <= geometry.tolerance
        || 2 * distance > length && hasLengthInPoints(item, axis)
          && inside(of: item).contains(where: isShown)
    }
  }

  /// Whether a view without a text has its center on that of a thin sibling: the knob on a bar at an edge.
  private func isOnThinSibling(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    !hasText(item)
      && ties(of: item, axis).contains { tie in
        tie.joinsCenters && tie.isOwn && areSiblings(tie.other, item)
          && length(of: tie.other, axis) <= Self.thinnest
      }
  }

  /// Whether a view that is as long as its superview across an axis lies beside a sibling that fills it: the menu
  /// beside a page, which a swipe moves in.
  private func isBesidePage(_ tie: Tie, _ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    func fillsParent(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
      flushEdges(of: item, axis) { viewItem(of: $0.other) == facts.items[item].parent }.count == 2
    }
    return tie.joinsOppositeEdges && tie.distance == 0 && tie.isOwn && areSiblings(tie.other, item)
      && !isForPeople(item) && fillsParent(item, axis.across) && fillsParent(tie.other, axis)
  }

  /// The priorities of contents along an axis that are equal, so that nothing says which one gives way.
  func equalPriorities(of items: [Int], _ axis: LayoutFacts.Axis) -> [String] {
    let contents = items.compactMap { facts.items[$0].content(along: axis) }
    func areEqual(_ priority: (LayoutFacts.Content) -> Float) -> Bool {
      contents.count == items.count && Set(contents.map(priority)).count == 1
    }
    return (areEqual(\.hugging) ? ["content hugging"] : [])
      + (areEqual(\.resistance) ? ["compression resistance"] : [])
  }

  private func hasTarget(_ item: Int) -> Bool { facts.items[item].isTarget }

  func isCenteredOnEdge(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    var known: Set<Int> = [item]
    var open = [item]
    while let next = open.popLast() {
      for tie in ties(of: next, axis)
      where tie.relation == .equal && tie.place.isCenter && !isWithin(tie.other, next) {
        if tie.otherPlace.isEdge { return true }
        // A handle on a divider that is on an edge.
        if tie.joinsCenters, tie.distance == 0, tie.isOwn, !isAround(tie.other, next),
          known.insert(tie.other).inserted
        {
          open.append(tie.other)
        }
      }
    }
    return false
  }

  /// Whether an edge is tied beyond the same edge of what is around.
  func isOutward(_ tie: Tie) -> Bool {
    guard tie.joinsSameEdge else { return false }
    return tie.place.startsRectangle ? tie.distance < 0 : tie.distance > 0
  }

  /// Whether a view, or one around it, clips and has no room, or is transparent: nothing in it shows.
  func isCollapsed(_ item: Int) -> Bool {
    var next: Int? = item
    while let current = next {
      let fact = facts.items[current]
      if fact.clips && fact.frame.isEmpty && (current == item || !fact.scrolls) { return true }
      next = fact.parent
    }
    return false
  }
}
