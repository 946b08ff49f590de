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
        constraints: constraints(of: [item], [part]),
        summary: "The \(part) of \(name(item)) is 0, and \(name(shown)) inside it is shown.",
        remedy: """
          give \(name(item)) a \(part), or tie \(axis == .horizontal ? "its leading and trailing" : "its top and bottom") \
          anchors to what is inside it.
          """)
    }
    // A color without an area.
    let across = axis == .horizontal ? fact.frame.height : fact.frame.width
    guard fact.paint != .none, across > 0, fact.content(along: axis) == nil else {
      return nil
    }
    return Finding(
      kind: .emptyView, items: [item], parts: [part],
      constraints: constraints(of: [item], [part]),
      summary: """
        The \(part) of \(name(item)) is 0, so that its background does not show: it has no content, and \
        nothing gives it a \(part).
        """,
      remedy: "give \(name(item)) a \(part).")
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
