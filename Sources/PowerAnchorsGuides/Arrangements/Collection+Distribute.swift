extension Collection where Element: LayoutItem {
  /// Spreads the items over a container with equal gaps, and activates the constraints.
  ///
  /// The gaps take what the items leave, so give the items a size, or content that has one. For
  /// gaps of a fixed size, use `chain(along:_:with:)`.
  ///
  ///     [a, b].distribute(along: .horizontal, within: view)
  ///     // in a view 300 wide, with a and b 60 wide: a.frame.minX == 60, b.frame.minX == 180
  ///
  ///     [a, b].distribute(along: .horizontal, within: view, gapsAtEnds: false)
  ///     // a.frame.minX == 0, b.frame.minX == 240
  ///
  /// - Parameters:
  ///   - axis: Horizontally the items follow the reading direction, vertically they go downward.
  ///   - container: The view or guide that the items are in.
  ///   - leastGap: The least size of a gap in points.
  ///   - hasGapsAtEnds: Whether there is a gap at both ends, too. Otherwise the first and the last
  ///     item touch the container's ends.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints. Those between two gaps have no items: they hold distances.
  /// - Precondition: The least gap is finite, which debug builds check. If `isActive`, the items
  ///   and the container share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func distribute(
    along axis: LayoutAxis, within container: some LayoutItem,
    gapsAtLeast leastGap: CGFloat = 0, gapsAtEnds hasGapsAtEnds: Bool = true,
    prioritizeAs priority: LayoutPriority = .required,
    isActive: Bool = true, identifier: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.distribute(
      layoutItems, along: axis, within: container, gapsAtLeast: leastGap, gapsAtEnds: hasGapsAtEnds,
      traits)
  }
}

extension Collection where Element == any LayoutItem {
  /// Spreads views and guides over a container with equal gaps, and activates the constraints.
  ///
  ///     let row: [any LayoutItem] = [icon, guide]
  ///     row.distribute(along: .horizontal, within: view)
  ///     // in a view 300 wide, with both 60 wide:
  ///     // icon.frame.minX == 60, guide.layoutFrame.minX == 180
  ///
  /// - Parameters:
  ///   - axis: Horizontally the items follow the reading direction, vertically they go downward.
  ///   - container: The view or guide that the items are in.
  ///   - leastGap: The least size of a gap in points.
  ///   - hasGapsAtEnds: Whether there is a gap at both ends, too. Otherwise the first and the last
  ///     item touch the container's ends.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints. Those between two gaps have no items: they hold distances.
  /// - Precondition: The least gap is finite, which debug builds check. If `isActive`, the items
  ///   and the container share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func distribute(
    along axis: LayoutAxis, within container: some LayoutItem,
    gapsAtLeast leastGap: CGFloat = 0, gapsAtEnds hasGapsAtEnds: Bool = true,
    prioritizeAs priority: LayoutPriority = .required,
    isActive: Bool = true, identifier: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.distribute(
      layoutItems, along: axis, within: container, gapsAtLeast: leastGap, gapsAtEnds: hasGapsAtEnds,
      traits)
  }
}
