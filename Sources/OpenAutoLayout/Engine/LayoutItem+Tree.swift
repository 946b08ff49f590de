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
    child.parent = self
    child.ownEngine?.dissolve()
    child.ownEngine = nil
    engine?.willEnter(child)
    if child.hasWork { child.enqueue() }
    child.surroundingsChanged()
  }

  /// Leaves the parent: constraints that reach out of the subtree are deactivated, those inside stay.
  func leaveParent() {
    let subtree = subtreeItems()
    for item in subtree { item.state.insert(.isLeaving) }
    for item in subtree {
      // From the end, because deactivating a constraint takes it out of the list.
      var index = item.references.count - 1
      while index >= 0 {
        if index < item.references.count {
          let constraint = item.references[index].constraint
          if let holder = constraint.holder, !holder.state.contains(.isLeaving) {
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
    dequeue()
    parent = nil
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
    extras = nil
    if subviews.isEmpty && constraints.isEmpty && guides.isEmpty && ownEngine == nil { return }
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
    for view in subviews {
      view.item.dequeue()
      view.item.parent = nil
    }
    for guide in guides {
      guide.item.dequeue()
      guide.item.parent = nil
    }
    guides = []
    defer { subviews = [] }
    return subviews
  }

  private func letGoOfConstraints() {
    for constraint in constraints.elements { forget(constraint) }
    constraints.removeAll()
  }
}
