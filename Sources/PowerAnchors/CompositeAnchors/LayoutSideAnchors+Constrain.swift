extension LayoutSideAnchors {
  /// Constrains each side to the same side of another item, inset by points of its own.
  ///
  /// For the same inset on every side, pass a number. For the system's spacing, import
  /// `PowerAnchorsSpacing`.
  ///
  ///     let insets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 16)
  ///     card.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: insets)
  ///     // in a view 320 wide and 200 high, left to right:
  ///     // card.frame == CGRect(x: 24, y: 8, width: 280, height: 184)
  ///
  /// - Parameters:
  ///   - relation: How the insets are meant: `.equal` keeps each exactly, `.greaterThanOrEqual`
  ///     keeps each side inset at least so far, `.lessThanOrEqual` at most.
  ///   - container: The sides of the other item.
  ///   - insets: The distance of each side in points, positive inward.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints, each under its name.
  /// - Precondition: The insets are finite. If `isActive`: both items share an ancestor, and the
  ///   receiver's view does not translate its autoresizing mask. Debug builds say which of these
  ///   does not hold.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to container: Container,
    insetBy insets: NSDirectionalEdgeInsets,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    constrain(
      relation, to: container, insetBy: insets,
      ConstraintTraits(priority, isActive, identifier, fileID, line))
  }

  /// Constrains each side to the same side of another item, inset by the same distance everywhere.
  ///
  ///     photo.edgeAnchors.constrain(to: view.edgeAnchors)
  ///     // photo.frame == view.bounds
  ///
  ///     badge.edgeAnchors.constrain(.greaterThanOrEqual, to: photo.edgeAnchors, insetBy: 4)
  ///     // badge.frame lies within photo.frame.insetBy(dx: 4, dy: 4)
  ///
  /// - Parameters:
  ///   - relation: How the inset is meant: `.equal` keeps it exactly, `.greaterThanOrEqual` keeps
  ///     each side inset at least so far, `.lessThanOrEqual` at most.
  ///   - container: The sides of the other item.
  ///   - inset: The distance in points, positive inward.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints, each under its name.
  /// - Precondition: The inset is finite. If `isActive`: both items share an ancestor, and the
  ///   receiver's view does not translate its autoresizing mask. Debug builds say which of these
  ///   does not hold.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to container: Container,
    insetBy inset: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    constrain(
      relation, to: container,
      insetBy: NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset),
      ConstraintTraits(priority, isActive, identifier, fileID, line))
  }

  @inlinable @inline(__always)
  func constrain(
    _ relation: NSLayoutConstraint.Relation, to container: Container,
    insetBy insets: NSDirectionalEdgeInsets, _ traits: ConstraintTraits
  ) -> Constraints {
    Self._makeConstraints(
      of: self, to: container,
      top: { $0.makeConstraint(relation, to: $1, with: insets.top, traits) },
      leading: { $0.makeConstraint(relation, to: $1, with: insets.leading, traits) },
      bottom: { $0.makeConstraint(farSide: relation, to: $1, insetBy: insets.bottom, traits) },
      trailing: { $0.makeConstraint(farSide: relation, to: $1, insetBy: insets.trailing, traits) }
    )
    .activated(by: traits)
  }
}

extension LayoutAnchor {
  /// On the far sides inward is the negative direction, so relation and sign flip.
  @inlinable @inline(__always)
  package func makeConstraint(
    farSide relation: NSLayoutConstraint.Relation, to anchor: Self, insetBy inset: CGFloat,
    _ traits: ConstraintTraits
  ) -> NSLayoutConstraint {
    // Not -inset, which prints as -0.0 where there is none.
    makeConstraint(relation.reversed, to: anchor, with: 0 - inset, traits)
  }
}
