// For elements of any type: the key path says what is constrained. So views and guides can be in one list,
// and elements can have several views each, as in `\.label.leadingAnchor`.
extension Collection {
  /// Constrains an anchor of every item to the same anchor of the first one, and activates the
  /// constraints.
  ///
  /// Other constraints determine the position of the items. Guides have no baselines: to align
  /// baselines, use an array of views. The elements can be views, guides, or values with several of
  /// them, as tuples.
  ///
  ///     [icon, title, button].align(on: \.centerYAnchor)
  ///     // title.frame.midY == icon.frame.midY, button.frame.midY == icon.frame.midY
  ///
  ///     [(label: title, icon: icon), (label: subtitle, icon: badge)].align(on: \.label.leadingAnchor)
  ///     // subtitle.frame.minX == title.frame.minX
  ///
  /// - Parameters:
  ///   - relation: The relation of each anchor to that of the first item. The default is `.equal`.
  ///   - anchor: The anchor to align, as in `\.centerYAnchor`.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: One constraint for each item except the first.
  /// - Precondition: If `isActive`: the items share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func align<Anchor: LayoutAnchor>(
    _ relation: NSLayoutConstraint.Relation = .equal, on anchor: KeyPath<Element, Anchor>,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return LayoutConstraints(constraintsToFirst(on: anchor, relation, traits))
      .activated(by: traits)
  }

  /// Constrains an anchor of every item, including the first one, to another anchor, and activates
  /// the constraints.
  ///
  ///     [title, subtitle].align(on: \.leadingAnchor, to: icon.trailingAnchor, with: 8)
  ///     // left to right: title.frame.minX == icon.frame.maxX + 8
  ///     // subtitle.frame.minX == title.frame.minX
  ///
  /// - Parameters:
  ///   - relation: The relation of each anchor to the other one. The default is `.equal`.
  ///   - anchor: The anchor of every item, as in `\.leadingAnchor`.
  ///   - other: The anchor to measure from, of the same axis.
  ///   - constant: The distance in points, as for a single anchor.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: One constraint for each item.
  /// - Precondition: The number is finite. If `isActive`: the items and the other anchor's
  ///   item share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func align<Anchor: LayoutAnchor>(
    _ relation: NSLayoutConstraint.Relation = .equal, on anchor: KeyPath<Element, Anchor>,
    to other: Anchor, with constant: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return LayoutConstraints(constraints(on: anchor, relation, to: other, with: constant, traits))
      .activated(by: traits)
  }

  /// Constrains several anchors of every item to the same anchors of a view, a guide or a place
  /// around the item, and activates the constraints.
  ///
  ///     rows.align(on: \.horizontalAnchors, to: .superview, insetBy: 16)
  ///     // rows[2].frame.minX == 16, rows[2].frame.maxX == view.bounds.width - 16
  ///
  /// - Parameters:
  ///   - relation: The relation between the anchors. For sides, it applies to the inset. The default
  ///     is `.equal`.
  ///   - anchors: `\.horizontalAnchors`, `\.verticalAnchors` or `\.edgeAnchors`.
  ///   - place: The other item, or a place around each item.
  ///   - inset: The distance of the sides in points, positive inward.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: One constraint for each side of each item.
  /// - Precondition: The number is finite. For `LayoutContainer`, the items are in a view.
  ///   If `isActive`: the items share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func align<Kind>(
    _ relation: NSLayoutConstraint.Relation = .equal,
    on anchors: KeyPath<Element, LayoutItemAnchors<Kind>>, to place: some LayoutPlace,
    insetBy inset: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return LayoutConstraints(constraints(on: anchors, relation, to: place, insetBy: inset, traits))
      .activated(by: traits)
  }
}
