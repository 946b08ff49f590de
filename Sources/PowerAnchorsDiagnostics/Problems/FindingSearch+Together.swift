import Foundation
import LayoutReport

// Constraints beside each other of which none alone has enough to give.
extension FindingSearch {
  /// The lengths that several views beside each other would have, where none alone can give a demand what it needs:
  /// the two buttons at both ends of a centered title.
  func lengthsTogether(
    for cause: Cause, _ number: Int
  ) -> [(number: Int, length: Double)]? {
    if causes.length(that: number, needsFor: cause.demand) != nil { return nil }
    let all = alikeBeside(number, besides: cause.demand)
    guard (2...Self.mostTogether).contains(all.count),
      let lengths = causes.lengths(that: all, needFor: cause.demand)
    else { return nil }
    let changed = zip(all, lengths).filter { number, length in
      abs(length - facts.constraints[number].constant) > geometry.tolerance
    }.map { (number: $0, length: $1) }
    let hasRoom = changed.allSatisfy { number, length in
      let first = facts.constraints[number].first
      return isRoom(length, for: first.item, first.attribute.axis)
    }
    return hasRoom && changed.contains { $0.number == number } ? changed : nil
  }

  /// What to change where several lengths have to.
  func remedy(together lengths: [(number: Int, length: Double)]) -> String {
    let changes = lengths.map { number, length in
      let constraint = facts.constraints[number]
      let limit =
        length > constraint.constant
        ? "at least \(CGFloat(length).wholeUp)" : "at most \(CGFloat(length).whole)"
      return """
        \(facts.sentence(of: constraint).first) \(limit) instead of \(CGFloat(constraint.constant).brief)\
        \(site(of: number))
        """
    }
    return "make \(Words.list(changes))."
  }

  /// What to do with a relation between lengths that leaves an item too little. Columns that are all as wide as it is
  /// can still be equally wide among themselves.
  func relationRemedy(for cause: Cause, _ number: Int, of item: Int) -> String {
    let all = relationsTogether(for: cause, number)
    func formula(_ number: Int) -> String {
      facts.sentence(of: facts.constraints[number]).formula + site(of: number)
    }
    let resistance = facts.items[item].content(along: cause.demand.terms[0].part.axis)?.resistance
    let priority = "a priority below \(resistance.map { CGFloat($0).brief } ?? "1000")"
    let others = all.filter { $0 != number }.map { facts.constraints[$0] }
    let first = facts.constraints[number].first
    guard !others.isEmpty, others.allSatisfy({ $0.second?.item == item }) else {
      return """
        give \(Words.list(all.map(formula))) \(priority), or remove \(all.count == 1 ? "it" : "them").
        """
    }
    return """
      give \(formula(number)) \(priority), and make \
      \(Words.list(others.map { facts.sentence(of: $0).first })) equal to \(name(first.item)).\(first.attribute) \
      instead of \(name(item)).\(first.attribute).
      """
  }

  /// The multiple of another length that a length may be at most for a demand to be granted, if it is more.
  func ratio(_ number: Int, _ cause: Cause) -> CGFloat? {
    let constraint = facts.constraints[number]
    guard !constraint.first.attribute.isLocation, let second = constraint.second,
      constraint.multiplier != 1, constraint.constant == 0, !constraint.comparesDistances,
      let length = causes.length(that: number, needsFor: cause.demand), length > 0
    else { return nil }
    let whole = self.length(of: second.item, second.attribute.axis)
    let ratio = (100 * CGFloat(length) / whole).rounded(.down) / 100
    return whole > 0 && ratio > 0 && ratio < CGFloat(constraint.multiplier) ? ratio : nil
  }

  func ratioRemedy(_ number: Int, _ cause: Cause) -> String? {
    let constraint = facts.constraints[number]
    guard let second = constraint.second, let ratio = ratio(number, cause) else { return nil }
    return """
      make \(facts.sentence(of: constraint).first) at most \(ratio.brief) times \(name(second.item)).\
      \(second.attribute), instead of \(CGFloat(constraint.multiplier).brief)\(site(of: number)).
      """
  }

  /// The relations between lengths that have to give way with one of them, such as those of all columns.
  private func relationsTogether(for cause: Cause, _ number: Int) -> [Int] {
    func isGranted(_ numbers: [Int]) -> Bool {
      causes.lengths(that: numbers, needFor: cause.demand) != nil
    }
    guard !facts.constraints[number].first.attribute.isLocation, !isGranted([number]) else {
      return [number]
    }
    let all = alikeBeside(number, besides: nil)
    return (2...Self.mostTogether).contains(all.count) && isGranted(all) ? all : [number]
  }

  /// How many constraints are named as one cause.
  private static var mostTogether: Int { 4 }

  /// The constraints that say the same as one of them of the lengths of views in the same superview, and hold these
  /// now.
  private func alikeBeside(_ number: Int, besides demand: CauseSearch.Demand?) -> [Int] {
    let constraint = facts.constraints[number]
    guard let parent = facts.items[constraint.first.item].parent else { return [number] }
    let beside = children[parent].flatMap { constraintsOfItems[$0] }.uniqued().sorted()
    return beside.filter { candidate in
      let other = facts.constraints[candidate]
      return other.first.attribute == constraint.first.attribute
        && other.second?.attribute == constraint.second?.attribute
        && other.relation == constraint.relation && isClients(candidate)
        && facts.items[other.first.item].parent == parent
        && !(demand?.terms.contains { $0.item == other.first.item } ?? false)
        && abs(geometry.excess(of: other)) <= geometry.tolerance
    }
  }
}
