/// `updateProperties` is called on superviews first, and again while views ask for it.
extension LayoutEngine {
  func updateProperties() {
    laysOut { root.updatePropertiesInSubtree() }
    // Only now, so that a layout in `updateProperties` has the views updated that are left.
    hasPropertyUpdates = false
  }
}

@MainActor
extension LayoutItem {
  /// Has the next layout update the properties of the view.
  func propertiesChanged() {
    engine?.hasPropertyUpdates = true
    mark(.needsUpdateProperties)
  }

  func updatePropertiesInSubtree() {
    for _ in 0..<Self.rounds {
      let views = pendingViews(.needsUpdateProperties)
      if views.isEmpty { return }
      for view in views where view.item.state.contains(.needsUpdateProperties) {
        view.item.state.remove(.needsUpdateProperties)
        view.item.rare?.controller?.updateProperties()
        view.updateProperties()
      }
    }
    if let view = pendingViews(.needsUpdateProperties).first {
      Violation.endlessPropertyUpdates(view).stop()
    }
  }
}
