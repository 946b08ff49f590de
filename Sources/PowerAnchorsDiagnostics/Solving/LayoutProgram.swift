import Foundation
import LayoutReport
import LayoutSolver

/// The rows of a tree's facts, in the solver, with what each stands for: see `SideLowering`.
final class LayoutProgram {
  typealias Part = RectanglePart

  /// What a row stands for.
  enum Source: Hashable {
    case constraint(Int)
    case mask(item: Int, Part)
    case content(item: Int, LayoutFacts.Axis)
    /// How far the sides of a kit's own guide are from those of its view.
    case guide(item: Int, Part)
    /// The origin of an item in the root: it only ties a deep view to its superview.
    case origin(item: Int)
  }

  struct OptionalRow {
    var row: Solver.Row
    var relation: Solver.Relation
    var priority: Float
  }

  let facts: LayoutFacts
  let solver = Solver()
  var sources: [Solver.Row: Source] = [:]
  /// The rows that are not required.
  private(set) var optionalRows: [OptionalRow] = []
  /// The columns of an item once a row has spoken of it.
  private var blocks: [Int: Solver.Block] = [:]
  private var itemsOfBlocks: [Solver.Block: Int] = [:]
  private var origins: [Int: Solver.Block] = [:]
  let geometry: PresentGeometry
  private let hasFreeRoot: Bool
  /// The columns whose values are given.
  private(set) var fixedColumns: Set<Solver.Column> = []
  /// The part of the tree to solve for. All else stays where it is.
  private let part: Neighborhood?

  /// - Parameters:
  ///   - hasFreeRoot: Whether the size of the root is open although it is given.
  ///   - part: The part of the tree to solve for, or `nil` for all.
  init(
    _ facts: LayoutFacts, _ geometry: PresentGeometry, hasFreeRoot: Bool = false,
    part: Neighborhood? = nil
  ) {
    self.facts = facts
    self.geometry = geometry
    self.hasFreeRoot = hasFreeRoot
    self.part = part
  }

  /// Makes the program of all that the facts say, and solves it.
  static func solved(
    _ facts: LayoutFacts, _ geometry: PresentGeometry, part: Neighborhood? = nil
  ) -> LayoutProgram {
    let program = LayoutProgram(facts, geometry, part: part)
    program.addAll()
    program.solver.solve()
    return program
  }

  func column(_ part: Part, of item: Int) -> Solver.Column { block(of: item)[part.rawValue] }

  func item(with column: Solver.Column) -> Int? { itemsOfBlocks[column.block] }

  func value(_ part: Part, of item: Int) -> Double { solver.value(of: column(part, of: item)) }

  func block(of item: Int) -> Solver.Block {
    if let known = blocks[item] { return known }
    let block = solver.addBlock(.origin, .origin, .size, .size)
    blocks[item] = block
    itemsOfBlocks[block] = item
    fixWhatIsGiven(item, block)
    return block
  }

  private func fixWhatIsGiven(_ item: Int, _ block: Solver.Block) {
    if item == 0 {
      fix(block[0], at: 0)
      fix(block[1], at: 0)
    }
    let isFree = part.map { $0.items.contains(item) } ?? true
    guard facts.items[item].isGiven && (item != 0 || !hasFreeRoot) || !isFree else { return }
    let frame = geometry.frames[item]
    if item != 0 {
      fix(block[0], at: frame.minX)
      fix(block[1], at: frame.minY)
    }
    fix(block[2], at: max(0, frame.width))
    fix(block[3], at: max(0, frame.height))
  }

  private func fix(_ column: Solver.Column, at value: Double) {
    solver.fix(column, at: value.withinReach)
    fixedColumns.insert(column)
  }
}

// MARK: Rows

extension LayoutProgram {
  /// Adds everything that the facts say.
  ///
  /// Of required constraints that contradict each other, the solver leaves out the latest. So those
  /// that do not hold as the tree lies come last: they are what the kit has left out.
  func addAll() {
    for item in part?.items.sorted() ?? Array(facts.items.indices) { addOwnRows(of: item) }
    for constraint in part?.constraints.sorted() ?? Array(facts.constraints.indices) {
      add(.constraint(constraint))
    }
  }

  /// Adds what is wanted of a layout, as the last of the required rows.
  func add(_ demand: CauseSearch.Demand) -> Solver.Row {
    for term in demand.terms { solver.addTerm(term.coefficient, column(term.part, of: term.item)) }
    return solver.addRow(
      Solver.Relation(demand.relation), demand.constant.withinReach,
      order: 2 * facts.constraints.count)
  }

  /// Adds a row in place of each one of a content that the last solve does not keep: it asks for what the
  /// content has.
  ///
  /// - Returns: These, and the optional rows that the last solve keeps.
  func addPresentRows() -> [OptionalRow] {
    let missed = optionalRows.filter { !holds($0) }.map { ($0, sum(of: $0.row)) }
    return optionalRows.filter(holds)
      + missed.compactMap { optional, sum in
        guard let source = sources[optional.row], case .content = source else { return nil }
        for column in solver.columns(of: optional.row).uniqued() {
          solver.addTerm(solver.coefficient(of: column, in: optional.row), column)
        }
        let row = solver.addRow(
          optional.relation, sum, priority: optional.priority, author: .content)
        sources[row] = source
        return OptionalRow(row: row, relation: optional.relation, priority: optional.priority)
      }
  }

