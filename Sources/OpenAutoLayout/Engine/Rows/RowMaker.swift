import Foundation
import LayoutReport
import LayoutSolver

/// Makes rows of what constraints say, see `SideLowering`, and keeps those of origins and offsets.
// A class, since each row passes its methods five times, and each call copied the fields of a structure
// to the stack or counted references to the solver: 4 % of a layout of independent views.
final class RowMaker {
  /// Which columns of an item are meant.
  enum Columns {
    /// Those of the running engine.
    case running
    /// Those of the fit that is being solved.
    case fitting
  }

  let root: LayoutItem
  let columns: Columns
  let solver: Solver
  /// The origins in the root that rows have needed so far.
  private var origins: [LayoutItem: ItemOrigin] = [:]
  /// Those of the row being made that have no rows yet.
  // Each row looks. Noting that at run time took 4 % of a layout of independent views.
  @exclusivity(unchecked) private var undefinedOrigins: [LayoutItem] = []
  /// Whether scroll views are among the items. Rows of other trees do not look for them.
  var hasScrollViews = false
  /// The columns for the offsets of the scroll views that rows have needed so far.
  private var contentOffsets: [LayoutItem: Solver.Block] = [:]

  // Solvers of one isolation take turns, and the memory is warm, and there only once. Layouts are
  // the main actor's, and each starts by making sure of it: see `MainActor.stopUnlessCurrent()`.
  nonisolated(unsafe) private static let scratch = Solver.Scratch()

  /// Of a fit: the views that rows of others measure across.
  private(set) var carriers: [LayoutItem] = []

  init(root: LayoutItem, columns: Columns) {
    self.root = root
    self.columns = columns
    solver = Solver(scratch: Self.scratch, predecessors: WarmStarts.predecessors)
  }

  /// Makes the running engine's rows of those of a fit that has no origins.
  init(copying fit: RowMaker, _ solver: Solver) {
    root = fit.root
    columns = .running
    self.solver = solver
    hasScrollViews = fit.hasScrollViews
  }

  /// Whether rows measure from origins in the root, or by the offsets of scroll views, which have columns
  /// of their own.
  var hasOrigins: Bool { !origins.isEmpty || !contentOffsets.isEmpty }

  /// Makes room for a tree that is about to be added.
  func reserve(items: Int, constraints: Int, contents: Int) {
    // An edge takes one term or two, so most constraints have up to three.
    solver.reserve(
      blocks: items, rows: constraints + 4 * contents, terms: 3 * constraints + 4 * contents)
  }

  /// A column of an item.
  func column(_ part: RectanglePart, of item: LayoutItem) -> Solver.Column {
    block(of: item)[part.rawValue]
  }

  func block(of item: LayoutItem) -> Solver.Block {
    let block = columns == .running ? item.block : item.fittingBlock
    guard let block else { Self.stop("a row speaks of an item that is not laid out") }
    return block
  }

  // Out of line, since what stops is long, and would keep the look-ups from being inlined.
  @inline(never)
  private static func stop(_ defect: StaticString) -> Never {
    fatalError("A defect of OpenAutoLayout: \(defect).")
  }

  /// Makes the row of a constraint.
  ///
  /// - Throws: What a view has to be asked before there can be a row.
  func makeRow(
    of constraint: NSLayoutConstraint, heldBy holder: LayoutItem
  ) throws(MissingAnswer) -> LoweredRow {
    let isSystemMade = constraint.isSystemMade
    let rightToLeft =
      holder.state.contains(.isRightToLeft) && constraint.terms.followsReadingDirection
    // Before any term is added: what is missing then leaves no half of a row.
    let space = space(of: constraint.terms.first, constraint.terms.second, heldBy: holder)
    let first = try measure(
      constraint.terms.first, constraint.terms.firstAttribute, in: space, isSystemMade,
      rightToLeft)
    let second = try measure(
      constraint.terms.second, constraint.terms.secondAttribute, in: space, isSystemMade,
      rightToLeft)
    constraint.followFontsOfBaselines()
    let factor = -constraint.terms.reachedMultiplier
    var offset = 0.0
    if let distances = constraint.terms.distances {
      offset -= try addTerms(of: distances, factor, heldBy: holder, isSystemMade, rightToLeft)
    }
    if let first {
      offset -= addSide(1, first, of: constraint.terms.first, in: space, besides: second?.item)
    }
    if let second {
      offset -= addSide(
        factor, second, of: constraint.terms.second, in: space, besides: first?.item)
    }

    let isMirrored = rightToLeft && constraint.terms.distances == nil
    let row = solver.addRow(
      constraint.terms.relation.solverRelation(isMirrored: isMirrored),
      constraint.terms.rowConstant(isMirrored: isMirrored, offset: offset),
      priority: constraint.priorityOfRow, author: constraint.author,
      // The row stands where the constraint's activation does, however often it is made anew.
      order: Int(truncatingIfNeeded: constraint.serial))
    if !undefinedOrigins.isEmpty { defineOrigins() }
    return LoweredRow(row: row, isMirrored: isMirrored, offset: offset)
  }

