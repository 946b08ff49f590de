import Foundation
import LayoutReport

// Optional constraints that are meant to hold.
extension FindingSearch {
  /// Views that an optional constraint is meant to collapse, and that required contents hold open.
  var heldOpen: [Finding] {
    limited(Array(facts.constraints.indices)) { number in
      let constraint = facts.constraints[number]
      let item = constraint.first.item
      guard !constraint.isRequired, constraint.priority > 250, constraint.second == nil,
        constraint.constant == 0, constraint.relation != .greaterThanOrEqual,
        !constraint.first.attribute.isLocation, !isKits(number), isShown(item),
        !geometry.holds(constraint)
      else { return nil }
      let axis = constraint.first.attribute.axis
      let part: LayoutProgram.Part = axis == .horizontal ? .width : .height
      let demand = CauseSearch.Demand(
        terms: [.init(1, part, item)], relation: .lessThanOrEqual, constant: 0)
      let cause = cause(demand, of: item, axis)
      let inner = cause.constraints.filter { isInner($0, item) }
      guard let holding = inner.last else { return nil }
      let priority = CGFloat(constraint.priority).brief
      let held = facts.constraints[holding]
      return Finding(
        kind: .heldOpen,
        items: ([item] + inner.flatMap { facts.constraints[$0].sides.map(\.item) }).uniqued(),
        parts: [part], constraints: [number] + cause.constraints, leftOut: number,
        summary: """
          \(clause(number)) with a priority of \(priority), and its contents hold it open at \
          \(length(of: item, axis).nearest) points: \(Words.list(inner.map(clause))).
          """,
        remedy: """
          give \(facts.sentence(of: held).first)\(site(of: holding)) a priority below \(priority).
          """,
        culprit: .length(number))
    }
  }

  /// Whether a constraint ties an item to what is in it.
  private func isInner(_ number: Int, _ item: Int) -> Bool {
    facts.constraints[number].sides.contains {
      viewItem(of: $0.item) != item && facts.isInside($0.item, item)
    }
  }
}
