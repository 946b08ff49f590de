extension BidirectionalCollection where Element: LayoutItem {
  /// Places the items one after another, and activates the constraints.
  ///
  /// The ends of the chain have no constraints: constrain the first and the last item to their
  /// container, or use `stack` or `distribute`.
  ///
  ///     [title, subtitle, button].chain(along: .vertical, with: 8)
  ///     // subtitle.frame.minY == title.frame.maxY + 8
  ///     // button.frame.minY == subtitle.frame.maxY + 8
  ///
  /// - Parameters:
  ///   - relation: The relation of the distances to the spacing. The default is `.equal`.
  ///   - axis: Horizontal chains follow the reading direction, vertical ones go downward.
  ///   - spacing: The distance between adjacent items, in points.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: One constraint for each pair of adjacent items.
  /// - Precondition: The spacing is finite. If `isActive`: the items share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func chain(
    _ relation: NSLayoutConstraint.Relation = .equal, along axis: LayoutAxis,
    with spacing: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let made = Arrangement.chain(self, { $0 }, along: axis, relation, with: spacing, traits)
    return LayoutConstraints(made).activated(by: traits)
  }
}

extension BidirectionalCollection where Element == any LayoutItem {
  /// Places views and guides one after another, and activates the constraints.
  ///
  ///     let row: [any LayoutItem] = [icon, gap, title]
  ///     row.chain(along: .horizontal)
  ///     // gap.layoutFrame.minX == icon.frame.maxX, title.frame.minX == gap.layoutFrame.maxX
  ///
  /// - Parameters:
  ///   - relation: The relation of the distances to the spacing. The default is `.equal`.
  ///   - axis: Horizontal chains follow the reading direction, vertical ones go downward.
  ///   - spacing: The distance between adjacent items, in points.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: One constraint for each pair of adjacent items.
  /// - Precondition: The spacing is finite. If `isActive`: the items share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func chain(
    _ relation: NSLayoutConstraint.Relation = .equal, along axis: LayoutAxis,
    with spacing: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let made = Arrangement.chain(self, { $0 }, along: axis, relation, with: spacing, traits)
    return LayoutConstraints(made).activated(by: traits)
  }
}
