import Foundation

/// Safe areas and margins, which depend on frames and decide about frames in turn.
extension LayoutEngine {
  /// Looks again at the insets of views that have moved, and of their subviews as far as something
  /// has changed. What uses them follows.
  func settleInsets() {
    let tops = unsettledInsets
    unsettledInsets.removeAll(keepingCapacity: true)
    var waiting: ContiguousArray<LayoutItem> = []
    // What is known of a view is kept for its subviews.
    var opened: ContiguousArray<LayoutItem> = []
    var answered: ContiguousArray<LayoutExtras> = []
    defer {
      LayoutItem.closeSafeAreas(opened)
      for extras in answered { extras.answeredMargins = nil }
    }
    for top in tops where top.engine === self {
      waiting.append(top)
      while let item = waiting.popLast() {
        guard item.engine === self, let view = item.view else { continue }
        opened += item.openSafeAreas()
        if view.preservesSuperviewLayoutMargins {
          let extras = item.makeExtras()
          extras.answeredMargins = view.layoutMargins
          answered.append(extras)
        }
        if settle(item, view) {
          for subview in item.subviews where subview.item.engine === self {
            waiting.append(subview.item)
          }
        }
      }
    }
  }

  /// - Returns: Whether the subviews have to be looked at, too.
  private func settle(_ item: LayoutItem, _ view: UIView) -> Bool {
    let safeArea = view.safeAreaInsets
    let hasNewSafeArea = safeArea != item.usedSafeArea
    if hasNewSafeArea {
      item.makeExtras().usedSafeArea = safeArea
      insetsDependOnFrames = true
      view.safeAreaInsetsDidChange()
      item.extras?.controller?.updateLayoutSupport()
      item.extras?.controller?.viewSafeAreaInsetsDidChange()
    }
    var hasNewMargins = false
    if let used = item.extras?.usedMargins {
      let margins = view.layoutMargins
      hasNewMargins = margins != used
      if hasNewMargins {
        item.extras?.usedMargins = margins
        item.referencesChanged(where: \.isWithinMargins)
        view.layoutMarginsDidChange()
        item.extras?.controller?.viewLayoutMarginsDidChange()
      }
    } else {
      // From now on a change is a change.
      item.extras?.usedMargins = view.layoutMargins
    }
    item.updateSystemGuides()
    return hasNewSafeArea || hasNewMargins
  }
}

extension LayoutItem {
  /// What is unsafe of the view, as far as the engine has followed.
  var usedSafeArea: UIEdgeInsets { extras?.usedSafeArea ?? .zero }

  /// Has the guides of the view's margins and safe area follow these.
  func updateSystemGuides() {
    guard let guides = extras?.systemGuides, let view else { return }
    for guide in guides.values { guide.update(in: view) }
  }

  /// The place, the direction or the insets of the view have changed, and with them perhaps the
  /// insets of its subtree.
  func surroundingsChanged() {
    guard let engine, !engine.isFitting else { return }
    engine.unsettledInsets.append(self)
    mark(.needsLayout)
  }
}
