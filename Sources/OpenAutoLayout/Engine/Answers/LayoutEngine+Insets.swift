import Foundation
import LayoutSolver

/// Safe areas and margins, which depend on frames and decide about frames in turn.
extension LayoutEngine {
  /// Asks again for the insets of views that have moved, and of their subviews as far as something
  /// has changed. What uses them follows.
  func settleInsets() {
    settledInsetsCount += 1
    forgetOpenAnswers()
    let tops = unsettledInsets
    unsettledInsets = []
    var open: [UIView] = []
    // What is known of a view is kept for its subviews.
    var opened: [ItemMemory] = []
    var answered: [ItemMemory] = []
    var changed: [ChangedInsets] = []
    for top in tops where top.item.isEntered(in: self) {
      if let view = top.item.view { open.append(view) }
      var isTop = true
      while let view = open.popLast() {
        guard view.item.isEntered(in: self) else { continue }
        let count = settledInsetsCount
        opened += view.item.openSafeAreas()
        if view.preservesSuperviewLayoutMargins {
          insetsDependOnFrames = true
          let margins = view.layoutMargins
          view.item.makeRare().askedMargins = margins
          answered.append(view.itemMemory)
        }
        let change = settle(view)
        if let change { changed.append(change) }
        if settledInsetsCount != count {
          // Its client code has laid out the tree, so its answers may be those of before.
          patience.useRound()
          unsettledInsets.append(view.itemMemory)
        }
        // The subviews of a view that was resized are at other distances from its far sides.
        if change != nil || isTop && insetsDependOnFrames { open += view.subviews }
        isTop = false
      }
    }
    LayoutItem.closeSafeAreas(opened)
    for memory in answered { memory.item.rare?.askedMargins = nil }
    // Only now, since the observers may ask for insets, and move views.
    for change in changed {
      let item = change.view.item
      // What differs is what layouts depend on.
      item.mark(.needsLayout)
      giveTurn(to: item) { change.announce() }
    }
  }

  /// Forgets what questions further out keep for subviews: client code in them has moved views since.
  private func forgetOpenAnswers() {
    // Each such question starts at the root.
    guard root.state.contains(.isAnsweringForSafeArea) else { return }
    for item in root.subtree {
      item.state.remove(.isAnsweringForSafeArea)
      item.rare?.askedMargins = nil
    }
  }

  /// - Returns: What has changed, so that the subviews have to be asked, too.
  private func settle(_ view: UIView) -> ChangedInsets? {
    let item = view.item
    // How wide the view of a controller is decides about its least margins.
    if item.rare?.controller != nil { insetsDependOnFrames = true }
    let answer = view.safeAreaInsets.withinReach
    let safeArea = item.insetsToFollow(answer, in: .safeArea)
    let hasNewSafeArea = safeArea != item.followedSafeArea
    if hasNewSafeArea {
      item.makeRare().followedSafeArea = safeArea
      insetsDependOnFrames = true
    }
    // Before the margins, which have in them what a scroll view does not add to its insets.
    let oldContentInset =
      item.scrollContent == nil ? nil : (view as? UIScrollView)?.noteAdjustedContentInset()
    let hasNewMargins = item.askMargins()
    let hasNewKeyboard = item.updateSystemGuides()
    if !hasNewSafeArea, !hasNewMargins, !hasNewKeyboard, oldContentInset == nil { return nil }
    return ChangedInsets(
      view: view, safeArea: hasNewSafeArea, margins: hasNewMargins,
      oldContentInset: oldContentInset)
  }
}

/// Changed insets, which a view is notified of.
@MainActor
private struct ChangedInsets {
  let view: UIView
  let safeArea: Bool
  let margins: Bool
  /// The adjusted content inset of a scroll view before it has changed.
  let oldContentInset: UIEdgeInsets?

  func announce() {
    if safeArea {
      view.safeAreaInsetsDidChange()
      view.item.rare?.controller?.updateLayoutSupport()
      view.item.rare?.controller?.viewSafeAreaInsetsDidChange()
    }
    if margins {
      view.layoutMarginsDidChange()
      view.item.rare?.controller?.viewLayoutMarginsDidChange()
    }
    if let oldContentInset { (view as? UIScrollView)?.followContentInset(from: oldContentInset) }
  }
}

@MainActor
extension LayoutItem {
  /// What is unsafe of the view, as far as the engine has followed.
  var followedSafeArea: UIEdgeInsets { rare?.followedSafeArea ?? .zero }

  /// Has the guides of the view's margins, safe area and keyboard follow these.
  ///
  /// - Returns: Whether the keyboard covers another part of the view.
  @discardableResult
  func updateSystemGuides() -> Bool {
    guard let guides = rare?.systemGuides, let view else { return false }
    var hasNewKeyboard = false
    for guide in guides.values where guide.update(in: view) { hasNewKeyboard = true }
    return hasNewKeyboard
  }
}
