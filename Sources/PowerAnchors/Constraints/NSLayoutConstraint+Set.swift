extension NSLayoutConstraint {
  /// Sets the priority, and switches the constraint on or off.
  ///
  /// Some versions of the platforms raise when the priority of an active constraint becomes
  /// required, or ceases to be; this does not. The constraint is inactive for a moment then, and
  /// held by the nearest common ancestor afterwards.
  ///
  ///     let width = title.widthAnchor.constrain(to: 200, isActive: false)
  ///     width.set(priority: .defaultHigh + 1, isActive: true)
  ///     // title.frame.width == 200, where nothing stronger speaks against it
  ///
  /// - Parameters:
  ///   - priority: How strongly the constraint holds.
  ///   - isActive: Whether it is active afterwards; `nil` leaves it as it is.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint itself.
  /// - Precondition: The priority lies within 0 and 1000, 0 excluded.
  @inlinable
  @discardableResult
  public func set(
    priority: LayoutPriority, isActive: Bool? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    CallSite.inDebugBuilds(fileID, line)?.check(priority: priority)
    return setting(priority: priority, isActive: isActive)
  }

  @usableFromInline
  func setting(priority: LayoutPriority, isActive: Bool?) -> NSLayoutConstraint {
    let isActiveAfterwards = isActive ?? self.isActive
    if self.isActive, (priority == .required) != (self.priority == .required) {
      self.isActive = false
    }
    self.priority = priority
    if self.isActive != isActiveAfterwards { self.isActive = isActiveAfterwards }
    return self
  }
}
