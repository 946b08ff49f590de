import Foundation
import LayoutReport

// What bars, notches and the home indicator leave of the room.
extension FindingSearch {
  /// Texts and buttons that are tied to the edge of the screen where the safe area ends before it, and
  /// what is tied beyond the safe area.
  var unsafeItems: [Finding] {
    guard facts.items.contains(where: { $0.safeArea != .init() }) else { return [] }
    return limited(facts.items.indices.filter { isShown($0) && !isCollapsed($0) }) {
      unsafeItem($0)
    }
  }

  private func unsafeItem(_ item: Int) -> Finding? {
    guard scrollView(around: item) == nil, let holder = safeHolder(around: item) else { return nil }
    let whole = geometry.rectangles[holder]
    let safe = whole.inset(by: facts.items[holder].safeArea)
    let frame = geometry.alignment[item]
    for axis in LayoutFacts.Axis.allCases {
      for tie in ties(of: item, axis)
      where isEdgeTie(tie, of: item) && !isUnsettled(axis == .horizontal ? .x : .y, of: item) {
        let (own, edge, end) = (
          frame.value(of: tie.place), safe.value(of: tie.place), whole.value(of: tie.place)
        )
        let sign: CGFloat = tie.place.startsRectangle ? 1 : -1
        guard (edge - own) * sign > geometry.tolerance, (own - end) * sign >= -geometry.tolerance
        else { continue }
        if isBeyondSafeArea(tie, of: item, edge) { return beyond(tie, of: item, holder) }
        guard isForPeople(item), let (view, outer) = outermost(tie, of: item, upTo: end) else {
          continue
        }
        return ignoring(outer, of: view, item, holder, abs(edge - end))
      }
    }
    return nil
  }

  /// Whether a tie is one of an edge to the same edge of what is around.
  private func isEdgeTie(_ tie: Tie, of item: Int) -> Bool {
    tie.relation == .equal && tie.place.isEdge && tie.otherPlace == tie.place
      && isAround(tie.other, item)
  }

  /// Whether a tie to the safe area has the wrong sign.
  private func isBeyondSafeArea(_ tie: Tie, of item: Int, _ edge: CGFloat) -> Bool {
    facts.items[tie.other].kind == .systemGuide && isOutward(tie)
      && abs(geometry.alignment[tie.other].value(of: tie.place) - edge) <= geometry.tolerance
      && !reachesOut(item, over: tie.place, of: viewItem(of: tie.other))
  }

  /// Follows a tie outward to the one that ends at the edge of the screen, over views that are tied alike.
  private func outermost(
    _ tie: Tie, of item: Int, upTo end: CGFloat
  ) -> (view: Int, tie: Tie)? {
    var (view, tie) = (item, tie)
    while true {
      let outer = viewItem(of: tie.other)
      let isAtEnd =
        abs(geometry.rectangles[outer].value(of: tie.place) - end) <= geometry.tolerance
      if isAtEnd && !isStacks(tie.number) { return (view, tie) }
      let axis = facts.constraints[tie.number].first.attribute.axis
      let next = ties(of: outer, axis).first { $0.place == tie.place && isEdgeTie($0, of: outer) }
      guard let next else { return nil }
      (view, tie) = (outer, next)
    }
  }

  private func ignoring(
    _ tie: Tie, of view: Int, _ item: Int, _ holder: Int, _ distance: CGFloat
  ) -> Finding {
    let edge = word(tie.place, of: view)
    return Finding(
      kind: .unsafeArea, items: [item, view, holder].uniqued(), parts: [part(of: tie)],
      constraints: [tie.number],
      summary: """
        \(clause(tie.number)), where the safe area ends \(distance.brief) points before the edge: \
        \(name(item)) is under a bar, a notch or the home indicator.
        """,
      remedy: "tie \(name(view)).\(edge) to \(name(holder)).safeAreaLayoutGuide.\(edge).",
      culprit: .position(tie.number))
  }

  private func beyond(_ tie: Tie, of item: Int, _ holder: Int) -> Finding {
    Finding(
      kind: .unsafeArea, items: [item, holder], parts: [part(of: tie)], constraints: [tie.number],
      summary: """
        \(name(item)).\(word(tie.place, of: item)) is tied \(CGFloat(abs(tie.distance)).brief) points beyond \
        the safe area of \(name(holder))\(site(of: tie.number)).
        """,
      remedy: signRemedy(for: tie), culprit: .position(tie.number))
  }

  private func part(of tie: Tie) -> LayoutProgram.Part {
    facts.constraints[tie.number].first.attribute.axis == .horizontal ? .x : .y
  }

  /// Whether a view is there to be read or touched.
  func isForPeople(_ item: Int) -> Bool {
    hasText(item) || facts.items[item].isTarget || facts.items[item].isTextInput
  }

  private func safeHolder(around item: Int) -> Int? {
    var next = facts.items[item].parent
    while let current = next {
      if facts.items[current].safeArea != .init() { return current }
      next = facts.items[current].parent
    }
    return nil
  }
}
