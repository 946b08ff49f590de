extension Collection where Element: LayoutItem {
  /// Aligns an anchor of every item with that of the first one, and activates the constraints.
  ///
  /// Where the items lie is for other constraints to say. For baselines, which guides do not have,
  /// use an array of views.
  ///
  ///     [icon, title, button].align(on: \.centerYAnchor)
  ///     // title.frame.midY == icon.frame.midY, button.frame.midY == icon.frame.midY
  ///
  /// - Parameters:
  ///   - relation: How each anchor relates to the first item's. Equal, unless given.
  ///   - anchor: The anchor to align, as in `\.centerYAnchor`.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: One constraint for each item but the first.
  /// - Precondition: If `isActive`: the items share an ancestor, and no view but the first
  ///   translates its autoresizing mask. Debug builds say which of these does not hold.
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
  /// Aligns an anchor of every view and guide with that of the first one, and activates the
  /// constraints.
  ///
  ///     let row: [any LayoutItem] = [icon, gap, title]
  ///     row.align(on: \.topAnchor)
  ///     // gap.layoutFrame.minY == icon.frame.minY, title.frame.minY == icon.frame.minY
  ///
  /// - Parameters:
  ///   - relation: How each anchor relates to the first item's. Equal, unless given.
  ///   - anchor: The anchor to align, as in `\.centerYAnchor`.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: One constraint for each item but the first.
  /// - Precondition: If `isActive`: the items share an ancestor, and no view but the first
  ///   translates its autoresizing mask. Debug builds say which of these does not hold.
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
