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
        ?? (isLargePicture(item, first.part.axis) ? .content(item: item) : cause.culprit),
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

  /// What lets a view out over an edge: the constraint to change, if it is one.
  private func outsideWords(
    _ item: Int, _ parent: Int, _ edge: LayoutFacts.Place, _ cause: Cause
  ) -> (number: Int?, sentence: String, remedy: String) {
    let axis: LayoutFacts.Axis = edge == .left || edge == .right ? .horizontal : .vertical
    let (own, outer) = ("\(name(item)).\(word(edge, of: item))", name(parent))
    let size =
      isLargePicture(item, axis.across)
      ? "width and a height" : axis == .horizontal ? "width" : "height"
    let sameEdge = ties(of: item, axis).filter { $0.place == edge && isAround($0.other, item) }
    if let tie = sameEdge.first(where: isOutward), viewItem(of: tie.other) == parent {
      let distance = CGFloat(abs(tie.distance)).brief
      return (
        tie.number,
        "\(own) is tied \(distance) points beyond the edge of \(outer)\(site(of: tie.number)).",
        signRemedy(for: tie)
      )
    }
    let outward: LayoutFacts.Relation =
      edge.startsRectangle ? .lessThanOrEqual : .greaterThanOrEqual
    if let turned = turnedTie(of: item, edge, outward) { return turned }
    if let tie = ties(of: item, axis).first(where: {
      $0.place == edge.opposite && $0.otherPlace == edge && viewItem(of: $0.other) == parent
    }) {
      return (tie.number, "\(clause(tie.number)).", insideRemedy(own, of: item, in: parent, edge))
    }
    if let (tie, page) = tieBesidePage(item, parent, edge) {
      return (
        tie.number, "\(clause(tie.number)).",
        "tie \(own) to \(name(page)).\(word(edge, of: page)) instead."
      )
    }
    if let multiplied = cause.constraints.first(where: isMultipliedPosition) {
      return (
        multiplied, "\(clause(multiplied)): the position is multiplied, not a distance.",
        "use a distance as constant, or constrain(toFraction:of:), instead of the multiplied position."
      )
    }
    if let tie = sameEdge.first(where: { viewItem(of: $0.other) != parent }) {
      let others = ties(of: item, axis).filter {
        $0.place.isEdge && $0.place == $0.otherPlace && viewItem(of: $0.other) != parent
          && isAround($0.other, item)
      }.map(\.place).uniqued()
      return (
        tie.number, "\(clause(tie.number)), which is not its superview.",
        "tie \(Words.list(others.map { "\(name(item)).\(word($0, of: item))" })) to \(outer)."
      )
    }
    if let guide = sameEdge.first(where: { isOpenGuide($0.other, edge) }) {
      let own = "\(name(guide.other)).\(word(edge, of: guide.other))"
      return (
        guide.number, "\(clause(guide.number)), and nothing ties \(own).",
        "tie \(own) to that of \(outer), with \(inwardRelation(own)) or exactly."
      )
    }
    if case .length = cause.culprit {
      return (
        nil, sentence(of: cause) ?? "",
        (remedy(for: cause, of: item) ?? "") + orTie(own, outer, isTied: !sameEdge.isEmpty)
      )
    }
    if sameEdge.isEmpty, facts.items[item].translatesMask {
      return (
        nil, "Its frame says where it lies.",
        """
        set translatesAutoresizingMaskIntoConstraints of \(name(item)) to false and tie it to \(outer), or \
        set a frame within \(outer).
        """
      )
    }
    if sameEdge.isEmpty {
      return (
        nil, "Nothing ties \(own).",
        (isLargePicture(item, axis) ? "give \(name(item)) a \(size), or " : "")
          + "tie \(own) to that of \(outer), with \(inwardRelation(own)) or exactly."
      )
    }
    return (
      nil, sentence(of: cause) ?? "",
      remedy(for: cause, of: item) ?? "change what places \(own) outside of \(outer)."
    )
  }

  /// What to do with a view that lies beyond an edge of its superview.
  private func insideRemedy(
    _ own: String, of item: Int, in parent: Int, _ edge: LayoutFacts.Place
  ) -> String {
    let tie = "tie \(own) to the same edge of \(name(parent)) instead"
    let move = "add \(name(item)) to the superview of \(name(parent))"
    // What ends there already has taken the room.
    let taken = ties(of: parent, edge.axis).first {
      $0.place == edge && $0.otherPlace == edge && $0.other != item && $0.relation == .equal
        && facts.items[$0.other].parent == parent && isShown($0.other)
        && sharesSpan($0.other, item, across: edge.axis)
    }
    guard let taken else { return "\(tie), or \(move)." }
    let hasRoom = facts.items[parent].parent.map {
      geometry.rectangles[$0].contains(geometry.alignment[item])
    }
    if hasRoom ?? false { return "\(move)." }
    let sibling = "\(name(taken.other)).\(word(edge, of: taken.other))"
    return """
      \(tie), and \(sibling) to \(name(item)).\(word(edge.opposite, of: item)).\
      \(priorityAdvice(taken.other, item, edge.axis))
      """
  }

  /// Whether two views would meet if they lay in one place along an axis.
  private func sharesSpan(_ one: Int, _ other: Int, across axis: LayoutFacts.Axis) -> Bool {
    let (first, second) = (geometry.alignment[one], geometry.alignment[other])
    return axis == .horizontal
      ? first.minY < second.maxY && second.minY < first.maxY
      : first.minX < second.maxX && second.minX < first.maxX
  }

  /// An inequality that lets a view out over an edge, beyond what is around or beyond a neighbor.
  private func turnedTie(
    of item: Int, _ edge: LayoutFacts.Place, _ outward: LayoutFacts.Relation
  ) -> (number: Int?, sentence: String, remedy: String)? {
    let tie = ties(of: item, edge.axis).first {
      $0.place == edge && $0.relation == outward && !isWithin($0.other, item)
        && (isAround($0.other, item) || $0.otherPlace == edge.opposite)
    }
    guard let tie else { return nil }
    let isTurned = facts.constraints[tie.number].relation == .lessThanOrEqual
    return (
      tie.number, "\(clause(tie.number)), so it may lie outside.",
      "turn the relation: use \(isTurned ? ".greaterThanOrEqual" : ".lessThanOrEqual")."
    )
  }

  func signRemedy(for tie: Tie) -> String {
    let constant = CGFloat(facts.constraints[tie.number].constant)
    return
      "change the sign of its constant: did you mean \((-constant).brief), instead of \(constant.brief)?"
  }

  /// The relation that keeps an edge inside.
  private func inwardRelation(_ edge: String) -> String {
    ["leading", "left", "top"].contains { edge.hasSuffix(".\($0)") }
      ? ".greaterThanOrEqual" : ".lessThanOrEqual"
  }

  private func orTie(_ own: String, _ outer: String, isTied: Bool) -> String {
    isTied ? "" : " Or tie \(own) to that of \(outer) instead."
  }

  private func isMultipliedPosition(_ number: Int) -> Bool {
    let constraint = facts.constraints[number]
    return constraint.multiplier != 1 && constraint.first.attribute.isLocation
      && !constraint.comparesDistances
  }

  /// An edge as it is written: leading and trailing where no left or right is in use.
  func word(_ edge: LayoutFacts.Place, of item: Int) -> String {
    guard edge == .left || edge == .right else { return "\(edge)" }
    let isRightToLeft =
      constraintsOfItems[item].first.map { facts.constraints[$0].isRightToLeft } ?? false
    return (edge == .left) != isRightToLeft ? "leading" : "trailing"
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
