extension Collection where Element: LayoutItem {
  /// Spreads the items over a container with equal gaps, and activates the constraints.
  ///
  /// The gaps take what the items leave, so give the items a size, or content that has one. For
  /// gaps of a fixed size, use `chain(along:_:with:)`.
  ///
  ///     [a, b].match(on: \.widthAnchor, to: 40)
  ///     [a, b].distribute(along: .horizontal, within: view)
  ///     // a.frame.minX == 80, b.frame.minX == 200, in a view 320 wide
  ///
  ///     rows.match(on: \.widthAnchor, to: 40)
  ///     rows.distribute(along: .horizontal, within: view, gapsAtEnds: false)
  ///     // rows[0].frame.minX == 0, rows[1].frame.minX == 140, rows[2].frame.minX == 280
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
  ///     row.match(on: \.widthAnchor, to: 40)
  ///     row.distribute(along: .horizontal, within: view)
  ///     // icon.frame.minX == 80, guide.layoutFrame.minX == 200, in a view 320 wide
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
