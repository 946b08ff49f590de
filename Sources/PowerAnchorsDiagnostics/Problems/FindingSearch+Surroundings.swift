import Foundation
import LayoutReport

// What other views and the keyboard leave of the room.
extension FindingSearch {
  /// Fields that the keyboard covers.
  var fieldsUnderKeyboard: [Finding] {
    guard let keyboard = facts.keyboard else { return [] }
    return limited(facts.items.indices.filter { isShown($0) && facts.items[$0].isTextInput }) {
      item in
      let covered = geometry.alignment[item].intersection(keyboard)
      guard !covered.isNull, covered.height > geometry.tolerance, scrollView(around: item) == nil,
        !isUnsettled(.y, of: item)
      else { return nil }
      let end = end(below: item)
      return Finding(
        kind: .underKeyboard, items: [item, end?.view].compactMap(\.self).uniqued(), parts: [.y],
        constraints: ([end?.tie.number].compactMap(\.self) + placingConstraints(of: item))
          .uniqued(),
        summary: "The keyboard covers \(name(item)), by \(covered.height.wholeUp) points.",
        remedy: keyboardRemedy(item, end), areas: [covered],
        culprit: end.map { .position($0.tie.number) } ?? .cover(0))
    }
  }

  private func keyboardRemedy(_ item: Int, _ end: (view: Int, tie: Tie)?) -> String {
    let guide = "\(name(0)).keyboardLayoutGuide"
    guard let (view, tie) = end else {
      return """
        put \(name(item)) into a scroll view, and tie the bottom of that to \(guide).top.
        """
    }
    return """
      tie \(name(view)).bottom to \(guide).top, instead of \(facts.sentence(of: facts.constraints[tie.number]).rightSide)\
      \(site(of: tie.number)). Or put \(name(item)) \
      into a scroll view that ends there.
      """
  }

  /// Goes downward from an item to the view that is tied to the bottom of the screen, if that is what
  /// places it.
  private func end(below item: Int) -> (view: Int, tie: Tie)? {
    var view = item
    var passed: Set<Int> = []
    while passed.insert(view).inserted {
      let next = ties(of: view, .vertical).first { tie in
        tie.place == .bottom && tie.relation == .equal && !isWithin(tie.other, view)
          && (tie.otherPlace == .bottom || tie.otherPlace == .top && !isAround(tie.other, view))
      }
      guard let next else { return nil }
      if viewItem(of: next.other) == 0 { return isStacks(next.number) ? nil : (view, next) }
      view = viewItem(of: next.other)
    }
    return nil
  }

  /// The constraints that place an item and what is around it vertically.
  private func placingConstraints(of item: Int) -> [Int] {
    var numbers: [Int] = []
    var next: Int? = item
    while let current = next, current != 0 {
      numbers += constraints(of: [current], [.y]).filter {
        facts.constraints[$0].first.item == current
      }
      next = facts.items[current].parent
    }
    return numbers.uniqued()
  }

  /// Views whose frame is set by hand for one width, among others that constraints lay out.
  var fixedFrames: [Finding] {
    limited(facts.items.indices.filter { hasFixedFrame($0) }) { item in
      Finding(
        kind: .fixedFrame, items: [item], parts: [.width],
        constraints: lookedAt(of: [item], [.width]),
        summary: """
          \(name(item)) keeps a width of \(facts.items[item].frame.width.brief) points, by its frame, and the views \
          around it are laid out by constraints: it fits one width of \(name(facts.items[item].parent ?? 0)).
          """,
        remedy: """
          set translatesAutoresizingMaskIntoConstraints of \(name(item)) to false and tie its leading and \
          trailing anchors, or give it a flexible width by its autoresizingMask.
          """)
    }
  }

  /// Whether a view's frame fits one width of its superview, whose other views constraints lay out.
  func hasFixedFrame(_ item: Int) -> Bool {
    let fact = facts.items[item]
    guard kinds.contains(.fixedFrame), fact.keepsWidth, fact.translatesMask, !fact.isGiven,
      item != 0,
      isShown(item), !fact.isContentView, let parent = fact.parent, !facts.items[parent].scrolls,
      !fact.frame.isEmpty, !isUnsettled(.width, of: item)
    else { return false }
    let room = facts.items[parent].frame.width
    let (before, after) = (fact.frame.minX, room - fact.frame.maxX)
    // Where it fits, layoutSubviews may have set it.
    guard before >= 0 && after < -geometry.tolerance else { return false }
    return isConstrained(parent)
      || children[parent].contains { $0 != item && isShown($0) && isConstrained($0) }
  }

  private func isConstrained(_ item: Int) -> Bool {
    item != 0 && !facts.items[item].translatesMask && !constraintsOfItems[item].isEmpty
  }
}
