/// The columns for the origin of a view's bounds in the topmost view, and the rows that define them.
struct OriginColumns {
  var x: Int32 = -1
  var y: Int32 = -1
  var xRow: Int32 = -1
  var yRow: Int32 = -1

  subscript(part: RectanglePart) -> (column: Int32, row: Int32) {
    get { part == .x ? (x, xRow) : (y, yRow) }
    set {
      if part == .x {
        (x, xRow) = newValue
      } else {
        (y, yRow) = newValue
      }
    }
  }
}

extension LayoutEngine {
  /// The origin of a view's bounds in the topmost view, defined by one short row for each level.
  func originColumn(of item: LayoutItem, _ part: RectanglePart) -> LayoutSolver.Column {
    var undefined: ContiguousArray<LayoutItem> = []
    var next: LayoutItem? = item
    while let current = next, current !== root, current.makeExtras().originColumns[part].column < 0
    {
      undefined.append(current)
      next = current.parent
    }
    // The terms of a row in the making may be pending, so these rows are made apart from it.
    for item in undefined.reversed() { defineOrigin(of: item, part) }
    return LayoutSolver.Column(index: item.makeExtras().originColumns[part].column)
  }

  private func defineOrigin(of item: LayoutItem, _ part: RectanglePart) {
    let column: LayoutSolver.Column
    if let free = freeOrigins.popLast() {
      column = LayoutSolver.Column(index: free)
    } else {
      column = solver.addColumn(.origin)
      while columnOwners.count <= Int(column.index) { columnOwners.append(nil) }
    }
    definitions.append(OriginDefinition(item: item, part: part, column: column))
    item.makeExtras().originColumns[part] = (column.index, -1)
  }

  /// Adds the rows of the origins that the last constraint needed.
  func addOriginRows() {
    for definition in definitions {
      let item = definition.item
      let part = definition.part
      solver.addTerm(1, definition.column)
      solver.addTerm(-1, item.column(part))
      if let parent = item.parent, parent !== root {
        let outer = parent.makeExtras().originColumns[part].column
        solver.addTerm(-1, LayoutSolver.Column(index: outer))
      }
      let row = solver.addRow(.equal, -item.alignmentInset(part), author: .engine)
      item.makeExtras().originColumns[part].row = row.index
    }
    definitions.removeAll(keepingCapacity: true)
  }

  func removeOrigin(of extras: LayoutExtras) {
    for part in [RectanglePart.x, .y] {
      let (column, row) = extras.originColumns[part]
      if row >= 0 { solver.removeRow(LayoutSolver.Row(index: row)) }
      if column >= 0 { freeOrigins.append(column) }
    }
    extras.originColumns = OriginColumns()
  }
}

/// An origin whose row has still to be added.
struct OriginDefinition {
  let item: LayoutItem
  let part: RectanglePart
  let column: LayoutSolver.Column
}
