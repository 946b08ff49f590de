extension LayoutConstraintGroup {
  /// Has the group whose closure is running collect a constraint.
  static func record(_ constraint: consuming NSLayoutConstraint) {
    recorded.append(constraint)
  }

  /// Has the group whose closure is running collect constraints.
  ///
  /// Out of line, so that arrays outside of groups do not pay for the loop.
  @inline(never)
  static func record(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { recorded.append(constraint) }
  }

  /// Completes the list of the group whose closure is running, before someone reads or changes it.
  static func settle() {
    recording?.group.takeRecorded()
  }

  private func takeRecorded() {
    let constraints = Self.recorded.takeAll()
    // Appending copies, and most lists are still empty.
    if ownConstraints.isEmpty {
      ownConstraints = constraints
    } else {
      ownConstraints += constraints
    }
  }

  /// Puts a constraint in the place of another one, here or in a group inside.
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

  /// Puts a constraint in the place of another one in the group whose closure is running, or in one
  /// of those around it.
  static func exchangeRecorded(_ old: NSLayoutConstraint, for new: NSLayoutConstraint) {
    var group = recording?.group
    while let current = group, !current.exchange(old, for: new) {
      group = current.nesting?.enclosing
    }
  }

  /// Makes a new group, whose closure is about to run, a part of this one, whose closure is running.
  func include(_ inner: LayoutConstraintGroup) {
    takeRecorded()
    let nesting = nesting ?? Nesting()
    nesting.inner.append(.init(group: inner, position: ownConstraints.count))
    self.nesting = nesting
    inner.nesting = Nesting(enclosing: self)
  }

  /// Drops a group whose closure has thrown.
  func leaveOut(_ inner: LayoutConstraintGroup) {
    nesting?.inner.removeAll { $0.group === inner }
  }

  /// Collects what a closure makes, and activates it if the group is in effect.
  ///
  /// Nothing may be recorded when it is called. Inlined, since it is most of what a group costs that
  /// is made and never replaced.
  @inline(__always)
  func collect<Result>(_ build: () throws -> Result) rethrows -> Result {
    let result = try run(build)
    if nesting == nil, ownConstraints.isEmpty {
      // Kept when it has been activated: until then, no second reference to it has to be counted.
      let constraints = Self.recorded.takeAll()
      if isSwitchedOn, !isCollecting { Self.activate(checking: constraints) }
      ownConstraints = constraints
    } else {
      takeRecorded()
      if isSwitchedOn, mayBeInEffect { activateMembers() }
    }
    return result
  }

  /// Runs a closure that records for this group. When it throws, what it has made is dropped.
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

  /// Whether only the group's own switch decides.
  ///
  /// While a closure runs its group holds everything back, so that the outermost one activates all
  /// of it in one call.
  var mayBeInEffect: Bool {
    guard !isCollecting else { return false }
    guard let enclosing = nesting?.enclosing else { return true }
    return enclosing.isSwitchedOn && enclosing.mayBeInEffect
  }

  /// The constraints of the group and of those groups inside it that are included, in one list.
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
