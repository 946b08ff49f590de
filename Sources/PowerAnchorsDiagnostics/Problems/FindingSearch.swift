import Foundation
import LayoutReport
import LayoutSolver

/// Looks for what is wrong with a tree.
struct FindingSearch {
  let facts: LayoutFacts
  let geometry: PresentGeometry
  let kinds: Set<LayoutProblem.Kind>
  private(set) var findings: [Finding] = []

  init(_ facts: LayoutFacts, _ kinds: Set<LayoutProblem.Kind>) {
    self.facts = facts
    self.kinds = kinds
    geometry = PresentGeometry(facts)
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

  /// Whether a view is there to see, itself or what is in it.
  func isShown(_ item: Int) -> Bool {
    facts.items[item].kind == .view && !facts.items[item].isHidden
  }

  var masksAreNamed: Set<Int> {
    Set(findings.lazy.filter { $0.kind == .translatedMask }.flatMap(\.items))
  }
}
