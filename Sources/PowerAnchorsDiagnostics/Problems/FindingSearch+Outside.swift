import Foundation
import LayoutReport

// Views that reach out of their superviews.
extension FindingSearch {
  /// Views that reach out of their superviews, and buttons and texts that are clipped away.
  var itemsOutside: [Finding] {
    var findings: [Finding] = []
    for var finding in limited(
      facts.items.indices.filter { isShown($0) && !isCollapsed($0) }, itemOutside)
    {
      // Where one of a row reaches out, those that it places do.
      if let former = findings.first(where: { isConsequence(finding, of: $0) }) {
        if finding.culprit != former.culprit { finding.change = nil }
        finding.culprit = former.culprit
      }
      findings.append(finding)
    }
    return findings
  }

  /// Whether a view reaches out of the same superview as another one, by all that lets the other one out.
  private func isConsequence(_ finding: Finding, of other: Finding) -> Bool {
    guard other.culprit != nil, finding.parts == other.parts,
      facts.items[finding.items[0]].parent == facts.items[other.items[0]].parent
    else { return false }
    let (own, others) = (Set(finding.constraints), Set(other.constraints))
    if own.isSuperset(of: others) { return true }
    guard case .relation = finding.culprit, case .relation = other.culprit else { return false }
    return finding.areas.map(\.size) == other.areas.map(\.size) && !own.isDisjoint(with: others)
  }

  private struct Reach {
    var edge: LayoutFacts.Place
    var part: LayoutProgram.Part
    var distance: CGFloat
  }

  private func itemOutside(_ item: Int) -> Finding? {
    guard let parent = facts.items[item].parent else { return nil }
    let (fact, outer) = (facts.items[item], facts.items[parent])
    if outer.scrolls || fact.frame.isEmpty || hasFixedFrame(item) { return nil }
    // A superview without any room is named as such.
    if kinds.contains(.emptyView) && emptyAxis(of: parent) != nil { return nil }
    let bounds = CGRect(origin: outer.boundsOrigin, size: outer.frame.size)
    let frame = geometry.frames[item]
    let isAway = !bounds.intersects(frame)
    // What clips means to, but for what can be touched or read and is away as a whole.
    if outer.clips && !(isAway && (fact.isTarget || fact.text?.isEmpty == false)) { return nil }
    let reach = [
      Reach(edge: .left, part: .x, distance: bounds.minX - frame.minX),
      Reach(edge: .right, part: .width, distance: frame.maxX - bounds.maxX),
      Reach(edge: .top, part: .y, distance: bounds.minY - frame.minY),
      Reach(edge: .bottom, part: .height, distance: frame.maxY - bounds.maxY),
    ].filter {
      $0.distance > geometry.tolerance && !isUnsettled($0.part, of: item)
        && !isUnsettled($0.part, of: parent) && !reachesOut(item, over: $0.edge, of: parent)
    }
    guard let first = reach.first else { return nil }
    let cause = cause(demand(first.edge, of: item, in: parent), of: item, first.part.axis)
    let words = outsideWords(item, parent, first.edge, cause)
    let sides = reach.map { "\($0.distance.nearest) points at the \($0.edge)" }
    let summary =
      outer.clips
      ? "\(name(item)) lies wholly outside of \(name(parent)), which clips it."
      : "\(name(item)) reaches out of \(name(parent)), by \(Words.list(sides))."
    return Finding(
      kind: .outsideSuperview, items: ([item, parent] + cause.items).uniqued(),
      parts: reach.map(\.part),
      constraints: ((words.number.map { [$0] } ?? [])
        + (cause.constraints.isEmpty
          ? constraints(of: [item], reach.map(\.part)) : cause.constraints))
        .uniqued(),
      summary: summary + (words.sentence.isEmpty ? "" : " " + words.sentence), remedy: words.remedy,
      areas: reach.map {
        Self.strip(of: geometry.alignment[item], beyond: $0.part, $0.distance)
      },
      culprit: words.number.map(Cause.Culprit.position)
        ?? (isLargePicture(item, first.part.axis)
          ? .content(item: item) : growing(item, first.part.axis, cause) ?? cause.culprit),
      change: words.number == nil ? change(for: cause) : nil)
  }

  private func demand(
    _ edge: LayoutFacts.Place, of item: Int, in parent: Int
  ) -> CauseSearch.Demand {
    let part: LayoutProgram.Part = edge == .left || edge == .right ? .x : .y
    let length: LayoutProgram.Part = part == .x ? .width : .height
    let start = part.value(of: CGRect(origin: facts.items[parent].boundsOrigin, size: .zero))
    if edge.startsRectangle {
      return CauseSearch.Demand(
        terms: [.init(1, part, item)], relation: .greaterThanOrEqual, constant: Double(start))
    }
    return CauseSearch.Demand(
      terms: [.init(1, part, item), .init(1, length, item), .init(-1, length, parent)],
      relation: .lessThanOrEqual, constant: Double(start))
  }

  /// What of a rectangle reaches over a side, which the part stands for.
  private static func strip(
    of rectangle: CGRect, beyond part: LayoutProgram.Part, _ distance: CGFloat
  ) -> CGRect {
    var strip = rectangle
    switch part {
    case .x: strip.size.width = distance
    case .y: strip.size.height = distance
    case .width:
      strip.origin.x = rectangle.maxX - distance
      strip.size.width = distance
    case .height:
      strip.origin.y = rectangle.maxY - distance
      strip.size.height = distance
    }
    return strip
  }
}
