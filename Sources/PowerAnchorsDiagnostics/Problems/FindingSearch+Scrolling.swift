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
    let room = facts.items[scroll].frame.width
    let text = facts.items.indices.first { item in
      facts.items[item].wraps && isShown(item) && hasText(item)
        && geometry.alignment[item].width > room + geometry.tolerance
        && scrollView(around: item) == scroll && !isUnsettled(.width, of: item)
    }
    guard let text else { return nil }
    let cause = cause(
      CauseSearch.Demand(
        terms: [.init(1, .width, content), .init(-1, .width, scroll)], relation: .lessThanOrEqual,
        constant: 0),
      of: content, .horizontal)
    guard cause.items.contains(text) else { return nil }
    let ends = ties(of: content, .horizontal)
    let filling = ends.first { $0.place.isEdge }.map { viewItem(of: $0.other) } ?? text
    return Finding(
      kind: .scrollContent, items: [scroll, filling, text].uniqued(), parts: [.width],
      constraints: (ends.map(\.number) + cause.constraints).uniqued(),
      summary: """
        Nothing says how wide the content of \(name(scroll)) is, so \(name(text)) is one line of \
        \(geometry.alignment[text].width.whole) points instead of wrapping, and \(name(scroll)) scrolls \
        sideways.
        """,
      remedy: """
        tie the width of \(name(filling)) to that of \(name(scroll)).frameLayoutGuide.
        """,
      culprit: .content(item: text))
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
