@MainActor
extension NSLayoutYAxisAnchor {
  /// Constrains this anchor to a fraction of a container's height, measured from its top.
  ///
  /// For a size that is a fraction, use `constrain(to:multiplyBy:)` on the dimension.
  ///
  ///     logo.centerYAnchor.constrain(toFraction: 0.25, of: view)
  ///     // logo.center.y == 50, in a view 200 high
  ///
  /// - Parameters:
  ///   - relation: How the distance from the container's top relates to the fraction of its height.
  ///     Equal, unless given.
  ///   - fraction: 0 is the container's top, 1 its bottom.
  ///   - container: The view or guide to measure in.
  ///   - constant: Points to add, positive downward.
  ///   - priority: How strongly the constraint holds. Required, unless given.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The name that the console shows. Without one, a debug build names the
  ///     constraint after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`. Its first item is `nil`: it
  ///   holds a distance between two anchors.
  /// - Precondition: `fraction` and `constant` are finite, which debug builds check. If `isActive`,
  ///   both items share an ancestor.
  /// - Complexity: O(1).
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toFraction fraction: CGFloat,
    of container: some LayoutItem, with constant: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return container.topAnchor.anchorWithOffset(to: self)
      .makeConstraint(
        relation, to: container.heightAnchor, with: constant, multiplyBy: fraction, traits
      )
      .activated(by: traits)
  }
}
