extension LayoutSideAnchors {
  /// Constrains each side to the same side of a view, a guide or a container around the item, with
  /// a different inset for each side.
  ///
  ///     let insets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 16)
  ///     card.edgeAnchors.constrain(to: .superview, insetBy: insets)
  ///     // in a view 320 wide and 200 high, left to right:
  ///     // card.frame == CGRect(x: 24, y: 8, width: 280, height: 184)
  ///
  /// - Parameters:
  ///   - relation: The relation of the distances to the insets: with `.atLeast`, each distance is
  ///     at least its inset, with `.atMost` at most. The default is `.equal`.
  ///   - place: The other item, or a container around this item.
  ///   - insets: The distance of each side in points, positive inward.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints, by name.
  /// - Precondition: The insets are finite. For ``LayoutContainer``, the item is in a view. If
  ///   `isActive`: both items share an ancestor. A debug build stops if one of these rules is
  ///   broken, with a message that names it.
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

  /// Constrains each side to the same side of a view, a guide or a container around the item, with
  /// the same inset for all sides.
  ///
  ///     card.edgeAnchors.constrain(to: .safeArea, insetBy: 16)
  ///     title.horizontalAnchors.constrain(to: card, insetBy: 8)
  ///     // title.frame.width == card.frame.width - 16
  ///
  /// - Parameters:
  ///   - relation: The relation of the distances to the inset: with `.atLeast`, each distance is at
  ///     least the inset, with `.atMost` at most. The default is `.equal`.
  ///   - place: The other item, or a container around this item.
  ///   - inset: The distance in points, positive inward.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints, by name.
  /// - Precondition: The inset is finite. For ``LayoutContainer``, the item is in a view. If
  ///   `isActive`: both items share an ancestor. A debug build stops if one of these rules is
  ///   broken, with a message that names it.
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
