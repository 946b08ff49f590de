extension LayoutItemAnchors where Kind == LayoutAnchorsKind.Horizontal {
  /// Constrains the two edges to two anchors around them, and activates the constraints.
  ///
  ///     title.horizontalAnchors.constrain(
  ///       from: icon.trailingAnchor, to: view.trailingAnchor, insetBy: 8)
  ///     // left to right: title.frame.minX == icon.frame.maxX + 8
  ///     // left to right: title.frame.maxX == view.bounds.width - 8
  ///
  /// - Parameters:
  ///   - relation: The relation of the distances to the inset. The default is `.equal`.
  ///   - start: The anchor of the leading edge.
  ///   - end: The anchor of the trailing edge.
  ///   - inset: The distance of both edges in points, positive inward.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints, by name.
  /// - Precondition: The inset is finite. If `isActive`: the items share an ancestor.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, from start: NSLayoutXAxisAnchor,
    to end: NSLayoutXAxisAnchor, insetBy inset: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let made = [
      item.leadingAnchor.makeConstraint(relation, to: start, with: inset, traits),
      item.trailingAnchor.makeConstraint(relation.reversed, to: end, with: 0 - inset, traits),
    ]
    return LayoutConstraints(made, on: names).activated(by: traits)
  }
}

extension LayoutItemAnchors where Kind == LayoutAnchorsKind.Vertical {
  /// Constrains the two edges to two anchors around them, and activates the constraints.
  ///
  ///     list.verticalAnchors.constrain(from: header.bottomAnchor, to: view.bottomAnchor)
  ///     // list.frame.minY == header.frame.maxY, list.frame.maxY == view.bounds.height
  ///
  /// - Parameters:
  ///   - relation: The relation of the distances to the inset. The default is `.equal`.
  ///   - start: The anchor of the top edge.
  ///   - end: The anchor of the bottom edge.
  ///   - inset: The distance of both edges in points, positive inward.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints, by name.
  /// - Precondition: The inset is finite. If `isActive`: the items share an ancestor.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, from start: NSLayoutYAxisAnchor,
    to end: NSLayoutYAxisAnchor, insetBy inset: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let made = [
      item.topAnchor.makeConstraint(relation, to: start, with: inset, traits),
      item.bottomAnchor.makeConstraint(relation.reversed, to: end, with: 0 - inset, traits),
    ]
    return LayoutConstraints(made, on: names).activated(by: traits)
  }
}
