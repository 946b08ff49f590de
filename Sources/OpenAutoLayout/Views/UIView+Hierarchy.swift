import Foundation

extension UIView {
  func didInitialize() {
    item.state = [.translatesMask, .needsLayout, .needsUpdateConstraints]
  }

  /// Puts a view into the list of subviews; `nil` puts it in front.
  func insert(_ view: UIView, at index: Int?) {
    if item.isDescendant(of: view.item) { Violation.subviewOfItself(view).stop() }
    if view.item.parent === item {
      item.subviews.removeAll { $0 === view }
      item.subviews.insert(view, at: min(index ?? item.subviews.count, item.subviews.count))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if view.item.parent != nil { view.detach() }
    if oldWindow !== newWindow { view.announce { $0.willMove(toWindow: newWindow) } }
    item.subviews.insert(view, at: min(index ?? item.subviews.count, item.subviews.count))
    item.adopt(view.item)
    if oldWindow !== newWindow { view.announce { $0.didMoveToWindow() } }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if view.item.parent === item { item.subviews.removeAll { $0 === view } }
    let position = item.subviews.firstIndex { $0 === sibling }
    guard let position else {
      insert(view, at: nil)
      return
    }
    if view.item.parent === item {
      item.subviews.insert(view, at: position + offset)
    } else {
      insert(view, at: position + offset)
    }
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.item.parent === item else { return }
    item.subviews.removeAll { $0 === view }
    item.subviews.insert(view, at: toFront ? item.subviews.count : 0)
  }

  func leaveSuperview() {
    guard let superview else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { announce { $0.willMove(toWindow: nil) } }
    detach()
    if hadWindow { announce { $0.didMoveToWindow() } }
    didMoveToSuperview()
    superview.setNeedsLayout()
  }

  /// Leaves the superview without telling the view itself.
  private func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    item.leaveParent()
    // Held by the caller's `self`, the view outlives its place in the list.
    if superview.item.subviews.last === self {
      superview.item.subviews.removeLast()
    } else if let index = superview.item.subviews.firstIndex(where: { $0 === self }) {
      superview.item.subviews.remove(at: index)
    }
  }

  /// Tells every view of the subtree, superviews first.
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
    if guide.item.parent === item { return }
    guide.owningView?.removeLayoutGuide(guide)
    item.guides.append(guide)
    item.adopt(guide.item)
  }

  func abandon(_ guide: UILayoutGuide) {
    guard guide.item.parent === item else { return }
    guide.item.leaveParent()
    item.guides.removeAll { $0 === guide }
  }
}

extension UILayoutGuide {
  func setOwningView(_ view: UIView?) {
    if let view {
      view.addLayoutGuide(self)
    } else {
      owningView?.removeLayoutGuide(self)
    }
  }
}
