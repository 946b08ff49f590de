extension LayoutConstraintGroup {
  /// Adds a constraint that its closure has made.
  func record(_ constraint: NSLayoutConstraint) {
    change { constraints in
      // Most groups hold a few constraints, and an array that grows one by one is copied several times.
      if constraints.isEmpty { constraints.reserveCapacity(8) }
      constraints.append(constraint)
    }
  }

  /// Changes the array of the group's constraints outside of the property, which is only read and
  /// assigned.
  ///
  /// Then the compiler sees that accesses to the property cannot overlap. Otherwise a group would pay
  /// for a check of this at run time with each constraint.
  func change(_ body: (inout [NSLayoutConstraint]) -> Void) {
    var constraints: [NSLayoutConstraint] = []
    swap(&constraints, &ownConstraints)
    body(&constraints)
    ownConstraints = constraints
  }

  /// Replaces a constraint with another one, in this group or in a group inside it.
  ///
  /// - Returns: Whether the old one was found.
  @discardableResult
  func exchange(_ old: NSLayoutConstraint, for new: NSLayoutConstraint) -> Bool {
    if let index = ownConstraints.firstIndex(where: { $0 === old }) {
      change { $0[index] = new }
      return true
    }
    return inner.contains { $0.group.exchange(old, for: new) }
  }

  /// Replaces a constraint with another one in the group whose closure is running, or in an outer
  /// group.
  static func exchangeRecorded(_ old: NSLayoutConstraint, for new: NSLayoutConstraint) {
    var group = recording
    while let current = group, !current.exchange(old, for: new) { group = current.outer?.group }
  }

  /// Adds a group that its closure has made. The array is read and assigned, for the reason in `change`.
  func include(_ group: LayoutConstraintGroup) {
    inner = inner + [Inner(group: group, position: ownConstraints.count)]
  }

  /// Collects the constraints that a closure makes, and activates them if this group and its outer
  /// groups are active. If the closure throws an error, its constraints are discarded.
  func collect<Result>(_ build: () throws -> Result) rethrows -> Result {
    let count = ownConstraints.count, innerCount = inner.count
    let result: Result
    do {
      result = try record(build)
    } catch {
      ownConstraints = Array(ownConstraints.prefix(count))
      inner = Array(inner.prefix(innerCount))
      throw error
    }
    activateIfInEffect()
    return result
  }

  /// Runs a closure whose constraints are added to this group.
  private func record<Result>(_ build: () throws -> Result) rethrows -> Result {
    let outer = Self.recording, wasCollecting = isCollecting
    Self.recording = self
    isCollecting = true
    defer {
      isCollecting = wasCollecting
      Self.recording = outer
    }
    return try build()
  }

  /// Whether the group's activity does not depend on an outer group.
  ///
  /// While a closure runs, its group does not activate constraints, so that the outermost group
  /// activates all of them in one call.
  var mayBeInEffect: Bool {
    if isCollecting { return false }
    guard let outer = outer?.group else { return true }
    return outer.isSwitchedOn && outer.mayBeInEffect
  }

  /// The constraints of the group and of the included groups inside it, in one array.
  func constraints(
    including isIncluded: (LayoutConstraintGroup) -> Bool
  ) -> [NSLayoutConstraint] {
    if inner.isEmpty { return ownConstraints }
    var all: [NSLayoutConstraint] = []
    var position = 0
    for inner in inner {
      all += ownConstraints[position..<inner.position]
      position = inner.position
      if isIncluded(inner.group) { all += inner.group.constraints(including: isIncluded) }
    }
    return all + ownConstraints[position...]
  }

  /// Activates the members, unless this group or one around it is inactive or still collecting.
  func activateIfInEffect() {
    guard isSwitchedOn, mayBeInEffect else { return }
    Self.activate(checking: constraints(including: \.isSwitchedOn))
  }

  /// Activates constraints, after a check in debug builds that their items share an ancestor.
  static func activate(checking constraints: [NSLayoutConstraint]) {
    assert(
      {
        for constraint in constraints { constraint.checkAncestor() }
        return true
      }())
    NSLayoutConstraint.activate(constraints)
  }
}
