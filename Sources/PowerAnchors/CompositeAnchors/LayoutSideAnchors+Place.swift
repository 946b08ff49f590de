extension LayoutSideAnchors {
  /// Constrains each side to the same side of a view, a guide or a container around the item, inset
  /// by points of its own.
  ///
  ///     let insets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 16)
  ///     card.edgeAnchors.constrain(to: .superview, insetBy: insets)
  ///     // in a view 320 wide and 200 high, left to right:
  ///     // card.frame == CGRect(x: 24, y: 8, width: 280, height: 184)
  ///
  /// - Parameters:
  ///   - relation: How the insets are meant: `.equal` keeps each exactly, `.atLeast` keeps each side
  ///     inset at least so far, `.atMost` at most.
  ///   - place: The other item, or where to find it.
  ///   - insets: The distance of each side in points, positive inward.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints, each under its name.
  /// - Precondition: The insets are finite.
  ///   For ``LayoutContainer``, the item is in a view. If `isActive`: both items share an ancestor,
  ///   and the receiver's view does not translate its autoresizing mask. Debug builds say which of
  ///   these does not hold.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to place: some LayoutPlace,
    insetBy insets: NSDirectionalEdgeInsets,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return constrain(
      relation, to: Self._sides(of: place.item(around: Self._item(of: self), traits)),
      insetBy: insets, traits)
  }

  /// Constrains each side to the same side of a view, a guide or a container around the item, inset
  /// by the same distance everywhere.
  ///
  ///     card.edgeAnchors.constrain(to: .safeArea, insetBy: 16)
  ///     title.horizontalAnchors.constrain(to: card, insetBy: 8)
  ///     // title.frame.width == card.frame.width - 16
  ///
  /// - Parameters:
  ///   - relation: How the inset is meant: `.equal` keeps it exactly, `.atLeast` keeps each side
  ///     inset at least so far, `.atMost` at most.
  ///   - place: The other item, or where to find it.
  ///   - inset: The distance in points, positive inward.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints, each under its name.
  /// - Precondition: The inset is finite.
  ///   For ``LayoutContainer``, the item is in a view. If `isActive`: both items share an ancestor,
  ///   and the receiver's view does not translate its autoresizing mask. Debug builds say which of
  ///   these does not hold.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to place: some LayoutPlace,
    insetBy inset: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return constrain(
      relation, to: Self._sides(of: place.item(around: Self._item(of: self), traits)),
      insetBy: NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset),
      traits)
  }
}
