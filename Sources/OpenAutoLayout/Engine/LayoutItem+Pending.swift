/// The part of the tree that the next pass has to visit.
///
/// Every item with something to do is in its parent's list of pending children, and so is every
/// ancestor up to the topmost view: a pass finds its work without looking at anything else.
extension LayoutItem {
  /// Notes something to do at the item, and the way to it.
  func mark(_ work: LayoutState) {
    state.formUnion(work)
    enqueue()
  }

  /// Has the item's parent place it in the next pass.
  func markMoved() {
    state.insert(.isMoved)
    parent?.state.insert(.needsLayout)
    enqueue()
  }

  /// Has the view placed where the rows of others take it to be.
  func carryOthers() {
    if state.contains(.carriesOthers) { return }
    state.insert(.carriesOthers)
    markMoved()
  }

  var hasWork: Bool {
    firstPending != nil
      || !state.isDisjoint(with: [.needsLayout, .needsUpdateConstraints, .isMoved])
  }

  func enqueue() {
    var item = self
    while !item.state.contains(.isPending), let parent = item.parent {
      item.state.insert(.isPending)
      item.previousPending = parent.lastPending
      if let last = parent.lastPending {
        last.nextPending = item
      } else {
        parent.firstPending = item
      }
      parent.lastPending = item
      item = parent
    }
  }

  /// Takes the item out of its parent's list.
  func dequeue() {
    guard state.contains(.isPending), let parent else { return }
    state.remove(.isPending)
    if let next = nextPending {
      next.previousPending = previousPending
    } else {
      parent.lastPending = previousPending
    }
    if let previous = previousPending {
      previous.nextPending = nextPending
    } else {
      parent.firstPending = nextPending
    }
    nextPending = nil
    previousPending = nil
  }
}
