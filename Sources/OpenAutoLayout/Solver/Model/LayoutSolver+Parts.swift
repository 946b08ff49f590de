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
    work.gathered.partCount = 0
    if edits.dirtyRows.count > edits.liveRowCount / 2 {
      gatherAllParts()
    } else {
      for row in edits.dirtyRows.elements where model.rows[row].isLive {
        gather(row: row)
        gatherRestOfPart()
      }
      for column in edits.dirtyColumns.elements {
        gather(column: column)
        gatherRestOfPart()
      }
      orderGatheredRows()
    }
    for column in edits.dirtyColumns.elements { model.columns[column].isDirty = false }
    edits.dirtyRows.removeAll()
    edits.dirtyColumns.removeAll()
  }

  /// Collects everything, in the order in which it stands in memory: when much has changed, that is
  /// faster than to follow the links between what has.
  ///
  /// The parts are found by union-find. Until all rows are seen, a column's part is another column
  /// of it, with a lower number, or the column itself.
  private func gatherAllParts() {
    // What is dirty does not matter any more, and the memory of the list does for the gathered rows.
    swap(&edits.dirtyRows, &work.gathered.rows)
    work.gathered.rows.removeAll()
    work.gathered.columns.reserveCapacity(model.columns.count - edits.freeColumns.count)
    for column in model.columns.indices where !model.columns[column].isInput {
      model.columns[column].mark = edits.mark
      model.columns[column].part = Int32(truncatingIfNeeded: column)
      work.gathered.columns.append(Int32(truncatingIfNeeded: column))
    }
    for row in model.rows.indices where model.rows[row].isLive {
      model.rows[row].mark = edits.mark
      model.rows[row].isDirty = false
      var part: Int32 = -1
      for term in model.rows[row].termRange {
        let column = model.terms[term].column
        if model.columns[column].isInput { continue }
        part = part < 0 ? firstColumn(ofPartOf: column) : unite(part, column)
      }
    }
    for column in work.gathered.columns.elements {
      let first = model.columns[column].part
      if first == column {
        model.columns[column].part = work.gathered.partCount
        work.gathered.partCount += 1
      } else {
        model.columns[column].part = model.columns[first].part
      }
    }
    listMarkedRows()
  }

  @inline(__always)
  private func firstColumn(ofPartOf column: Int32) -> Int32 {
    var current = column
    while model.columns[current].part != current {
      let next = model.columns[current].part
      let beyond = model.columns[next].part
      model.columns[current].part = beyond
      current = beyond
    }
    return current
  }

  /// - Parameter part: The first column of a part.
  /// - Returns: The first column of the part that is made of it and of the column's.
  @inline(__always)
  private func unite(_ part: Int32, _ column: Int32) -> Int32 {
    let other = firstColumn(ofPartOf: column)
    if other == part { return part }
    model.columns[max(part, other)].part = min(part, other)
    return min(part, other)
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
      listMarkedRows()
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

  private func listMarkedRows() {
    edits.clientRows.sort(model.rows.elements)
    appendGatheredRows(of: edits.clientRows)
    work.gathered.clientRowCount = work.gathered.rows.count
    edits.engineRows.sort(model.rows.elements)
    appendGatheredRows(of: edits.engineRows)
  }

  private func appendGatheredRows(of list: borrowing RowList) {
    for entry in list.rows.elements {
      let row = model.rows[entry.row]
      if row.mark == edits.mark, entry.isCurrent(row) { work.gathered.rows.append(entry.row) }
    }
  }
}
