extension Solver {
  /// Whether no other values are as good, and all required rows hold.
  package var isOnlyAnswer: Bool { !needsSolve && !hasTies && isExact && conflicts.isEmpty }

  /// Whether a column has a value, up to rounding.
  package func value(of column: Column, is value: Double) -> Bool {
    abs(self.value(of: column) - value) <= Self.tolerance * max(1, abs(value))
  }

  /// Has blocks take the values of blocks of another solver, in place of a solve.
  ///
  /// Where the other solver has the same rows, and its answer is the only one, a solve would come to the same values.
  /// The other solver may have unknowns where this one has inputs, and more rows that speak of these alone, if it has
  /// found what they are given: the best of all answers is the best of those with these inputs.
  ///
  /// - Parameters:
  ///   - other: A solver whose answer is the only one.
  ///   - pairs: All blocks of this solver, each with the other's.
  /// - Precondition: No conflict is left of the last solve.
  package func takeValues(of other: Solver, _ pairs: [(own: Block, other: Block)]) {
    require(
      conflicts.isEmpty && other.isOnlyAnswer,
      "Values can be taken where no conflict stands and no tie-break has chosen.")
    forgetChanges()
    // Through `store`, as if a solve had found them, so that blocks are listed as changed.
    for (own, source) in pairs {
      check(own)
      other.check(source)
      for (column, source) in zip(own.columns, source.columns)
      where model.columns[column].isUnknown {
        model.columns[column].decision = .rows
        work.store(other.model.values[source], column, &model, &changedBlocks)
      }
    }
    settle()
  }

  func settle() {
    edits.forgetMarks()
    edits.dirtyRows.removeAll()
    edits.dirtyColumns.removeAll()
    edits.noteAnswer(changedStructure: true)
    isExact = true
    #if DEBUG
      hasStaleComponents = true
    #endif
  }
}
