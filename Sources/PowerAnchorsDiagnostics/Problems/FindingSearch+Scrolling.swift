import Foundation
import LayoutReport

// Contents of scroll views.
extension FindingSearch {
  /// Scroll views whose content is as wide as a text in one line, which is meant to wrap.
  var scrollContents: [Finding] {
    let wide = facts.items.indices.filter { item in
      let fact = facts.items[item]
      guard fact.kind == .scrollContent, !fact.hasPartsAlone, let scroll = fact.parent else {
        return false
      }
      return fact.frame.width > facts.items[scroll].frame.width + geometry.tolerance
        && !isUnsettled(.width, of: item)
    }
    if wide.isEmpty { return [] }
    return limited(wide) { scrollContent($0) }
  }

  private func scrollContent(_ content: Int) -> Finding? {
    guard let scroll = facts.items[content].parent, isShown(scroll) else { return nil }
    if let wide = marginsBeside(content, of: scroll) { return wide }
    let room = facts.items[scroll].frame.width
    func isWide(_ item: Int) -> Bool {
      facts.items[item].wraps && isShown(item) && hasText(item)
        && geometry.alignment[item].width > room + geometry.tolerance
        && scrollView(around: item) == scroll && !isUnsettled(.width, of: item)
    }
    // Whether any text is so wide costs less than what makes them so.
    guard facts.items.indices.contains(where: isWide) else { return nil }
    let cause = cause(
      CauseSearch.Demand(
        terms: [.init(1, .width, content), .init(-1, .width, scroll)], relation: .lessThanOrEqual,
        constant: 0),
      of: content, .horizontal)
    // Short texts are as wide as the long one in the same column.
    guard let text = cause.items.first(where: isWide) else { return nil }
    let ends = ties(of: content, .horizontal)
    let filling = ends.first { $0.place.isEdge }.map { viewItem(of: $0.other) } ?? text
    let margins = facts.items[content].frame.width - geometry.alignment[filling].width
    return Finding(
      kind: .scrollContent, items: [scroll, filling, text].uniqued(), parts: [.width],
      constraints: (ends.map(\.number) + cause.constraints).uniqued(),
      summary: """
        Nothing says how wide the content of \(name(scroll)) is, so \(name(text)) is one line of \
        \(geometry.alignment[text].width.whole) points instead of wrapping, and \(name(scroll)) scrolls \
        sideways.
        """,
      remedy: """
        tie the width of \(name(filling)) to that of \(name(scroll)).frameLayoutGuide\
        \(margins > geometry.tolerance ? ", with a constant of \((-margins).brief)" : "").
        """,
      culprit: .content(item: text))
  }

  /// A view as wide as its scroll view, with margins in the content beside it.
  private func marginsBeside(_ content: Int, of scroll: Int) -> Finding? {
    let ends = ties(of: content, .horizontal).filter { $0.relation == .equal && $0.place.isEdge }
    for tie in ends where tie.place == tie.otherPlace && tie.place == .left {
      let filling = tie.other
      guard
        ends.contains(where: {
          $0.other == filling && $0.place == .right && $0.otherPlace == .right
        })
      else { continue }
      let width = constraintsOfItems[filling].first { number in
        let constraint = facts.constraints[number]
        return constraint.first.attribute == .width && constraint.second?.attribute == .width
          && constraint.multiplier == 1 && constraint.constant == 0 && constraint.relation == .equal
          && constraint.sides.contains {
            $0.item != content && viewItem(of: $0.item) == scroll
          }
      }
      guard let width else { continue }
      let margins = facts.items[content].frame.width - geometry.alignment[filling].width
      return Finding(
        kind: .scrollContent, items: [filling, scroll], parts: [.width],
        constraints: ([width] + ends.filter { $0.other == filling }.map(\.number)).uniqued(),
        summary: """
          \(clause(width)), and its margins in the content make that \(margins.nearest) points wider, so that \
          \(name(scroll)) scrolls sideways.
          """,
        remedy:
          "give the width of \(name(filling)) a constant of \((-margins).brief)\(site(of: width)).",
        culprit: .relation(width))
    }
    return nil
  }

  /// The scroll view that an item moves in.
  func scrollView(around item: Int) -> Int? {
    var next = facts.items[item].parent
    while let current = next {
      if facts.items[current].scrolls { return current }
      next = facts.items[current].parent
    }
    return nil
  }
}
