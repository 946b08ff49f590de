extension Collection where Element: LayoutItem {
  /// Makes a dimension of every item that of the first one, and activates the constraints.
  ///
  ///     [cancelButton, okButton].match(on: \.widthAnchor)
  ///     // okButton.frame.width == cancelButton.frame.width
  ///
  /// - Parameters:
  ///   - relation: How each dimension relates to the first item's. Equal, unless given.
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
    _ relation: NSLayoutConstraint.Relation = .equal,
    on dimension: KeyPath<Element, NSLayoutDimension>,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.relate(map { $0[keyPath: dimension] }, relation, traits)
  }

  /// Makes every item as wide and as high as the first one, and activates the constraints.
  ///
  ///     rows.match(on: \.sizeAnchors)
  ///     // all rows have the size of rows[0]
  ///
  /// - Parameters:
  ///   - relation: How both dimensions relate to the first item's. Equal, unless given.
  ///   - size: `\.sizeAnchors`.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: Two constraints for each item but the first, the widths before the heights.
  /// - Precondition: If `isActive`: the items share an ancestor, and no view but the first
  ///   translates its autoresizing mask. Debug builds say which of these does not hold.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func match(
    _ relation: NSLayoutConstraint.Relation = .equal,
    on size: KeyPath<Element, LayoutSizeAnchors>,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.relateSizes(map { $0[keyPath: size] }, relation, traits)
  }

  /// Holds a dimension of every item, the first one's, too, at a number of points, and
  /// activates the constraints.
  ///
  ///     rows.match(on: \.heightAnchor, to: 44)
  ///     // all rows are 44 points high
  ///
  /// - Parameters:
  ///   - relation: How each dimension relates to the number. Equal, unless given.
  ///   - dimension: `\.widthAnchor` or `\.heightAnchor`.
  ///   - constant: The number of points.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: One constraint for each item.
  /// - Precondition: The number is finite. If `isActive`, no view translates its autoresizing mask.
  ///   Debug builds say which of these does not hold.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func match(
    _ relation: NSLayoutConstraint.Relation = .equal,
    on dimension: KeyPath<Element, NSLayoutDimension>, to constant: CGFloat,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.hold(map { $0[keyPath: dimension] }, relation, at: constant, traits)
  }

  /// Makes a dimension of every item that of the first one: the older spelling of `match(on:)`.
  ///
  /// Use `match(on:)` in new code. It has the label that `align(on:)` has, and takes a
  /// relation, a number and sizes, too.
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
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    match(
      on: dimension, prioritizeAs: priority, isActive: isActive, identifier: identifier,
      fileID: fileID, line: line)
  }
}

extension Collection where Element == any LayoutItem {
  /// Makes a dimension of every view and guide that of the first one, and activates the constraints.
  ///
  ///     let columns: [any LayoutItem] = [sidebar, contentGuide]
  ///     columns.match(on: \.widthAnchor)
  ///     // contentGuide.layoutFrame.width == sidebar.frame.width
  ///
  /// - Parameters:
  ///   - relation: How each dimension relates to the first item's. Equal, unless given.
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
    _ relation: NSLayoutConstraint.Relation = .equal,
    on dimension: KeyPath<Element, NSLayoutDimension>,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.relate(map { $0[keyPath: dimension] }, relation, traits)
  }

  /// Makes every view and guide as wide and as high as the first one, and activates the constraints.
  ///
  ///     let columns: [any LayoutItem] = [sidebar, contentGuide]
  ///     columns.match(on: \.sizeAnchors)
  ///     // contentGuide.layoutFrame.size == sidebar.frame.size
  ///
  /// - Parameters:
  ///   - relation: How both dimensions relate to the first item's. Equal, unless given.
  ///   - size: `\.sizeAnchors`.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: Two constraints for each item but the first, the widths before the heights.
  /// - Precondition: If `isActive`: the items share an ancestor, and no view but the first
  ///   translates its autoresizing mask. Debug builds say which of these does not hold.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func match(
    _ relation: NSLayoutConstraint.Relation = .equal,
    on size: KeyPath<Element, LayoutSizeAnchors>,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.relateSizes(map { $0[keyPath: size] }, relation, traits)
  }

  /// Holds a dimension of every view and guide, the first one's, too, at a number of points, and
  /// activates the constraints.
  ///
  ///     let row: [any LayoutItem] = [icon, gap, title]
  ///     row.match(on: \.heightAnchor, to: 44)
  ///     // gap.layoutFrame.height == 44
  ///
  /// - Parameters:
  ///   - relation: How each dimension relates to the number. Equal, unless given.
  ///   - dimension: `\.widthAnchor` or `\.heightAnchor`.
  ///   - constant: The number of points.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: One constraint for each item.
  /// - Precondition: The number is finite. If `isActive`, no view translates its autoresizing mask.
  ///   Debug builds say which of these does not hold.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func match(
    _ relation: NSLayoutConstraint.Relation = .equal,
    on dimension: KeyPath<Element, NSLayoutDimension>, to constant: CGFloat,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.hold(map { $0[keyPath: dimension] }, relation, at: constant, traits)
  }

  /// Makes a dimension of every view and guide that of the first one: the older spelling of
  /// `match(on:)`.
  ///
  /// Use `match(on:)` in new code. It has the label that `align(on:)` has, and takes a
  /// relation, a number and sizes, too.
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
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    match(
      on: dimension, prioritizeAs: priority, isActive: isActive, identifier: identifier,
      fileID: fileID, line: line)
  }
}
