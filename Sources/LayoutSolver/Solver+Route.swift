extension Solver {
  /// The way that a solve takes first. Where that does not find the answer, the next one in the list goes on, but for
  /// `predecessor`, after which the components are solved from their rows.
  ///
  /// | what has changed | what is there | route |
  /// |---|---|---|
  /// | nothing | | `nothing` |
  /// | up to 256 rows that were never solved | answers of other solvers | `predecessor` |
  /// | few constants or inputs | an answer without conflicts | `nearby` |
  /// | few constants or rows | the same, of more rows than a region is worth | `region` |
  /// | anything else | | `components` |
  ///
  /// A region needs to know how far off each row was. Inputs have their new values by then, so rows that come or go
  /// while inputs change are anything else.
  enum Route {
    case nothing
    /// From the answer of another solver with such rows: `startWarm`.
    case predecessor
    /// Next to the last answer, if no row has come or gone, and where that fails, by the region of the change:
    /// `updateLocally`.
    case region
    /// Next to the last answer.
    case nearby
    /// The components of what has changed, from their rows.
    case components
  }

  /// What has changed since the last answer, and what there is to go on from.
  struct Change {
    /// Whether there is anything to solve.
    var needsSolve = true
    var rowCount = 0
    /// How many rows have come or gone, or have another constant or input.
    var changedRowCount = 0
    /// Whether rows have come or gone.
    var changesRows = false
    var movesInputs = false
    /// Whether no row was solved yet, and none was removed.
    var isFirst = false
    var hasPredecessors = false
    /// Whether the last answer is known, and nothing has changed that is not followed, as which columns are inputs.
    var followsAnswer = false
    /// How many rows have to be there for a region.
    var leastRowsForRegion = 0
  }

  var change: Change {
    Change(
      needsSolve: needsSolve, rowCount: liveRowCount,
      changedRowCount: edits.dirtyRows.count + edits.removedRows.count,
      changesRows: edits.changesRows, movesInputs: !edits.movedInputs.isEmpty,
      isFirst: edits.solvedRowCount == 0 && edits.freeRows.isEmpty,
      hasPredecessors: predecessors != nil,
      followsAnswer: !edits.needsFullSolve && conflicts.isEmpty && isExact,
      leastRowsForRegion: leastRowsForRegion)
  }
}

extension Solver.Route {
  /// How many rows a solver may have that looks for another one to start from.
  private static var rowsOfPredecessors: ClosedRange<Int> { 1...256 }

  /// How many rows are few: so many, or a sixteenth of all. With a quarter of all, an edit of `errors in a form of 30
  /// fields` takes 1.1 times as many instructions, since most attempts fail.
  private static var fewRows: Int { 16 }

  init(for change: Solver.Change) {
    // The table from its first line to its last.
    if !change.needsSolve {
      self = .nothing
    } else if change.isFirst, change.hasPredecessors,
      Self.rowsOfPredecessors.contains(change.rowCount)
    {
      self = .predecessor
    } else if change.followsAnswer,
      change.changedRowCount <= max(Self.fewRows, change.rowCount / Self.fewRows)
    {
      // A region tries the nearby way first, and is worth nothing where all rows are as fast.
      if !change.movesInputs, change.rowCount > change.leastRowsForRegion {
        self = .region
      } else {
        self = change.changesRows ? .components : .nearby
      }
    } else {
      self = .components
    }
  }
}
