extension BidirectionalCollection where Element: LayoutItem {
  /// Distributes the items over a container with equal gaps, and activates the constraints.
  ///
  /// The gaps fill the rest of the container, so give the items a size, or content that has one.
  /// For gaps of a fixed size, use `chain(along:_:with:)`.
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
  ///   - axis: Horizontal items follow the reading direction, vertical ones go downward.
  ///   - container: The view or guide that contains the items.
  ///   - leastGap: The minimum gap, in points.
  ///   - hasGapsAtEnds: Whether there is also a gap at both ends. Otherwise the first and the last
  ///     item touch the container's ends.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints. Those between two gaps have no items, because they relate
  ///   distances.
  /// - Precondition: The minimum gap is finite, which debug builds check. If `isActive`, the items
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

extension BidirectionalCollection where Element == any LayoutItem {
  /// Distributes views and guides over a container with equal gaps, and activates the constraints.
  ///
  ///     let row: [any LayoutItem] = [icon, guide]
  ///     row.match(on: \.widthAnchor, to: 40)
  ///     row.distribute(along: .horizontal, within: view)
  ///     // icon.frame.minX == 80, guide.layoutFrame.minX == 200, in a view 320 wide
  ///
  /// - Parameters:
  ///   - axis: Horizontal items follow the reading direction, vertical ones go downward.
  ///   - container: The view or guide that contains the items.
  ///   - leastGap: The minimum gap, in points.
  ///   - hasGapsAtEnds: Whether there is also a gap at both ends. Otherwise the first and the last
  ///     item touch the container's ends.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints. Those between two gaps have no items, because they relate
  ///   distances.
  /// - Precondition: The minimum gap is finite, which debug builds check. If `isActive`, the items
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
