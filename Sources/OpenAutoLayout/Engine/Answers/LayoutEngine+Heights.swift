import LayoutSolver

/// Heights that follow from widths which follow from these heights in turn.
extension LayoutEngine {
  /// Begins to search for the heights of views whose widths follow from them, once a solve has given
  /// views other widths.
  ///
  /// Mostly, heights follow widths and nothing follows heights: then the first round settles all. Where
  /// the heights of one round have changed widths, each search begins without a width. So what it finds
  /// does not depend on what was there before.
  ///
  /// - Parameter round: How many solves of this update have given views other widths.
  func searchHeights(inRound round: Int) {
    var restarted = Set<Solver.Block>()
    for block in rows.resized {
      guard let item = rows.item(of: block), item.state.contains(.heightFollowsWidth),
        heightSearches[item] == nil, round > 1 || item.content?.widthFollowsHeight ?? false
      else { continue }
      heightSearches[item] = HeightSearch()
      // A view of no width may have kept a height that was found for it.
      if item.heightAnswer == item.unboundedHeight { continue }
      item.forgetHeight()
      restarted.insert(block)
      rows.searched.append(block)
    }
    if !restarted.isEmpty { rows.resized.removeAll(where: restarted.contains) }
  }

  func continueSearch(_ search: HeightSearch, for item: LayoutItem) {
    guard item.isEntered(in: self) else { return }
    let wasOver = heightSearches.updateValue(search, forKey: item)?.isOver ?? false
    // Another height that leads to the same width changes no column.
    if let block = item.block { rows.searched.append(block) }
    if search.isCircular { item.content?.widthFollowsHeight = true }
    if !search.isOver || wasOver { return }
    item.content?.hasUnsettledHeight = true
    note(UnsettledView(memory: item.memory))
  }
}
