extension Solver.Workspace {
  /// Forgets the last pass, and makes each gathered column a root of its own.
  mutating func reset(_ model: borrowing Model) {
    substitution.prepare(columnCount: model.columns.count)
    for column in gathered.columns.elements { substitution.reset(column) }
    rank(model)
  }

  /// Ranks the columns and rows of each component in the order of mention, so that the tie-breaks
  /// do not depend on what else is being solved.
  private mutating func rank(_ model: borrowing Model) {
    rankedColumns.removeAll()
    rankedColumns.reserveCapacity(gathered.columns.count)
    derivedColumns.removeAll()
    rowRanks.grow(to: model.rows.count, with: 0)
    componentCounts.reset(to: ComponentCount(), count: Int(gathered.componentCount))
    for row in gathered.rows.elements {
      var component: Int32 = -1
      // What a row says of its first item depends on its second, so the second comes first: with
      // `b.left == a.right` alone, a rests at 0, and b beside it.
      for term in model.rows[row].termRange.reversed() {
        let column = model.terms[term].column
        if model.columns[column].isFixed {
          substitution.setInput(column, value: model.values[column])
          continue
        }
        component = model.columns[column].component
        if substitution.isMentioned(column) { continue }
        if model.columns[column].kind == .derived {
          // These are only compared with each other, so one count does for all components.
          substitution.setRank(
            Self.firstDerivedRank + Int32(derivedColumns.count), of: column)
          derivedColumns.append(column)
        } else {
          substitution.setRank(componentCounts[component].columns, of: column)
          componentCounts[component].columns += 1
          rankedColumns.append(column)
        }
      }
      if component >= 0 {
        rowRanks[row] = componentCounts[component].rows
        componentCounts[component].rows += 1
      }
    }
    for column in derivedColumns.elements { rankedColumns.append(column) }
    for column in gathered.columns.elements
    where !substitution.isMentioned(column) { rankedColumns.append(column) }
  }
}
