import Foundation

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

  /// Called when an owner is deallocated, on whatever thread that happens.
  nonisolated static func ownerDies(_ item: LayoutItem) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { item.takeApart() }
    } else {
      Task { @MainActor in item.takeApart() }
    }
  }

  /// Lets go of everything that the dead owner held.
  ///
  /// Views that only this tree kept alive give their subviews away before they die, so that a tree
  /// of any depth is deallocated by a loop.
  private func takeApart() {
    forgetOwner()
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
