import LayoutSolver

/// The ways up and down from an item.
extension LayoutNode {
  /// Puts the children onto a stack, the first ones on top, so that a tree is walked over in the
  /// order in which most are made.
  ///
  /// No references are counted: that would be to wait for the memory of one child after the other.
  @MainActor
  func appendChildren(to stack: inout FlatArray<LayoutNode>) {
    if pointee.pendingCount == pointee.subviews.count + pointee.guides.count {
      // Every child has work, as in a new tree: their list leads from record to record.
      var next = pointee.lastPending
      while let child = next {
        stack.append(child)
        next = child.pointee.previousPending
      }
      return
    }
    for index in pointee.guides.indices.reversed() {
      stack.append(pointee.guides[index].item.node)
    }
    for index in pointee.subviews.indices.reversed() {
      stack.append(pointee.subviews[index].node)
    }
  }

  /// The nearest view that both items' views are in, each counting as being in itself.
  func commonAncestor(with other: LayoutNode) -> LayoutNode? {
    if self == other { return self }
    if let parent = pointee.parent, parent == other.pointee.parent || parent == other {
      return parent
    }
    if other.pointee.parent == self { return self }
    var left = self
    var right = other
    var difference = left.depth - right.depth
    while difference > 0, let parent = left.pointee.parent {
      left = parent
      difference -= 1
    }
    while difference < 0, let parent = right.pointee.parent {
      right = parent
      difference += 1
    }
    while left != right {
      guard let leftParent = left.pointee.parent, let rightParent = right.pointee.parent else {
        return nil
      }
      left = leftParent
      right = rightParent
    }
    return left
  }

  private var depth: Int {
    var depth = 0
    var node = self
    while let parent = node.pointee.parent {
      node = parent
      depth += 1
    }
    return depth
  }

  func isDescendant(of ancestor: LayoutNode) -> Bool {
    var next: LayoutNode? = self
    while let node = next {
      if node == ancestor { return true }
      next = node.pointee.parent
    }
    return false
  }

  var root: LayoutNode {
    var node = self
    while let parent = node.pointee.parent { node = parent }
    return node
  }
}
