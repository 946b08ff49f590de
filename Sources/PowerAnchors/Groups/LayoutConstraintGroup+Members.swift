extension LayoutConstraintGroup {
  /// Adds the constraints that the closure makes.
  ///
  /// Returns the closure's result, so that you need no variable outside the closure for a
  /// constraint that you want to change later:
  ///
  ///     let height = pins.add { badge.heightAnchor.constrain(to: 16) }
  ///     height.constant = 20
  ///     // badge.frame.height == 20
  ///
  /// - Parameter build: A closure that makes the constraints. The group activates them if it is
  ///   active.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure. In this case, the group adds none of its constraints.
  /// - Complexity: Linear in the number of the group's constraints.
  @discardableResult
  public func add<Result>(_ build: () throws -> Result) rethrows -> Result {
    try collect(build)
  }

  /// Adds existing constraints, for example from the platform's own calls.
  ///
  ///     pins.add([badge.widthAnchor.constraint(equalToConstant: 16)])
  ///     // badge.frame.width == 16
  ///
  /// - Parameter constraints: The constraints. The group activates them if it is active, and
  ///   deactivates them otherwise.
  /// - Complexity: Linear in the number of constraints.
  public func add(_ constraints: [NSLayoutConstraint]) {
    change { $0 += constraints }
    if isSwitchedOn, mayBeInEffect {
      Self.activate(checking: constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }

  /// Deactivates constraints of the group, and removes them from it.
  ///
  ///     pins.remove([height])
  ///     // pins no longer contains the constraint of badge's height
  ///
  /// - Parameter constraints: The constraints. The group ignores those that neither it nor a group
  ///   inside it contains.
  /// - Complexity: Linear in the number of the group's constraints plus the number of removed ones.
  public func remove(_ constraints: [NSLayoutConstraint]) {
    let removed = Set(constraints.map(ObjectIdentifier.init))
    NSLayoutConstraint.deactivate(
      self.constraints.filter { removed.contains(ObjectIdentifier($0)) })
    forget(removed)
  }

  /// Replaces the group's constraints with those that the closure makes.
  ///
  /// The group deactivates the old constraints first, so that they do not conflict with the new
  /// ones.
  ///
  ///     pins.replace {
  ///       badge.bottomAnchor.constrain(to: avatar.bottomAnchor)
  ///       badge.leadingAnchor.constrain(to: avatar.leadingAnchor)
  ///     }
  ///     // badge.frame.minX == avatar.frame.minX
  ///
  /// - Parameter build: A closure that makes the new constraints. The group activates them if it is
  ///   active.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure. In this case, the group does not change.
  /// - Complexity: Linear in the number of old and new constraints.
  @discardableResult
  public func replace<Result>(with build: () throws -> Result) rethrows -> Result {
    NSLayoutConstraint.deactivate(constraints)
    let oldConstraints = ownConstraints, oldGroups = inner
    ownConstraints = []
    inner = []
    do {
      let result = try collect(build)
      for inner in oldGroups { inner.group.outer?.group = nil }
      return result
    } catch {
      ownConstraints = oldConstraints
      inner = oldGroups
      activateIfInEffect()
      throw error
    }
  }

  /// Adds an existing constraint, which the group whose closure is running does not keep: otherwise that
  /// group would activate it together with what replaces it.
  package func addFromRecording(_ constraint: NSLayoutConstraint) {
    Self.recording?.remove([constraint])
    add([constraint])
  }

  private func forget(_ removed: Set<ObjectIdentifier>) {
    let isRemoved = { (constraint: NSLayoutConstraint) in
      removed.contains(ObjectIdentifier(constraint))
    }
    inner = inner.map { inner in
      inner.group.forget(removed)
      let before = ownConstraints.prefix(inner.position).count(where: isRemoved)
      return Inner(group: inner.group, position: inner.position - before)
    }
    change { $0.removeAll(where: isRemoved) }
  }
}
