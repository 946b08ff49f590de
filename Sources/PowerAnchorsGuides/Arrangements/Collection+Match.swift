extension Collection where Element: LayoutItem {
  /// Makes every item as wide, or as high, as the first one, and activates the constraints.
  ///
  ///     [cancelButton, okButton].match(\.widthAnchor)
  ///     // okButton.frame.width == cancelButton.frame.width
  ///
  /// - Parameters:
  ///   - dimension: `\.widthAnchor` or `\.heightAnchor`.
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
  public func match(
    _ dimension: KeyPath<Element, NSLayoutDimension>,
    prioritizeAs priority: LayoutPriority = .required,
    isActive: Bool = true, identifier: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.equate(dimension, of: self, traits)
  }
}

extension Collection where Element == any LayoutItem {
  /// Makes every view and guide as wide, or as high, as the first one, and activates the
  /// constraints.
  ///
  ///     let columns: [any LayoutItem] = [sidebar, contentGuide]
  ///     columns.match(\.widthAnchor)
  ///     // contentGuide.layoutFrame.width == sidebar.frame.width
  ///
  /// - Parameters:
  ///   - dimension: `\.widthAnchor` or `\.heightAnchor`.
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
  public func match(
    _ dimension: KeyPath<Element, NSLayoutDimension>,
    prioritizeAs priority: LayoutPriority = .required,
    isActive: Bool = true, identifier: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.equate(dimension, of: self, traits)
  }
}
