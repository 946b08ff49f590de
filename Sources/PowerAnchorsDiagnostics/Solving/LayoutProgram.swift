import Foundation
import LayoutReport
import LayoutSolver

/// The rows of a tree's facts, in the solver.
///
/// A position is measured in the coordinates of the view that holds the constraint, or of the scroll view
/// that it ties to its content. What is more
/// than two levels below it is measured by the difference of two origins in the root, so that no
/// row gets longer with the depth of the tree.
final class LayoutProgram {
  /// The parts of an item's rectangle, in the order of its columns.
  enum Part: Int, CaseIterable, Sendable {
    case x, y, width, height

    var axis: LayoutFacts.Axis { self == .x || self == .width ? .horizontal : .vertical }

    var isLength: Bool { self == .width || self == .height }

    func value(of rectangle: CGRect) -> CGFloat {
      switch self {
      case .x: rectangle.minX
      case .y: rectangle.minY
      case .width: rectangle.width
      case .height: rectangle.height
      }
    }
  }

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

  private func block(of item: Int) -> Solver.Block {
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
      fix(block[0], at: frame.minX.inReach)
      fix(block[1], at: frame.minY.inReach)
    }
    fix(block[2], at: max(0, frame.width).inReach)
    fix(block[3], at: max(0, frame.height).inReach)
  }

  private func fix(_ column: Solver.Column, at value: Double) {
    solver.fix(column, at: value)
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
      Solver.Relation(demand.relation), demand.constant.inReach, order: 2 * facts.constraints.count)
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
    let priority = constraint.priority
    let constant = constraint.isMirrored ? -constraint.constant : constraint.constant
    for side in constraint.sides where side.attribute.isLocation {
      defineOrigin(of: side.item, in: constraint.space)
    }
    var offset = addSide(
      1, constraint.first, from: constraint.firstStart, besides: constraint.second, constraint)
    if let second = constraint.second {
      offset += addSide(
        -constraint.multiplier.inReach, second, from: constraint.secondStart,
        besides: constraint.first, constraint)
    }
    let relation = constraint.isMirrored ? constraint.relation.reversed : constraint.relation
    let isLate = !geometry.holds(constraint)
    let row = solver.addRow(
      Solver.Relation(relation), (constant - offset).inReach, priority: priority,
      order: number + (isLate ? facts.constraints.count : 0))
    note(row, .constraint(number), Solver.Relation(relation), priority)
  }

  /// Adds a side, which is a distance if it has a start.
  ///
  /// - Returns: The part that is known already, such as margins.
  private func addSide(
    _ coefficient: Double, _ side: LayoutFacts.Side, from start: LayoutFacts.Side?,
    besides other: LayoutFacts.Side?, _ constraint: LayoutFacts.Constraint
  ) -> Double {
    guard let start else { return addTerms(coefficient, side, besides: other, constraint) }
    let coefficient = coefficient * constraint.sign(from: start, to: side)
    return addTerms(coefficient, side, besides: start, constraint)
      + addTerms(-coefficient, start, besides: side, constraint)
  }

  /// - Returns: The part that is known already, such as margins.
  private func addTerms(
    _ coefficient: Double, _ side: LayoutFacts.Side, besides other: LayoutFacts.Side?,
    _ constraint: LayoutFacts.Constraint
  ) -> Double {
    let (place, distance) = side.attribute.measured(
      of: facts.items[side.item], rightToLeft: constraint.isRightToLeft)
    let known = coefficient * distance
    switch place {
    case .width, .height:
      solver.addTerm(coefficient, column(place == .width ? .width : .height, of: side.item))
      return known
    case .left: break
    case .top: break
    case .right: solver.addTerm(coefficient, column(.width, of: side.item))
    case .bottom: solver.addTerm(coefficient, column(.height, of: side.item))
    case .centerX: solver.addTerm(coefficient / 2, column(.width, of: side.item))
    case .centerY: solver.addTerm(coefficient / 2, column(.height, of: side.item))
    }
    let part: Part = side.attribute.axis == .horizontal ? .x : .y
    let scrolled = other.map {
      contentOffset(part, around: side.item, in: constraint.space, besides: $0.item)
    }
    return known - coefficient * (scrolled ?? 0)
      + addOrigin(coefficient, part, of: side.item, in: constraint.space)
  }

  /// How far an item is scrolled past the other side of a constraint: by the scroll views around it that do
  /// not have that in them.
  private func contentOffset(
    _ part: Part, around item: Int, in space: Int, besides other: Int
  ) -> Double {
    var sum = 0.0
    var next = facts.items[item].parent
    while let view = next, view != space {
      let offset = facts.items[view].contentOffset
      if offset != .zero {
        if isIn(view, other) { break }
        sum += Double(part == .x ? offset.x : offset.y)
      }
      next = facts.items[view].parent
    }
    return sum
  }

  private func isIn(_ view: Int, _ item: Int) -> Bool {
    var next: Int? = item
    while let current = next, current != view { next = facts.items[current].parent }
    return next != nil
  }

  /// Adds where the item's alignment rectangle begins, in the holder's coordinates.
  private func addOrigin(
    _ coefficient: Double, _ part: Part, of item: Int, in holder: Int
  ) -> Double {
    if item == holder { return coefficient * facts.items[item].alignmentInset(part) }
    solver.addTerm(coefficient, column(part, of: item))
    guard let parent = facts.items[item].parent, parent != holder else { return 0 }
    if facts.items[parent].parent == holder {
      solver.addTerm(coefficient, column(part, of: parent))
      return -coefficient * facts.items[parent].alignmentInset(part)
    }
    if let origin = origins[parent] { solver.addTerm(coefficient, origin[part.rawValue]) }
    if let origin = origins[holder] { solver.addTerm(-coefficient, origin[part.rawValue]) }
    return 0
  }

  private func defineOrigin(of item: Int, in holder: Int) {
    guard item != holder, let parent = facts.items[item].parent, parent != holder,
      facts.items[parent].parent != holder
    else { return }
    defineOrigins(upwardsFrom: parent)
    defineOrigins(upwardsFrom: holder)
  }

  /// Defines the origin of an item in the root by one short row for each level. The root's is 0.
  private func defineOrigins(upwardsFrom item: Int) {
    var undefined: [Int] = []
    var next: Int? = item
    while let current = next, current != 0, origins[current] == nil {
      undefined.append(current)
      next = facts.items[current].parent
    }
    for item in undefined.reversed() {
      let origin = solver.addBlock(.derived, .derived, .size, .size)
      origins[item] = origin
      for part in [Part.x, .y] {
        solver.addTerm(1, origin[part.rawValue])
        solver.addTerm(-1, column(part, of: item))
        if let parent = facts.items[item].parent, let outer = origins[parent] {
          solver.addTerm(-1, outer[part.rawValue])
        }
        let inset = facts.items[item].alignmentInset(part)
        sources[solver.addRow(.equal, -inset, author: .engine)] = .origin(item: item)
      }
    }
  }
}

extension LayoutFacts.Item {
  /// How far the alignment rectangle begins after the frame.
  func alignmentInset(_ part: LayoutProgram.Part) -> Double {
    part == .x ? alignmentInsets.left : alignmentInsets.top
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

extension BinaryFloatingPoint {
  /// The number, or a billion where it is larger: sums of larger ones drown in rounding.
  var inReach: Double { isNaN ? 0 : min(max(Double(self), -1e9), 1e9) }
}
