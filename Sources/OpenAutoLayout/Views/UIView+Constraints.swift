extension UIView {
  /// The constraints that clients added, in order, and then those of the system.
  var listedConstraints: [NSLayoutConstraint] {
    var listed: [NSLayoutConstraint] = []
    var systemMade: [NSLayoutConstraint] = []
    for constraint in item.constraints.all {
      if !constraint.isSystemMade {
        listed.append(constraint)
      } else if constraint.identifier != nil {
        systemMade.append(constraint)
      }
    }
    return listed + item.contentConstraints + systemMade
  }

  func hold(_ constraint: NSLayoutConstraint) {
    if let holder = constraint.holder {
      if holder == item { return }
      holder.view?.removeConstraint(constraint)
      // The view may override that, and keep the constraint.
      constraint.holder?.release(constraint)
    }
    vet(constraint)
    item.hold(constraint)
  }

  /// Stops unless the view is an ancestor of all items of a constraint.
  private func vet(_ constraint: NSLayoutConstraint) {
    if constraint.terms.first == nil && constraint.terms.distances == nil {
      Violation.constraintOfNothing.stop()
    }
    constraint.forEachItem { other, _ in
      if !other.isDescendant(of: item) { Violation.itemOutsideHolder(constraint, self).stop() }
    }
  }

  func release(_ constraint: NSLayoutConstraint) {
    if constraint.holder == item {
      item.release(constraint)
    } else if constraint is NSContentSizeLayoutConstraint, constraint.terms.first == item {
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
      if item.engine != nil { item.markMoved() }
    }
    item.maskChanged()
  }

  func setAutoresizingMask(_ mask: AutoresizingMask) {
    if mask == item.autoresizingMask { return }
    item.autoresizingMask = mask
    item.maskChanged()
  }

  func setAutoresizesSubviews(_ autoresizes: Bool) {
    if autoresizes != item.state.contains(.leavesSubviewsAlone) { return }
    if autoresizes {
      item.state.remove(.leavesSubviewsAlone)
    } else {
      item.state.insert(.leavesSubviewsAlone)
    }
    for subview in item.subviews { subview.item.maskChanged() }
  }

  func contentSizeChanged() {
    if let rare = item.rare, !rare.disregardedContent.isEmpty {
      rare.disregardedContent = []
      item.engine?.rows.refresh(item)
    }
    item.contentChanged()
  }

  var contentPriorities: ContentPriorities {
    get { item.contentPriorities }
    _modify { yield &item.contentPriorities }
  }

  func setContentPriority(
    _ priority: UILayoutPriority, _ kind: ContentPriorities.Kind, _ axis: NSLayoutConstraint.Axis
  ) {
    guard priority.rawValue >= 0, priority.rawValue <= 1000 else {
      Violation.contentPriorityOutOfRange(self, priority).stop()
    }
    if priority == contentPriorities[kind, axis] { return }
    contentPriorities[kind, axis] = priority
    contentSizeChanged()
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    if attribute == storedSemanticContentAttribute { return }
    storedSemanticContentAttribute = attribute
    if item.state.contains(.isPlainView) {
      item.answerDirection(isRightToLeft)
    } else {
      item.directionChanged()
    }
  }
}
