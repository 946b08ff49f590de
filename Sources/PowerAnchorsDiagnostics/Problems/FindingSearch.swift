import Foundation
import LayoutReport
import LayoutSolver

/// Looks for what is wrong with a tree.
struct FindingSearch {
  let facts: LayoutFacts
  let geometry: PresentGeometry
  let kinds: Set<LayoutProblem.Kind>
  private(set) var findings: [Finding] = []
  /// The constraints that name each item, in their order.
  private let constraintsOfItems: [[Int]]

  init(_ facts: LayoutFacts, _ kinds: Set<LayoutProblem.Kind>) {
    self.facts = facts
    self.kinds = kinds
    geometry = PresentGeometry(facts)
    var constraintsOfItems = [[Int]](repeating: [], count: facts.items.count)
    for (number, constraint) in facts.constraints.enumerated() where !constraint.isSystemMade {
      for item in constraint.sides.map(\.item).uniqued() {
        constraintsOfItems[item].append(number)
      }
    }
    self.constraintsOfItems = constraintsOfItems
    if kinds.contains(.translatedMask) { findings += translatedMasks }
    if kinds.contains(.conflict) || kinds.contains(.ambiguity) {
      let program = LayoutProgram(facts, geometry)
      program.addAll()
      program.solver.solve()
      if kinds.contains(.conflict) { findings += conflicts(in: program) }
      if kinds.contains(.ambiguity) { findings += ambiguities(in: program) }
    }
    if kinds.contains(.brokenOptional) { findings += brokenOptionals }
    if kinds.contains(.emptyView) { findings += emptyViews }
    if kinds.contains(.clippedText) { findings += clippedTexts }
    if kinds.contains(.outsideSuperview) { findings += itemsOutside }
    if kinds.contains(.overlap) { findings += overlaps }
  }

  func name(_ item: Int) -> String { facts.items[item].name }

  /// The constraints that name an item along the axes of some of its parts.
  func constraints(of items: [Int], _ parts: [LayoutProgram.Part]) -> [Int] {
    let axes = Set(parts.map(\.axis))
    return items.flatMap { constraintsOfItems[$0] }.uniqued().sorted().filter {
      axes.contains(facts.constraints[$0].first.attribute.axis)
    }
  }

  /// Whether a view is there to see, itself or what is in it.
  func isShown(_ item: Int) -> Bool {
    facts.items[item].kind == .view && !facts.items[item].isHidden
  }

  var masksAreNamed: Set<Int> {
    Set(findings.lazy.filter { $0.kind == .translatedMask }.flatMap(\.items))
  }
}
