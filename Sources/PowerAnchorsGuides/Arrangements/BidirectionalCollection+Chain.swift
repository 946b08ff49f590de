extension BidirectionalCollection where Element: LayoutItem {
  /// Places the items one after another, and activates the constraints.
  ///
  /// The ends of the chain have no constraints: constrain the first and the last item to their
  /// container. To fill a container with equal gaps, use
  /// `distribute(along:within:gapsAtLeast:gapsAtEnds:)`.
  ///
  ///     [title, subtitle, button].chain(along: .vertical, with: 8)
  ///     // subtitle.frame.minY == title.frame.maxY + 8
  ///     // button.frame.minY == subtitle.frame.maxY + 8
  ///
  /// - Parameters:
  ///   - axis: Horizontal chains follow the reading direction, vertical ones go downward.
  ///   - relation: The relation of the distances to the spacing. The default is `.equal`.
  ///   - spacing: The distance between adjacent items, in points.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: One constraint for each pair of adjacent items.
  /// - Precondition: The spacing is finite. If `isActive`: the items share an ancestor. A debug
  ///   build stops if one of these rules is broken, with a message that names it.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func chain(
    along axis: LayoutAxis, _ relation: NSLayoutConstraint.Relation = .equal,
    with spacing: CGFloat = 0, prioritizeAs priority: LayoutPriority = .required,
    isActive: Bool = true, identifier: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.chain(layoutItems, along: axis, relation, with: spacing, traits)
  }
}

extension BidirectionalCollection where Element == any LayoutItem {
  /// Places views and guides one after another, and activates the constraints.
  ///
  /// The ends of the chain have no constraints.
  ///
  ///     let row: [any LayoutItem] = [icon, gap, title]
  ///     row.chain(along: .horizontal)
  ///     // gap.layoutFrame.minX == icon.frame.maxX, title.frame.minX == gap.layoutFrame.maxX
  ///
  /// - Parameters:
  ///   - axis: Horizontal chains follow the reading direction, vertical ones go downward.
  ///   - relation: The relation of the distances to the spacing. The default is `.equal`.
  ///   - spacing: The distance between adjacent items, in points.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: One constraint for each pair of adjacent items.
  /// - Precondition: The spacing is finite. If `isActive`: the items share an ancestor. A debug
  ///   build stops if one of these rules is broken, with a message that names it.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func chain(
    along axis: LayoutAxis, _ relation: NSLayoutConstraint.Relation = .equal,
    with spacing: CGFloat = 0, prioritizeAs priority: LayoutPriority = .required,
    isActive: Bool = true, identifier: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.chain(layoutItems, along: axis, relation, with: spacing, traits)
  }
}
