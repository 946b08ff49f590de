extension Solver {
  /// The columns and rows of each component in the order of mention, so that the tie-breaks depend neither on what else
  /// is being solved nor on what led to the rows.
  struct Ranks: ~Copyable {
    /// The gathered columns in the order in which the rows mention them, whatever led to the rows.
    private(set) var columns = FlatArray<Int32>()
    private var derivedColumns = FlatArray<Int32>()
    /// How many columns and rows of each component were ranked.
    private var counts = FlatArray<Count>()
    /// By row: its place in its component.
    private var rowRanks = FlatArray<Int32>()

    struct Count {
      var columns: Int32 = 0
      var rows: Int32 = 0
    }

    /// Derived columns rank behind all others.
    static var firstDerivedRank: Int32 { .max / 2 }

    /// The row's place in its component.
    subscript(row: Int32) -> Int32 { rowRanks[row] }
  }
}

extension Solver.Ranks {
  mutating func rank(
    _ gathered: borrowing Solver.Gathered, _ model: borrowing Solver.Model,
    _ substitution: inout Solver.Substitution
  ) {
    // A walk over all rows that a solve makes anyhow, to find the inputs. Roots come in this order later, so that what
    // depends on the order of roots does not depend on the numbers that columns have.
    columns.removeAll()
    columns.reserveCapacity(gathered.columns.count)
    derivedColumns.removeAll()
    rowRanks.grow(to: model.rows.count, with: 0)
    counts.reset(to: Count(), count: Int(gathered.componentCount))
    for row in gathered.rows.elements {
      var component: Int32?
      // What a row says of its first item depends on its second, so the second comes first: with `b.left == a.right`
      // alone, a rests at 0, and b beside it.
      for term in model.rows[row].termRange.reversed() {
        let column = model.terms[term].column
        if model.columns[column].isFixed {
          substitution.setInput(column, value: model.values[column])
          continue
        }
        component = model.columns[column].component
        if !substitution.isMentioned(column) { rank(column, model, &substitution) }
      }
      // Ranks count within the component: what else is being solved must not decide a tie in it.
      if let component {
        rowRanks[row] = counts[component].rows
        counts[component].rows += 1
      }
    }
    for column in derivedColumns.elements { columns.append(column) }
    // Columns that no row mentions have a value, too: they rest.
    for column in gathered.columns.elements
    where !substitution.isMentioned(column) { columns.append(column) }
  }

  @inline(__always)
  private mutating func rank(
    _ column: Int32, _ model: borrowing Solver.Model, _ substitution: inout Solver.Substitution
  ) {
    guard model.columns[column].kind != .derived else {
      // These are only compared with each other, so one count does for all components.
      substitution.setRank(Self.firstDerivedRank + Int32(derivedColumns.count), of: column)
      return derivedColumns.append(column)
    }
    let component = model.columns[column].component
    substitution.setRank(counts[component].columns, of: column)
    counts[component].columns += 1
    columns.append(column)
  }
}
