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
  /// Where conflicts, ambiguity and masks decide what lies where: what frames show there follows
  /// from them, and is not named again.
  private var unsettled: Set<ItemAxis> = []

  private struct ItemAxis: Hashable {
    var item: Int
    var axis: LayoutFacts.Axis
  }

  init(_ facts: LayoutFacts, _ kinds: Set<LayoutProblem.Kind>) {
    self.facts = facts
    self.kinds = kinds
    geometry = PresentGeometry(facts)
    var constraintsOfItems = [[Int]](repeating: [], count: facts.items.count)
    for (number, constraint) in facts.constraints.enumerated() {
      for item in constraint.sides.map(\.item).uniqued() {
        constraintsOfItems[item].append(number)
      }
    }
    self.constraintsOfItems = constraintsOfItems
    if !kinds.isDisjoint(with: [.translatedMask, .conflict, .ambiguity]) {
      let program = LayoutProgram(facts, geometry)
      program.addAll()
      program.solver.solve()
      if kinds.contains(.translatedMask) { findings += translatedMasks(in: program) }
      if kinds.contains(.conflict) { findings += conflicts(in: program) }
      if kinds.contains(.ambiguity) { findings += ambiguities(in: program) }
      noteUnsettled()
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

  /// Whether the kit made a constraint to place its own parts.
  func isKits(_ constraint: Int) -> Bool {
    facts.constraints[constraint].sides.contains { side in
      let fact = facts.items[side.item]
      return fact.isPart && fact.hasPartsAlone
    }
  }

  /// Whether a view is there to see, and no control's business.
  func isShown(_ item: Int) -> Bool {
    let fact = facts.items[item]
    return fact.kind == .view && !fact.isHidden && !fact.isPart
  }

  /// Whether what is found already decides a part of an item.
  func isUnsettled(_ part: LayoutProgram.Part, of item: Int) -> Bool {
    unsettled.contains(ItemAxis(item: item, axis: part.axis))
  }

  private mutating func noteUnsettled() {
    for finding in findings {
      switch finding.kind {
      case .conflict:
        for constraint in finding.constraints.map({ facts.constraints[$0] }) {
          for side in constraint.sides where side.item != 0 {
            unsettled.insert(ItemAxis(item: side.item, axis: side.attribute.axis))
          }
        }
      case .ambiguity:
        for item in finding.items {
          for part in finding.parts { unsettled.insert(ItemAxis(item: item, axis: part.axis)) }
        }
      case .translatedMask:
        for item in finding.items {
          for axis in LayoutFacts.Axis.allCases {
            unsettled.insert(ItemAxis(item: item, axis: axis))
          }
        }
      default: break
      }
    }
  }

  var masksAreNamed: Set<Int> {
    Set(findings.lazy.filter { $0.kind == .translatedMask }.flatMap(\.items))
  }
}
