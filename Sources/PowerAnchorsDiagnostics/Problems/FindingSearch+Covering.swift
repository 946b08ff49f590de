import Foundation
import LayoutReport

// What covers its siblings on purpose.
extension FindingSearch {
  /// Whether two siblings cover each other on purpose.
  func overlapOnPurpose(_ back: Int, _ front: Int, _ shared: CGRect) -> Bool {
    if facts.items[back].scrolls && !facts.items[front].scrolls { return true }
    if isDimmed(back, before: front) || follows(back, front) { return true }
    if facts.items[front].paint != .opaque, follows(front, back) { return true }
    if floats(front, over: back) || marks(front, in: back) || isBackdrop(back, of: front)
      || isMounted(front, on: back)
      || isFill(back, below: front) || isShade(back, below: front) || isCornerBadge(front)
      || isCornerBadge(back) && isBare(back)
      || isTag(front, on: back) || isCrop(front, of: back) || areInOppositeCorners(back, front)
      || letsThrough(front, over: back)
    {
      return true
    }
    if constraintsOfItems[back].isEmpty && constraintsOfItems[front].isEmpty { return false }
    return LayoutFacts.Axis.allCases.contains { axis in
      isParked(back, axis) || isParked(front, axis) || isFloating(front, axis)
        || isFloating(back, axis) || isTiedAcross(back, front, axis, shared)
        || isInPile(back, front, axis) || isInDeck(back, front, axis)
        || areFanned(back, front, axis)
        || !areBareTexts(back, front)
          && (reachesOver(front, back, axis) || reachesOver(back, front, axis))
        || !(hasText(back) && hasText(front))
          && (isCenteredOnEdge(front, axis) || isCentered(front, onEdgeOf: back, axis)
            || isCentered(back, onEdgeOf: front, axis))
    }
  }

  /// Whether two texts cannot be read where they cover each other.
  private func areBareTexts(_ back: Int, _ front: Int) -> Bool {
    hasText(back) && hasText(front) && facts.items[front].paint == .none
  }

  /// Whether a view reaches over an edge of its sibling by its own constant: a badge, an avatar. A view that
  /// has its other edge tied as well has a wrong sign.
  func reachesOver(_ item: Int, _ sibling: Int, _ axis: LayoutFacts.Axis) -> Bool {
    let ties = ties(of: item, axis)
    return ties.contains { tie in
      tie.isOwn && viewItem(of: tie.other) == sibling && isOutward(tie)
        && !ties.contains { $0.place == tie.place.opposite }
    }
  }

  /// Whether two views of one length have different distances from the same place: a pile of faces, or a deck
  /// of cards that cover most of each other.
  private func isInDeck(_ back: Int, _ front: Int, _ axis: LayoutFacts.Axis) -> Bool {
    if isForPeople(back) || isForPeople(front) { return false }
    guard areEquallyLong(back, front, axis) else { return false }
    // A circle with a number ends a pile of faces.
    let arePictures =
      children[back].isEmpty
      && (children[front].isEmpty || areEquallyLong(back, front, axis.across))
      && [back, front].allSatisfy { item in
        let across = ties(of: item, axis.across).filter { !isWithin($0.other, item) }
        return Set(across.map(\.place)).count < 2
      }
    return commonTies(back, front, axis).contains { tie, other in
      guard isAround(tie.other, back), tie.distance != other.distance else { return false }
      if arePictures { return true }
      if cutsText(front, of: back) { return false }
      let passed = steps(of: tie, from: back, to: front, axis)
      let steps = ([tie.distance, other.distance] + passed).sorted()
      let length = length(of: back, axis)
      return zip(steps, steps.dropFirst()).allSatisfy { 2 * CGFloat($1 - $0) < length }
    }
  }

  /// The distances of the siblings of one length between two that cover each other.
  private func steps(
    of tie: Tie, from back: Int, to front: Int, _ axis: LayoutFacts.Axis
  ) -> [Double] {
    let siblings = facts.items[back].parent.map { children[$0] } ?? []
    return siblings.filter { $0 > back && $0 < front }.flatMap { sibling -> [Double] in
      guard isShown(sibling), areEquallyLong(sibling, back, axis) else { return [] }
      return ties(of: sibling, axis).filter { other in
        other.relation == .equal && other.other == tie.other && other.place == tie.place
          && other.otherPlace == tie.otherPlace
      }.map(\.distance)
    }
  }

  /// Whether a view covers a part of a text or control in another one, which a deck shows as a whole or not at
  /// all.
  private func cutsText(_ front: Int, of back: Int) -> Bool {
    texts(below: front, in: back).contains { !covers(front, $0) }
  }

