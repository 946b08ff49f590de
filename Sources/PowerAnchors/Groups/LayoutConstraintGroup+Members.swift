extension LayoutConstraintGroup {
  /// Adds the constraints that the closure makes.
  ///
  /// What the closure returns comes back, so that a constraint to change later needs no variable
  /// around the closure:
  ///
  ///     let height = pins.add { badge.heightAnchor.constrain(to: 16) }
  ///     height.constant = 20
  ///     // badge.frame.height == 20
  ///
  /// - Parameter build: Makes the constraints. They are activated if the group is.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws. None of its constraints is added then.
  /// - Complexity: Linear in the number of the group's constraints.
  @discardableResult
  public func add<Result>(_ build: () throws -> Result) rethrows -> Result {
    Self.settle()
    return try collect(build)
  }

  /// Adds constraints that were made in another way, by the platform's own calls for example.
  ///
  ///     pins.add([badge.widthAnchor.constraint(equalToConstant: 16)])
  ///     // badge.frame.width == 16
  ///
  /// - Parameter constraints: The constraints. They become active or inactive as the group is.
  /// - Complexity: Linear in their number.
  public func add(_ constraints: [NSLayoutConstraint]) {
    Self.settle()
    ownConstraints += constraints
    if isSwitchedOn, mayBeInEffect {
      Self.activate(checking: constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }

  /// Deactivates constraints of the group, and forgets them.
  ///
  ///     pins.remove([height])
  ///     // pins no longer holds badge's height
  ///
  /// - Parameter constraints: The constraints. Those that neither the group nor a group inside it
  ///   holds stay as they are.
  /// - Complexity: Linear in the number of the group's constraints and in theirs.
  public func remove(_ constraints: [NSLayoutConstraint]) {
    Self.settle()
    let removed = Set(constraints.map(ObjectIdentifier.init))
    NSLayoutConstraint.deactivate(
      collectedConstraints { _ in true }.filter { removed.contains(ObjectIdentifier($0)) })
    forget(removed)
  }

  /// Replaces the group's constraints by those that the closure makes.
  ///
  /// The old ones are deactivated first, so the two never contradict each other.
  ///
  ///     pins.replace {
  ///       badge.bottomAnchor.constrain(to: avatar.bottomAnchor)
  ///       badge.leadingAnchor.constrain(to: avatar.leadingAnchor)
  ///     }
  ///     // badge.frame.minX == avatar.frame.minX
  ///
  /// - Parameter build: Makes the new constraints. They are activated if the group is.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws. The group is as it was before then.
  /// - Complexity: Linear in the number of old and new constraints.
  @discardableResult
  public func replace<Result>(with build: () throws -> Result) rethrows -> Result {
    Self.settle()
    NSLayoutConstraint.deactivate(collectedConstraints { _ in true })
    let oldConstraints = ownConstraints, oldGroups = nesting?.inner ?? []
    ownConstraints = []
    nesting?.inner = []
    do {
      let result = try collect(build)
      for inner in oldGroups { inner.group.nesting?.enclosing = nil }
      return result
    } catch {
      ownConstraints = oldConstraints
      nesting?.inner = oldGroups
      if isSwitchedOn, mayBeInEffect { activateMembers() }
      throw error
    }
  }

  private func forget(_ removed: Set<ObjectIdentifier>) {
    for index in nesting?.inner.indices ?? 0..<0 {
      let position = nesting?.inner[index].position ?? 0
      let before = ownConstraints[..<position].count { removed.contains(ObjectIdentifier($0)) }
      nesting?.inner[index].position -= before
      nesting?.inner[index].group.forget(removed)
    }
    ownConstraints.removeAll { removed.contains(ObjectIdentifier($0)) }
  }
}
