extension LayoutSolver {
  /// The rows and columns of the parts that changed.
  struct Gathered {
    /// The unknowns, inputs left out.
    var columns = ContiguousArray<Int32>()
    /// The client's rows, then the engine's, each in the order of their addition.
    var rows = ContiguousArray<Int32>()
    var clientRowCount = 0
  }

  /// Collects everything that shares an unknown, directly or through others, with a change.
  ///
  /// - Complexity: Linear in what it collects, but for sorting the rows of a small part.
  mutating func gatherChangedParts() {
    edits.mark &+= 1
    work.gathered.columns.removeAll(keepingCapacity: true)
    work.gathered.rows.removeAll(keepingCapacity: true)
    for row in edits.dirtyRows where rows[Int(row)].isLive { gather(row: row) }
    for column in edits.dirtyColumns {
      columns[Int(column)].isDirty = false
      gather(column: column)
    }
    edits.dirtyRows.removeAll(keepingCapacity: true)
    edits.dirtyColumns.removeAll(keepingCapacity: true)

    // The list of columns doubles as the queue of the search.
    var next = 0
    while next < work.gathered.columns.count {
      var term = columns[Int(work.gathered.columns[next])].firstTerm
      while term >= 0 {
        gather(row: terms[Int(term)].row)
        term = terms[Int(term)].next
      }
      next += 1
    }
    orderGatheredRows()
  }

  private mutating func gather(column index: Int32) {
    guard !columns[Int(index)].isInput, columns[Int(index)].mark != edits.mark else { return }
    columns[Int(index)].mark = edits.mark
    work.gathered.columns.append(index)
  }

  private mutating func gather(row index: Int32) {
    guard rows[Int(index)].mark != edits.mark else { return }
    rows[Int(index)].mark = edits.mark
    rows[Int(index)].isDirty = false
    work.gathered.rows.append(index)
    for term in rows[Int(index)].termRange { gather(column: terms[term].column) }
  }

  private mutating func orderGatheredRows() {
    let found = work.gathered.rows
    work.gathered.rows.removeAll(keepingCapacity: true)
    if found.count > edits.rowsByOrder.count / 8 {
      appendGatheredRows(by: .client)
      work.gathered.clientRowCount = work.gathered.rows.count
      appendGatheredRows(by: .engine)
    } else {
      let sorted = found.sorted { rows[Int($0)].order < rows[Int($1)].order }
      for row in sorted where rows[Int(row)].author == .client { work.gathered.rows.append(row) }
      work.gathered.clientRowCount = work.gathered.rows.count
      for row in sorted where rows[Int(row)].author == .engine { work.gathered.rows.append(row) }
    }
  }

  private mutating func appendGatheredRows(by author: Author) {
    for (order, index) in edits.rowsByOrder {
      let row = rows[Int(index)]
      if row.order == order, row.mark == edits.mark, row.author == author {
        work.gathered.rows.append(index)
      }
    }
  }
}
