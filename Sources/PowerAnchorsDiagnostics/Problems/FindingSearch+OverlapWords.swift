import Foundation
import LayoutReport

// What to change for two views to lie beside each other.
extension FindingSearch {
  /// What lets two views cover each other, of which one ends where the other begins.
  func overlapWords(
    _ first: Int, _ second: Int, _ axis: LayoutFacts.Axis, _ cause: Cause
  ) -> (numbers: [Int], sentence: String, remedy: String) {
    let (end, start): (LayoutFacts.Place, LayoutFacts.Place) =
      axis == .horizontal ? (.right, .left) : (.bottom, .top)
    let own = "\(name(first)).\(word(end, of: first))"
    let other = "\(name(second)).\(word(start, of: second))"
    let all = ties(of: first, axis)
    if let tie = all.first(where: {
      $0.place == end && $0.otherPlace == start
        && isWithin($0.other, second)
    }) {
      if tie.relation != .greaterThanOrEqual && tie.distance > 0 {
        if let remedy = baselineRemedy(for: tie) {
          return ([tie.number], "\(clause(tie.number)).", remedy)
        }
        let consequence = tie.relation == .equal ? "" : ", so they may"
        return ([tie.number], "\(clause(tie.number))\(consequence).", signRemedy(for: tie))
      }
      if tie.relation == .greaterThanOrEqual {
        let isTurned = facts.constraints[tie.number].relation == .lessThanOrEqual
        return (
          [tie.number], "\(clause(tie.number)), so they may.",
          "turn the relation: use \(isTurned ? ".greaterThanOrEqual" : ".lessThanOrEqual")."
            + priorityAdvice(first, second, axis)
        )
      }
    }
    let meeting = "with a distance of 0 or more.\(priorityAdvice(first, second, axis))"
    let ending = all.first { $0.place == end && isSettable($0, of: first, besides: second) }
    let beside = ties(of: second, axis).first { tie in
      guard tie.other == first, tie.relation == .equal, tie.place == tie.otherPlace else {
        return false
      }
      return tie.place == start || tie.place.isCenter && tie.distance == 0
        || tie.isOwn && tie.distance >= 0
    }
    if let beside {
      return (
        [beside.number], "\(clause(beside.number)).",
        "tie \(other) to \(own) instead, \(meeting)"
      )
    }
    let above = [(first, second), (second, first)].compactMap { item, neighbor in
      ties(of: item, axis).first {
        $0.place == end && $0.other == neighbor && $0.otherPlace == end && $0.relation == .equal
          && $0.isOwn && $0.distance < 0
      }.map { (item: item, neighbor: neighbor, tie: $0) }
    }.first
    if let above {
      return (
        [above.tie.number], "\(clause(above.tie.number)).",
        """
        tie \(name(above.item)).\(word(end, of: above.item)) to \(name(above.neighbor)).\
        \(word(start, of: above.neighbor)) instead, \(meeting)
        """
      )
    }
    // Of two in one place, the later one is out of it.
    let together = commonTies(first, second, axis).first { tie, other in
      tie.distance == other.distance && !isAround(tie.other, first)
        && isSettable(other, of: second, besides: first)
    }
    let starting =
      ties(of: second, axis).first {
        $0.place == start && isSettable($0, of: second, besides: first)
      }
      ?? together?.otherTie
    // Of a text and a line, the line gives way.
    if let ending, starting == nil || isAround(ending.other, first) && !isLine(second) {
      return (
        [ending.number], "\(clause(ending.number)).",
        "tie \(own) to \(other) instead, \(meeting)"
      )
    }
    if let starting {
      return (
        [starting.number], "\(clause(starting.number)).",
        "tie \(other) to \(own) instead, \(meeting)"
      )
    }
    if case .length = cause.culprit, let remedy = remedy(for: cause, of: first) {
      return ([], sentence(of: cause) ?? "", remedy)
    }
    return (
      [], sentence(of: cause) ?? "",
      "tie \(own) to \(other), \(meeting)"
    )
  }

  /// What to do where a distance between baselines is too short for the lines of text.
  private func baselineRemedy(for tie: Tie) -> String? {
    let constraint = facts.constraints[tie.number]
    guard constraint.sides.contains(where: { $0.attribute.isBaseline }) else { return nil }
    let constant = constraint.constant + (constraint.constant < 0 ? -tie.distance : tie.distance)
    return """
      make the constant \(constant < 0 ? "-" : "")\(CGFloat(abs(constant)).wholeUp), instead of \
      \(CGFloat(constraint.constant).brief), or tie an edge instead of a baseline.
      """
  }

  /// Which of two contents has to have its room, where nothing says so once they are tied side by side.
  func priorityAdvice(_ first: Int, _ second: Int, _ axis: LayoutFacts.Axis) -> String {
    let equal = equalPriorities(of: [first, second], axis)
    guard axis == .horizontal, equal.contains("compression resistance") else { return "" }
    // A control keeps its width beside a text, and a short text beside one of several lines.
    let isFirst =
      facts.items[first].isTarget != facts.items[second].isTarget
      ? facts.items[first].isTarget : facts.items[second].wraps && !facts.items[first].wraps
    let keeping = isFirst ? first : second
    return
      " Raise the \(equal.joined(separator: " and ")) of \(name(keeping)), so that it keeps its width."
  }

  /// Whether a tie is a client's, and places an item by another view than one.
  private func isSettable(_ tie: Tie, of item: Int, besides other: Int) -> Bool {
    viewItem(of: tie.other) != other && !isWithin(tie.other, item) && !isStacks(tie.number)
      && !isKits(tie.number)
  }
}
