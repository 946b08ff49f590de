import LayoutSolver

/// The phase in which client code runs: until nothing is left to ask, or what is left has to wait for
/// a question that is still open.
extension LayoutEngine {
  /// Enters what is new, has views update themselves, and asks them for what the rows need.
  func ask(settlingInsets: Bool) {
    while !isDissolved {
      enterSubtrees()
      if !unsettledTraits.isEmpty { settleTraits() }
      if updateRequests != servedUpdateRequests { updateViews() }
      if settlingInsets, hasInsetsToSettle { settleInsets() }
      askViews()
      askHeights()
      if !hasQuestions && !(settlingInsets && hasInsetsToSettle) { return }
      patience.useRound()
      if patience.isExhausted {
        // Rows may speak of what is new.
        enterSubtrees()
        return note(UnsettledView(memory: lastAsked ?? root.memory))
      }
    }
  }

  /// Whether there is anything that `ask` would do, but for insets.
  var hasQuestions: Bool {
    updateRequests != servedUpdateRequests || !entering.isEmpty || !unsettledTraits.isEmpty
      || hasViewsToAsk || hasHeightsToAsk
  }

  private var hasViewsToAsk: Bool { !unasked.isEmpty && canAskAnyView }

  // Out of line: each view of a pass looks, and few have anything to ask.
  @inline(never)
  private var canAskAnyView: Bool {
    guard let asked = viewsBeingAsked.last else { return true }
    return !asked.unaskedViews.isEmpty
  }

  func willAsk(_ item: LayoutItem) {
    if let block = item.block { unasked.append(block) }
  }

  /// Asks the views that wait for it.
  ///
  /// A view may need a layout to answer. That layout asks only below it: what is beside or above the
  /// view is asked when the answer is there. So views that lay themselves out do not nest deeper than
  /// they stand in each other.
  private func askViews() {
    if let asked = viewsBeingAsked.last {
      for view in asked.unaskedViews where view.item.state.contains(.isUnasked) {
        ask(view.item)
      }
      return
    }
    // The last first: subviews mostly come after their superviews, which may measure them.
    while let block = unasked.popLast() {
      guard let item = rows.item(of: block), item.state.contains(.isUnasked) else { continue }
      ask(item)
    }
  }

  // Both out of line: where they were inlined, each retained the engine.
  @inline(never)
  func beginAsking(_ item: LayoutItem) { viewsBeingAsked.append(item) }

  @inline(never)
  func endAsking() { viewsBeingAsked.removeLast() }

  /// Whether a solve has given views another width, by which the heights of their contents go.
  var hasHeightsToAsk: Bool { !rows.resized.isEmpty && canAskAnyHeight }

  // Out of line: each view of a pass looks, and few trees have such views.
  @inline(never)
  private var canAskAnyHeight: Bool { rows.resized.contains(where: canAskHeight) }

  /// A layout that a view needs to answer asks only below it, as it does with all else.
  private func canAskHeight(_ block: Solver.Block) -> Bool {
    guard let asked = viewsBeingAsked.last else { return true }
    return rows.item(of: block)?.isDescendant(of: asked) ?? false
  }

  /// Asks for the heights of all views that have got another width, so that one solve gives all of them
  /// their heights.
  private func askHeights() {
    if rows.resized.isEmpty { return }
    let blocks = rows.resized.filter(canAskHeight)
    rows.resized.removeAll(where: canAskHeight)
    for block in blocks {
      guard let item = rows.item(of: block), rows.hasOtherWidth(item) else { continue }
      giveTurn(to: item) {
        var search = heightSearches[item]
        item.askHeight(&search)
        if let search { continueSearch(search, for: item) }
      }
    }
  }

  private func ask(_ item: LayoutItem) {
    // Without a turn left, the last answer stays.
    if !giveTurn(to: item, { item.ask() }) { item.state.remove(.isUnasked) }
  }

  /// Asks the view of an item, unless it was asked too often in this layout.
  ///
  /// - Returns: Whether it was asked.
  @discardableResult
  func giveTurn(to item: LayoutItem, _ ask: () -> Void) -> Bool {
    let memory = item.memory
    lastAsked = memory
    switch patience.takeTurn(of: item) {
    case .denied: return false
    case .granted: ask()
    case .last:
      beginRecording(of: memory)
      ask()
      endRecording(of: memory)
    }
    return true
  }

  /// Asks for the margins and baselines that rows could not be made without.
  func askForRows(_ missing: [MissingAnswer]) {
    for question in missing {
      let item = question.memory.item
      let isAsked = giveTurn(to: item) {
        switch question.kind {
        case .content: item.ask()
        case .margins:
          item.askMargins()
          // From now on they may follow its place.
          unsettledInsets.append(question.memory)
        case .baselines: item.askBaselines()
        }
      }
      if !isAsked { item.goWithout(question.kind) }
    }
  }
}
