extension LayoutAnchor {
  /// Constrains this anchor to another one, and activates the constraint.
  ///
  /// Works on x-axis, y-axis and dimension anchors of views and guides. To constrain a dimension to
  /// a number, use `constrain(_:to:prioritizeAs:isActive:identifier:)` of `NSLayoutDimension`. To
  /// constrain several sides in one call, use ``LayoutItem/edgeAnchors``.
  ///
  ///     title.topAnchor.constrain(to: icon.bottomAnchor, with: 8)
  ///     // title.frame.minY == icon.frame.maxY + 8
  ///
  ///     title.widthAnchor.constrain(.lessThanOrEqual, to: view.widthAnchor, multiplyBy: 0.5)
  ///     // title.frame.width <= view.frame.width / 2
  ///
  /// Inside the closure of a ``LayoutConstraintGroup``, the group activates the constraint when the
  /// closure returns.
  ///
  /// - Parameters:
  ///   - relation: The relation of this anchor to `anchor`. The default is `.equal`.
  ///   - anchor: The anchor to measure from, of the same axis.
  ///   - constant: The distance in points: positive downward, to the trailing side from leading
  ///     and trailing anchors, to the right from the others. For a dimension, points to add.
  ///   - multiplier: The factor of `anchor`. For a position, it multiplies the coordinate in the
  ///     view that holds the constraint. This does not flip in a right-to-left layout.
  ///   - priority: The priority of the constraint. The default is `.required`.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The identifier of the constraint, for the console and for
  ///     `constraints(identifiedAs:)`. Without one, a debug build uses the file and line of this
  ///     call: `at LoginView.swift:42`.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: `constant` and `multiplier` are finite; `multiplier` is not 0 between
  ///   positions; leading and trailing are not mixed with left and right. If `isActive`: both
  ///   anchors' items share an ancestor. A debug build stops if one of these rules is broken, with
  ///   a message that names it.
  /// - Complexity: O(1). An optimized build sends the same messages as the platform's own call.
  @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to anchor: Self,
    with constant: CGFloat = 0, multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return makeConstraint(relation, to: anchor, with: constant, multiplyBy: multiplier, traits)
      .activated(by: traits)
  }

  /// Makes the platform's constraint with its priority and identifier, and does not activate it.
  @inlinable @inline(__always)
  package func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: Self, with constant: CGFloat,
    multiplyBy multiplier: CGFloat = 1, _ traits: ConstraintTraits
  ) -> NSLayoutConstraint {
    traits.callSite?.check(self, with: constant, multiplyBy: multiplier)
    return Self._makeConstraint(
      relation, of: self, to: anchor, with: constant, multiplyBy: multiplier
    )
    .applying(traits)
  }
}
