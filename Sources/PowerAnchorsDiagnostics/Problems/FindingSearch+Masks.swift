import LayoutReport

extension FindingSearch {
  /// Views that constraints are meant to place or size, and whose masks do it.
  ///
  /// The one that a constraint is about is its first item. A view that only others are tied to may be
  /// placed by its frame.
  var translatedMasks: [Finding] {
    var found: [Int: [Int]] = [:]
    for (number, constraint) in facts.constraints.enumerated() where !constraint.isSystemMade {
      let item = constraint.first.item
      let fact = facts.items[item]
      guard fact.translatesMask, !fact.isGiven, fact.kind == .view else { continue }
      // What is inside may be measured against the view, and only bounds on its size may stand.
      if let second = constraint.second, facts.isInside(second.item, item) { continue }
      if constraint.second == nil && !(constraint.isRequired && constraint.relation == .equal) {
        continue
      }
      found[item, default: []].append(number)
    }
    return found.sorted { $0.key < $1.key }.map { item, constraints in
      let first = facts.sentence(of: facts.constraints[constraints[0]]).text
      let others = constraints.count > 1 ? " and \(constraints.count - 1) more" : ""
      return Finding(
        kind: .translatedMask, items: [item], constraints: constraints,
        summary: """
          \(name(item)) keeps its frame by its autoresizing mask, which contradicts \(first)\(others).
          """,
        remedy: "set translatesAutoresizingMaskIntoConstraints of \(name(item)) to false.")
    }
  }
}
