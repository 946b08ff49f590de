import Foundation
import LayoutReport

// What to do with lengths that leave each other no room.
extension ConflictWords {
  /// Lengths by numbers that suit one size of the root.
  var removal: String? {
    guard needsRoot, isExact, !lengths.isEmpty else { return nil }
    let all = (lengths.prefix(3) + edges).map {
      "\(facts.sentence(of: facts.constraints[$0]).formula)\(search.site(of: $0))"
    }
    return """
      remove \(Words.list(all, "or")), or give \(all.count == 1 ? "it" : "one of them") a priority below 1000: no \
      number fits all sizes of \(facts.items[0].name).
      """
  }

  /// The constraints that say as much as the only length that is fixed: the ratio of that view, or both of its
  /// edges.
  private var edges: [Int] {
    guard lengths.count == 1, let length = lengths.first else { return [] }
    let first = facts.constraints[length].first
    let beside = sources.compactMap(\.constraint).filter { number in
      number != length && search.isClients(number)
        && facts.constraints[number].sides.contains { $0.item == first.item }
    }
    let ratios = beside.filter { !facts.constraints[$0].first.attribute.isLocation }
    if !ratios.isEmpty { return ratios }
    let edges = beside.filter { facts.constraints[$0].first.attribute.axis == first.attribute.axis }
    return edges.count == 2 ? edges : []
  }

  /// Several views of one fixed length, which only one size of the root has room for.
  var equalLengths: String? {
    guard needsRoot, lengths.count > 1, let first = lengths.first,
      lengths.allSatisfy({
        facts.constraints[$0].constant == facts.constraints[first].constant
          && facts.constraints[$0].first.attribute == facts.constraints[first].first.attribute
      })
    else { return nil }
    let isWide = facts.constraints[first].first.attribute == .width
    let names = lengths.map { facts.items[facts.constraints[$0].first.item].name }
    return """
      make \(Words.list(names)) equally \(isWide ? "wide" : "high"), instead of \
      \(CGFloat(facts.constraints[first].constant).brief) points each\(search.site(of: first)).
      """
  }

  /// The ratios that two fixed lengths have, for those that compare the two.
  var ratios: [String] {
    func fixed(_ side: LayoutFacts.Side) -> Double? {
      lengths.map { facts.constraints[$0] }.first { $0.relation == .equal && $0.first == side }?
        .constant
    }
    return sources.compactMap(\.constraint).compactMap { number in
      let constraint = facts.constraints[number]
      guard search.isClients(number), constraint.relation == .equal, constraint.constant == 0,
        let second = constraint.second, let length = fixed(constraint.first),
        let other = fixed(second), other > 0
      else { return nil }
      return """
        make \(facts.sentence(of: constraint).first) \(CGFloat(length / other).brief) times \
        \(name(of: second)) instead of \(CGFloat(constraint.multiplier).brief)\(search.site(of: number))
        """
    }
  }

  private func name(of side: LayoutFacts.Side) -> String {
    "\(search.name(side.item)).\(side.attribute)"
  }
}
