import LayoutSolver

/// How items come into a tree and leave it.
@MainActor
extension LayoutItem {
  /// Becomes the parent of an item without one.
  func adopt(_ child: LayoutItem) {
    child.parent = self
    child.dissolveOwnEngine()
    forgetFitRows()
    engine?.willEnter(child)
    child.mark(.needsLayout)
    if child.mayBeMeasured { child.measureAgain(besides: root) }
    child.surroundingsChanged()
  }

  /// Deactivates the constraints that reach out of the subtree, which runs client code: what
  /// deactivates a constraint may be overridden.
  func deactivateConstraintsReachingOut() {
    for constraint in constraintsReachingOut { constraint.isActive = false }
  }

  /// Leaves the parent. Constraints inside the subtree stay; those that reach out of it, and that a
  /// client has not let go of, are taken from it: no row may speak of an item that has left.
  func leaveParent() {
    guard let parent else { return }
    for constraint in constraintsReachingOut { constraint.holder?.release(constraint) }
    if state.contains(.givesBaseline) { parent.forgetBaselines() }
    parent.forgetFitRows()
    engine?.remove(subtree)
    let oldRoot = mayBeMeasured ? root : nil
    becomeRoot()
    if let oldRoot { measureAgain(besides: oldRoot) }
  }

  private func becomeRoot() {
    dequeue()
    parent = nil
  }

  /// The active constraints of the subtree that a view outside of it holds.
  private var constraintsReachingOut: [NSLayoutConstraint] {
    let items = subtree
    for item in items { item.state.insert(.isLeaving) }
    var found: [NSLayoutConstraint] = []
    for item in items {
      for reference in item.references {
        let constraint = reference.constraint
        if let holder = constraint.holder, !holder.state.contains(.isLeaving) {
          found.append(constraint)
        }
      }
    }
    for item in items { item.state.remove(.isLeaving) }
    return found
  }

  /// Called when an owner is deallocated. Lets go of everything that the owner held.
  ///
  /// Views that only this tree kept alive give their subviews away before they die, so that a tree
  /// of any depth is deallocated by a loop.
  func ownerDies() {
    forgetOwner()
    dissolveOwnEngine()
    // The constraints of margin guides hold the item, which holds them.
    rare = nil
    if subviews.isEmpty && constraints.isEmpty && guides.isEmpty { return }
    var orphans = giveAwaySubviews()
    letGoOfConstraints()
    while var view = orphans.popLast() {
      if isKnownUniquelyReferenced(&view) {
        orphans.append(contentsOf: view.item.giveAwaySubviews())
      }
    }
  }

  private func giveAwaySubviews() -> [UIView] {
    for view in subviews { view.item.becomeRoot() }
    for guide in guides { guide.item.becomeRoot() }
    guides = []
    defer { subviews = [] }
    return subviews
  }

  private func letGoOfConstraints() {
    for constraint in constraints.all { constraint.wasReleased() }
    constraints = ConstraintList()
  }

  private func dissolveOwnEngine() {
    guard let engine = rare?.ownEngine else { return }
    rare?.ownEngine = nil
    engine.dissolve()
  }
}
