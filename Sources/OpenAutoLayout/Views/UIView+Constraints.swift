extension UIView {
  /// The constraints that clients added, in that order, and after them the system's.
  var listedConstraints: [NSLayoutConstraint] {
    var listed: [NSLayoutConstraint] = []
    var systemMade: [NSLayoutConstraint] = []
    for constraint in item.node.pointee.constraints.unretained {
      if !constraint.lowered.isSystemMade {
        listed.append(constraint)
      } else if constraint.identifier != nil {
        systemMade.append(constraint)
      }
    }
    return listed + item.contentConstraints + systemMade
  }

  func hold(_ constraint: NSLayoutConstraint) {
    if let holder = constraint.holderNode {
      if holder == item.node { return }
      holder.view?.removeConstraint(constraint)
    }
    vet(constraint)
    item.node.hold(constraint)
  }

  /// Stops unless the view is an ancestor of all items of a constraint.
  private func vet(_ constraint: NSLayoutConstraint) {
    if constraint.first == nil && constraint.distances == nil {
      Violation.constraintOfNothing.stop()
    }
    vet(constraint.first?.node, of: constraint)
    vet(constraint.second?.node, of: constraint)
    guard let distances = constraint.distances else { return }
    for end in distances.ends { vet(end.item.node, of: constraint) }
  }

  private func vet(_ node: LayoutNode?, of constraint: NSLayoutConstraint) {
    if let node, !node.isDescendant(of: item.node) {
      Violation.itemOutsideHolder(constraint, self).stop()
    }
  }

  func release(_ constraint: NSLayoutConstraint) {
    if constraint.holderNode == item.node {
      item.node.release(constraint)
    } else if constraint is NSContentSizeLayoutConstraint, constraint.first === item {
      constraint.isActive = false
    }
  }

  func setTranslatesMask(_ translates: Bool) {
    if translates == item.state.contains(.translatesMask) { return }
    if translates {
      item.state.insert(.translatesMask)
    } else {
      item.state.remove(.translatesMask)
      // The frame may have been set since the solver last had a say.
      if item.engine != nil { item.node.markMoved() }
    }
    item.maskChanged()
  }

  func setAutoresizingMask(_ mask: AutoresizingMask) {
    storedAutoresizingMask = mask
    item.maskChanged()
  }

  func contentSizeChanged() {
    item.extras?.disregardedContent = []
    item.contentChanged()
  }

  var contentPriorities: ContentPriorities {
    get { node.pointee.contentPriorities }
    _modify { yield &node.pointee.contentPriorities }
  }

  func setContentPriority(
    _ priority: UILayoutPriority, _ kind: ContentPriorities.Kind, _ axis: NSLayoutConstraint.Axis
  ) {
    guard priority.rawValue >= 0, priority.rawValue <= 1000 else {
      Violation.contentPriorityOutOfRange(priority).stop()
    }
    contentPriorities[kind, axis] = priority
    contentSizeChanged()
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    if attribute == storedSemanticContentAttribute { return }
    storedSemanticContentAttribute = attribute
    item.directionChanged()
  }
}