  /// The texts and controls in a view that share an area with another view.
  func texts(below front: Int, in back: Int) -> [Int] {
    let cover = geometry.alignment[front].insetBy(dx: geometry.tolerance, dy: geometry.tolerance)
    return inside(of: back).flatMap { item in
      let isBelow =
        isForPeople(item) && isShown(item) && cover.intersects(geometry.alignment[item])
      return (isBelow ? [item] : []) + texts(below: front, in: item)
    }
  }

  /// Whether a tie has a view begin a step after its sibling: by more than a half of that, or so far that
  /// the texts that the sibling begins with show.
  private func isStep(_ tie: Tie, of item: Int) -> Bool {
    guard tie.joinsSameEdge, !isForPeople(item), !isForPeople(tie.other) else { return false }
    let axis = tie.place.axis
    let (back, front) = (min(item, tie.other), max(item, tie.other))
    if cutsText(front, of: back) { return false }
    let (step, length) = (CGFloat(abs(tie.distance)), length(of: back, axis))
    if 2 * step >= length { return true }
    guard areEquallyLong(back, front, axis) else { return false }
    return facts.items.indices.contains { text in
      hasText(text) && isShown(text) && facts.isInside(text, back)
        && !geometry.alignment[text].intersects(geometry.alignment[front])
    }
  }

  /// Whether a panel floats over its sibling: it belongs to a control beside it, as menus and tooltips do, or
  /// lies in the middle of what is around it, as alerts do.
  private func floats(_ front: Int, over back: Int) -> Bool {
    guard isPanel(front) else { return false }
    if isAttachedToControl(front, besides: back) { return true }
    let axes = axesOfMiddle(front)
    // Two panels in the middle of one axis are a column or a row, unless the one in front is an alert.
    return axes.count == 2 || !axes.isEmpty && !(isPanel(back) && axesOfMiddle(back) == axes)
  }

  /// Whether a view has contents of its own and an opaque background.
  func isPanel(_ item: Int) -> Bool {
    facts.items[item].paint == .opaque && !isForPeople(item)
      && inside(of: item).contains(where: isShown)
  }

  /// Whether an edge of a view is tied to the opposite one of a control, which is not its sibling behind it.
  private func isAttachedToControl(_ item: Int, besides back: Int) -> Bool {
    ties(of: item).contains { tie in
      guard tie.isOwn, tie.joinsOppositeEdges, tie.other != back else { return false }
      let other = facts.items[tie.other]
      return (other.isTarget || other.isTextInput) && isShown(tie.other)
    }
  }

  /// The axes along which a view lies in the middle of what is around it, if nothing beside it holds it.
  private func axesOfMiddle(_ item: Int) -> [LayoutFacts.Axis] {
    let ties = ties(of: item)
    guard ties.allSatisfy({ isAround($0.other, item) || isWithin($0.other, item) }) else {
      return []
    }
    return LayoutFacts.Axis.allCases.filter { axis in
      ties.contains { $0.place.isCenter && $0.place.axis == axis && isAround($0.other, item) }
    }
  }

  /// Whether a view in a scroll view is tied to what does not scroll.
  private func isFloating(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    guard let parent = facts.items[item].parent, facts.items[parent].scrolls else { return false }
    return ties(of: item, axis).contains { tie in
      tie.relation == .equal && facts.items[tie.other].kind != .scrollContent
        && isAround(tie.other, item)
    }
  }

  private func isTiedAcross(
    _ back: Int, _ front: Int, _ axis: LayoutFacts.Axis, _ shared: CGRect
  ) -> Bool {
    ties(of: front, axis).contains { tie in
      guard tie.relation == .equal, viewItem(of: tie.other) == back else { return false }
      if tie.place.isCenter != tie.otherPlace.isCenter { return true }
      guard tie.place.isCenter else { return false }
      let thickness = min(length(of: back, axis), length(of: front, axis))
      return thickness <= Self.thinnest
    }
  }

  /// Whether two siblings are tied to each other by negative distances, directly or through others
  /// that are.
  private func isInPile(_ first: Int, _ second: Int, _ axis: LayoutFacts.Axis) -> Bool {
    var known: Set<Int> = [first]
    var open = [first]
    while let item = open.popLast() {
      for tie in ties(of: item, axis) {
        let other = viewItem(of: tie.other)
        guard areSiblings(other, item), overlaps(tie) || isStep(tie, of: item) else { continue }
        if other == second { return true }
        if known.insert(other).inserted { open.append(other) }
      }
    }
    return false
  }

  /// Whether a tie has two neighbors cover each other. For a text or a control, a positive constant of a
  /// trailing or bottom edge is a wrong sign.
  private func overlaps(_ tie: Tie) -> Bool {
    let constraint = facts.constraints[tie.number]
    guard tie.joinsOppositeEdges,
      constraint.constant < 0 || !isForPeople(constraint.first.item)
    else { return false }
    return tie.place.startsRectangle ? tie.distance < 0 : tie.distance > 0
  }
}
