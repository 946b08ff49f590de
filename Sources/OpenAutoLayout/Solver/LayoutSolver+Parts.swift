extension LayoutSolver {
  /// The rows and columns of the parts that changed.
  struct Gathered: ~Copyable {
    /// The unknowns, inputs left out.
    var columns = FlatArray<Int32>()
    /// The client's rows, then the engine's, each in the order of their addition.
    var rows = FlatArray<Int32>()
    var clientRowCount = 0
  }

  /// Collects everything that shares an unknown, directly or through others, with a change.
  ///
  /// - Complexity: Linear in what it collects, but for sorting the rows of a small part.
  func gatherChangedParts() {
    edits.mark &+= 1
    work.gathered.columns.removeAll()
    work.gathered.rows.removeAll()
    for row in edits.dirtyRows.elements where rows[row].isLive { gather(row: row) }
    for column in edits.dirtyColumns.elements {
      columns[column].isDirty = false
      gather(column: column)
    }
    edits.dirtyRows.removeAll()
    edits.dirtyColumns.removeAll()

    // The list of columns doubles as the queue of the search.
    var next = 0
    while next < work.gathered.columns.count {
      var term = columns[work.gathered.columns[next]].firstTerm
      while term >= 0 {
        gather(row: terms[term].row)
        term = terms[term].next
      }
      next += 1
    }
    orderGatheredRows()
  }

  private func gather(column index: Int32) {
    guard !columns[index].isInput, columns[index].mark != edits.mark else { return }
    columns[index].mark = edits.mark
    work.gathered.columns.append(index)
  }

  private func gather(row index: Int32) {
    guard rows[index].mark != edits.mark else { return }
    rows[index].mark = edits.mark
    rows[index].isDirty = false
    work.gathered.rows.append(index)
    for term in rows[index].termRange { gather(column: terms[term].column) }
  }

  private func orderGatheredRows() {
    if work.gathered.rows.count > edits.rowsByOrder.count / 8 {
      work.gathered.rows.removeAll()
      appendGatheredRows(by: .client)
      work.gathered.clientRowCount = work.gathered.rows.count
      appendGatheredRows(by: .engine)
    } else {
      let sorted = work.gathered.rows.elements.sorted { rows[$0].order < rows[$1].order }
      work.gathered.rows.removeAll()
      for row in sorted where rows[row].author == .client { work.gathered.rows.append(row) }
      work.gathered.clientRowCount = work.gathered.rows.count
      for row in sorted where rows[row].author == .engine { work.gathered.rows.append(row) }
    }
  }

  private func appendGatheredRows(by author: Author) {
    for ordered in edits.rowsByOrder.elements {
      let row = rows[ordered.row]
      if row.order == ordered.order, row.mark == edits.mark, row.author == author {
        work.gathered.rows.append(ordered.row)
      }
    }
  }
}