  /// Has the row of a constraint follow its constant and its priority.
  func refresh(_ lowered: LoweredRow, of constraint: NSLayoutConstraint) {
    solver.setConstant(
      constraint.terms.rowConstant(isMirrored: lowered.isMirrored, offset: lowered.offset),
      of: lowered.row)
    solver.setPriority(constraint.priorityOfRow, of: lowered.row)
  }

  /// Adds the terms of distances between positions.
  ///
  /// - Returns: The part of them that is known already.
  private func addTerms(
    of distances: ConstraintDistances, _ factor: Double, heldBy holder: LayoutItem,
    _ isSystemMade: Bool, _ rightToLeft: Bool
  ) throws(MissingAnswer) -> Double {
    var known = 0.0
    for measured in try measure(distances, heldBy: holder, isSystemMade, rightToLeft) {
      let coefficient = measured.sign * (measured.isSecondSide ? factor : 1)
      let (start, end, space) = (measured.start, measured.end, measured.space)
      known += addSide(-coefficient, start, of: start.item, in: space, besides: end.item)
      known += addSide(coefficient, end, of: end.item, in: space, besides: start.item)
    }
    return known
  }

  /// Adds one side of a constraint, see `addSide(_:_:in:besides:)`.
  ///
  /// - Parameter item: The item of the constraint, which may be measured at another one.
  private func addSide(
    _ coefficient: Double, _ measured: MeasuredSide<LayoutItem>, of item: LayoutItem?,
    in space: LayoutItem, besides other: LayoutItem?
  ) -> Double {
    if let item { touch(item) }
    return addSide(coefficient, measured, in: space, besides: other)
  }

  /// Has an item placed that had no constraints, even if its values stay what they were.
  private func touch(_ item: LayoutItem) {
    guard columns == .running, item != root, item.state.isDisjoint(with: [.isMoved, .isPlaced])
    else { return }
    item.markMoved()
  }

  /// Has the view placed where the rows of others take it to be.
  func carry(_ item: LayoutItem) {
    guard columns == .running else { return noteCarrier(item) }
    if item.state.contains(.carriesOthers) { return }
    item.state.insert(.carriesOthers)
    item.markMoved()
  }

  private func noteCarrier(_ item: LayoutItem) {
    if carriers.last != item { carriers.append(item) }
  }
}

// MARK: Terms

extension RowMaker: SideLowering {
  func parent(of item: LayoutItem) -> LayoutItem? { item.parent }

  func isItem(_ item: LayoutItem, in ancestor: LayoutItem) -> Bool {
    item.isDescendant(of: ancestor)
  }

  func alignmentInset(_ part: RectanglePart, of item: LayoutItem) -> Double {
    guard let insets = item.rare?.alignmentInsets else { return 0 }
    return part == .x ? insets.left : insets.top
  }

  func scrolls(_ item: LayoutItem) -> Bool { item.scrollContent != nil }

  /// Adds a column whose value is given, so that scrolling changes no row.
  func addContentOffset(
    _ coefficient: Double, _ part: RectanglePart, of view: LayoutItem
  ) -> Double {
    solver.addTerm(coefficient, contentOffsetBlock(of: view)[part.rawValue])
    return 0
  }
}

// MARK: Scroll views

extension RowMaker {
  /// The view in whose coordinates two sides are measured: the holder of the constraint, or the scroll
  /// view that is one of them and has the other one in it, whoever holds the constraint.
  @inline(__always)
  func space(
    of first: LayoutItem?, _ second: LayoutItem?, heldBy holder: LayoutItem
  ) -> LayoutItem {
    guard let first, let second, first != holder, second != holder, first.parent != second.parent
    else { return holder }
    return scrollView(tiedToItsContentBy: first, second) ?? holder
  }

