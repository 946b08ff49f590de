extension LayoutConstraintGroup {
  /// Replaces one of the group's constraints with a new one that has another multiplier.
  ///
  /// The new constraint takes the place of the old one in the group, so the group keeps the new
  /// multiplier when you deactivate and activate it. Otherwise this method works like
  /// `NSLayoutConstraint.replaceMultiplier(with:)`, which does not change groups.
  ///
  ///     var ratio: NSLayoutConstraint?
  ///     let wide = LayoutConstraintGroup {
  ///       ratio = bar.widthAnchor.constrain(to: track.widthAnchor, multiplyBy: 0.25)
  ///     }
  ///     ratio = ratio.map { wide.replaceMultiplier(of: $0, with: 0.5) }
  ///     // bar.frame.width == track.frame.width / 2
  ///
  /// - Parameters:
  ///   - constraint: A constraint of this group, or of a group inside it.
  ///   - multiplier: The factor of the second item's attribute.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The new constraint. Store it in place of the old one.
  /// - Precondition: The group contains the constraint, and the constraint has items. A constraint
  ///   of `anchorWithOffset(to:)` has none.
  /// - Complexity: Linear in the number of the group's constraints.
  @inlinable
  public func replaceMultiplier(
    of constraint: NSLayoutConstraint, with multiplier: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    CallSite.inDebugBuilds(fileID, line)?.check(multiplier: multiplier)
    return replace(constraint) { $0.withMultiplier(multiplier) }
  }

  /// Replaces one of the group's constraints with another one, which is made from it.
  @usableFromInline
  package func replace(
    _ constraint: NSLayoutConstraint, with make: (NSLayoutConstraint) -> NSLayoutConstraint
  ) -> NSLayoutConstraint {
    guard constraints.contains(where: { $0 === constraint }) else {
      // An optimized build would omit the message of a precondition.
      fatalError(
        """
        The group does not hold this constraint, so it cannot replace it. Ask the group that \
        collected it, or call the method of the constraint itself.
        """)
    }
    let replacement = constraint.replaced(by: make(constraint))
    exchange(constraint, for: replacement)
    return replacement
  }
}
