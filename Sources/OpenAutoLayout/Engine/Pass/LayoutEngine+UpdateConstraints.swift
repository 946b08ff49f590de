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
  /// How often views may ask again while they are updated.
  static var rounds: Int { 100 }

  func updateConstraintsInSubtree() {
    for _ in 0..<Self.rounds {
      let views = pendingViews(.needsUpdateConstraints)
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
    if let view = pendingViews(.needsUpdateConstraints).first {
      Violation.endlessUpdates(view).stop()
    }
  }

  /// The views of the subtree that asked for an update of a kind, parents first.
  func pendingViews(_ update: LayoutState) -> [UIView] {
    var items = [LayoutItem]()
    var open = [LayoutItem]()
    open.append(self)
    while let item = open.popLast() {
      if item.state.contains(update) {
        if item.state.contains(.isPlainView) && item.rare == nil {
          // Nobody overrides anything, so there is nothing to call.
          item.state.remove(update)
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
