#if DEBUG
  // What has to be true of the storage between any two calls. Tests look after every change; it walks over everything,
  // and is compiled out of optimized builds.
  extension Solver {
    /// Everything in which the storage contradicts itself; empty if all is well.
    package var brokenInvariants: [String] {
      brokenColumns + brokenRows + brokenEdits + brokenComponents + brokenSolution
        + work.problems + work.simplex.problems
    }

    /// Each live term is in the list of its column, once, and nothing else is.
    private var brokenColumns: [String] {
      var problems: [String] = []
      var listed = 0
      for column in model.columns.indices {
        var previous: PackedOptional = nil
        var next = model.columns[column].firstTerm
        while let term = next.number {
          let record = model.terms[term]
          if record.column != column { problems.append("column \(column) lists another's term") }
          if !model.rows[record.row].isLive || !model.rows[record.row].termRange.contains(Int(term))
          {
            problems.append("column \(column) lists a term of a removed row")
          }
          // A list that leads in a circle would never end.
          if model.links[term].previous != previous || listed > model.terms.count {
            problems.append("the list of column \(column) is broken at term \(term)")
            break
          }
          listed += 1
          previous = next
          next = model.links[term].next
        }
      }
      let live = model.rows.indices.reduce(0) {
        $0 + (model.rows[$1].isLive ? model.rows[$1].termRange.count : 0)
      }
      if listed != live { problems.append("\(live) terms are live, \(listed) are listed") }
      return problems
    }

    private var brokenRows: [String] {
      var problems: [String] = []
      for row in model.rows.indices where model.rows[row].isLive {
        let record = model.rows[row]
        if !record.constant.isFinite { problems.append("row \(row) is not finite") }
        for term in record.termRange where Int(model.terms[term].row) != row {
          problems.append("row \(row) holds another's term")
        }
      }
      let dead = model.rows.indices.count { !model.rows[$0].isLive }
      if dead != edits.freeRows.count || Set(edits.freeRows.elements).count != dead {
        problems.append("\(dead) rows were removed, \(edits.freeRows.count) are free")
      }
      return problems
    }

    private var brokenEdits: [String] {
      var problems: [String] = []
      let dirtyRows = Set(edits.dirtyRows.elements)
      for row in model.rows.indices
      where model.rows[row].isLive && model.places[row].mark == edits.dirtyMark
        && !dirtyRows.contains(Int32(row))
      {
        problems.append("row \(row) is dirty and not listed")
      }
      let dirtyColumns = Set(edits.dirtyColumns.elements)
      for column in model.columns.indices
      where (model.columns[column].mark == edits.dirtyMark) != dirtyColumns.contains(Int32(column))
      {
        problems.append("column \(column) is marked dirty or listed, not both")
      }
      if edits.firstPendingTerm != model.terms.count {
        problems.append("terms wait for a row that does not come")
      }
      for column in model.columns.indices
      where model.columns[column].state == .removed && model.hasRows(Int32(column)) {
        problems.append("column \(column) is removed and used by a row")
      }
      return problems
    }

    /// What a row joins is in one component.
    private var brokenComponents: [String] {
      if needsSolve || hasStaleComponents { return [] }
      var problems: [String] = []
      for row in model.rows.indices where model.rows[row].isLive {
        let components = Set(
          model.rows[row].termRange.map { model.columns[model.terms[$0].column] }
            .filter(\.isUnknown).map(\.component))
        if components.count > 1 { problems.append("row \(row) joins components \(components)") }
      }
      return problems
    }

    /// After a solve, required rows hold unless a conflict left them out, and no size is negative.
    private var brokenSolution: [String] {
      if needsSolve { return [] }
      var problems: [String] = []
      let leftOut = Set(conflicts.map(\.leftOut.index))
      let listed = Set(changedBlocks.elements)
      if listed.count != changedBlocks.count { problems.append("a block is listed twice") }
      // Rounding is relative to the largest number of a component, and here to that of all.
      let scale = model.values.elements.reduce(1) { max($0, abs($1)) }
      for column in model.columns.indices {
        let (record, value) = (model.columns[column], model.values[column])
        if !value.isFinite { problems.append("column \(column) is not finite") }
        if record.isBlockListed != listed.contains(Int32(column)) {
          problems.append("column \(column) is marked as changed or listed, not both")
        }
        if record.kind == .size && value < 0 && record.isUnknown {
          problems.append("column \(column) is a size of \(value)")
        }
      }
      // Where rounding ends a solve, rows may be left that do not hold.
      guard isExact else { return problems }
      for row in model.rows.indices
      where model.rows[row].isLive && model.rows[row].isRequired && !leftOut.contains(Int32(row)) {
        let record = model.rows[row]
        var excess = -record.constant
        for term in record.termRange {
          excess +=
            model.terms[term].coefficient * value(of: Column(index: model.terms[term].column))
        }
        let violation =
          switch record.relation {
          case .equal: abs(excess)
          case .lessThanOrEqual: excess
          case .greaterThanOrEqual: -excess
          }
        // Errors of rounding add up along the chain that a value was found by.
        if violation > 1e3 * Self.tolerance * scale {
          problems.append("required row \(row) is violated by \(violation)")
        }
      }
      return problems
    }
  }
#endif
