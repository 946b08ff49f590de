import Foundation
import LayoutReport

// What covers its siblings on purpose.
extension FindingSearch {
  /// Whether two siblings cover each other on purpose.
  func overlapOnPurpose(_ back: Int, _ front: Int, _ shared: CGRect) -> Bool {
    if facts.items[back].scrolls && !facts.items[front].scrolls { return true }
    if isDimmed(back, before: front) || follows(back, front) || follows(front, back) { return true }
    return LayoutFacts.Axis.allCases.contains { axis in
      isParked(back, axis) || isParked(front, axis) || isFloating(front, axis)
        || isFloating(back, axis) || isTiedAcross(back, front, axis, shared)
        || isInPile(back, front, axis) || isStepAfter(front, back, axis)
        || reachesOver(front, back, axis) || reachesOver(back, front, axis)
        || isCenteredOnEdge(front, axis) && !(hasText(back) && hasText(front))
    }
  }

  /// Whether a view reaches over an edge of its sibling by its own constant: a badge, an avatar. A view that
  /// has its other edge tied as well has a wrong sign.
  private func reachesOver(_ item: Int, _ sibling: Int, _ axis: LayoutFacts.Axis) -> Bool {
    let ties = ties(of: item, axis)
    return ties.contains { tie in
      facts.constraints[tie.number].first.item == item && viewItem(of: tie.other) == sibling
        && isOutward(tie) && !ties.contains { $0.place == tie.place.opposite }
    }
  }

  /// Whether a view without contents has all of its edges tied to those of a sibling: its shadow or border.
  private func follows(_ item: Int, _ sibling: Int) -> Bool {
    guard children[item].isEmpty, hasNoContent(item) else { return false }
    return LayoutFacts.Axis.allCases.allSatisfy { axis in
      let edges = ties(of: item, axis).filter {
        $0.relation == .equal && $0.place.isEdge && $0.otherPlace == $0.place
          && $0.other == sibling
      }
      return Set(edges.map(\.place)).count == 2
    }
  }

  /// Whether a picture begins after more than a half of its sibling: a pile.
  private func isStepAfter(_ item: Int, _ sibling: Int, _ axis: LayoutFacts.Axis) -> Bool {
    if isForPeople(item) || isForPeople(sibling) { return false }
    return ties(of: item, axis).contains { tie in
      tie.relation == .equal && tie.place.isEdge && tie.otherPlace == tie.place
        && tie.other == sibling
        && 2 * CGFloat(abs(tie.distance)) >= length(of: sibling, axis)
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
      return thickness <= Self.thinnest
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

  /// Whether a tie has two neighbors cover each other. For a text or a control, a positive constant of a
  /// trailing or bottom edge is a wrong sign.
  private func overlaps(_ tie: Tie) -> Bool {
    let constraint = facts.constraints[tie.number]
    guard tie.relation == .equal, tie.place.isEdge, tie.otherPlace == tie.place.opposite,
      constraint.constant < 0 || !isForPeople(constraint.first.item)
    else { return false }
    return tie.place.startsRectangle ? tie.distance < 0 : tie.distance > 0
  }
}
