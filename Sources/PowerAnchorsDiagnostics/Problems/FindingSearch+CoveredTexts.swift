import Foundation
import LayoutReport

// Texts and what lies over them in other views.
extension FindingSearch {
  /// Texts that lie wholly behind an opaque view, and texts of two containers in one place.
  ///
  /// - Parameter pairs: Views whose overlap is known, and with it what it does to the texts in them.
  func coveredTexts(besides pairs: Set<Set<Int>>) -> [Finding] {
    let texts = facts.items.indices.filter {
      isShown($0) && hasText($0) && !facts.items[$0].isFaint && !facts.items[$0].frame.isEmpty
        && !isCollapsed($0)
        && scrollView(around: $0) == nil
    }
    if texts.isEmpty { return [] }
    let covers = facts.items.indices.filter { item in
      facts.items[item].paint == .opaque && isShown(item) && !facts.items[item].frame.isEmpty
        && item != 0
    }
    var found: [Finding] = []
    var named: Set<[Int]> = []
    forEachMeeting(of: texts, with: texts + covers) { text, cover, shared in
      guard text < cover, found.count < Self.mostFindings,
        let (first, second) = branches(text, cover),
        !pairs.contains([first, second]), !isPlaceOpen(first), !isPlaceOpen(second),
        !overlapOnPurpose(first, second, geometry.alignment[first])
      else { return }
      let isWhole = shared.width * shared.height >= area(geometry.alignment[text]) - 0.01
      if facts.items[cover].paint == .opaque, isWhole, named.insert([text]).inserted {
        if !isDimmed(text, before: cover), !fillsItsScreen(second) {
          found.append(hidden(text, by: cover, shared, in: first, second))
        }
      } else if hasText(cover), !named.contains([text]),
        facts.items[cover].parent != facts.items[text].parent,
        !isBacked(cover, below: second), named.insert([first, second]).inserted,
        isMeantAsContainers(first, second)
      {
        found.append(crossing(text, cover, shared, in: first, second))
      }
    }
    return found
  }

  /// Whether what is found already decides where a view lies: what it covers then follows.
  func isPlaceOpen(_ item: Int) -> Bool {
    isUnsettled(.x, of: item) || isUnsettled(.y, of: item)
  }

  /// Whether a view with contents covers all of what is around it: a screen over a screen, or a loader.
  private func fillsItsScreen(_ front: Int) -> Bool {
    guard let parent = facts.items[front].parent, !inside(of: front).isEmpty else {
      return false
    }
    return covers(front, parent)
  }

  private func area(_ rectangle: CGRect) -> CGFloat { rectangle.width * rectangle.height }

  /// Whether the overlap of two containers is not a finding of its own.
  private func isMeantAsContainers(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (geometry.alignment[first], geometry.alignment[second])
    let shared = one.intersection(other)
    return area(shared) >= min(area(one), area(other)) - 0.01
  }

  private func hidden(
    _ text: Int, by cover: Int, _ shared: CGRect, in first: Int, _ second: Int
  ) -> Finding {
    // What lets the two meet comes first: it may be what is wrong.
    let meeting = overlap(
      of: first, and: second, shared,
      "\(name(text)) lies wholly behind \(name(cover)), which is opaque.")
    let order =
      "add \(name(cover)) before \(name(text)), or send it to the back: sendSubviewToBack(_:)."
    // Neighbors are to lie after each other. What else covers a text is more often meant as its background.
    let isAfter = meeting.parts.contains { tieAfterTheSame(first, second, $0.axis) != nil }
    return Finding(
      kind: .overlap, items: [text, cover], parts: [.x, .y],
      constraints: (meeting.constraints + constraints(of: [cover, text], [.x, .y])).uniqued(),
      summary: meeting.summary,
      remedy: isAfter ? "\(meeting.remedy) Or \(order)" : "\(order) Or \(meeting.remedy)",
      areas: [shared], culprit: .cover(cover))
  }

  /// - Parameters:
  ///   - first: The view that the text is in, or the text itself.
  ///   - second: Its sibling with the text that covers the other one.
  private func crossing(
    _ text: Int, _ cover: Int, _ shared: CGRect, in first: Int, _ second: Int
  ) -> Finding {
    var finding = overlap(
      of: first, and: second, shared,
      "The texts of \(name(text)) and \(name(cover)) lie over each other, by \(shared.size.nearest) points."
    )
    finding.items = ([text, cover] + finding.items).uniqued()
    return finding
  }

  /// The views around two items, or these, that are siblings; `nil` if one is in the other.
  func branches(_ first: Int, _ second: Int) -> (Int, Int)? {
    var around: [Int: Int] = [:]
    var (child, next) = (first, facts.items[first].parent)
    while let current = next {
      around[current] = child
      (child, next) = (current, facts.items[current].parent)
    }
    if around[second] != nil { return nil }
    (child, next) = (second, facts.items[second].parent)
    while let current = next {
      if current == first { return nil }
      if let other = around[current] { return (other, child) }
      (child, next) = (current, facts.items[current].parent)
    }
    return nil
  }

  /// Whether a text has an opaque background of its own, in the branch that it belongs to.
  func isBacked(_ text: Int, below branch: Int) -> Bool {
    var next: Int? = text
    while let current = next {
      if facts.items[current].paint != .none { return true }
      if current == branch { return false }
      next = facts.items[current].parent
    }
    return false
  }

  /// Whether something translucent between a view and what covers it says that the view is out of use.
  func isDimmed(_ text: Int, before cover: Int) -> Bool {
    veils.contains {
      $0 > text && $0 < cover && covers($0, text)
    }
  }
}
