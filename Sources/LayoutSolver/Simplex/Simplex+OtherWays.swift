/// When other ways than the steps of the dual simplex are taken: exchanges of many variables at once, and other
/// methods, which start from the first basis.
///
/// Most components are solved before any of them is worth its time. So each waits until the steps have read a good deal,
/// and waits longer each time.
extension Solver.Simplex {
  /// How far the steps have come, and when other ways are due.
  struct Progress {
    /// Whether the basis changed, so that the values should be computed anew.
    var hasExchanged = false
    /// Whether there are duals of the tie-breaks. Another way leaves none.
    var hasTieBreakDuals = false
    /// How many entries of rows of the tableau the steps have priced.
    var pricedCount = 0
    // How much work there is until variables are exchanged.
    fileprivate var nextTightExchange: Int
    fileprivate var nextFreePivots: Int
    // Blocks save steps with long rows of the tableau. So they wait for entries of such rows.
    fileprivate var nextBlock: Int

    fileprivate mutating func noteOtherBasis() { (hasExchanged, hasTieBreakDuals) = (true, false) }
  }

  func makeProgress() -> Progress {
    Progress(
      nextTightExchange: nextRound(after: work),
      nextFreePivots: hasLongRows ? nextRound(after: work) : .max,
      nextBlock: doBlocksHelp ? nextRound(after: 0) : .max)
  }

  /// How much work there is until what was just tried, or done, is tried again: since each round waits for
  /// twice the work of the one before, no rounds can keep a cycle going.
  private func nextRound(after work: Int) -> Int { max(2 * work, work + 4 * equationCount) }

  /// Tries what is due of the ways that need no leaving variable.
  mutating func tryOtherWays(_ progress: inout Progress, _ program: inout Program) {
    if progress.pricedCount >= progress.nextBlock {
      if pivotInBlocks(&program) { progress.noteOtherBasis() }
      progress.nextBlock = nextRound(after: progress.pricedCount)
    }
  }

  /// Brings the leaving variable nearer to where it belongs by pivots that cost nothing, if these are due.
  ///
  /// - Precondition: `inverseRow` is the leaving variable's.
  /// - Returns: Whether there were any.
  mutating func tryFreePivots(
    _ leaving: Leaving, _ progress: inout Progress, _ program: inout Program
  ) -> Bool {
    guard work >= progress.nextFreePivots, isRowLong else { return false }
    let pivotCount = pivotForFree(leaving, &program)
    if pivotCount < Self.fewFreePivots { progress.nextFreePivots = work + 4 * equationCount }
    if pivotCount > 0 { progress.noteOtherBasis() }
    return pivotCount > 0
  }

  /// Exchanges basic variables that are on the ends of their ranges, if that is due.
  mutating func tryTightExchange(_ progress: inout Progress, _ program: inout Program) {
    guard work > progress.nextTightExchange else { return }
    exchangeTightVariables(&program)
    progress.hasExchanged = true
    progress.nextTightExchange = nextRound(after: work)
  }
}
