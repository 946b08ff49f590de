import Foundation
import LayoutReport

// Tags, dots and shades, which belong to what they cover.
extension FindingSearch {
  /// Whether a view has its center on a sibling that reaches over an edge of another one by its own constant:
  /// the dot in the ring of a badge.
  private func isCenter(_ item: Int, ofBadgeOn back: Int) -> Bool {
    let middles = LayoutFacts.Axis.allCases.map { axis in
      Set(
        ties(of: item, axis).filter { $0.joinsCenters && $0.isOwn }.map(\.other))
    }
    return middles[0].intersection(middles[1]).contains { middle in
      middle != back && areSiblings(middle, item)
        && LayoutFacts.Axis.allCases.contains { reachesOver(middle, back, $0) }
    }
  }

  /// Whether a view with an opaque background is placed along both axes by something in a sibling, and has its
  /// center there, or lies in a corner of the sibling: the large letter above a key, the tag on one of several
  /// cards, the button for more at the end of a text of several lines.
  func isTag(_ item: Int, on back: Int) -> Bool {
    if isCenter(item, ofBadgeOn: back) { return true }
    guard facts.items[item].paint == .opaque else { return false }
    if facts.items[back].wraps || !hasText(back),
      LayoutFacts.Axis.allCases.allSatisfy({ ownFlushEdges(of: item, on: back, $0).count == 1 })
    {
      return true
    }
    let own = LayoutFacts.Axis.allCases.map { axis in
      ties(of: item, axis).filter {
        $0.relation == .equal && $0.isOwn && $0.other != back && isWithin($0.other, back)
      }
    }
    return own.allSatisfy { !$0.isEmpty }
      && own.joined().contains(where: \.joinsCenters)
  }

  /// Whether a view without contents lies between a picture, from edge to edge of it, and a text on the picture:
  /// a gradient.
  func isShade(_ item: Int, below front: Int) -> Bool {
    guard facts.items[item].paint != .opaque, isBare(item), hasText(front),
      let parent = facts.items[item].parent
    else { return false }
    return children[parent].contains { picture in
      picture < item && covers(picture, item) && covers(picture, front) && isShown(picture)
        && !isForPeople(picture) && !hasNoContent(picture)
        && LayoutFacts.Axis.allCases.contains { areEquallyLong(picture, item, $0) }
    }
  }

  /// Whether a view that clips has three edges on those of a sibling: the full stars over the empty ones.
  func isCrop(_ item: Int, of sibling: Int) -> Bool {
    guard facts.items[item].clips else { return false }
    return LayoutFacts.Axis.allCases.flatMap { ownFlushEdges(of: item, on: sibling, $0) }.count > 2
  }

  /// Whether two views of one size without contents lie in opposite corners of their superview: two faces in
  /// the place of one.
  func areInOppositeCorners(_ back: Int, _ front: Int) -> Bool {
    guard let parent = facts.items[back].parent,
      [back, front].allSatisfy({ children[$0].isEmpty && !isForPeople($0) })
    else { return false }
    return LayoutFacts.Axis.allCases.allSatisfy { axis in
      let (one, other) = (
        ownFlushEdges(of: back, on: parent, axis), ownFlushEdges(of: front, on: parent, axis)
      )
      return one.count == 1 && other == Set(one.map(\.opposite))
        && areEquallyLong(back, front, axis)
    }
  }

  /// The edges of a view that its own constraints tie to the same ones of another view.
  private func ownFlushEdges(
    of item: Int, on other: Int, _ axis: LayoutFacts.Axis
  ) -> Set<LayoutFacts.Place> {
    flushEdges(of: item, axis) { $0.isOwn && $0.other == other }
  }
}
