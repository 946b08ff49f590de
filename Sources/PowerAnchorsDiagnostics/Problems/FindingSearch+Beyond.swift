import Foundation
import LayoutReport

// What reaches beyond something by its own constants.
extension FindingSearch {
  /// Whether a view reaches over a corner of another one, which places it along both axes and is not its edge: a
  /// badge, wherever in the tree the two are.
  func isCornerBadge(_ item: Int) -> Bool {
    let owners = LayoutFacts.Axis.allCases.map { ownersOfCorner(of: item, $0) }
    return !owners[0].isDisjoint(with: owners[1])
  }

  private func ownersOfCorner(of item: Int, _ axis: LayoutFacts.Axis) -> Set<Int> {
    let own = ties(of: item, axis).filter { tie in
      tie.relation == .equal && !isWithin(tie.other, item)
        && (tie.isOwn || isAround(tie.other, item))
    }
    // A view that has its other edge tied as well has a wrong sign.
    guard Set(own.map(\.place)).count == 1 else { return [] }
    let beyond = own.filter { tie in
      isOutward(tie) || tie.place.isCenter && tie.otherPlace.isEdge
        || isInward(tie) && (!isForPeople(item) || facts.items[item].paint != .none)
    }
    return Set(beyond.map { viewItem(of: $0.other) })
  }

  /// Whether an edge is tied to the opposite edge of another view, and lies within that.
  private func isInward(_ tie: Tie) -> Bool {
    guard tie.joinsOppositeEdges else { return false }
    return tie.place.startsRectangle ? tie.distance < 0 : tie.distance > 0
  }

  /// Whether a view without contents is as long as something else and a number of points, or a part of it, and lies
  /// in the middle of something, or is as long as something along both axes: a picture over the margins of its
  /// column, a shadow.
  func isLarger(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    guard isBare(item), !isForPeople(item), hasLengthOfOther(item, axis) else { return false }
    if ties(of: item, axis).contains(where: { $0.isOwn && $0.joinsCenters }) { return true }
    return !facts.items[item].isPicture && hasLengthOfOther(item, axis.across)
  }

  /// Whether a picture or color is tied before the beginning of what is around it by a negative constant, as a wrong
  /// sign at its end is not: a face that hangs over the top of a card.
  func isRaised(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    guard !isForPeople(item), isBare(item), hasLengthInPoints(item, axis) else { return false }
    let around = ties(of: item, axis).filter { isAround($0.other, item) }
    guard around.count == 1, let tie = around.first, tie.isOwn, isOutward(tie) else { return false }
    return facts.constraints[tie.number].constant < 0
      && 3 * CGFloat(abs(tie.distance)) >= length(of: item, axis)
  }

  /// Whether a view has a number for its length.
  func hasLengthInPoints(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    ownLengths(of: item, axis).contains { $0.second == nil }
  }

  /// Whether the length of a view is that of another one, with a factor or a constant.
  func hasLengthOfOther(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    ownLengths(of: item, axis).contains { length in
      length.second.map { !isWithin($0.item, item) && $0.attribute == length.first.attribute }
        ?? false
    }
  }

  private func ownLengths(
    of item: Int, _ axis: LayoutFacts.Axis
  ) -> [LayoutFacts.Constraint] {
    constraintsOfItems[item].map { facts.constraints[$0] }.filter { constraint in
      constraint.first.item == item && constraint.relation == .equal
        && !constraint.first.attribute.isLocation && constraint.first.attribute.axis == axis
    }
  }
}
