extension NSLayoutConstraint {
  /// Sets the priority, and activates or deactivates the constraint.
  ///
  /// Some versions of the platforms raise an exception if the priority of an active constraint
  /// changes to or from required. This method does not: for such a change, it deactivates the
  /// constraint and activates it again. Afterwards, the nearest common ancestor holds the
  /// constraint.
  ///
  ///     let width = title.widthAnchor.constrain(to: 200, isActive: false)
  ///     width.set(priority: .defaultHigh + 1, isActive: true)
  ///     // title.frame.width == 200, unless a stronger constraint contradicts it
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - isActive: Whether the constraint is active afterwards. `nil` does not change this.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint itself.
  /// - Precondition: The priority is above 0 and at most 1000.
  @inlinable @discardableResult
  public func set(
    priority: LayoutPriority, isActive: Bool? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    CallSite.inDebugBuilds(fileID, line)?.check(priority: priority)
    return setting(priority: priority, isActive: isActive)
  }

  @usableFromInline
  func setting(priority: LayoutPriority, isActive: Bool?) -> NSLayoutConstraint {
    let wasActive = self.isActive
    let mustPause = wasActive && (priority == .required) != (self.priority == .required)
    if mustPause { self.isActive = false }
    self.priority = priority
    let isActive = isActive ?? wasActive
    if isActive != (wasActive && !mustPause) { self.isActive = isActive }
    return self
  }
}
