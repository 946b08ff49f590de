/// The part of the tree that the next pass has to visit.
///
/// Every item with something to do is in its parent's list of pending children, and so is every
/// ancestor up to the topmost view: a pass finds its work without looking at anything else.
extension LayoutNode {
  /// Notes something to do at the item, and the way to it.
  func mark(_ work: LayoutState) {
    pointee.state.formUnion(work)
    enqueue()
  }

  /// Has the item's parent place it in the next pass.
  func markMoved() {
    pointee.state.insert(.isMoved)
    pointee.parent?.pointee.state.insert(.needsLayout)
    enqueue()
  }

  /// Has the view placed where the rows of others take it to be.
  func carryOthers() {
    if pointee.state.contains(.carriesOthers) { return }
    pointee.state.insert(.carriesOthers)
    markMoved()
  }

  var hasWork: Bool {
    pointee.firstPending != nil
      || !pointee.state.isDisjoint(with: [.needsLayout, .needsUpdateConstraints, .isMoved])
  }

  func enqueue() {
    var node = self
    while !node.pointee.state.contains(.isPending), let parent = node.pointee.parent {
      node.pointee.state.insert(.isPending)
      let last = parent.pointee.lastPending
      node.pointee.previousPending = last
      if let last {
        last.pointee.nextPending = node
      } else {
        parent.pointee.firstPending = node
      }
      parent.pointee.lastPending = node
      parent.pointee.pendingCount += 1
      node = parent
    }
  }

  /// Takes the item out of its parent's list.
  func dequeue() {
    guard pointee.state.contains(.isPending), let parent = pointee.parent else { return }
    pointee.state.remove(.isPending)
    parent.pointee.pendingCount -= 1
    let (next, previous) = (pointee.nextPending, pointee.previousPending)
    if let next {
      next.pointee.previousPending = previous
    } else {
      parent.pointee.lastPending = previous
    }
    if let previous {
      previous.pointee.nextPending = next
    } else {
      parent.pointee.firstPending = next
    }
    pointee.nextPending = nil
    pointee.previousPending = nil
  }
}
