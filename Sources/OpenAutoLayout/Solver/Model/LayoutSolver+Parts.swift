extension LayoutSolver {
  /// The rows and columns of the parts that changed.
  struct Gathered: ~Copyable {
    /// The unknowns, inputs left out.
    var columns = FlatArray<Int32>()
    /// The client's rows, then the engine's, each in the order of their addition.
    var rows = FlatArray<Int32>()
    var clientRowCount = 0
    var partCount: Int32 = 0
    /// How many of the columns the search has followed.
    var nextColumn = 0
  }

  /// Collects everything that shares an unknown, directly or through others, with a change.
  ///
  /// - Complexity: Linear in what it collects, but for sorting the rows of a small part.
  func gatherChangedParts() {
    edits.mark &+= 1
    work.gathered.columns.removeAll()
    work.gathered.nextColumn = 0
    work.gathered.rows.removeAll()
    work.gathered.rows.reserveCapacity(edits.dirtyRows.count)
    work.gathered.partCount = 0
    for row in edits.dirtyRows.elements where model.rows[row].isLive {
      gather(row: row)
      gatherRestOfPart()
    }
    for column in edits.dirtyColumns.elements {
      model.columns[column].isDirty = false
      gather(column: column)
      gatherRestOfPart()
    }
    edits.dirtyRows.removeAll()
    edits.dirtyColumns.removeAll()
    orderGatheredRows()
  }

  /// Follows the columns that were gathered since the last part.
  private func gatherRestOfPart() {
    // The list of columns doubles as the queue of the search.
    guard work.gathered.nextColumn < work.gathered.columns.count else { return }
    while work.gathered.nextColumn < work.gathered.columns.count {
      var term = model.columns[work.gathered.columns[work.gathered.nextColumn]].firstTerm
      while term >= 0 {
        gather(row: model.terms[term].row)
        term = model.terms[term].next
      }
      work.gathered.nextColumn += 1
    }
    work.gathered.partCount += 1
  }

  private func gather(column index: Int32) {
    guard !model.columns[index].isInput, model.columns[index].mark != edits.mark else { return }
    model.columns[index].mark = edits.mark
    model.columns[index].part = work.gathered.partCount
    work.gathered.columns.append(index)
  }

  private func gather(row index: Int32) {
    guard model.rows[index].mark != edits.mark else { return }
    model.rows[index].mark = edits.mark
    model.rows[index].isDirty = false
    work.gathered.rows.append(index)
    for term in model.rows[index].termRange { gather(column: model.terms[term].column) }
  }

  private func orderGatheredRows() {
    if work.gathered.rows.count > edits.listedRowCount / 8 {
      work.gathered.rows.removeAll()
      edits.clientRows.sort(model.rows.elements)
      appendGatheredRows(of: edits.clientRows)
      work.gathered.clientRowCount = work.gathered.rows.count
      edits.engineRows.sort(model.rows.elements)
      appendGatheredRows(of: edits.engineRows)
    } else {
      let sorted = work.gathered.rows.elements.sorted {
        let (first, second) = (model.rows[$0], model.rows[$1])
        return (first.order, first.stamp) < (second.order, second.stamp)
      }
      work.gathered.rows.removeAll()
      for row in sorted where model.rows[row].author == .client { work.gathered.rows.append(row) }
      work.gathered.clientRowCount = work.gathered.rows.count
      for row in sorted where model.rows[row].author == .engine { work.gathered.rows.append(row) }
    }
  }

  private func appendGatheredRows(of list: borrowing RowList) {
    for entry in list.rows.elements {
      let row = model.rows[entry.row]
      if row.mark == edits.mark, entry.isCurrent(row) { work.gathered.rows.append(entry.row) }
    }
  }
}
