import Foundation
import LayoutSolver

/// Makes rows of what constraints say.
///
/// Positions are measured in the coordinates of the view that holds the constraint. Its children's
/// origins are columns already. For what is one level deeper, the superview's origin is added; for
/// what is deeper still, the difference of two origins in the root, so that no row gets longer with
/// the depth of the tree.
struct RowMaker: ~Copyable {
  /// Which columns of an item are meant.
  enum Columns {
    /// Those of the running engine.
    case running
    /// Those of the fit that is being solved.
    case fitting
  }

  let root: LayoutItem
  let columns: Columns
  let solver = Solver(scratch: scratch)
  /// The origins in the root that rows have needed so far.
  private var origins: [LayoutItem: ItemOrigin] = [:]

  // Solvers of one isolation take turns, and the memory is warm, and there only once. Layouts are
  // the main actor's, and each starts by making sure of it: see `MainActor.stopUnlessCurrent()`.
  nonisolated(unsafe) private static let scratch = Solver.Scratch()

  init(root: LayoutItem, columns: Columns) {
    self.root = root
    self.columns = columns
  }

  /// A column of an item.
  func column(_ part: RectanglePart, of item: LayoutItem) -> Solver.Column {
    let block =
      switch columns {
      case .running: item.block
      case .fitting: item.fittingBlock
      }
    guard let block else {
      Self.stop("a row speaks of an item that is not laid out")
    }
    return block[part.rawValue]
  }

  // Out of line, since what stops is long, and would keep the look-ups from being inlined.
  @inline(never)
  private static func stop(_ defect: StaticString) -> Never {
    fatalError("A defect of OpenAutoLayout: \(defect).")
  }

  /// Makes the row of a constraint.
  ///
  /// - Throws: What a view has to be asked before there can be a row.
  mutating func makeRow(
    _ terms: borrowing ConstraintTerms, heldBy holder: LayoutItem, order: UInt64, isSystemMade: Bool
  ) throws(MissingAnswer) -> LoweredRow {
    let rightToLeft = holder.state.contains(.isRightToLeft) && terms.followsReadingDirection
    // Before any term is added: what is missing then leaves no half of a row.
    let first = try measure(
      terms.first, terms.firstAttribute, in: holder, isSystemMade, rightToLeft)
    let second = try measure(
      terms.second, terms.secondAttribute, in: holder, isSystemMade, rightToLeft)
    // These have rows of their own, too.
    if let first { defineOrigin(for: first, in: holder) }
    if let second { defineOrigin(for: second, in: holder) }
    let factor = -terms.reachedMultiplier
    var offset = 0.0
    if let distances = terms.distances {
      offset -= try addTerms(of: distances, factor, in: holder, rightToLeft)
    }
    if let first { offset -= addSide(1, first, terms.first, in: holder) }
    if let second { offset -= addSide(factor, second, terms.second, in: holder) }

    let isMirrored = rightToLeft && terms.distances == nil
    let constant = isMirrored ? -terms.reachedConstant : terms.reachedConstant
    let row = solver.addRow(
      terms.relation.solverRelation(isMirrored: isMirrored), constant + offset,
      priority: terms.priority.rawValue, author: isSystemMade ? .engine : .client,
      // The row stands where the constraint's activation does, however often it is made anew.
      order: isSystemMade ? nil : Int(truncatingIfNeeded: order))
    return LoweredRow(row: row, isMirrored: isMirrored, offset: offset)
  }

  /// Adds the terms of distances between positions.
  ///
  /// - Returns: The part of them that is known already.
  private mutating func addTerms(
    of distances: ConstraintDistances, _ factor: Double, in holder: LayoutItem, _ rightToLeft: Bool
  ) throws(MissingAnswer) -> Double {
    let ends = try measure(distances, rightToLeft)
    for end in ends { defineOrigin(for: end.end, in: holder) }
    var known = 0.0
    for end in ends {
      let coefficient = end.sign * (end.isSecondSide ? factor : 1)
      known += addSide(coefficient, end.end, end.end.item, in: holder)
    }
    return known
  }

  /// Adds one side of a constraint.
  ///
  /// - Returns: The part of it that is known already.
  private func addSide(
    _ coefficient: Double, _ measured: MeasuredAttribute, _ item: LayoutItem?, in holder: LayoutItem
  ) -> Double {
    if let item { touch(item) }
    return addTerms(coefficient, measured, in: holder)
  }

  /// Has the item placed even if its values stay what they were.
  private func touch(_ item: LayoutItem) {
    guard columns == .running, item != root, !item.state.contains(.isMoved) else { return }
    item.markMoved()
  }

