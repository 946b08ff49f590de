import Foundation

extension UIView {
  func didInitialize(_ frame: CGRect) {
    if !frame.isFinite { Violation.frameNotFinite(self, frame).stop() }
    item.setOwner(self)
    item.frame = frame.standardized
    item.state = [.translatesMask, .needsLayout, .needsUpdateConstraints]
    item.state.formUnion(
      type(of: self) == UIView.self ? .isPlainView : [.isUnasked, .needsUpdateProperties])
  }

  /// Inserts a view into the subviews. Without an index, it is in front.
  ///
  /// Each call of client code may change the tree, so the conditions are checked after the last
  /// one.
  func insert(_ view: UIView, at index: Int?) {
    if let index, index < 0 { Violation.subviewIndex(self, index).stop() }
    stopIfInside(view)
    if view.item.parent == item {
      item.takeOutSubview(view)
      item.insertSubview(view, at: index)
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    view.detach()
    if oldWindow !== newWindow { view.announceFutureWindow(newWindow) }
    stopIfInside(view)
    view.detachSilently()
    item.insertSubview(view, at: index)
    item.adopt(view.item)
    if oldWindow !== newWindow { view.announceWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    subviewsChanged()
  }

  /// Has the view laid out with other subviews, unless it is just placing them.
  private func subviewsChanged() {
    if !item.state.contains(.isBeingLaidOut) { setNeedsLayout() }
  }

  private func stopIfInside(_ view: UIView) {
    if view === self || !view.item.subviews.isEmpty && item.isDescendant(of: view.item) {
      Violation.subviewOfItself(view).stop()
    }
  }

  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if view.item.parent == item {
      guard sibling.item.parent == item else { return }
      item.takeOutSubview(view)
      item.insertSubview(view, at: item.indexOfSubview(sibling) + offset)
    } else if sibling.item.parent == item {
      insert(view, at: item.indexOfSubview(sibling) + offset)
    } else {
      insert(view, at: nil)
    }
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.item.parent == item else { return }
    item.takeOutSubview(view)
    item.insertSubview(view, at: toFront ? nil : 0)
  }

  func exchangeSubviews(_ first: Int, _ second: Int) {
    let indices = item.subviews.indices
    // UIKit leaves the order as it is. Libraries that replace its method report that apps rely on it.
    guard indices.contains(first), indices.contains(second) else { return }
    item.subviews.swapAt(first, second)
  }

  func leaveSuperview() {
    guard let superview else { return }
    let hadWindow = item.state.contains(.isInWindow)
    willMove(toSuperview: nil)
    if hadWindow { announceFutureWindow(nil) }
    detach()
    if hadWindow { announceWindow() }
    didMoveToSuperview()
    superview.subviewsChanged()
  }

  /// Leaves the superview without calling the view's own methods, such as `willMove(toSuperview:)`.
  private func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    item.deactivateConstraintsReachingOut()
    // A client may have taken the view out meanwhile, and put it elsewhere.
    if item.parent == superview.item { detachSilently() }
  }

  private func detachSilently() {
    guard let superview else { return }
    leaveStack()
    item.leaveParent()
    superview.item.takeOutSubview(self)
  }

  /// Marks the subtree as in a window or not, and notifies its views.
  private func announceWindow() {
    let isInWindow = item.root.view is UIWindow
    announce { view in
      if isInWindow {
        view.item.state.insert(.isInWindow)
      } else {
        view.item.state.remove(.isInWindow)
      }
    }
    announce { view in
      view.didMoveToWindow()
      view.item.rare?.controller?.viewDidMove(toWindow: isInWindow)
    }
  }

  private func announceFutureWindow(_ window: UIWindow?) {
    announce { view in
      view.item.rare?.controller?.viewWillMove(toWindow: window != nil)
      view.willMove(toWindow: window)
    }
  }

  /// Calls every view of the subtree, superviews first.
  private func announce(_ body: (UIView) -> Void) {
    var waiting = [self]
    while let view = waiting.popLast() {
      body(view)
      waiting.append(contentsOf: view.item.subviews.reversed())
    }
  }

  func firstView(where matches: (UIView) -> Bool) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if matches(view) { return view }
      waiting.append(contentsOf: view.item.subviews.reversed())
    }
    return nil
  }

  func adopt(_ guide: UILayoutGuide) {
    if guide.item.parent == item { return }
    guide.owningView?.removeLayoutGuide(guide)
    item.guides.append(guide)
    item.adopt(guide.item)
  }

  func abandon(_ guide: UILayoutGuide) {
    guard guide.item.parent == item else { return }
    guide.item.deactivateConstraintsReachingOut()
    guard guide.item.parent == item else { return }
    guide.item.leaveParent()
    item.guides.removeAll { $0 === guide }
  }
}
