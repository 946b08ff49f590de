extension BidirectionalCollection where Element: LayoutItem {
  /// Lays out items as a column or a row in a place, and activates the constraints.
  ///
  /// The first item begins at the start of the place, and the last one ends at its end. So the items
  /// share the length, and one of them has to be flexible. Across the axis, they fill the place, unless
  /// you pass an alignment. For another gap after one item, set that of the result:
  /// `gap(after: title).constant = 24`. For a stack with a content size of its own, use the platform's
  /// stack view.
  ///
  ///     [title, field, button].stack(along: .vertical, within: .safeArea, with: 12, insetBy: 16)
  ///     // title.frame.minY == 16, field.frame.minY == title.frame.maxY + 12
  ///     // title.frame.width == view.bounds.width - 32
  ///
  /// - Parameters:
  ///   - axis: A horizontal row follows the reading direction, a vertical column goes downward.
  ///   - place: The view, guide or place that contains the items.
  ///   - spacing: The distance between adjacent items, in points.
  ///   - inset: The distance of the items from the place in points, positive inward.
  ///   - alignment: The alignment across the axis: for a column `.leading`, `.centerX`, `.trailing`,
  ///     `.left`, `.right` or several of them, for a row `.top`, `.centerY`, `.bottom`,
  ///     `.firstBaseline` or `.lastBaseline`. On the other sides, the items stay inside.
  ///   - reachesEnd: Whether the last item reaches the end of the place. Otherwise it only stays
  ///     inside.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints.
  /// - Precondition: The numbers are finite, and the alignment is across the axis. If `isActive`:
  ///   the items and the place share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func stack(
    along axis: LayoutAxis, within place: some LayoutPlace, with spacing: CGFloat = 0,
    insetBy inset: CGFloat = 0, aligning alignment: LayoutAnchorSet? = nil,
    reachesEnd: Bool = true,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let made = Arrangement.stack(
      layoutItems, along: axis, within: place, with: spacing, insetBy: .onEachSide(inset),
      aligning: alignment, reachesEnd: reachesEnd, traits)
    return LayoutConstraints(made).activated(by: traits)
  }

  /// Lays out items as a column or a row in a place, with a different inset for each side, and
  /// activates the constraints.
  ///
  ///     let insets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 16)
  ///     [icon, title].stack(along: .horizontal, within: card, with: 8, insetBy: insets)
  ///     // left to right: icon.frame.minX == 24, title.frame.minX == icon.frame.maxX + 8
  ///
  /// - Parameters:
  ///   - axis: A horizontal row follows the reading direction, a vertical column goes downward.
  ///   - place: The view, guide or place that contains the items.
  ///   - spacing: The distance between adjacent items, in points.
  ///   - insets: The distances of the items from the place in points, positive inward.
  ///   - alignment: The alignment across the axis: for a column `.leading`, `.centerX`, `.trailing`,
  ///     `.left`, `.right` or several of them, for a row `.top`, `.centerY`, `.bottom`,
  ///     `.firstBaseline` or `.lastBaseline`. On the other sides, the items stay inside.
  ///   - reachesEnd: Whether the last item reaches the end of the place. Otherwise it only stays
  ///     inside.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints.
  /// - Precondition: The numbers are finite, and the alignment is across the axis. If `isActive`:
  ///   the items and the place share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func stack(
    along axis: LayoutAxis, within place: some LayoutPlace, with spacing: CGFloat = 0,
    insetBy insets: NSDirectionalEdgeInsets, aligning alignment: LayoutAnchorSet? = nil,
    reachesEnd: Bool = true,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let made = Arrangement.stack(
      layoutItems, along: axis, within: place, with: spacing, insetBy: insets,
      aligning: alignment, reachesEnd: reachesEnd, traits)
    return LayoutConstraints(made).activated(by: traits)
  }
}

extension BidirectionalCollection where Element == any LayoutItem {
  /// Lays out views and guides as a column or a row in a place, and activates the constraints.
  ///
  ///     let row: [any LayoutItem] = [icon, gap, title]
  ///     row.stack(along: .horizontal, within: card, aligning: .centerY)
  ///     // gap.layoutFrame.minX == icon.frame.maxX, title.frame.midY == card.bounds.midY
  ///
  /// - Parameters:
  ///   - axis: A horizontal row follows the reading direction, a vertical column goes downward.
  ///   - place: The view, guide or place that contains the items.
  ///   - spacing: The distance between adjacent items, in points.
  ///   - inset: The distance of the items from the place in points, positive inward.
  ///   - alignment: The alignment across the axis: for a column `.leading`, `.centerX`, `.trailing`,
  ///     `.left`, `.right` or several of them, for a row `.top`, `.centerY`, `.bottom`,
  ///     `.firstBaseline` or `.lastBaseline`. On the other sides, the items stay inside.
  ///   - reachesEnd: Whether the last item reaches the end of the place. Otherwise it only stays
  ///     inside.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints.
  /// - Precondition: The numbers are finite, and the alignment is across the axis. If `isActive`:
  ///   the items and the place share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func stack(
    along axis: LayoutAxis, within place: some LayoutPlace, with spacing: CGFloat = 0,
    insetBy inset: CGFloat = 0, aligning alignment: LayoutAnchorSet? = nil,
    reachesEnd: Bool = true,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let made = Arrangement.stack(
      Array(self), along: axis, within: place, with: spacing, insetBy: .onEachSide(inset),
      aligning: alignment, reachesEnd: reachesEnd, traits)
    return LayoutConstraints(made).activated(by: traits)
  }

  /// Lays out views and guides as a column or a row in a place, with a different inset for each
  /// side, and activates the constraints.
  ///
  ///     let row: [any LayoutItem] = [icon, gap, title]
  ///     let insets = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 8)
  ///     row.stack(along: .horizontal, within: card, insetBy: insets, aligning: .centerY)
  ///     // left to right: icon.frame.minX == 24, title.frame.maxX == card.bounds.width - 8
  ///
  /// - Parameters:
  ///   - axis: A horizontal row follows the reading direction, a vertical column goes downward.
  ///   - place: The view, guide or place that contains the items.
  ///   - spacing: The distance between adjacent items, in points.
  ///   - insets: The distances of the items from the place in points, positive inward.
  ///   - alignment: The alignment across the axis: for a column `.leading`, `.centerX`, `.trailing`,
  ///     `.left`, `.right` or several of them, for a row `.top`, `.centerY`, `.bottom`,
  ///     `.firstBaseline` or `.lastBaseline`. On the other sides, the items stay inside.
  ///   - reachesEnd: Whether the last item reaches the end of the place. Otherwise it only stays
  ///     inside.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints.
  /// - Precondition: The numbers are finite, and the alignment is across the axis. If `isActive`:
  ///   the items and the place share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func stack(
    along axis: LayoutAxis, within place: some LayoutPlace, with spacing: CGFloat = 0,
    insetBy insets: NSDirectionalEdgeInsets, aligning alignment: LayoutAnchorSet? = nil,
    reachesEnd: Bool = true,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let made = Arrangement.stack(
      Array(self), along: axis, within: place, with: spacing, insetBy: insets,
      aligning: alignment, reachesEnd: reachesEnd, traits)
    return LayoutConstraints(made).activated(by: traits)
  }
}
