import LayoutSolver

/// The ways up and down from an item.
extension LayoutItem {
  var root: LayoutItem {
    var item = self
    while let parent = item.parent { item = parent }
    return item
  }

  /// The view itself, or the view that owns the guide; `nil` if there is none.
  var nearestView: LayoutItem? {
    if isGuide { return parent }
    return view == nil ? nil : self
  }

  func isDescendant(of ancestor: LayoutItem) -> Bool {
    var next: LayoutItem? = self
    while let item = next {
      if item == ancestor { return true }
      next = item.parent
    }
    return false
  }

  /// The nearest view that both items' views are in, each counting as being in itself.
  func commonAncestor(with other: LayoutItem) -> LayoutItem? {
    if self == other { return self }
    if let parent, parent == other.parent || parent == other { return parent }
    if other.parent == self { return self }
    var left = self
    var right = other
    var difference = left.depth - right.depth
    while difference > 0, let parent = left.parent {
      left = parent
      difference -= 1
    }
    while difference < 0, let parent = right.parent {
      right = parent
      difference += 1
    }
    while left != right {
      guard let leftParent = left.parent, let rightParent = right.parent else { return nil }
      left = leftParent
      right = rightParent
    }
    return left
  }

  private var depth: Int {
    var depth = 0
    var item = self
    while let parent = item.parent {
      item = parent
      depth += 1
    }
    return depth
  }

  /// The item and all below it, in the order in which most trees are made. Valid until client code
  /// runs.
  var subtree: [LayoutItem] {
    var items = [LayoutItem]()
    var open = [LayoutItem]()
    // A cell's worth. Each time that a list grows takes 350 instructions.
    items.reserveCapacity(16)
    open.reserveCapacity(16)
    open.append(self)
    while let item = open.popLast() {
      items.append(item)
      item.appendChildren(to: &open)
    }
    return items
  }

  /// The same, to be used while client code runs.
  var heldSubtree: [ItemMemory] { subtree.map(\.memory) }

  /// Puts the children onto a stack, the first ones on top.
  private func appendChildren(to stack: inout [LayoutItem]) {
    if pendingCount == subviews.count + guides.count {
      // Every child has work, as in a new tree: their list leads from record to record, and no view
      // has to be fetched into the cache.
      var next = lastPending
      while let child = next {
        stack.append(child)
        next = child.previousPending
      }
      return
    }
    for index in guides.indices.reversed() { stack.append(guides[index].item) }
    for index in subviews.indices.reversed() { stack.append(subviews[index].item) }
  }
}