  /// Adds an attribute to the row being made.
  ///
  /// - Returns: The part of it that is known already, such as insets and margins.
  private func addTerms(
    _ coefficient: Double, _ measured: MeasuredAttribute, in holder: LayoutItem
  ) -> Double {
    let item = measured.item
    let known = coefficient * measured.distance
    switch measured.place {
    case .width:
      solver.addTerm(coefficient, column(.width, of: item))
      return known
    case .height:
      solver.addTerm(coefficient, column(.height, of: item))
      return known
    case .left:
      return known + addOrigin(coefficient, .x, of: item, in: holder)
    case .top:
      return known + addOrigin(coefficient, .y, of: item, in: holder)
    case .right:
      solver.addTerm(coefficient, column(.width, of: item))
      return known + addOrigin(coefficient, .x, of: item, in: holder)
    case .bottom:
      solver.addTerm(coefficient, column(.height, of: item))
      return known + addOrigin(coefficient, .y, of: item, in: holder)
    case .centerX:
      solver.addTerm(coefficient / 2, column(.width, of: item))
      return known + addOrigin(coefficient, .x, of: item, in: holder)
    case .centerY:
      solver.addTerm(coefficient / 2, column(.height, of: item))
      return known + addOrigin(coefficient, .y, of: item, in: holder)
    }
  }

  /// Adds where the item's alignment rectangle begins, in the holder's coordinates.
  private func addOrigin(
    _ coefficient: Double, _ part: RectanglePart, of item: LayoutItem, in holder: LayoutItem
  ) -> Double {
    if item == holder { return coefficient * item.alignmentInset(part) }
    solver.addTerm(coefficient, column(part, of: item))
    guard let parent = item.parent, parent != holder else { return 0 }
    if parent.parent == holder {
      carry(parent)
      solver.addTerm(coefficient, column(part, of: parent))
      return -coefficient * parent.alignmentInset(part)
    }
    solver.addTerm(coefficient, originColumn(part, of: parent))
    if holder != root { solver.addTerm(-coefficient, originColumn(part, of: holder)) }
    return 0
  }

  /// Has the view placed where the rows of others take it to be.
  private func carry(_ item: LayoutItem) {
    guard columns == .running, !item.state.contains(.carriesOthers) else { return }
    item.state.insert(.carriesOthers)
    item.markMoved()
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
  /// Sees to it that the origins exist which an attribute is measured by.
  private mutating func defineOrigin(for measured: MeasuredAttribute, in holder: LayoutItem) {
    guard measured.isPosition, measured.item != holder, let parent = measured.item.parent,
      parent != holder, parent.parent != holder
    else { return }
    defineOrigins(upwardsFrom: parent)
    defineOrigins(upwardsFrom: holder)
  }

  /// Defines the origin of a view in the root by one short row for each level.
  private mutating func defineOrigins(upwardsFrom item: LayoutItem) {
    var undefined: [LayoutItem] = []
    var next: LayoutItem? = item
    while let current = next, current != root, origins[current] == nil {
      undefined.append(current)
      next = current.parent
    }
    for item in undefined.reversed() {
      carry(item)
      let block = solver.addBlock(.derived, .derived, .size, .size)
      origins[item] = ItemOrigin(
        block: block, rows: (addOriginRow(.x, of: item, block), addOriginRow(.y, of: item, block)))
    }
  }

  private func addOriginRow(
    _ part: RectanglePart, of item: LayoutItem, _ block: Solver.Block
  ) -> Solver.Row {
    solver.addTerm(1, block[part.rawValue])
    solver.addTerm(-1, column(part, of: item))
    if let parent = item.parent, parent != root {
      solver.addTerm(-1, originColumn(part, of: parent))
    }
    return solver.addRow(.equal, -item.alignmentInset(part), author: .engine)
  }

  private func originColumn(_ part: RectanglePart, of item: LayoutItem) -> Solver.Column {
    guard let origin = origins[item] else {
      Self.stop("a row measures from an undefined origin")
    }
    return origin.block[part.rawValue]
  }

  /// Follows the item's alignment insets.
  func refreshOrigin(of item: LayoutItem) {
    guard let rows = origins[item]?.rows else { return }
    solver.setConstant(-item.alignmentInset(.x), of: rows.x)
    solver.setConstant(-item.alignmentInset(.y), of: rows.y)
  }

  mutating func removeOriginRows(of item: LayoutItem) {
    guard !origins.isEmpty, let rows = origins[item]?.rows else { return }
    solver.removeRow(rows.x)
    solver.removeRow(rows.y)
    origins[item]?.rows = nil
  }

  /// Forgets an origin whose rows are removed.
  mutating func removeOrigin(of item: LayoutItem) {
    guard !origins.isEmpty, let origin = origins.removeValue(forKey: item) else { return }
    solver.removeBlock(origin.block)
  }

  /// The item whose origin a row defines.
  func itemWithOrigin(definedBy row: Solver.Row) -> LayoutItem? {
    origins.first { $0.value.rows?.x == row || $0.value.rows?.y == row }?.key
  }
}

extension LayoutItem {
  /// How far the alignment rectangle begins after the frame.
  func alignmentInset(_ part: RectanglePart) -> Double {
    guard let insets = rare?.alignmentInsets else { return 0 }
    return part == .x ? insets.left : insets.top
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
