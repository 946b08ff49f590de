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
    return nesting?.inner.contains { $0.group.exchange(old, for: new) } ?? false
  }

  /// Replaces a constraint with another one in the group whose closure is running, or in an outer
  /// group.
  static func exchangeRecorded(_ old: NSLayoutConstraint, for new: NSLayoutConstraint) {
    var group = recording
    while let current = group, !current.exchange(old, for: new) {
      group = current.nesting?.enclosing
    }
  }

  /// Adds a new group, whose closure is about to run, to this group, whose closure is running.
  func include(_ inner: LayoutConstraintGroup) {
    let nesting = nesting ?? Nesting()
    nesting.inner.append(.init(group: inner, position: ownConstraints.count))
    self.nesting = nesting
    inner.nesting = Nesting(enclosing: self)
  }

  /// Removes a group whose closure has thrown an error.
  func leaveOut(_ inner: LayoutConstraintGroup) {
    nesting?.inner.removeAll { $0.group === inner }
  }

  /// Collects the constraints that a closure makes, and activates them if this group and its outer
  /// groups are active. If the closure throws an error, its constraints are discarded.
  func collect<Result>(_ build: () throws -> Result) rethrows -> Result {
    let count = ownConstraints.count, innerCount = nesting?.inner.count ?? 0
    let result: Result
    do {
      result = try record(build)
    } catch {
      ownConstraints = Array(ownConstraints.prefix(count))
      nesting.map { $0.inner = Array($0.inner.prefix(innerCount)) }
      throw error
    }
    if isSwitchedOn, mayBeInEffect { activateMembers() }
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
    guard !isCollecting else { return false }
    guard let enclosing = nesting?.enclosing else { return true }
    return enclosing.isSwitchedOn && enclosing.mayBeInEffect
  }

  /// The constraints of the group and of the included groups inside it, in one array.
  func collectedConstraints(
    including isIncluded: (LayoutConstraintGroup) -> Bool
  ) -> [NSLayoutConstraint] {
    guard nesting != nil else { return ownConstraints }
    var constraints: [NSLayoutConstraint] = []
    collect(into: &constraints, including: isIncluded)
    return constraints
  }

  private func collect(
    into constraints: inout [NSLayoutConstraint],
    including isIncluded: (LayoutConstraintGroup) -> Bool
  ) {
    var position = 0
    for inner in nesting?.inner ?? [] {
      constraints += ownConstraints[position..<inner.position]
      position = inner.position
      if isIncluded(inner.group) { inner.group.collect(into: &constraints, including: isIncluded) }
    }
    constraints += ownConstraints[position...]
  }

  func activateMembers() {
    Self.activate(checking: collectedConstraints(including: \.isSwitchedOn))
  }

  static func activate(checking constraints: [NSLayoutConstraint]) {
    assert(
      {
        for constraint in constraints { constraint.checkAncestor() }
        return true
      }())
    NSLayoutConstraint.activate(constraints)
  }
}
