/// The columns for the origin of a view's bounds in the topmost view, and the rows that define them.
struct OriginColumns {
  /// A block of columns of which the first two are used, as in an item's own.
  var block: Int32 = -1
  var xRow: Int32 = -1
  var yRow: Int32 = -1
}

extension LayoutEngine {
  /// The origin of a view's bounds in the topmost view, defined by one short row for each level.
  func originColumn(of item: LayoutItem, _ part: RectanglePart) -> LayoutSolver.Column {
    if let block = item.extras?.originColumns.block, block >= 0 {
      return LayoutSolver.Column(index: block + part.rawValue)
    }
    var undefined: ContiguousArray<LayoutItem> = []
    var next: LayoutItem? = item
    while let current = next, current !== root, current.makeExtras().originColumns.block < 0 {
      undefined.append(current)
      next = current.parent
    }
    for item in undefined.reversed() {
      item.makeExtras().originColumns.block = makeBlock(for: nil)
      // A row is in the making, so these are added after it.
      undefinedOrigins.append(item)
    }
    return LayoutSolver.Column(index: item.makeExtras().originColumns.block + part.rawValue)
  }

  /// Adds the rows of the origins that the last constraint needed.
  func addOriginRows() {
    for item in undefinedOrigins {
      let extras = item.makeExtras()
      extras.originColumns.xRow = addOriginRow(of: item, extras, .x)
      extras.originColumns.yRow = addOriginRow(of: item, extras, .y)
    }
    undefinedOrigins.removeAll(keepingCapacity: true)
  }

  private func addOriginRow(
    of item: LayoutItem, _ extras: LayoutExtras, _ part: RectanglePart
  ) -> Int32 {
    item.carryOthers()
    solver.addTerm(1, LayoutSolver.Column(index: extras.originColumns.block + part.rawValue))
    solver.addTerm(-1, item.column(part))
    if let parent = item.parent, parent !== root {
      solver.addTerm(-1, originColumn(of: parent, part))
    }
    return solver.addRow(.equal, -item.alignmentInset(part), author: .engine).index
  }

  /// Follows the item's alignment insets.
  func refreshOrigin(of item: LayoutItem) {
    guard let origin = item.extras?.originColumns, origin.block >= 0 else { return }
    solver.setConstant(-item.alignmentInset(.x), of: LayoutSolver.Row(index: origin.xRow))
    solver.setConstant(-item.alignmentInset(.y), of: LayoutSolver.Row(index: origin.yRow))
  }

  func removeOrigin(of extras: LayoutExtras) {
    let origin = extras.originColumns
    if origin.block < 0 { return }
    solver.removeRow(LayoutSolver.Row(index: origin.xRow))
    solver.removeRow(LayoutSolver.Row(index: origin.yRow))
    freeBlocks.append(origin.block)
    extras.originColumns = OriginColumns()
  }
}
