extension Collection where Element: LayoutItem {
  /// Constrains an anchor of every item to the same anchor of the first one, and activates the
  /// constraints.
  ///
  /// Other constraints determine the position of the items. Guides have no baselines: to align
  /// baselines, use an array of views.
  ///
  ///     [icon, title, button].align(on: \.centerYAnchor)
  ///     // title.frame.midY == icon.frame.midY, button.frame.midY == icon.frame.midY
  ///
  /// - Parameters:
  ///   - relation: The relation of each anchor to that of the first item. The default is `.equal`.
  ///   - anchor: The anchor to align, as in `\.centerYAnchor`.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: One constraint for each item except the first.
  /// - Precondition: If `isActive`: the items share an ancestor. A debug build stops otherwise,
  ///   with a message that names the rule.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func align<Anchor: LayoutAnchor>(
    _ relation: NSLayoutConstraint.Relation = .equal, on anchor: KeyPath<Element, Anchor>,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.relate(map { $0[keyPath: anchor] }, relation, traits)
  }
}

extension Collection where Element == any LayoutItem {
  /// Constrains an anchor of every view and guide to the same anchor of the first one, and
  /// activates the constraints.
  ///
  ///     let row: [any LayoutItem] = [icon, gap, title]
  ///     row.align(on: \.topAnchor)
  ///     // gap.layoutFrame.minY == icon.frame.minY, title.frame.minY == icon.frame.minY
  ///
  /// - Parameters:
  ///   - relation: The relation of each anchor to that of the first item. The default is `.equal`.
  ///   - anchor: The anchor to align, as in `\.centerYAnchor`.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: One constraint for each item except the first.
  /// - Precondition: If `isActive`: the items share an ancestor. A debug build stops otherwise,
  ///   with a message that names the rule.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func align<Anchor: LayoutAnchor>(
    _ relation: NSLayoutConstraint.Relation = .equal, on anchor: KeyPath<Element, Anchor>,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.relate(map { $0[keyPath: anchor] }, relation, traits)
  }
}
