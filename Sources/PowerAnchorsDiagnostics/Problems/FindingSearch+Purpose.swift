import Foundation
import LayoutReport

/// The greatest thickness of a line that something is centered on, in points.
private let thinnest: CGFloat = 8

// What is written into a constraint is meant.
extension FindingSearch {
  /// Whether a view reaches over an edge of its superview on purpose.
  func reachesOut(_ item: Int, over edge: LayoutFacts.Place, of parent: Int) -> Bool {
    let axis: LayoutFacts.Axis = edge == .left || edge == .right ? .horizontal : .vertical
    if isParked(item, axis) || isCenteredOnEdge(item, axis) { return true }
    let around = ties(of: item, axis).filter { isAround($0.other, item) }
    if around.contains(where: { $0.place.isCenter && $0.otherPlace == $0.place })
      && length(of: parent, axis) <= thinnest
    {
      return true
    }
    let outward = outwardTies(of: item, axis)
    if outward.contains(edge) {
      // Over both of its edges, or over a corner.
      if outward.contains(edge.opposite) { return true }
      let others = outwardTies(
        of: item, axis == .horizontal ? .vertical : .horizontal)
      if !others.isEmpty && !around.contains(where: { $0.place == edge.opposite }) { return true }
    }
    // Where the view that it is placed by is meant to be outside, so is this one.
    return ties(of: item, axis).contains { tie in
      tie.relation == .equal && facts.constraints[tie.number].first.item == item
        && facts.items[tie.other].parent == facts.items[item].parent
        && tie.other != item && facts.items[tie.other].kind == .view && !hasTarget(item)
        && (isParked(tie.other, axis) || isCenteredOnEdge(tie.other, axis))
    }
  }

  /// Whether an edge is tied to the opposite edge of what is around it: a sheet that peeks in, a menu
  /// beside the screen, the tail of a bubble. A button there could not be touched.
  func isParked(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    if hasTarget(item) { return false }
    return ties(of: item, axis).contains { tie in
      guard tie.relation == .equal, isAround(tie.other, item) else { return false }
      if tie.place.isEdge && tie.otherPlace == tie.place.opposite { return true }
      // As far outside as it is long.
      return tie.place.isEdge && tie.otherPlace == tie.place && isOutward(tie)
        && abs(abs(tie.distance) - Double(length(of: item, axis))) <= geometry.tolerance
    }
  }

  private func hasTarget(_ item: Int) -> Bool { facts.items[item].isTarget }

  func isCenteredOnEdge(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    ties(of: item, axis).contains { tie in
      tie.relation == .equal && tie.place.isCenter && tie.otherPlace.isEdge
        && !isWithin(tie.other, item)
    }
  }

  /// The edges that are tied beyond the same edges of what is around.
  private func outwardTies(of item: Int, _ axis: LayoutFacts.Axis) -> Set<LayoutFacts.Place> {
    Set(
      ties(of: item, axis).filter { isAround($0.other, item) && isOutward($0) }.map(\.place))
  }

  /// Whether an edge is tied beyond the same edge of what is around.
  func isOutward(_ tie: Tie) -> Bool {
    guard tie.place.isEdge, tie.otherPlace == tie.place, tie.relation == .equal else {
      return false
    }
    return tie.place.startsRectangle ? tie.distance < 0 : tie.distance > 0
  }

  func length(of item: Int, _ axis: LayoutFacts.Axis) -> CGFloat {
    axis == .horizontal ? geometry.alignment[item].width : geometry.alignment[item].height
  }

  /// Whether two siblings cover each other on purpose.
  func overlapOnPurpose(_ back: Int, _ front: Int, _ shared: CGRect) -> Bool {
    if facts.items[back].scrolls && !facts.items[front].scrolls { return true }
    return LayoutFacts.Axis.allCases.contains { axis in
      isParked(back, axis) || isParked(front, axis) || isFloating(front, axis)
        || isFloating(back, axis) || isTiedAcross(back, front, axis, shared)
        || isInPile(back, front, axis)
    }
  }

  /// Whether a view in a scroll view is tied to what does not scroll.
  private func isFloating(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    guard let parent = facts.items[item].parent, facts.items[parent].scrolls else { return false }
    return ties(of: item, axis).contains { tie in
      tie.relation == .equal && facts.items[tie.other].kind != .scrollContent
        && isAround(tie.other, item)
    }
  }

  private func isTiedAcross(
    _ back: Int, _ front: Int, _ axis: LayoutFacts.Axis, _ shared: CGRect
  ) -> Bool {
    ties(of: front, axis).contains { tie in
      guard tie.relation == .equal, viewItem(of: tie.other) == back else { return false }
      if tie.place.isCenter != tie.otherPlace.isCenter { return true }
      guard tie.place.isCenter else { return false }
      let thickness = min(length(of: back, axis), length(of: front, axis))
      return thickness <= thinnest
    }
  }

  /// Whether two siblings are tied to each other by negative distances, directly or through others
  /// that are.
  private func isInPile(_ first: Int, _ second: Int, _ axis: LayoutFacts.Axis) -> Bool {
    var known: Set<Int> = [first]
    var open = [first]
    while let item = open.popLast() {
      for tie in ties(of: item, axis) where overlaps(tie) {
        let other = viewItem(of: tie.other)
        guard facts.items[other].parent == facts.items[item].parent else { continue }
        if other == second { return true }
        if known.insert(other).inserted { open.append(other) }
      }
    }
    return false
  }

  /// Whether a tie has two neighbors cover each other. A positive constant of a trailing or bottom edge is
  /// a wrong sign.
  private func overlaps(_ tie: Tie) -> Bool {
    guard tie.relation == .equal, tie.place.isEdge, tie.otherPlace == tie.place.opposite,
      facts.constraints[tie.number].constant < 0
    else { return false }
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
