extension BidirectionalCollection where Element: LayoutItem {
  /// Distributes the items over a place with equal gaps, and activates the constraints.
  ///
  /// The items keep their own lengths, and the gaps share the rest.
  ///
  ///     rows.match(on: \.widthAnchor, to: 40)
  ///     rows.distribute(along: .horizontal, within: view, gapsAtEnds: false)
  ///     // in a view 320 wide, left to right: rows[1].frame.minX == 140, rows[2].frame.minX == 280
  ///
  /// - Parameters:
  ///   - axis: Horizontal items follow the reading direction, vertical ones go downward.
  ///   - place: The view, guide or place that contains the items.
  ///   - leastGap: The minimum gap, in points.
  ///   - hasGapsAtEnds: Whether there is also a gap at both ends. Otherwise the first and the last
  ///     item touch the ends.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints. Those between two gaps have no items, because they relate
  ///   distances.
  /// - Precondition: The minimum gap is finite. If `isActive`: the items share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func distribute(
    along axis: LayoutAxis, within place: some LayoutPlace, gapsAtLeast leastGap: CGFloat = 0,
    gapsAtEnds hasGapsAtEnds: Bool,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let made = Arrangement.distribute(
      layoutItems, along: axis, within: place, gapsAtLeast: leastGap, gapsAtEnds: hasGapsAtEnds,
      traits)
    return LayoutConstraints(made).activated(by: traits)
  }
}

extension BidirectionalCollection where Element == any LayoutItem {
  /// Distributes views and guides over a place with equal gaps, and activates the constraints.
  ///
  ///     let row: [any LayoutItem] = [icon, guide]
  ///     row.match(on: \.widthAnchor, to: 40)
  ///     row.distribute(along: .horizontal, within: view, gapsAtEnds: true)
  ///     // icon.frame.minX == 80, guide.layoutFrame.minX == 200, in a view 320 wide
  ///
  /// - Parameters:
  ///   - axis: Horizontal items follow the reading direction, vertical ones go downward.
  ///   - place: The view, guide or place that contains the items.
  ///   - leastGap: The minimum gap, in points.
  ///   - hasGapsAtEnds: Whether there is also a gap at both ends. Otherwise the first and the last
  ///     item touch the ends.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints. Those between two gaps have no items, because they relate
  ///   distances.
  /// - Precondition: The minimum gap is finite. If `isActive`: the items share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func distribute(
    along axis: LayoutAxis, within place: some LayoutPlace, gapsAtLeast leastGap: CGFloat = 0,
    gapsAtEnds hasGapsAtEnds: Bool,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let made = Arrangement.distribute(
      Array(self), along: axis, within: place, gapsAtLeast: leastGap, gapsAtEnds: hasGapsAtEnds,
      traits)
    return LayoutConstraints(made).activated(by: traits)
  }
}
