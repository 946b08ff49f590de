extension LayoutSideAnchors {
  /// Constrains each side to the system's spacing inside the same side of another item, and
  /// activates the constraints.
  ///
  /// For other insets, use `constrain(_:to:insetBy:)`.
  ///
  ///     card.edgeAnchors.constrain(toSystemSpacingInside: view.edgeAnchors)
  ///     // card.frame == view.bounds.insetBy(dx: 8, dy: 8)
  ///
  ///     title.horizontalAnchors.constrain(
  ///       .greaterThanOrEqual, toSystemSpacingInside: card.horizontalAnchors, multiplyBy: 2)
  ///     // title.frame is at least 16 points from both ends of the card
  ///
  /// - Parameters:
  ///   - relation: The relation of the distances to the system's spacing: with
  ///     `.greaterThanOrEqual`, each inset is at least the spacing, with `.lessThanOrEqual` at
  ///     most. The default is `.equal`.
  ///   - container: The sides of the other item.
  ///   - multiplier: The factor of the system's spacing.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints, by name.
  /// - Precondition: `multiplier` is finite. If `isActive`: both items share an ancestor. A debug
  ///   build stops if one of these rules is broken, with a message that names it.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingInside container: Container,
    multiplyBy multiplier: CGFloat = 1, prioritizeAs priority: LayoutPriority = .required,
    isActive: Bool = true, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    constrain(
      relation, toSystemSpacingInside: container, multiplier,
      ConstraintTraits(priority, isActive, identifier, fileID, line))
  }

  /// Constrains each side to the system's spacing inside the same side of a view, a guide or a
  /// container around the item, and activates the constraints.
  ///
  ///     card.edgeAnchors.constrain(toSystemSpacingInside: .superview)
  ///     // card.frame == view.bounds.insetBy(dx: 8, dy: 8)
  ///
  /// - Parameters:
  ///   - relation: The relation of the distances to the system's spacing: with
  ///     `.greaterThanOrEqual`, each inset is at least the spacing, with `.lessThanOrEqual` at
  ///     most. The default is `.equal`.
  ///   - place: The other item, or a container around this item.
  ///   - multiplier: The factor of the system's spacing.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints, by name.
  /// - Precondition: `multiplier` is finite. If `isActive`: both items share an ancestor. A debug
  ///   build stops if one of these rules is broken, with a message that names it.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingInside place: some LayoutPlace,
    multiplyBy multiplier: CGFloat = 1, prioritizeAs priority: LayoutPriority = .required,
    isActive: Bool = true, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return constrain(
      relation,
      toSystemSpacingInside: Self._sides(of: place.item(around: Self._item(of: self), traits)),
      multiplier, traits)
  }

  @inlinable @inline(__always)
  func constrain(
    _ relation: NSLayoutConstraint.Relation, toSystemSpacingInside container: Container,
    _ multiplier: CGFloat, _ traits: ConstraintTraits
  ) -> Constraints {
    Self._makeConstraints(
      of: self, to: container,
      top: { $0.makeConstraint(relation, toSystemSpacingBelow: $1, multiplier, traits) },
      leading: { $0.makeConstraint(relation, toSystemSpacingAfter: $1, multiplier, traits) },
      bottom: { $0.makeConstraint(relation, toSystemSpacingAbove: $1, multiplier, traits) },
      trailing: { $0.makeConstraint(relation, toSystemSpacingBefore: $1, multiplier, traits) }
    )
    .activated(by: traits)
  }
}
