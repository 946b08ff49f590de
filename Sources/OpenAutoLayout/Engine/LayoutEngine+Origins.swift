import LayoutSolver

/// The columns for the origin of a view's bounds in the topmost view, and the rows that define them.
struct OriginColumns {
  /// A block of columns of which the first two are used, as in an item's own.
  var block: Solver.Block?
  var xRow: Solver.Row?
  var yRow: Solver.Row?
}

extension LayoutEngine {
  /// The origin of a view's bounds in the topmost view, defined by one short row for each level.
  func originColumn(of node: LayoutNode, _ part: RectanglePart) -> Solver.Column {
    if let block = node.pointee.extras?.originColumns.block { return block[part.rawValue] }
    var undefined: ContiguousArray<LayoutNode> = []
    var next: LayoutNode? = node
    while let current = next, current != root.node, current.makeExtras().originColumns.block == nil
    {
      undefined.append(current)
      next = current.pointee.parent
    }
    for node in undefined.reversed() {
      node.makeExtras().originColumns.block = makeBlock(for: nil)
      // A row is in the making, so these are added after it.
      undefinedOrigins.append(node)
    }
    return originColumn(of: node, part)
  }

  /// Adds the rows of the origins that the last constraint needed.
  func addOriginRows() {
    for node in undefinedOrigins.elements {
      let extras = node.makeExtras()
      extras.originColumns.xRow = addOriginRow(of: node, extras, .x)
      extras.originColumns.yRow = addOriginRow(of: node, extras, .y)
    }
    undefinedOrigins.removeAll()
  }

  private func addOriginRow(
    of node: LayoutNode, _ extras: LayoutExtras, _ part: RectanglePart
  ) -> Solver.Row {
    node.carryOthers()
    solver.addTerm(1, originColumn(of: node, part))
    solver.addTerm(-1, node.column(part))
    if let parent = node.pointee.parent, parent != root.node {
      solver.addTerm(-1, originColumn(of: parent, part))
    }
    return solver.addRow(.equal, -node.alignmentInset(part), author: .engine)
  }

  /// Follows the item's alignment insets.
  func refreshOrigin(of item: LayoutItem) {
    guard let origin = item.extras?.originColumns, let xRow = origin.xRow, let yRow = origin.yRow
    else { return }
    solver.setConstant(-item.node.alignmentInset(.x), of: xRow)
    solver.setConstant(-item.node.alignmentInset(.y), of: yRow)
  }

  func removeOrigin(of extras: LayoutExtras) {
    let origin = extras.originColumns
    guard let block = origin.block else { return }
    if let row = origin.xRow { solver.removeRow(row) }
    if let row = origin.yRow { solver.removeRow(row) }
    leavingBlocks.append(block)
    extras.originColumns = OriginColumns()
  }
}
