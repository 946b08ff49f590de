extension NSLayoutConstraint {
  /// Replaces this constraint with a new one whose distance is another multiple of the system's
  /// spacing.
  ///
  /// Only the system knows its spacing: it may depend on the container, and between baselines on
  /// their fonts. So the constraint is replaced, as for another multiplier. The new one has the same
  /// other properties, and is active if this one was. This one becomes inactive. To change the
  /// spacing more than once, store the new constraint in place of this one. If the closure of a
  /// group is running and this constraint is in the group, the group takes the new one. For a
  /// constraint that a group collected earlier, call `setSystemSpacing(of:multiplyBy:)` on the group
  /// instead.
  ///
  ///     var gap = title.leadingAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
  ///     gap = gap.setSystemSpacing(multiplyBy: 3)
  ///     // title.frame.minX == icon.frame.maxX + 24
  ///
  /// - Parameters:
  ///   - multiplier: The factor of the system's spacing.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The new constraint.
  /// - Precondition: The multiplier is finite, and the constraint is between two positions.
  @inlinable @discardableResult
  public func setSystemSpacing(
    multiplyBy multiplier: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(.required, false, nil, fileID, line)
    return replaced(by: systemSpacing(multipliedBy: multiplier, traits))
  }

  /// Returns a new constraint between the same anchors, with a multiple of the system's spacing.
  @usableFromInline
  func systemSpacing(
    multipliedBy multiplier: CGFloat, _ traits: ConstraintTraits
  ) -> NSLayoutConstraint {
    let first = firstAnchor as AnyObject, second = secondAnchor as AnyObject
    if let x = first as? NSLayoutXAxisAnchor, let other = second as? NSLayoutXAxisAnchor {
      return x.makeConstraint(relation, toSystemSpacingAfter: other, multiplier, traits)
    }
    if let y = first as? NSLayoutYAxisAnchor, let other = second as? NSLayoutYAxisAnchor {
      return y.makeConstraint(relation, toSystemSpacingBelow: other, multiplier, traits)
    }
    // An optimized build would omit the message of a precondition.
    fatalError(
      """
      This constraint holds no distance between two positions. Set the system's spacing of one that \
      constrain(toSystemSpacingAfter:) or its like has made.
      """)
  }
}

extension LayoutConstraintGroup {
  /// Replaces one of the group's constraints with a new one whose distance is another multiple of
  /// the system's spacing.
  ///
  /// The new constraint takes the place of the old one in the group, so the group keeps the new
  /// spacing when you deactivate and activate it.
  ///
  ///     var gap: NSLayoutConstraint?
  ///     let row = LayoutConstraintGroup {
  ///       gap = title.leadingAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
  ///     }
  ///     gap = gap.map { row.setSystemSpacing(of: $0, multiplyBy: 3) }
  ///     // title.frame.minX == icon.frame.maxX + 24
  ///
  /// - Parameters:
  ///   - constraint: A constraint of this group, or of a group inside it.
  ///   - multiplier: The factor of the system's spacing.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The new constraint. Store it in place of the old one.
  /// - Precondition: The multiplier is finite. The group contains the constraint, which is between
  ///   two positions.
  /// - Complexity: Linear in the number of the group's constraints.
  @inlinable @discardableResult
  public func setSystemSpacing(
    of constraint: NSLayoutConstraint, multiplyBy multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(.required, false, nil, fileID, line)
    return replace(constraint) { $0.systemSpacing(multipliedBy: multiplier, traits) }
  }
}
