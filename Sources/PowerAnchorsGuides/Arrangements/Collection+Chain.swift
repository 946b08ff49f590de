extension Collection where Element: LayoutItem {
  /// Puts the items one after the other, and activates the constraints.
  ///
  /// Neither end of the chain is held: constrain the first and the last item to what is around
  /// them. To fill a container with equal gaps, use
  /// `distribute(along:within:gapsAtLeast:gapsAtEnds:)`.
  ///
  ///     [title, subtitle, button].chain(along: .vertical, with: 8)
  ///     // subtitle.frame.minY == title.frame.maxY + 8
  ///     // button.frame.minY == subtitle.frame.maxY + 8
  ///
  /// - Parameters:
  ///   - axis: Horizontal chains follow the reading direction, vertical ones go downward.
  ///   - relation: How the distances relate to the spacing. Equal, unless given.
  ///   - spacing: The distance between neighbors in points.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: One constraint for each pair of neighbors.
  /// - Precondition: The spacing is finite. If `isActive`: the items share an ancestor, and no view
  ///   but the first translates its autoresizing mask. Debug builds say which of these does not
  ///   hold.
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

extension Collection where Element == any LayoutItem {
  /// Puts views and guides one after the other, and activates the constraints.
  ///
  /// Neither end of the chain is held.
  ///
  ///     let row: [any LayoutItem] = [icon, gap, title]
  ///     row.chain(along: .horizontal)
  ///     // gap.layoutFrame.minX == icon.frame.maxX, title.frame.minX == gap.layoutFrame.maxX
  ///
  /// - Parameters:
  ///   - axis: Horizontal chains follow the reading direction, vertical ones go downward.
  ///   - relation: How the distances relate to the spacing. Equal, unless given.
  ///   - spacing: The distance between neighbors in points.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: One constraint for each pair of neighbors.
  /// - Precondition: The spacing is finite. If `isActive`: the items share an ancestor, and no view
  ///   but the first translates its autoresizing mask. Debug builds say which of these does not
  ///   hold.
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
