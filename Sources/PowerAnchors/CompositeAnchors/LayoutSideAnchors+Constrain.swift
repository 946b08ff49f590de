extension LayoutSideAnchors {
  /// Constrains each side to the same side of another item, with a different inset for each side.
  ///
  /// For the same inset on all sides, pass a number. For the system's spacing, import
  /// `PowerAnchorsSpacing`.
  ///
  ///     let insets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 16)
  ///     card.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: insets)
  ///     // in a view 320 wide and 200 high, left to right:
  ///     // card.frame == CGRect(x: 24, y: 8, width: 280, height: 184)
  ///
  /// - Parameters:
  ///   - relation: The relation of the distances to the insets: with `.greaterThanOrEqual`, each
  ///     distance is at least its inset, with `.lessThanOrEqual` at most. The default is `.equal`.
  ///   - container: The sides of the other item.
  ///   - insets: The distance of each side in points, positive inward.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints, by name.
  /// - Precondition: The insets are finite. If `isActive`: both items share an ancestor. A debug
  ///   build stops if one of these rules is broken, with a message that names it.
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

  /// Constrains each side to the same side of another item, with the same inset for all sides.
  ///
  ///     photo.edgeAnchors.constrain(to: view.edgeAnchors)
  ///     // photo.frame == view.bounds
  ///
  ///     badge.edgeAnchors.constrain(.greaterThanOrEqual, to: photo.edgeAnchors, insetBy: 4)
  ///     // badge.frame is inside photo.frame.insetBy(dx: 4, dy: 4)
  ///
  /// - Parameters:
  ///   - relation: The relation of the distances to the inset: with `.greaterThanOrEqual`, each
  ///     distance is at least the inset, with `.lessThanOrEqual` at most. The default is `.equal`.
  ///   - container: The sides of the other item.
  ///   - inset: The distance in points, positive inward.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints, by name.
  /// - Precondition: The inset is finite. If `isActive`: both items share an ancestor. A debug
  ///   build stops if one of these rules is broken, with a message that names it.
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
  /// For the bottom and trailing sides, inward is the negative direction, so the relation and the
  /// sign flip.
  @inlinable @inline(__always)
  package func makeConstraint(
    farSide relation: NSLayoutConstraint.Relation, to anchor: Self, insetBy inset: CGFloat,
    _ traits: ConstraintTraits
  ) -> NSLayoutConstraint {
    // Not -inset, which prints as -0.0 if the inset is 0.
    makeConstraint(relation.reversed, to: anchor, with: 0 - inset, traits)
  }
}
