import LayoutReport
import LayoutSolver

/// The rows that no constraint stands for: of masks, contents and a kit's own guides.
extension LayoutProgram {
  /// Adds what no constraint says of an item.
  func addOwnRows(of item: Int) {
    let fact = facts.items[item]
    if fact.translatesMask, item != 0 {
      for part in Part.allCases { add(.mask(item: item, part)) }
    }
    switch fact.kind {
    case .systemGuide: for part in Part.allCases { add(.guide(item: item, part)) }
    case .scrollContent: for part in [Part.x, .y] { add(.guide(item: item, part)) }
    case .view, .guide, .outside: break
    }
    if fact.isGiven { return }
    for axis in LayoutFacts.Axis.allCases { add(.content(item: item, axis)) }
  }

  func addMask(of item: Int, _ part: Part) {
    let value = Double(part.value(of: geometry.frames[item])).withinReach
    solver.addTerm(1, column(part, of: item))
    let constant = part.isLength ? max(0, value) : value
    sources[solver.addRow(.equal, constant, author: .engine)] = .mask(item: item, part)
  }

  /// Says that the item is as long as its content.
  func addContent(of item: Int, _ axis: LayoutFacts.Axis) {
    let place = facts.items[item].stackPlace
    guard
      let demand = ContentDemand(
        facts.items[item].content(along: axis),
        weightInStack: place?.axis == axis ? place?.weight : nil)
    else { return }
    let pairs: [(Solver.Relation, Float)] = [
      (.lessThanOrEqual, demand.content.hugging), (.greaterThanOrEqual, demand.content.resistance),
    ]
    for (relation, priority) in pairs where priority > 0 {
      solver.addTerm(demand.weight, column(axis == .horizontal ? .width : .height, of: item))
      let row = solver.addRow(relation, demand.constant, priority: priority, author: .content)
      note(row, .content(item: item, axis), relation, priority)
    }
  }

  /// Says that a guide of the kit's own is as far within its view as it is now.
  func addGuide(_ item: Int, _ part: Part) {
    guard let owner = facts.items[item].parent else { return }
    var value = Double(part.value(of: geometry.frames[item]))
    solver.addTerm(1, column(part, of: item))
    if part.isLength {
      solver.addTerm(-1, column(part, of: owner))
      value -= part.value(of: geometry.frames[owner])
    }
    sources[solver.addRow(.equal, value.withinReach, author: .guide)] = .guide(item: item, part)
  }
}