  // Out of line, since most constraints are between a view and its children, or between these.
  @inline(never)
  private func scrollView(
    tiedToItsContentBy first: LayoutItem, _ second: LayoutItem
  ) -> LayoutItem? {
    if first.scrollContent != nil, second.isDescendant(of: first) { return first }
    if second.scrollContent != nil, first.isDescendant(of: second) { return second }
    return nil
  }

  private func contentOffsetBlock(of view: LayoutItem) -> Solver.Block {
    if let known = contentOffsets[view] { return known }
    carry(view)
    let block = solver.addBlock(.derived, .derived, .size, .size)
    contentOffsets[view] = block
    refreshContentOffset(of: view)
    return block
  }

  /// Follows the offset of a scroll view, if rows measure by it.
  func refreshContentOffset(of view: LayoutItem) {
    guard let block = contentOffsets[view] else { return }
    let offset = view.boundsOrigin
    solver.fix(block[RectanglePart.x.rawValue], at: offset.x.withinReach)
    solver.fix(block[RectanglePart.y.rawValue], at: offset.y.withinReach)
  }

  /// Follows all offsets that rows measure by.
  func refreshContentOffsets() {
    for view in contentOffsets.keys { refreshContentOffset(of: view) }
  }

  /// Forgets the offset of a scroll view, whose rows are removed.
  private func removeContentOffset(of view: LayoutItem) {
    guard let block = contentOffsets.removeValue(forKey: view) else { return }
    solver.removeBlock(block)
  }
}

// MARK: Origins in the root

/// The columns for the origin of a view's bounds in the root, and the rows that define them.
private struct ItemOrigin {
  /// A block of columns of which the first two are used, as in an item's own.
  let block: Solver.Block
  var rows: (x: Solver.Row, y: Solver.Row)?
}

extension RowMaker {
  /// The columns for the origin of a view, which are made on first use, as are those of the views
  /// around it.
  func originBlock(of item: LayoutItem) -> Solver.Block {
    if origins[item] == nil { addOrigins(upwardsFrom: item) }
    guard let origin = origins[item] else { Self.stop("a row measures from an undefined origin") }
    return origin.block
  }

  // Out of line, since few rows are the first to need an origin.
  @inline(never)
  private func addOrigins(upwardsFrom item: LayoutItem) {
    for item in itemsWithoutOrigin(upwardsFrom: item, { origins[$0] != nil }) {
      carry(item)
      origins[item] = ItemOrigin(block: solver.addBlock(.derived, .derived, .size, .size))
      undefinedOrigins.append(item)
    }
  }

  /// Defines the latest origins by one short row for each level, now that no other row is being made.
  @inline(never)
  private func defineOrigins() {
    for item in undefinedOrigins {
      let rows = (addOriginRow(.x, of: item), addOriginRow(.y, of: item))
      origins[item]?.rows = rows
    }
    undefinedOrigins.removeAll()
  }

  private func addOriginRow(_ part: RectanglePart, of item: LayoutItem) -> Solver.Row {
    let constant = addOriginTerms(part, of: item)
    return solver.addRow(.equal, constant, author: .engine)
  }

  /// Follows the item's alignment insets.
  func refreshOrigin(of item: LayoutItem) {
    guard let rows = origins[item]?.rows else { return }
    solver.setConstant(-alignmentInset(.x, of: item), of: rows.x)
    solver.setConstant(-alignmentInset(.y, of: item), of: rows.y)
  }

  func removeOriginRows(of item: LayoutItem) {
    guard !origins.isEmpty, let rows = origins[item]?.rows else { return }
    solver.removeRow(rows.x)
    solver.removeRow(rows.y)
    origins[item]?.rows = nil
  }

  /// Forgets an origin and an offset whose rows are removed.
  func removeOrigin(of item: LayoutItem) {
    if !contentOffsets.isEmpty { removeContentOffset(of: item) }
    guard !origins.isEmpty, let origin = origins.removeValue(forKey: item) else { return }
    solver.removeBlock(origin.block)
  }

  /// The item whose origin a row defines.
  func itemWithOrigin(definedBy row: Solver.Row) -> LayoutItem? {
    origins.first { $0.value.rows?.x == row || $0.value.rows?.y == row }?.key
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate func solverRelation(isMirrored: Bool) -> Solver.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }
}

extension Solver.Author {
  /// Whether it is no client.
  // Not by `!=`, which is a call of 80 instructions across modules.
  var isSystem: Bool {
    if case .client = self { false } else { true }
  }
}
