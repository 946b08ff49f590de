extension Solver {
  /// The part of the rows that a change of constants or rows concerns, to be solved by itself.
  ///
  /// It ends at anchored columns, which no row can move, and at *boundary* columns, which rows outside name, too. What
  /// has to be true of these stands in `Workspace+Region.swift`.
  struct Region: ~Copyable {
    private let passing = PassedByAddress()

    /// What a column is to the region.
    enum Standing: BitwiseCopyable {
      case outside
      /// Anchored, and named by a row of the region.
      case constant
      case inside
      /// Inside, and so are its rows.
      case followed
    }

    enum RowStanding: BitwiseCopyable {
      case outside
      case inside
      /// Inside, and without effect on the last answer.
      case insideWithSlack
    }

    /// By column of the model.
    private var standings = SparseMarks(blank: Standing.outside)
    /// By row of the model.
    private var rowStandings = SparseMarks(blank: RowStanding.outside)
    private(set) var columns = FlatArray<Int32>()
    private(set) var constants = FlatArray<Int32>()
    private(set) var rows = FlatArray<Int32>()
    /// The rows that name a boundary column and are not in the region. One that names two of them is here twice.
    private(set) var outsideRows = FlatArray<Int32>()
    var boundary = FlatArray<BoundaryColumn>()
    /// The rows that were removed, and had an effect on the last answer.
    private(set) var removedTightRows = FlatArray<RowRecord>()
    /// How the columns outside follow those of the boundary that are not held, column after column.
    var followers = FlatArray<Follower>()
    /// The rows outside that name a follower or what it follows.
    var followerRows = FlatArray<FollowerRow>()
    /// How many more terms may be read to find what follows, in all attempts together.
    var allowance = 0
    /// The values, of the columns that are solved for, that they do not have at present: the new ones, or the old.
    var otherValues = FlatArray<Double>()

    /// What an attempt to solve a region has come to.
    enum Outcome: Equatable {
      case isSolved
      /// The region has to go on behind this column of its boundary.
      case endsTooEarly(Int32)
      case isTooLarge
      case isUndecided
    }

    struct BoundaryColumn: BitwiseCopyable {
      var column: Int32
      /// The row outside that gives the column its value, as `top == above.bottom` does. The column keeps its value.
      /// Without such a row, what is outside follows the column.
      var holder: Int32?
      /// A part of `followers`.
      var span = Solver.Program.Span(0..<0)
    }

    struct Follower: BitwiseCopyable {
      var column: Int32
      /// How far it moves for each point of what it follows.
      var distance: Double
    }

    struct FollowerRow: BitwiseCopyable {
      var row: Int32
      /// How far off it was.
      var residual: Double
    }
  }
}

extension Solver.Region {
  typealias Model = Solver.Model
  typealias Edits = Solver.Edits
  typealias AnchoredColumns = Solver.AnchoredColumns

  func contains(column: Int32) -> Bool {
    standings[column] == .inside || standings[column] == .followed
  }
  func contains(row: Int32) -> Bool { rowStandings[row] != .outside }
  func hadSlack(_ row: Int32) -> Bool { rowStandings[row] == .insideWithSlack }

  mutating func begin(
    _ model: borrowing Model, _ edits: borrowing Edits, _ anchored: borrowing AnchoredColumns,
    allowance: Int
  ) {
    self.allowance = allowance
    // The rows of the change, those that are gone by now included: what they held is free.
    standings.grow(to: model.columns.count)
    rowStandings.grow(to: model.rows.count)
    for row in edits.removedRows.elements {
      for index in row.termRange { join(model.terms[index].column, model, anchored) }
      // The values are still those of the last answer, so what had slack there had no multiplier.
      if !model.residual(of: row).hasSlack(row.relation) { removedTightRows.append(row) }
    }
    for row in edits.dirtyRows.elements where model.rows[row].isLive {
      join(row: row, model, edits, anchored)
    }
    for column in edits.dirtyColumns.elements { join(column, model, anchored) }
  }

