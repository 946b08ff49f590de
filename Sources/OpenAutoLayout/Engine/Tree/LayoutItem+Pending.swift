/// The part of the tree that the next pass has to visit.
///
/// Every item with something to do is in its parent's list of pending children, and so is every
/// ancestor up to the root: a pass finds its work without looking at anything else.
extension LayoutItem {
  /// Notes something to do at the item, and the way to it.
  func mark(_ work: LayoutState) {
    state.formUnion(work)
    enqueue()
  }

  /// Has the next pass look whether the item is where the engine has it.
  func markMoved() {
    state.insert(.isMoved)
    enqueue()
  }

  var hasWork: Bool {
    firstPending != nil
      || !state.isDisjoint(with: [.needsLayout, .updates, .isMoved])
  }

  func enqueue() {
    var item = self
    while !item.state.contains(.isPending), let parent = item.parent {
      item.state.insert(.isPending)
      let last = parent.lastPending
      item.previousPending = last
      if let last {
        last.nextPending = item
      } else {
        parent.firstPending = item
      }
      parent.lastPending = item
      parent.pendingCount += 1
      item = parent
    }
  }

  /// Takes the item out of its parent's list.
  func dequeue() {
    guard state.contains(.isPending), let parent else { return }
    state.remove(.isPending)
    parent.pendingCount -= 1
    if let nextPending {
      nextPending.previousPending = previousPending
    } else {
      parent.lastPending = previousPending
    }
    if let previousPending {
      previousPending.nextPending = nextPending
    } else {
      parent.firstPending = nextPending
    }
    nextPending = nil
    previousPending = nil
  }
}