  private func sum(of row: Solver.Row) -> Double {
    solver.columns(of: row).uniqued().reduce(0) {
      $0 + solver.coefficient(of: $1, in: row) * solver.value(of: $1)
    }
  }

  /// Whether the values of the last solve keep an optional row.
  func holds(_ optional: OptionalRow) -> Bool {
    let excess = sum(of: optional.row) - solver.constant(of: optional.row)
    switch optional.relation {
    case .equal: return abs(excess) < 1e-6
    case .lessThanOrEqual: return excess < 1e-6
    case .greaterThanOrEqual: return excess > -1e-6
    }
  }

  /// Remembers what a row is of.
  func note(
    _ row: Solver.Row, _ source: Source, _ relation: Solver.Relation, _ priority: Float
  ) {
    sources[row] = source
    guard priority < Solver.requiredPriority else { return }
    optionalRows.append(OptionalRow(row: row, relation: relation, priority: priority))
  }

  /// Adds the rows of one source.
  func add(_ source: Source) {
    switch source {
    case .constraint(let number): addConstraint(number)
    case .mask(let item, let part): addMask(of: item, part)
    case .content(let item, let axis): addContent(of: item, axis)
    case .guide(let item, let part): addGuide(item, part)
    case .origin: break
    }
  }

  private func addConstraint(_ number: Int) {
    let constraint = facts.constraints[number]
    for side in constraint.sides where side.attribute.isLocation {
      defineOrigin(of: side.item, in: constraint.space)
    }
    var offset = addSide(
      1, constraint.first, from: constraint.firstStart, besides: constraint.second, constraint)
    if let second = constraint.second {
      offset += addSide(
        -constraint.multiplier.withinReach, second, from: constraint.secondStart,
        besides: constraint.first, constraint)
    }
    let relation = Solver.Relation(constraint.physicalRelation)
    let isLate = !geometry.holds(constraint)
    let row = solver.addRow(
      relation, (constraint.physicalConstant - offset).withinReach, priority: constraint.priority,
      order: number + (isLate ? facts.constraints.count : 0))
    note(row, .constraint(number), relation, constraint.priority)
  }

  /// Adds a side, which is a distance if it has a start.
  ///
  /// - Returns: The part that is known already, such as margins.
  private func addSide(
    _ coefficient: Double, _ side: LayoutFacts.Side, from start: LayoutFacts.Side?,
    besides other: LayoutFacts.Side?, _ constraint: LayoutFacts.Constraint
  ) -> Double {
    let end = facts.measured(side, rightToLeft: constraint.isRightToLeft)
    guard let start else {
      return addSide(coefficient, end, in: constraint.space, besides: other?.item)
    }
    let coefficient = coefficient * constraint.sign(from: start, to: side)
    let measured = facts.measured(start, rightToLeft: constraint.isRightToLeft)
    return addSide(coefficient, end, in: constraint.space, besides: start.item)
      + addSide(-coefficient, measured, in: constraint.space, besides: side.item)
  }

  private func defineOrigin(of item: Int, in space: Int) {
    guard item != space, let parent = facts.items[item].parent, parent != space,
      facts.items[parent].parent != space
    else { return }
    defineOrigins(upwardsFrom: parent)
    defineOrigins(upwardsFrom: space)
  }

  private func defineOrigins(upwardsFrom item: Int) {
    for item in itemsWithoutOrigin(upwardsFrom: item, { origins[$0] != nil }) {
      origins[item] = solver.addBlock(.derived, .derived, .size, .size)
      for part in [Part.x, .y] {
        let constant = addOriginTerms(part, of: item)
        sources[solver.addRow(.equal, constant, author: .engine)] = .origin(item: item)
      }
    }
  }
}

// MARK: Terms

extension LayoutProgram: SideLowering {
  var root: Int { 0 }
  var hasScrollViews: Bool { true }

  func parent(of item: Int) -> Int? { facts.items[item].parent }

  func isItem(_ item: Int, in ancestor: Int) -> Bool { facts.isInside(item, ancestor) }

  func alignmentInset(_ part: Part, of item: Int) -> Double {
    let insets = facts.items[item].alignmentInsets
    return part == .x ? insets.left : insets.top
  }

  func scrolls(_ item: Int) -> Bool { facts.items[item].contentOffset != .zero }

  func carry(_ item: Int) {}

  func originBlock(of item: Int) -> Solver.Block {
    guard let origin = origins[item] else { preconditionFailure("Origins are defined first.") }
    return origin
  }

  func addContentOffset(_ coefficient: Double, _ part: Part, of item: Int) -> Double {
    let offset = facts.items[item].contentOffset
    return coefficient * Double(part == .x ? offset.x : offset.y)
  }
}

extension Solver.Relation {
  fileprivate init(_ relation: LayoutFacts.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
