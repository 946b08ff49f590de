import Foundation
import LayoutReport

// Clear views that take the touches of what is behind them.
extension FindingSearch {
  /// Buttons that lie wholly behind a clear view which takes their touches.
  ///
  /// One that covers the screen is there to close what is in front of it, and one that has its edges on those of a
  /// button, or lies over a field, stands for it.
  var coveredControls: [Finding] {
    let screen = geometry.rectangles[0].inset(by: facts.items[0].safeArea)
    let covers = facts.items.indices.filter { item in
      facts.items[item].catchesTouches && isShown(item) && !isCollapsed(item)
        && facts.items[item].paint == .none && isBare(item) && !hasText(item)
        && !facts.items[item].isTextInput && !facts.items[item].scrolls
        && !isWithin(screen, geometry.alignment[item])
    }
    if covers.isEmpty { return [] }
    let controls = facts.items.indices.filter { item in
      isShown(item) && !isCollapsed(item) && !facts.items[item].frame.isEmpty
        && facts.items[item].isTarget
    }
    var found: [Finding] = []
    forEachMeeting(of: controls, with: covers) { control, cover, shared in
      guard found.count < Self.mostFindings, control < cover,
        let (first, second) = branches(control, cover), self.covers(cover, control),
        !isPlaceOpen(first), !isPlaceOpen(second), !follows(cover, control),
        scrollView(around: control) == scrollView(around: cover)
      else { return }
      found.append(
        Finding(
          kind: .overlap, items: [cover, control], parts: [.x, .y],
          constraints: constraints(of: [cover, control], [.x, .y]),
          summary: """
            \(name(cover)) is clear and takes the touches of \(name(control)), which lies wholly behind it.
            """,
          remedy: """
            add \(name(second)) before \(name(first)), or send it to the back: sendSubviewToBack(_:). Or place \
            them beside each other.
            """,
          areas: [shared], culprit: .cover(cover)))
    }
    return found
  }
}
