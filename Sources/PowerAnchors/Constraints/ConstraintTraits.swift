/// The priority, activity, identifier and call site of the constraints that a call makes.
///
/// The initializer is transparent, because only then does the optimizer split a struct of this
/// size. Otherwise, a default value would remain a variable, and setting it would send a message.
@frozen @usableFromInline
package struct ConstraintTraits {
  @usableFromInline package let priority: LayoutPriority
  @usableFromInline package let isActive: Bool
  @usableFromInline package let identifier: String?
  /// The call site, or `nil` in an optimized build, which then contains no file names.
  @usableFromInline package let callSite: CallSite?

  @_transparent @usableFromInline
  package init(
    _ priority: LayoutPriority, _ isActive: Bool, _ identifier: String?,
    _ fileID: StaticString, _ line: UInt
  ) {
    self.priority = priority
    self.isActive = isActive
    self.identifier = identifier
    self.callSite = CallSite.inDebugBuilds(fileID, line)
  }
}

extension NSLayoutConstraint {
  /// Sets the priority and the identifier of a new constraint.
  ///
  /// Inlined into the client, so that a default priority and a missing name send no message.
  @inlinable @inline(__always)
  package func applying(_ traits: ConstraintTraits) -> NSLayoutConstraint {
    traits.callSite?.check(priority: traits.priority)
    if traits.priority != .required { priority = traits.priority }
    if let identifier = traits.identifier { self.identifier = identifier }
    if let callSite = traits.callSite {
      callSite.label(self)
      if traits.isActive { callSite.checkActivation(of: self) }
    }
    return self
  }

  /// Activates the constraint unless the call has `isActive: false`.
  @inlinable @inline(__always)
  package func activated(by traits: ConstraintTraits) -> NSLayoutConstraint {
    if traits.isActive { activateOrJoin() }
    return self
  }

  /// Activates the constraint, or lets the group whose closure is running collect it.
  ///
  /// Out of line, so that only this module reads which group is running: there, the compiler sees all
  /// accesses, and needs no check of them at run time.
  @usableFromInline @inline(never)
  func activateOrJoin() {
    if LayoutConstraintGroup.recording == nil { isActive = true } else { join() }
  }

  /// Out of line, so that a call outside of groups only asks whether there is one.
  @inline(never)
  private func join() {
    LayoutConstraintGroup.recording?.record(self)
  }
}
