extension LayoutItemAnchors {
  /// Constrains each anchor to the same anchor of a view, a guide or a place around the item, and
  /// activates the constraints.
  ///
  ///     card.edgeAnchors.constrain(to: .safeArea, insetBy: 16)
  ///     title.horizontalAnchors.constrain(.atLeast, to: card, insetBy: 8)
  ///     // title.frame.width <= card.frame.width - 16
  ///
  /// - Parameters:
  ///   - relation: The relation between the anchors. For sides, it applies to the inset: with
  ///     `.atLeast`, each distance is at least the inset. The default is `.equal`.
  ///   - place: The other item, or a place around this item.
  ///   - inset: The distance of the sides in points, positive inward. Other anchors have none.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints, by name.
  /// - Precondition: The inset is finite, and 0 if there is no side among the anchors. For
  ///   ``LayoutContainer``, the item is in a view. For baselines, both items are views. If
  ///   `isActive`: both items share an ancestor.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to place: some LayoutPlace,
    insetBy inset: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return constrain(
      relation, to: place.item(around: item, traits), insetBy: .onEachSide(inset), traits)
  }

  /// Constrains each anchor to the same anchor of a view, a guide or a place around the item, with
  /// a different inset for each side.
  ///
  ///     let insets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 16)
  ///     card.edgeAnchors.constrain(to: .superview, insetBy: insets)
  ///     // in a view 320 wide and 200 high, left to right:
  ///     // card.frame == CGRect(x: 24, y: 8, width: 280, height: 184)
  ///
  /// - Parameters:
  ///   - relation: The relation between the anchors, as for one inset.
  ///   - place: The other item, or a place around this item.
  ///   - insets: The distance of each side in points, positive inward. Left and right sides take
  ///     one inset only if both are the same.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints, by name.
  /// - Precondition: As for one inset.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to place: some LayoutPlace,
    insetBy insets: NSDirectionalEdgeInsets,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return constrain(relation, to: place.item(around: item, traits), insetBy: insets, traits)
  }

  /// Constrains each anchor to the same anchor of another item, whose anchors you name.
  ///
  ///     photo.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: 16)
  ///     // photo.frame == view.bounds.insetBy(dx: 16, dy: 16)
  ///
  /// - Parameters:
  ///   - relation: The relation between the anchors, as to a place.
  ///   - other: The other item's anchors of the same kind.
  ///   - inset: The distance of the sides in points, positive inward. Other anchors have none.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints, by name.
  /// - Precondition: The other anchors include these ones. Otherwise as to a place.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Self,
    insetBy inset: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    traits.callSite?.check(other.names, include: names)
    return constrain(relation, to: other.item, insetBy: .onEachSide(inset), traits)
  }

  /// Constrains each anchor to the same anchor of another item, whose anchors you name, with a
  /// different inset for each side.
  ///
  ///     let insets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 16)
  ///     card.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: insets)
  ///     // in a view 320 wide and 200 high, left to right:
  ///     // card.frame == CGRect(x: 24, y: 8, width: 280, height: 184)
  ///
  /// - Parameters:
  ///   - relation: The relation between the anchors, as to a place.
  ///   - other: The other item's anchors of the same kind.
  ///   - insets: The distance of each side in points, positive inward.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints, by name.
  /// - Precondition: The other anchors include these ones. Otherwise as to a place.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Self,
    insetBy insets: NSDirectionalEdgeInsets,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    traits.callSite?.check(other.names, include: names)
    return constrain(relation, to: other.item, insetBy: insets, traits)
  }

  @inlinable @inline(__always)
  package func constrain(
    _ relation: NSLayoutConstraint.Relation, to other: any LayoutItem,
    insetBy insets: NSDirectionalEdgeInsets, _ traits: ConstraintTraits
  ) -> LayoutConstraints {
    LayoutConstraints(makeConstraints(relation, to: other, insetBy: insets, traits), on: names)
      .activated(by: traits)
  }
}

extension NSDirectionalEdgeInsets {
  @inlinable
  package static func onEachSide(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}
