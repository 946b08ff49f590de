import LayoutSolver

/// `updateConstraints` is called on the subviews first, and again while views ask for it.
extension LayoutEngine {
  func updateConstraints() {
    laysOut { root.updateConstraintsInSubtree() }
    // Only now, so that a layout in `updateConstraints` has the views updated that are left.
    hasConstraintUpdates = false
  }
}

@MainActor
extension LayoutItem {
  private static var rounds: Int { 100 }

  func updateConstraintsInSubtree() {
    for _ in 0..<Self.rounds {
      let views = viewsToUpdate
      if views.isEmpty { return }
      for view in views.reversed() where view.item.state.contains(.needsUpdateConstraints) {
        view.item.state.remove(.needsUpdateConstraints)
        if let controller = view.item.rare?.controller {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
    if let view = viewsToUpdate.first { Violation.endlessUpdates(view).stop() }
  }

  /// The views of the subtree that asked for `updateConstraints`, parents first.
  private var viewsToUpdate: [UIView] {
    var items = [LayoutItem]()
    var open = [LayoutItem]()
    open.append(self)
    while let item = open.popLast() {
      if item.state.contains(.needsUpdateConstraints) {
        if item.state.contains(.isPlainView) && item.rare == nil {
          // Nobody overrides anything, so there is nothing to call.
          item.state.remove(.needsUpdateConstraints)
        } else {
          items.append(item)
        }
      }
      var child = item.lastPending
      while let pending = child {
        open.append(pending)
        child = pending.previousPending
      }
    }
    return items.compactMap(\.view)
  }
}
