extension Solver {
  /// Adds a rectangle of unknowns, of value 0.
  package func addBlock(_ first: Kind, _ second: Kind, _ third: Kind, _ fourth: Kind) -> Block {
    let block = Block(firstColumn: takeFreeBlock() ?? Int32(model.columns.count))
    addColumn(first, at: block.firstColumn)
    addColumn(second, at: block.firstColumn + 1)
    addColumn(third, at: block.firstColumn + 2)
    addColumn(fourth, at: block.firstColumn + 3)
    return block
  }

  private func takeFreeBlock() -> Int32? {
    // If it can be, one of before the last solve: the rows that were removed with the others since then still speak of
    // these, and `LocalUpdate` reads them.
    guard let last = edits.freeBlocks.popLast() else { return nil }
    guard !edits.needsFullSolve, model.columns[last].mark == edits.dirtyMark else { return last }
    guard let first = edits.freeBlocks.elements.first,
      model.columns[first].mark != edits.dirtyMark
    else {
      edits.freeBlocks.append(last)
      return nil
    }
    edits.freeBlocks[0] = last
    return first
  }

  /// Removes a rectangle. Its number is used again.
  ///
  /// - Precondition: No row refers to its columns.
  package func removeBlock(_ block: Block) {
    check(block)
    require(
      edits.firstPendingTerm == model.terms.count,
      "Terms wait for their row. Complete it with `addRow` before removing a block.")
    for column in block.columns {
      require(
        !model.hasRows(column),
        "A row still refers to a column of the block. Remove the row first.")
      // Its rows counted it among what is known.
      if model.columns[column].isFixed { edits.needsFullSolve = true }
      model.columns[column].state = .removed
    }
    edits.freeBlocks.append(block.firstColumn)
  }

  /// Adds a single unknown, of value 0, for good.
  package func addColumn(_ kind: Kind) -> Column {
    // Single columns share blocks, four in each, which nobody else knows.
    let index: Int32
    if let next = edits.nextSingleColumn {
      index = next
      addColumn(kind, at: index)
    } else {
      let block = addBlock(kind, kind, kind, kind)
      index = block.firstColumn
      for other in block.columns.dropFirst() { model.columns[other].state = .removed }
    }
    edits.nextSingleColumn = Block(of: index + 1) == Block(of: index) ? index + 1 : nil
    return Column(index: index)
  }

  /// Makes the column an input with this value; `nil` makes it an unknown again.
  package func fix(_ column: Column, at value: Double?) {
    check(column)
    let index = column.index
    if let value {
      require(value.isFinite, "A column is fixed at a finite number.")
      if model.columns[index].isFixed {
        let distance = value - model.values[index]
        if distance == 0 { return }
        // Only a number has changed: the rows speak of the same unknowns as before.
        edits.movedInputs.append(Edits.Movement(number: index, distance: distance))
        model.values[index] = value
        return touchRows(of: index)
      }
      model.values[index] = value
      model.columns[index].state = .fixed
    } else {
      guard model.columns[index].isFixed else { return }
      model.columns[index].state = .unknown
    }
    edits.needsFullSolve = true
    touchColumn(index)
    touchRows(of: index)
  }

  private func touchRows(of index: Int32) {
    for term in model.terms(of: index) { touchRow(term.row) }
  }

  /// A number of elements and a sixteenth more. Without that, the first view that is added to a large layout would have
  /// all of it copied.
  package static func withRoomForMore(_ count: Int) -> Int { count + count >> 4 }

  /// Makes room for a tree that is about to be added, and for a few views that are added later.
  package func reserve(blocks: Int, rows: Int, terms: Int) {
    let columns = Block.columnCount * Self.withRoomForMore(blocks)
    let (rows, terms) = (Self.withRoomForMore(rows), Self.withRoomForMore(terms))
    model.columns.reserveCapacity(model.columns.count + columns)
    model.values.reserveCapacity(model.values.count + columns)
    model.rows.reserveCapacity(model.rows.count + rows)
    model.places.reserveCapacity(model.places.count + rows)
    model.terms.reserveCapacity(model.terms.count + terms)
    model.links.reserveCapacity(model.links.count + terms)
    edits.dirtyRows.reserveCapacity(edits.dirtyRows.count + rows)
  }

  @inline(__always)
  private func addColumn(_ kind: Kind, at index: Int32) {
    if Int(index) == model.columns.count {
      model.columns.append(ColumnRecord(component: index, kind: kind, state: .unknown))
      model.values.append(0)
    } else {
      // The mark stays: a column of before may be in the list of dirty ones. Then a row that was removed since the last
      // solve speaks of the column of before.
      if model.columns[index].mark == edits.dirtyMark { edits.needsFullSolve = true }
      model.columns[index].kind = kind
      model.columns[index].decision = .rows
      model.columns[index].state = .unknown
      model.columns[index].component = index
      model.values[index] = 0
    }
  }

  func touchColumn(_ index: Int32) {
    guard model.columns[index].mark != edits.dirtyMark else { return }
    model.columns[index].mark = edits.dirtyMark
    edits.dirtyColumns.append(index)
  }
}
