extension LayoutItemAnchors {
  /// Constrains each side to the system's spacing inside the same side of a view, a guide or a
  /// place around the item, and activates the constraints.
  ///
  /// For other insets, use `constrain(_:to:insetBy:)`.
  ///
  ///     card.edgeAnchors.constrain(toSystemSpacingInside: .superview)
  ///     // card.frame == view.bounds.insetBy(dx: 8, dy: 8)
  ///
  ///     title.horizontalAnchors.constrain(
  ///       .atLeast, toSystemSpacingInside: card, multiplyBy: 2)
  ///     // title.frame is at least 16 points from both ends of the card
  ///
  /// - Parameters:
  ///   - relation: The relation of the distances to the system's spacing: with `.atLeast`, each
  ///     inset is at least the spacing, with `.atMost` at most. The default is `.equal`.
  ///   - place: The other item, or a place around this item.
  ///   - multiplier: The factor of the system's spacing.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints, by name.
  /// - Precondition: `multiplier` is finite. The anchors are edges. If `isActive`: both items share
  ///   an ancestor.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingInside place: some LayoutPlace,
    multiplyBy multiplier: CGFloat = 1, prioritizeAs priority: LayoutPriority = .required,
    isActive: Bool = true, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return constrain(
      relation, toSystemSpacingInside: place.item(around: item, traits), multiplier, traits)
  }

  /// Constrains each side to the system's spacing inside the same side of another item, whose
  /// sides you name.
  ///
  ///     card.edgeAnchors.constrain(toSystemSpacingInside: view.edgeAnchors)
  ///     // card.frame == view.bounds.insetBy(dx: 8, dy: 8)
  ///
  /// - Parameters:
  ///   - relation: The relation of the distances to the system's spacing, as to a place.
  ///   - other: The other item's sides of the same kind.
  ///   - multiplier: The factor of the system's spacing.
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
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingInside other: Self,
    multiplyBy multiplier: CGFloat = 1, prioritizeAs priority: LayoutPriority = .required,
    isActive: Bool = true, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    traits.callSite?.check(other.names, include: names)
    return constrain(relation, toSystemSpacingInside: other.item, multiplier, traits)
  }

  @inlinable @inline(__always)
  func constrain(
    _ relation: NSLayoutConstraint.Relation, toSystemSpacingInside other: any LayoutItem,
    _ multiplier: CGFloat, _ traits: ConstraintTraits
  ) -> LayoutConstraints {
    let made = makeConstraints(
      top: {
        item.topAnchor.makeConstraint(
          relation, toSystemSpacingBelow: other.topAnchor, multiplier, traits)
      },
      leading: {
        item.leadingAnchor.makeConstraint(
          relation, toSystemSpacingAfter: other.leadingAnchor, multiplier, traits)
      },
      bottom: {
        other.bottomAnchor.makeConstraint(
          relation, toSystemSpacingBelow: item.bottomAnchor, multiplier, traits)
      },
      trailing: {
        other.trailingAnchor.makeConstraint(
          relation, toSystemSpacingAfter: item.trailingAnchor, multiplier, traits)
      },
      rest: { _ in stopWithoutSpacing(traits.callSite) })
    return LayoutConstraints(made, on: names.union(.systemSpacing)).activated(by: traits)
  }
}

@usableFromInline @inline(never)
func stopWithoutSpacing(_ callSite: CallSite?) -> Never {
  callSite.stopAlways(
    "The system has spacing for top, leading, bottom and trailing. Pass these alone.")
}
