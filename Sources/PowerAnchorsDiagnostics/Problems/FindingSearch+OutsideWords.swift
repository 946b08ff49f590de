import Foundation
import LayoutReport

// What to change for a view to lie within its superview.
extension FindingSearch {
  /// What lets a view out over an edge: the constraint to change, if it is one.
  func outsideWords(
    _ item: Int, _ parent: Int, _ edge: LayoutFacts.Place, _ cause: Cause
  ) -> (number: Int?, sentence: String, remedy: String) {
    let axis: LayoutFacts.Axis = edge == .left || edge == .right ? .horizontal : .vertical
    let (own, outer) = ("\(name(item)).\(word(edge, of: item))", name(parent))
    let size =
      isLargePicture(item, axis.across)
      ? "width and a height" : axis == .horizontal ? "width" : "height"
    let sameEdge = ties(of: item, axis).filter { $0.place == edge && isAround($0.other, item) }
    let outward: LayoutFacts.Relation =
      edge.startsRectangle ? .lessThanOrEqual : .greaterThanOrEqual
    let beyond = sameEdge.first {
      $0.otherPlace == edge && $0.relation != outward
        && (edge.startsRectangle ? $0.distance < 0 : $0.distance > 0)
    }
    if let tie = beyond, viewItem(of: tie.other) == parent {
      let distance = CGFloat(abs(tie.distance)).brief
      return (
        tie.number,
        "\(own) \(tie.relation == .equal ? "is tied" : "may lie") \(distance) points beyond the edge of \(outer)\(site(of: tie.number)).",
        signRemedy(for: tie)
      )
    }
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
      return (multiplied, "\(multiplierSentence(multiplied)).", multiplierRemedy)
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
    if let far = farRemedy(for: cause) {
      let tie = "tie \(own) to that of \(outer) instead of it"
      return (
        nil, sentence(of: cause) ?? "", sameEdge.isEmpty ? "\(far.dropLast()), or \(tie)." : far
      )
    }
    if facts.items[parent].isContentView, !isEnded(parent, edge) {
      return (
        nil,
        "Nothing ties \(own), so the cell cannot tell how \(axis == .horizontal ? "wide" : "high") it is.",
        "tie \(own) to that of \(outer), with \(inwardRelation(own)) or exactly."
      )
    }
    let shift = shift(of: item, in: parent, edge)
    if let shift, shift.isAway {
      return (shift.number, "\(clause(shift.number)).", "\(shift.remedy).")
    }
    if case .length = cause.culprit {
      return (
        nil, sentence(of: cause) ?? "",
        (remedy(for: cause, of: item) ?? "")
          + (shift.map { " Or \($0.remedy)." } ?? orTie(own, outer, isTied: !sameEdge.isEmpty))
      )
    }
    if case .relation(let number) = cause.culprit, let ratio = ratioRemedy(number, cause) {
      return (nil, sentence(of: cause) ?? "", ratio)
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
    if case .relation(let number) = cause.culprit, facts.constraints[number].isRequired,
      let change = remedy(for: cause, of: item)
    {
      return (nil, sentence(of: cause) ?? "", change)
    }
    if sameEdge.isEmpty, let sibling = siblingAtEdge(edge, besides: item, in: parent) {
      let end = "\(name(sibling)).\(word(edge.opposite, of: sibling))"
      return (
        nil, "Nothing ties \(own).",
        "tie \(own) to \(end), with \(inwardRelation(own)).\(priorityAdvice(item, sibling, axis))"
      )
    }
    // A page of texts grows with them, and the screen does not.
    if sameEdge.isEmpty, parent == 0, edge == .bottom, facts.items[item].wraps {
      return (
        nil, "Nothing ties \(own).",
        "put the views of \(outer) into a scroll view, or tie \(own) to that of \(outer), with .lessThanOrEqual."
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
        && abs($0.distance) < Double(length(of: item, edge.axis))
        && sharesSpan($0.other, item, across: edge.axis)
    }
    guard let taken else { return "\(tie), or \(move)." }
    let hasRoom = facts.items[parent].parent.map {
      isWithin(geometry.alignment[item], geometry.rectangles[$0])
    }
    if hasRoom ?? false { return "\(move)." }
    let sibling = "\(name(taken.other)).\(word(edge, of: taken.other))"
    return """
      \(tie), and \(sibling) to \(name(item)).\(word(edge.opposite, of: item)).\
      \(priorityAdvice(taken.other, item, edge.axis))
      """
  }

  /// Whether two views would meet if they lay in one place along an axis.
  func sharesSpan(_ one: Int, _ other: Int, across axis: LayoutFacts.Axis) -> Bool {
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

  /// Whether something in a view ends where the view does.
  private func isEnded(_ item: Int, _ edge: LayoutFacts.Place) -> Bool {
    ties(of: item, edge.axis).contains {
      $0.place == edge && $0.otherPlace == edge && isWithin($0.other, item)
    }
  }

  /// The relation that keeps an edge inside.
  private func inwardRelation(_ edge: String) -> String {
    ["leading", "left", "top"].contains { edge.hasSuffix(".\($0)") }
      ? ".greaterThanOrEqual" : ".lessThanOrEqual"
  }

  private func orTie(_ own: String, _ outer: String, isTied: Bool) -> String {
    isTied ? "" : " Or tie \(own) to that of \(outer) instead."
  }

  /// An edge as it is written: leading and trailing where no left or right is in use.
  func word(_ edge: LayoutFacts.Place, of item: Int) -> String {
    guard edge == .left || edge == .right else { return "\(edge)" }
    let isRightToLeft =
      constraintsOfItems[item].first.map { facts.constraints[$0].isRightToLeft } ?? false
    return (edge == .left) != isRightToLeft ? "leading" : "trailing"
  }
}
