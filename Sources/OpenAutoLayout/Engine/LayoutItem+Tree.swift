import LayoutSolver

/// The list of a view's subviews.
extension LayoutItem {
  func insertSubview(_ view: UIView, at index: Int?) {
    let index = min(index ?? subviews.count, subviews.count)
    view.item.indexHint = index
    subviews.insert(view, at: index)
  }

  func takeOutSubview(_ view: UIView) {
    subviews.remove(at: indexOfSubview(view))
  }

  /// Where a subview is. Looks from where it was last seen towards both ends, because other subviews
  /// come and go before it.
  func indexOfSubview(_ view: UIView) -> Int {
    var below = min(view.item.indexHint, subviews.count - 1)
    var above = below + 1
    while below >= 0 || above < subviews.count {
      if below >= 0 {
        if subviews[below] === view {
          view.item.indexHint = below
          return below
        }
        below -= 1
      }
      if above < subviews.count {
        if subviews[above] === view {
          view.item.indexHint = above
          return above
        }
        above += 1
      }
    }
    preconditionFailure("A view that has a superview is among its subviews.")
  }
}

/// How items come into a tree and leave it.
extension LayoutItem {
  /// Becomes the parent of an item without one.
  func adopt(_ child: LayoutItem) {
    child.node.pointee.parent = node
    child.ownEngine?.dissolve()
    child.ownEngine = nil
    engine?.willEnter(child)
    if child.node.hasWork { child.node.enqueue() }
    child.surroundingsChanged()
  }

  /// Leaves the parent: constraints that reach out of the subtree are deactivated, those inside stay.
  func leaveParent() {
    let subtree = subtreeItems()
    for item in subtree { item.state.insert(.isLeaving) }
    for item in subtree {
      // From the end, because deactivating a constraint takes it out of the list.
      var index = item.node.pointee.references.count - 1
      while index >= 0 {
        if index < item.node.pointee.references.count {
          let constraint = item.node.pointee.references[index].constraint
          if let holder = constraint.holderNode, !holder.pointee.state.contains(.isLeaving) {
            constraint.isActive = false
          }
        }
        index -= 1
      }
    }
    for item in subtree {
      item.state.remove(.isLeaving)
      item.engine?.remove(item)
    }
    becomeTopmost()
  }

  private func becomeTopmost() {
    node.dequeue()
    node.pointee.parent = nil
  }

  /// The item and all below it, parents first.
  func subtreeItems() -> ContiguousArray<LayoutItem> {
    var items: ContiguousArray<LayoutItem> = [self]
    var next = 0
    while next < items.count {
      let item = items[next]
      next += 1
      for view in item.subviews { items.append(view.item) }
      for guide in item.guides { items.append(guide.item) }
    }
    return items
  }

  /// Called when an owner is deallocated.
  nonisolated static func ownerDies(_ item: LayoutItem) {
    afterLastRelease { item.takeApart() }
  }

  /// Lets go of everything that the dead owner held.
  ///
  /// Views that only this tree kept alive give their subviews away before they die, so that a tree
  /// of any depth is deallocated by a loop.
  private func takeApart() {
    forgetOwner()
    // The constraints of margin guides hold the item, which holds them.
    node.pointee.extras = nil
    if subviews.isEmpty && node.pointee.constraints.isEmpty && guides.isEmpty && ownEngine == nil {
      return
    }
    ownEngine?.dissolve()
    ownEngine = nil
    var orphans = giveAwaySubviews()
    letGoOfConstraints()
    while var view = orphans.popLast() {
      if isKnownUniquelyReferenced(&view) {
        orphans.append(contentsOf: view.item.giveAwaySubviews())
      }
    }
  }

  private func giveAwaySubviews() -> [UIView] {
    for view in subviews { view.item.becomeTopmost() }
    for guide in guides { guide.item.becomeTopmost() }
    guides = []
    defer { subviews = [] }
    return subviews
  }

  private func letGoOfConstraints() {
    for constraint in node.pointee.constraints.elements { node.forget(constraint) }
    node.pointee.constraints.removeAll()
  }
}
