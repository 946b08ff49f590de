extension LayoutConstraintGroup {
  /// Replaces one of the group's constraints by one with another multiplier.
  ///
  /// The new constraint takes the old one's place in the group, so switching the group off and on
  /// again restores the new multiplier. Everything else is as with
  /// `NSLayoutConstraint.replaceMultiplier(with:)`, which leaves groups alone.
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
  /// - Returns: The new constraint. Keep it in place of the old one.
  /// - Precondition: The group holds the constraint, and the constraint has items: one made with an
  ///   `anchorWithOffset(to:)` has none.
  /// - Complexity: Linear in the number of the group's constraints.
  @inlinable
  public func replaceMultiplier(
    of constraint: NSLayoutConstraint, with multiplier: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    CallSite.inDebugBuilds(fileID, line)?.check(multiplier: multiplier)
    return replacingMultiplier(of: constraint, with: multiplier)
  }

  @usableFromInline
  func replacingMultiplier(
    of constraint: NSLayoutConstraint, with multiplier: CGFloat
  ) -> NSLayoutConstraint {
    guard constraints.contains(where: { $0 === constraint }) else {
      // The text of a precondition would be lost in an optimized build.
      fatalError(
        """
        The group does not hold this constraint, so it cannot replace its multiplier. Ask the group \
        that collected it, or use the constraint's own replaceMultiplier(with:).
        """)
    }
    let replacement = constraint.replacingMultiplier(with: multiplier)
    exchange(constraint, for: replacement)
    return replacement
  }
}
