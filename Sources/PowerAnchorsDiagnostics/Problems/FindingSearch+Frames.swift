import Foundation
import LayoutNames
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
          \(facts.sentence(of: constraint).text) is missed by \(CGFloat(violation).brief) points.
          """,
        remedy: """
          raise its priority above those that it gives way to, or leave it out if \(name(item)) is \
          right as it is.
          """)
    }
  }

  /// Views without a width or a height that have something to show.
  var emptyViews: [Finding] {
    let children = facts.children
    return facts.items.indices.compactMap { item in
      guard isShown(item), item != 0, let axis = emptyAxis(of: item) else { return nil }
      let fact = facts.items[item]
      let part: LayoutProgram.Part = axis == .horizontal ? .width : .height
      if isUnsettled(part, of: item) { return nil }
      if let content = fact.content(along: axis), content.length > 0 {
        return Finding(
          kind: .emptyView, items: [item], parts: [part],
          constraints: constraints(of: [item], [part]),
          summary:
            "The \(part) of \(name(item)) is 0, and its content needs \(CGFloat(content.length).brief) points.",
          remedy: """
            find what presses it together: raise its compression resistance, or loosen a constraint \
            on its \(part).
            """)
      }
      let shown = children[item].first { isShown($0) && !facts.items[$0].frame.isEmpty }
      guard !fact.clips, let shown else { return nil }
      return Finding(
        kind: .emptyView, items: [item], parts: [part],
        constraints: constraints(of: [item], [part]),
        summary: "The \(part) of \(name(item)) is 0, and \(name(shown)) inside it is shown.",
        remedy: """
          give \(name(item)) a \(part), or tie \(axis == .horizontal ? "its leading and trailing" : "its top and bottom") \
          anchors to what is inside it.
          """)
    }
  }

  private func emptyAxis(of item: Int) -> LayoutFacts.Axis? {
    let size = facts.items[item].frame.size
    return size.width <= 0 ? .horizontal : size.height <= 0 ? .vertical : nil
  }

  var clippedTexts: [Finding] {
    facts.items.indices.compactMap { item in
      let fact = facts.items[item]
      guard isShown(item), let text = fact.text, let needed = fact.textSize else { return nil }
      var size = geometry.frames[item].size
      if let limit = fact.textLimit { size.height = min(size.height, limit) }
      let parts =
        ((needed.width > size.width + geometry.tolerance ? [.width] : [])
        + (needed.height > size.height + geometry.tolerance ? [.height] : []))
        .filter { !isUnsettled($0, of: item) }
      // A view without any room is named as such.
      guard !parts.isEmpty, !kinds.contains(.emptyView) || emptyAxis(of: item) == nil else {
        return nil
      }
      return Finding(
        kind: .clippedText, items: [item], parts: parts,
        constraints: constraints(of: [item], parts),
        summary: """
          The text "\(text.cut(to: 40))" of \(name(item)) needs \(needed.brief) points and has \
          \(size.brief).
          """,
        remedy: parts.contains(.width)
          ? "give it more width, or more lines, or raise its compression resistance."
          : "give it more height or lines, or raise its vertical compression resistance.")
    }
  }

  /// Views that reach out of their superviews.
  var itemsOutside: [Finding] {
    facts.items.indices.compactMap { item in
      guard isShown(item), let parent = facts.items[item].parent else { return nil }
      let (fact, outer) = (facts.items[item], facts.items[parent])
      if outer.scrolls || outer.clips || fact.frame.isEmpty { return nil }
      // A superview without any room is named as such.
      if kinds.contains(.emptyView) && emptyAxis(of: parent) != nil { return nil }
      let bounds = CGRect(origin: outer.boundsOrigin, size: outer.frame.size)
      let frame = geometry.frames[item]
      let reach: [(side: String, part: LayoutProgram.Part, distance: CGFloat)] = [
        ("left", .x, bounds.minX - frame.minX), ("right", .width, frame.maxX - bounds.maxX),
        ("top", .y, bounds.minY - frame.minY), ("bottom", .height, frame.maxY - bounds.maxY),
      ].filter {
        $0.2 > geometry.tolerance && !isUnsettled($0.1, of: item) && !isUnsettled($0.1, of: parent)
      }
      guard !reach.isEmpty else { return nil }
      let sides = reach.map { "\($0.distance.brief) points at the \($0.side)" }
      return Finding(
        kind: .outsideSuperview, items: [item, parent], parts: reach.map(\.part),
        constraints: constraints(of: [item], reach.map(\.part)),
        summary: "\(name(item)) reaches out of \(name(parent)), by \(Words.list(sides)).",
        remedy: """
          tie its \(Words.list(reach.map(\.side))) to \(name(parent)), or set clipsToBounds of \
          \(name(parent)) if that is meant.
          """,
        areas: reach.map { Self.strip(of: geometry.alignment[item], beyond: $0.part, $0.distance) })
    }
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
