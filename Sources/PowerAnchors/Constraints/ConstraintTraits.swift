/// What a call says about each constraint that it makes.
///
/// The initializer is transparent, because the optimizer takes a struct of this size apart only
/// then, and a default that stays a variable sends its message.
@frozen @usableFromInline
package struct ConstraintTraits {
  @usableFromInline package let priority: LayoutPriority
  @usableFromInline package let isActive: Bool
  @usableFromInline package let identifier: String?
  /// Where the call stands; `nil` in an optimized build, which then carries no trace of it.
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
  /// Sets the traits of a new constraint, all but whether it is active.
  ///
  /// Inlined into the client, so that a default priority and a missing name send no message.
  ///
  /// - Parameter receiver: The item whose anchor received the call.
  @inlinable @inline(__always)
  package func applying(
    _ traits: ConstraintTraits, receiver: Receiver = .firstItem
  ) -> NSLayoutConstraint {
    traits.callSite?.check(priority: traits.priority)
    if traits.priority != .required { priority = traits.priority }
    if let identifier = traits.identifier { self.identifier = identifier }
    if let callSite = traits.callSite {
      callSite.label(self)
      if traits.isActive { callSite.checkActivation(of: self, receiver: receiver) }
    }
    return self
  }

  /// Activates the constraint if its traits say so.
  @inlinable @inline(__always)
  package func activated(by traits: ConstraintTraits) -> NSLayoutConstraint {
    if traits.isActive {
      if LayoutConstraintGroup.recording == nil { isActive = true } else { join() }
    }
    return self
  }

  /// Has the group whose closure is running collect the constraint.
  ///
  /// Out of line, so that all that a call outside of groups pays is the question whether there is
  /// one. Consuming, so that the group gets the reference that a client drops with the result, and
  /// none has to be counted.
  @usableFromInline @inline(never)
  consuming func join() {
    LayoutConstraintGroup.record(self)
  }

  /// The side of a constraint whose anchor received the call that made it.
  @frozen @usableFromInline
  package enum Receiver {
    case firstItem
    /// The platform has the opposite factory only, so the two sides changed places.
    case secondItem
  }
}
