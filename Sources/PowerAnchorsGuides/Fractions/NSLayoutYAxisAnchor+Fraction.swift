@MainActor
extension NSLayoutYAxisAnchor {
  /// Constrains this anchor to a fraction of a container's height, measured from its top.
  ///
  /// To constrain a size to a fraction, use `constrain(to:multiplyBy:)` on the dimension.
  ///
  ///     logo.centerYAnchor.constrain(toFraction: 0.25, of: view)
  ///     // logo.center.y == 50, in a view 200 high
  ///
  /// - Parameters:
  ///   - relation: The relation of the distance from the container's top to the fraction of its
  ///     height. The default is `.equal`.
  ///   - fraction: 0 is the container's top, 1 its bottom.
  ///   - place: The view, guide or place in which to measure.
  ///   - constant: Points to add, positive downward.
  ///   - priority: The priority of the constraint. The default is `.required`.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The identifier of the constraint, for the console. Without one, a debug build
  ///     uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`. Its first item is `nil`,
  ///   because it constrains a distance between two anchors.
  /// - Precondition: `fraction` and `constant` are finite, which debug builds check. If `isActive`,
  ///   both items share an ancestor.
  /// - Complexity: O(1).
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toFraction fraction: CGFloat,
    of place: some LayoutPlace, with constant: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let container = place.item(around: anchoredItem, traits)
    return container.topAnchor.anchorWithOffset(to: self)
      .makeConstraint(
        relation, to: container.heightAnchor, with: constant, multiplyBy: fraction, traits
      )
      .activated(by: traits)
  }
}
