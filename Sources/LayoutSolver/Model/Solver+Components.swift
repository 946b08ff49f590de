extension Solver {
  /// The rows and columns of the components that changed.
  struct Gathered: ~Copyable {
    /// The unknowns, inputs left out.
    var columns = FlatArray<Int32>()
    /// The client's rows, then the engine's and those of contents, then those of constraints that views make, each in
    /// their order.
    var rows = FlatArray<Int32>()
    private var unsortedRows = FlatArray<Int32>()
    private(set) var clientRowCount = 0
    var componentCount: Int32 = 0
    /// How many of the columns the search has followed.
    var nextColumn = 0

    mutating func sortRows(_ model: borrowing Model) {
      swap(&rows, &unsortedRows)
      rows.removeAll()
      rows.reserveCapacity(unsortedRows.count)
      let places = model.places.elements
      for group in Author.Group.allCases {
        let start = rows.count
        for row in unsortedRows.elements where model.rows[row].author.group == group {
          rows.append(row)
        }
        // Those of a new tree stand in order, which the sort sees in one look.
        rows.sort(start..<rows.count) { places[Int($0)].precedes(places[Int($1)]) }
        if group == .client { clientRowCount = rows.count }
        // Most layouts have rows of clients alone, and need no further look.
        if rows.count == unsortedRows.count { return }
      }
    }
  }

  /// Collects everything that shares an unknown, directly or through others, with a change.
  ///
  /// - Complexity: Linear in what it collects, but for sorting the rows.
  /// - Returns: The conflicts of it, which are forgotten.
  func gatherChangedComponents() -> [Conflict] {
    edits.forgetMarks()
    let forgotten: [Conflict]
    work.gathered.columns.removeAll()
    work.gathered.nextColumn = 0
    work.gathered.rows.removeAll()
    work.gathered.componentCount = 0
    if hasMostlyChanged {
      gatherAllComponents()
      // All rows are looked at anew, and with them all conflicts.
      forgotten = conflicts
      conflicts = []
    } else {
      // Breadth-first searches, each from a change to the end of its component.
      for row in edits.dirtyRows.elements where model.rows[row].isLive {
        gather(row: row)
        gatherRestOfComponent()
      }
      // A row that was removed may have joined two components: each of its columns may lead to one.
      for column in edits.dirtyColumns.elements {
        gather(column: column)
        gatherRestOfComponent()
      }
      if work.gathered.rows.count > model.rows.count / 8 {
        // By their numbers they are almost in order, as found by the links they are not. To sort these, an edit of a
        // `row in the middle of a stack` would take 1.15 times as many instructions.
        gatherRows { model.places[$0].mark == edits.gatheredMark }
      } else {
        work.gathered.sortRows(model)
      }
      forgotten = forgetGatheredConflicts()
    }
    edits.dirtyRows.removeAll()
    edits.dirtyColumns.removeAll()
    return forgotten
  }

  private var hasMostlyChanged: Bool {
    // Not where most of the memory is of what was removed: it may be any amount.
    let usedColumnCount = model.columns.count - Block.columnCount * edits.freeBlocks.count
    return edits.dirtyRows.count > liveRowCount / 2
      && model.columns.count <= 4 * usedColumnCount && model.rows.count <= 4 * liveRowCount
  }

  private func gatherAllComponents() {
    // In the order in which it stands in memory: when much has changed, that is faster than to follow the links between
    // what has.
    model.findComponents()
    #if DEBUG
      hasStaleComponents = false
    #endif
    work.gathered.columns.reserveCapacity(model.columns.count)
    for column in model.columns.indices where model.columns[column].isUnknown {
      work.gathered.columns.append(Int32(truncatingIfNeeded: column))
      // The numbers of columns become numbers of components, in the order of their first columns.
      let first = Int(model.columns[column].component)
      if first == column {
        model.columns[column].component = work.gathered.componentCount
        work.gathered.componentCount += 1
      } else {
        // Its number is lower, so it has its component already.
        model.columns[column].component = model.columns[first].component
      }
    }
    gatherRows { model.rows[$0].isLive }
  }

  @inline(__always)
  func gatherRows(where isGathered: (Int) -> Bool) {
    work.gathered.rows.removeAll()
    work.gathered.rows.reserveCapacity(liveRowCount)
    for row in model.rows.indices where isGathered(row) {
      work.gathered.rows.append(Int32(truncatingIfNeeded: row))
    }
    work.gathered.sortRows(model)
  }

  private func gatherRestOfComponent() {
    // Another change of the same component was met before.
    guard work.gathered.nextColumn < work.gathered.columns.count else { return }
    // The list of columns doubles as the queue of the search.
    while work.gathered.nextColumn < work.gathered.columns.count {
      let column = work.gathered.columns[work.gathered.nextColumn]
      for term in model.terms(of: column) { gather(row: term.row) }
      work.gathered.nextColumn += 1
    }
    work.gathered.componentCount += 1
  }

  private func gather(column index: Int32) {
    guard model.columns[index].isUnknown, model.columns[index].mark != edits.gatheredMark else {
      return
    }
    model.columns[index].mark = edits.gatheredMark
    model.columns[index].component = work.gathered.componentCount
    work.gathered.columns.append(index)
  }

  private func gather(row index: Int32) {
    guard model.places[index].mark != edits.gatheredMark else { return }
    model.places[index].mark = edits.gatheredMark
    work.gathered.rows.append(index)
    for term in model.rows[index].termRange { gather(column: model.terms[term].column) }
  }

  private func forgetGatheredConflicts() -> [Conflict] {
    if conflicts.isEmpty { return [] }
    func isGathered(_ conflict: Conflict) -> Bool {
      conflict.rows.contains { row in
        !model.rows[row.index].isLive || model.places[row.index].mark == edits.gatheredMark
      }
    }
    // The gathered rows bring their conflicts anew.
    let forgotten = conflicts.filter(isGathered)
    conflicts.removeAll(where: isGathered)
    return forgotten
  }
}

/// The components are found by union-find: each column leads to another one of its component, and the first of them to
/// itself.
extension Solver.Model {
  fileprivate mutating func findComponents() {
    for column in columns.indices { columns[column].component = Int32(truncatingIfNeeded: column) }
    for row in rows.indices where rows[row].isLive {
      // Inputs join nothing: what is on one side of a given value does not depend on the other side.
      var component: Int32?
      for term in rows[row].termRange where columns[terms[term].column].isUnknown {
        // Union by number instead of by size. Halved paths alone make it almost linear.
        let other = representative(of: terms[term].column)
        if let first = component, first != other {
          // The lower number leads, so that one pass in their order numbers the components.
          columns[max(first, other)].component = min(first, other)
        }
        component = min(component ?? other, other)
      }
    }
  }

  @inline(__always)
  private mutating func representative(of column: Int32) -> Int32 {
    var current = column
    while columns[current].component != current {
      let next = columns[current].component
      // Halve the path: point at the next but one, then go there.
      let beyond = columns[next].component
      columns[current].component = beyond
      current = beyond
    }
    return current
  }
}
