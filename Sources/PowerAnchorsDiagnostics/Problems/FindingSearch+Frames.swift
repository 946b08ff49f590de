import Foundation
import LayoutReport

// What the frames alone show.
extension FindingSearch {
  var brokenOptionals: [Finding] {
    facts.constraints.enumerated().compactMap { number, constraint in
      guard !constraint.isRequired, !isKits(number), !geometry.holds(constraint) else { return nil }
      let violation = geometry.violation(of: constraint)
      let item = constraint.first.item
      return Finding(
        kind: .brokenOptional, items: [item], constraints: [number], leftOut: number,
        summary: """
          \(facts.words(for: constraint)) is missed by \(CGFloat(violation).nearest) points.
          """,
        remedy: """
          raise its priority above those that it gives way to, or leave it out if \(name(item)) is \
          right as it is.
          """)
    }
  }

  /// Views without a width or a height that have something to show.
  var emptyViews: [Finding] {
    return limited(facts.items.indices.filter { isShown($0) && $0 != 0 && !isCollapsed($0) }) {
      emptyView($0, children[$0])
    }
  }

  private func emptyView(_ item: Int, _ children: [Int]) -> Finding? {
    guard let axis = emptyAxis(of: item) else { return nil }
    let fact = facts.items[item]
    let part: LayoutProgram.Part = axis == .horizontal ? .width : .height
    if isUnsettled(part, of: item) || isCollapsedOnPurpose(item, axis) { return nil }
    if let content = fact.content(along: axis), content.length > 0 {
      let needed = CGFloat(content.length)
      let cause = cause(
        CauseSearch.Demand(
          terms: [.init(1, part, item)], relation: .greaterThanOrEqual, constant: content.length),
        of: item, axis)
      return finding(
        .emptyView, item, [part], cause,
        "The \(part) of \(name(item)) is 0, and its content needs \(needed.wholeUp) points.",
        remedy(for: cause, of: item)
          ?? "leave room for \(name(item)), or raise its compression resistance.")
    }
    let shown = children.first { isShown($0) && !facts.items[$0].frame.isEmpty }
    if let shown {
      return Finding(
        kind: .emptyView, items: [item], parts: [part],
        constraints: lookedAt(of: [item], [part]),
        summary: "The \(part) of \(name(item)) is 0, and \(name(shown)) inside it is shown.",
        remedy: """
          give \(name(item)) a \(part), or tie \(axis == .horizontal ? "its leading and trailing" : "its top and bottom") \
          anchors to what is inside it.
          """)
    }
    guard isColorAlone(item, axis) else { return nil }
    // Those in one stack lack the same.
    let siblings = stack(arranging: item).map { self.children[$0] } ?? [item]
    guard siblings.first(where: { isColorAlone($0, axis) }) == item else { return nil }
    let alike = siblings.filter { isColorAlone($0, axis) }
    let names = Words.list(alike.map(name), limit: alike.count)
    let (verb, backgrounds, them) =
      alike.count == 1
      ? ("is", "its background does not show: it has", "it")
      : ("are", "their backgrounds do not show: they have", "them")
    return Finding(
      kind: .emptyView, items: alike, parts: [part],
      constraints: lookedAt(of: alike, [part]),
      summary: """
        The \(part)\(alike.count == 1 ? "" : "s") of \(names) \(verb) 0, so that \(backgrounds) no content, and \
        nothing gives \(them) a \(part).
        """,
      remedy: "give \(names) a \(part)\(alike.count == 1 ? "" : " each").")
  }

  /// Whether a view shows nothing but a background, and has no length for it.
  private func isColorAlone(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    let fact = facts.items[item]
    let part: LayoutProgram.Part = axis == .horizontal ? .width : .height
    return isShown(item) && emptyAxis(of: item) == axis && fact.paint != .none
      && (axis == .horizontal ? fact.frame.height : fact.frame.width) > 0
      && fact.content(along: axis) == nil && !isUnsettled(part, of: item)
      && !isCollapsed(item) && !isCollapsedOnPurpose(item, axis)
      && !children[item].contains { isShown($0) && !facts.items[$0].frame.isEmpty }
  }

  /// The stack view that places an item.
  func stack(arranging item: Int) -> Int? {
    constraintsOfItems[item].first { isStacks($0) && facts.constraints[$0].holder != item }
      .map { facts.constraints[$0].holder }
  }

  /// Whether a constraint says that a view has no room.
  private func isCollapsedOnPurpose(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    var next: Int? = item
    while let current = next, current != 0 {
      let isSaid = constraintsOfItems[current].contains { number in
        let constraint = facts.constraints[number]
        return constraint.first.item == current && constraint.second == nil
          && constraint.constant == 0 && constraint.relation != .greaterThanOrEqual
          && constraint.first.attribute.axis == axis && constraint.priority > 250
      }
      if isSaid { return current == item || facts.items[current].clips }
      next = facts.items[current].parent
    }
    return false
  }

  func emptyAxis(of item: Int) -> LayoutFacts.Axis? {
    let size = facts.items[item].frame.size
    return size.width <= 0 ? .horizontal : size.height <= 0 ? .vertical : nil
  }
}
