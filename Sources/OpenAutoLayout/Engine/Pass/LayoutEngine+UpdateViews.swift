/// `updateProperties` is called on superviews first, then `updateConstraints` on subviews first, and
/// both again while views ask for them.
extension LayoutEngine {
  func updateViews() {
    laysOut {
      root.updateSubtree(.updates)
      // Only now, so that a layout in an update has the views updated that are left.
      servedUpdateRequests = updateRequests
    }
  }
}

@MainActor
extension LayoutItem {
  /// Has the next layout update the view.
  func needsUpdate(_ kind: LayoutState) {
    engine?.updateRequests += 1
    mark(kind)
  }

  /// Updates the views of the subtree that asked for it.
  func updateSubtree(_ kinds: LayoutState) {
    // How often views may ask again while they are updated.
    for _ in 0..<100 {
      let requests = engine?.updateRequests
      // Where no engine counts, a view may have asked.
      var isSettled: Bool { requests != nil && engine?.updateRequests == requests }
      let views = viewsToUpdate(kinds)
      if views.isEmpty { return }
      if kinds.contains(.needsUpdateProperties), updateProperties(of: views), !isSettled {
        continue
      }
      if kinds.contains(.needsUpdateConstraints) { updateConstraints(of: views) }
      if isSettled { return }
    }
    // Constraints had no turn where properties never settle.
    if kinds.contains(.needsUpdateProperties) {
      endUpdates(.needsUpdateProperties, "called setNeedsUpdateProperties() in updateProperties()")
      updateConstraints(of: viewsToUpdate(kinds))
    }
    endUpdates(kinds, "called setNeedsUpdateConstraints() in updateConstraints()")
  }

  /// Ends updates that ask for another one each time.
  private func endUpdates(_ kind: LayoutState, _ change: String) {
    for view in viewsToUpdate(kind) {
      view.item.state.subtract(kind)
      reportLoop(UnsettledView(memory: view.itemMemory, changes: [change]))
    }
  }

  /// - Returns: Whether one of the views had asked.
  private func updateProperties(of views: [UIView]) -> Bool {
    var hasCalled = false
    for view in views where view.item.state.contains(.needsUpdateProperties) {
      view.item.state.remove(.needsUpdateProperties)
      view.item.rare?.controller?.updateProperties()
      view.updateProperties()
      hasCalled = true
    }
    return hasCalled
  }

  private func updateConstraints(of views: [UIView]) {
    for view in views.reversed() where view.item.state.contains(.needsUpdateConstraints) {
      view.item.state.remove(.needsUpdateConstraints)
      if let controller = view.item.rare?.controller {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }

  /// The views of the subtree that asked for an update of a kind, superviews first.
  private func viewsToUpdate(_ kinds: LayoutState) -> [UIView] {
    var views: [UIView] = []
    var open = [LayoutItem]()
    // A cell's worth. Each time that a list grows takes 350 instructions.
    views.reserveCapacity(16)
    open.reserveCapacity(16)
    open.append(self)
    while let item = open.popLast() {
      if !item.state.isDisjoint(with: kinds) {
        if item.isPlain {
          // Nobody overrides anything, so there is nothing to call.
          item.state.subtract(kinds)
        } else if let view = item.view {
          views.append(view)
        }
      }
      var child = item.lastPending
      while let pending = child {
        open.append(pending)
        child = pending.previousPending
      }
    }
    return views
  }
}
