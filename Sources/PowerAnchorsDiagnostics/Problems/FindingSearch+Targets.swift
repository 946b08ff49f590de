import Foundation
import LayoutReport

// Controls that are too small for a finger.
extension FindingSearch {
  /// Controls that constraints fix to less than what a finger needs. How large a control's content is
  /// is the design's business.
  var smallTargets: [Finding] {
    limited(facts.items.indices.filter { isShown($0) && !isCollapsed($0) }) { item in
      let lengths = shortLengths(of: item)
      guard let first = lengths.first, let least = facts.leastTarget else { return nil }
      let fixed = lengths.filter { isOwn($0.number, of: item) }
      let sides = fixed.map { "\(word($0.part)) (now \($0.length.nearest))" }
      let site = fixed.first.map { self.site(of: $0.number) } ?? ""
      let around =
        fixed.isEmpty ? cause(targetDemand(item, first.part), of: item, first.part.axis) : nil
      let consequence =
        around == nil ? "" : ", so that its \(word(first.part)) is \(first.length.nearest)"
      return Finding(
        kind: .smallTarget, items: [item] + lengths.map { facts.constraints[$0.number].first.item },
        parts: lengths.map(\.part), constraints: lengths.map(\.number),
        summary: """
          \(name(item)) is too small to tap: \(Words.list(lengths.map { clause($0.number) }))\(consequence), and \
          a finger needs \(CGFloat(least).brief) points.
          """,
        remedy: around.flatMap { remedy(for: $0, of: item) }
          ?? "make the \(Words.list(sides)) of \(name(item)) at least \(CGFloat(least).brief)\(site).",
        culprit: .length(first.number), change: around.flatMap(change))
    }
  }

  func isSmallTarget(_ item: Int) -> Bool {
    kinds.contains(.smallTarget) && isShown(item) && !isCollapsed(item)
      && !shortLengths(of: item).isEmpty
  }

  private typealias ShortLength = (part: LayoutProgram.Part, number: Int, length: CGFloat)

  private func shortLengths(of item: Int) -> [ShortLength] {
    let fact = facts.items[item]
    guard let least = facts.leastTarget, fact.isTarget || fact.hasKitsHeight else { return [] }
    return [LayoutProgram.Part.width, .height].compactMap { part in
      let length = part.value(of: geometry.frames[item])
      guard length > 0, length < least - geometry.tolerance else { return nil }
      // A constraint may make it lower than its kit does.
      if fact.hasKitsHeight {
        guard part == .height, let content = fact.contentHeight,
          content.length > length + geometry.tolerance
        else { return nil }
      }
      return ownLength(of: item, part).map { (part, $0, length) }
        ?? lengthAround(item, part).map { (part, $0, length) }
    }
  }

  private func isOwn(_ number: Int, of item: Int) -> Bool {
    facts.constraints[number].first.item == item
  }

  /// The constraint that fixes a length of an item by a number.
  private func ownLength(of item: Int, _ part: LayoutProgram.Part) -> Int? {
    constraintsOfItems[item].first { number in
      let constraint = facts.constraints[number]
      return isFixedLength(number) && isOwn(number, of: item)
        && constraint.first.attribute.axis == part.axis
        && geometry.violation(of: constraint) <= geometry.tolerance
        && abs(constraint.constant - part.value(of: geometry.frames[item]))
          <= 2 * geometry.tolerance
    }
  }

  private func isFixedLength(_ number: Int) -> Bool {
    let constraint = facts.constraints[number]
    return !constraint.first.attribute.isLocation && constraint.second == nil
      && constraint.relation != .greaterThanOrEqual
  }

  /// The constraint that fixes the length of another item, which leaves an item no more than it has.
  private func lengthAround(_ item: Int, _ part: LayoutProgram.Part) -> Int? {
    let edges = ties(of: item, part.axis).filter { $0.relation == .equal && $0.place.isEdge }
    let isHeld =
      Set(edges.map(\.place)).count > 1
      || constraints(of: [item], [part]).contains {
        !facts.constraints[$0].first.attribute.isLocation && facts.constraints[$0].second != nil
      }
    guard isHeld, hasFixedLength(around: item, part.axis), !isUnsettled(part, of: item) else {
      return nil
    }
    return causes.sources(against: targetDemand(item, part), includingOptional: false)
      .compactMap(\.constraint).first { isFixedLength($0) && !isKits($0) && !isStacks($0) }
  }

  /// Whether something around an item, or beside it, has a fixed length: to look before the search, which
  /// costs more.
  private func hasFixedLength(around item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    var others = constraintsOfItems[item].flatMap { facts.constraints[$0].sides.map(\.item) }
    var next = facts.items[item].parent
    while let current = next {
      others.append(current)
      next = facts.items[current].parent
    }
    return others.contains { other in
      constraintsOfItems[other].contains { number in
        isFixedLength(number) && isOwn(number, of: other)
          && facts.constraints[number].first.attribute.axis == axis
      }
    }
  }

  private func targetDemand(_ item: Int, _ part: LayoutProgram.Part) -> CauseSearch.Demand {
    CauseSearch.Demand(
      terms: [.init(1, part, item)], relation: .greaterThanOrEqual, constant: facts.leastTarget ?? 0
    )
  }
}
