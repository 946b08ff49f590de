extension LayoutConstraintGroup {
  /// Adds a constraint to the group whose closure is running.
  static func record(_ constraint: consuming NSLayoutConstraint) {
    recorded.append(constraint)
  }

  /// Adds constraints to the group whose closure is running.
  ///
  /// Out of line, so that arrays outside of groups have no cost for the loop.
  @inline(never)
  static func record(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { recorded.append(constraint) }
  }

  /// Moves the recorded constraints to the group whose closure is running, before its array is read
  /// or changed.
  static func settle() {
    recording?.group.takeRecorded()
  }

  private func takeRecorded() {
    let constraints = Self.recorded.takeAll()
    // Appending would copy, and most arrays are still empty.
    if ownConstraints.isEmpty {
      ownConstraints = constraints
    } else {
      ownConstraints += constraints
    }
  }

  /// Replaces a constraint with another one, in this group or in a group inside it.
  ///
  /// - Returns: Whether the old one was found.
  @discardableResult
  func exchange(_ old: NSLayoutConstraint, for new: NSLayoutConstraint) -> Bool {
    Self.settle()
    if let index = ownConstraints.firstIndex(where: { $0 === old }) {
      ownConstraints[index] = new
      return true
    }
    return nesting?.inner.contains { $0.group.exchange(old, for: new) } ?? false
  }

  /// Replaces a constraint with another one in the group whose closure is running, or in an outer
  /// group.
  static func exchangeRecorded(_ old: NSLayoutConstraint, for new: NSLayoutConstraint) {
    var group = recording?.group
    while let current = group, !current.exchange(old, for: new) {
      group = current.nesting?.enclosing
    }
  }

  /// Adds a new group, whose closure is about to run, to this group, whose closure is running.
  func include(_ inner: LayoutConstraintGroup) {
    takeRecorded()
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
  /// groups are active.
  ///
  /// No constraint may be recorded at the time of the call. Inlined, because it is most of the cost
  /// of a group that is made and never replaced.
  @inline(__always)
  func collect<Result>(_ build: () throws -> Result) rethrows -> Result {
    let result = try run(build)
    if nesting == nil, ownConstraints.isEmpty {
      // Stored only after the activation, so that no second reference is counted before.
      let constraints = Self.recorded.takeAll()
      if isSwitchedOn, !isCollecting { Self.activate(checking: constraints) }
      ownConstraints = constraints
    } else {
      takeRecorded()
      if isSwitchedOn, mayBeInEffect { activateMembers() }
    }
    return result
  }

  /// Runs a closure that records constraints for this group. If it throws an error, its constraints
  /// are discarded.
  @inline(__always)
  private func run<Result>(_ build: () throws -> Result) rethrows -> Result {
    let outer = Self.recording, wasCollecting = isCollecting
    let count = ownConstraints.count, innerCount = nesting?.inner.count ?? 0
    Self.recording = RunningGroup(self)
    isCollecting = true
    defer {
      isCollecting = wasCollecting
      Self.recording = outer
    }
    do {
      return try build()
    } catch {
      takeRecorded()
      ownConstraints = Array(ownConstraints.prefix(count))
      nesting.map { $0.inner = Array($0.inner.prefix(innerCount)) }
      throw error
    }
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
