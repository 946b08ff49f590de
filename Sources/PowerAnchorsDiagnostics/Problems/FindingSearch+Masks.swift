import LayoutReport
import LayoutSolver

extension FindingSearch {
  /// Views that constraints are meant to place or size, and whose masks do it.
  ///
  /// The one that a constraint is about is its first item.
  func translatedMasks(in program: LayoutProgram) -> [Finding] {
    let contradicted = Set(
      program.solver.conflicts.lazy.flatMap(\.rows).compactMap { program.sources[$0]?.maskedItem })
    var found: [Int: [Int]] = [:]
    for (number, constraint) in facts.constraints.enumerated() {
      let item = constraint.first.item
      let fact = facts.items[item]
      guard fact.translatesMask, !fact.isGiven, !fact.isPart, fact.kind == .view else { continue }
      guard places(constraint) || contradicted.contains(item) || fact.frame.isEmpty else {
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

  /// Whether a constraint says where its first item lies in what is around it, or how long it is.
  ///
  /// A view whose frame is set may as well have others tied to it, or bounds on its size.
  private func places(_ constraint: LayoutFacts.Constraint) -> Bool {
    guard let second = constraint.second else {
      return constraint.isRequired && constraint.relation == .equal
    }
    let around = facts.items[second.item].isGuide ? facts.items[second.item].parent : second.item
    return around.map { $0 != constraint.first.item && facts.isInside(constraint.first.item, $0) }
      ?? false
  }

  var masksAreNamed: Set<Int> {
    Set(findings.lazy.filter { $0.kind == .translatedMask }.flatMap(\.items))
  }
}
