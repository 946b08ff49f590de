import Foundation
import LayoutReport

// Layers that show what is below them, and pictures around a middle one.
extension FindingSearch {
  /// Whether a view without contents neither hides its sibling nor takes its touches: an area for taps over
  /// pictures and texts, a shine over the bars of a placeholder.
  func letsThrough(_ front: Int, over back: Int) -> Bool {
    guard isBare(front) else { return false }
    if facts.items[front].isTarget {
      return facts.items[front].paint == .none && !takesTouches(back)
    }
    return facts.items[front].paint == .translucent && isBlank(back)
  }

  /// Whether there is nothing to read, to touch or to look at.
  private func isBlank(_ item: Int) -> Bool {
    !isForPeople(item) && hasNoContent(item) && inside(of: item).allSatisfy(isBlank)
  }

  private func takesTouches(_ item: Int) -> Bool {
    facts.items[item].isTarget || facts.items[item].isTextInput
      || inside(of: item).contains(where: takesTouches)
  }

  /// Whether two pictures lie in one fan: the covers of albums on both sides of the chosen one.
  func areFanned(_ back: Int, _ front: Int, _ axis: LayoutFacts.Axis) -> Bool {
    let (one, other) = (fanCenter(of: back, axis), fanCenter(of: front, axis))
    return (one != nil || other != nil) && one ?? back == other ?? front
  }

  /// The sibling that a picture lies beside, in the middle of it across an axis, with one of the same length
  /// tied to its other side alike.
  func fanCenter(of item: Int, _ axis: LayoutFacts.Axis) -> Int? {
    guard children[item].isEmpty, !isForPeople(item) else { return nil }
    return ties(of: item, axis).first { tie in
      tie.relation == .equal && tie.isOwn && areSiblings(tie.other, item)
        && (tie.joinsOppositeEdges || tie.joinsCenters && tie.distance != 0)
        && ties(of: item, axis.across).contains {
          $0.joinsCenters && $0.other == tie.other && $0.distance == 0
        }
        && ties(of: tie.other, axis).contains { opposite in
          opposite.relation == .equal && opposite.place == tie.otherPlace.opposite
            && opposite.otherPlace == tie.place.opposite && opposite.distance == tie.distance
            && opposite.other != item && children[opposite.other].isEmpty
            && !isForPeople(opposite.other) && areEquallyLong(opposite.other, item, axis)
        }
    }?.other
  }
}