  mutating func end() {
    standings.removeAll()
    rowStandings.removeAll()
    columns.removeAll()
    constants.removeAll()
    rows.removeAll()
    removedTightRows.removeAll()
    forgetBoundary()
  }

  private mutating func forgetBoundary() {
    outsideRows.removeAll()
    boundary.removeAll()
    followers.removeAll()
    followerRows.removeAll()
    otherValues.removeAll()
  }

  mutating func follow(
    _ column: Int32, _ model: borrowing Model, _ edits: borrowing Edits,
    _ anchored: borrowing AnchoredColumns
  ) {
    standings[column] = .followed
    for term in model.terms(of: column) { join(row: term.row, model, edits, anchored) }
  }

  /// - Returns: Whether there are no more rows than `limit`, and something is left of the allowance.
  mutating func complete(
    _ model: borrowing Model, _ edits: borrowing Edits, _ anchored: borrowing AnchoredColumns,
    limit: Int
  ) -> Bool {
    if allowance <= 0 { return false }
    // The list of columns doubles as the queue of the search.
    var next = 0
    // Its columns are those of the changed rows and, for each size among them, all columns that a row names with it.
    // Origins are followed only by rows that name no others: how large a view is does not depend on where it is.
    while next < columns.count {
      let column = columns[next]
      if model.columns[column].kind == .size, standings[column] == .inside {
        follow(column, model, edits, anchored)
        if rows.count > limit { return false }
      }
      next += 1
    }
    // The columns of an earlier attempt may be inside by now.
    forgetBoundary()
    for column in columns.elements where standings[column] == .inside {
      lookOutside(from: column, model, edits, anchored)
      if rows.count + outsideRows.count > limit { return false }
    }
    return true
  }

  private mutating func join(
    row: Int32, _ model: borrowing Model, _ edits: borrowing Edits,
    _ anchored: borrowing AnchoredColumns
  ) {
    guard !contains(row: row) else { return }
    // A changed row had another constant, so what it is off now says nothing of the last answer.
    let hadSlack =
      model.places[row].mark != edits.dirtyMark
      && model.residual(of: model.rows[row]).hasSlack(model.rows[row].relation)
    rowStandings[row] = hadSlack ? .insideWithSlack : .inside
    rows.append(row)
    for index in model.rows[row].termRange { join(model.terms[index].column, model, anchored) }
  }

  private mutating func join(
    _ column: Int32, _ model: borrowing Model, _ anchored: borrowing AnchoredColumns
  ) {
    // Inputs are no part of any region: they have their values.
    guard model.columns[column].isUnknown, standings[column] == .outside else { return }
    if anchored.contains(column) {
      standings[column] = .constant
      constants.append(column)
    } else {
      standings[column] = .inside
      columns.append(column)
    }
  }

  private mutating func lookOutside(
    from column: Int32, _ model: borrowing Model, _ edits: borrowing Edits,
    _ anchored: borrowing AnchoredColumns
  ) {
    // A position mostly has one row that says where it is, and others that follow it. Those need not be solved for.
    let start = outsideRows.count
    var holder: Int32?
    for row in model.terms(of: column).lazy.map(\.row) where !contains(row: row) {
      // A row that names nothing outside belongs to the region: nobody else could make it hold.
      let isOutside = model.rows[row].termRange.contains { index in
        let other = model.terms[index].column
        return model.columns[other].isUnknown && !contains(column: other)
          && !anchored.contains(other)
      }
      guard isOutside else {
        join(row: row, model, edits, anchored)
        continue
      }
      outsideRows.append(row)
      // A required equality that names the column first, as `top == above.bottom`, gives it its value from outside. If
      // there are several, the others are not free.
      if model.rows[row].isRequiredEquality, model.columnToMove(forRow: row) == column {
        holder = row
      }
    }
    if outsideRows.count > start { boundary.append(BoundaryColumn(column: column, holder: holder)) }
  }
}
