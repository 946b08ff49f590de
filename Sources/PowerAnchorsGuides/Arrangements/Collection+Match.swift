extension Collection where Element: LayoutItem {
  /// Constrains a dimension of every item to that of the first one, and activates the constraints.
  ///
  ///     [cancelButton, okButton].match(on: \.widthAnchor)
  ///     // okButton.frame.width == cancelButton.frame.width
  ///
  /// - Parameters:
  ///   - relation: The relation of each dimension to that of the first item. The default is
  ///     `.equal`.
  ///   - dimension: `\.widthAnchor` or `\.heightAnchor`.
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
  public func match(
    _ relation: NSLayoutConstraint.Relation = .equal,
    on dimension: KeyPath<Element, NSLayoutDimension>,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.relate(map { $0[keyPath: dimension] }, relation, traits)
  }

  /// Constrains the width and the height of every item to those of the first one, and activates the
  /// constraints.
  ///
  ///     rows.match(on: \.sizeAnchors)
  ///     // all rows have the size of rows[0]
  ///
  /// - Parameters:
  ///   - relation: The relation of both dimensions to those of the first item. The default is
  ///     `.equal`.
  ///   - size: `\.sizeAnchors`.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: Two constraints for each item except the first, the widths before the heights.
  /// - Precondition: If `isActive`: the items share an ancestor. A debug build stops otherwise,
  ///   with a message that names the rule.
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

  /// Constrains a dimension of every item, including the first one, to a number of points, and
  /// activates the constraints.
  ///
  ///     rows.match(on: \.heightAnchor, to: 44)
  ///     // all rows are 44 points high
  ///
  /// - Parameters:
  ///   - relation: The relation of each dimension to the number. The default is `.equal`.
  ///   - dimension: `\.widthAnchor` or `\.heightAnchor`.
  ///   - constant: The number of points.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: One constraint for each item.
  /// - Precondition: The number is finite. A debug build stops otherwise, with a message that names
  ///   the rule.
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

  /// Constrains a dimension of every item to that of the first one. An older name of `match(on:)`.
  ///
  /// Use `match(on:)` in new code. It has the same label as `align(on:)`, and also accepts a
  /// relation, a number and sizes.
  ///
  ///     [cancelButton, okButton].match(\.widthAnchor)
  ///     // okButton.frame.width == cancelButton.frame.width
  ///
  /// - Parameters:
  ///   - dimension: `\.widthAnchor` or `\.heightAnchor`.
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
  /// Constrains a dimension of every view and guide to that of the first one, and activates the
  /// constraints.
  ///
  ///     let columns: [any LayoutItem] = [sidebar, contentGuide]
  ///     columns.match(on: \.widthAnchor)
  ///     // contentGuide.layoutFrame.width == sidebar.frame.width
  ///
  /// - Parameters:
  ///   - relation: The relation of each dimension to that of the first item. The default is
  ///     `.equal`.
  ///   - dimension: `\.widthAnchor` or `\.heightAnchor`.
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
  public func match(
    _ relation: NSLayoutConstraint.Relation = .equal,
    on dimension: KeyPath<Element, NSLayoutDimension>,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return Arrangement.relate(map { $0[keyPath: dimension] }, relation, traits)
  }

  /// Constrains the width and the height of every view and guide to those of the first one, and
  /// activates the constraints.
  ///
  ///     let columns: [any LayoutItem] = [sidebar, contentGuide]
  ///     columns.match(on: \.sizeAnchors)
  ///     // contentGuide.layoutFrame.size == sidebar.frame.size
  ///
  /// - Parameters:
  ///   - relation: The relation of both dimensions to those of the first item. The default is
  ///     `.equal`.
  ///   - size: `\.sizeAnchors`.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: Two constraints for each item except the first, the widths before the heights.
  /// - Precondition: If `isActive`: the items share an ancestor. A debug build stops otherwise,
  ///   with a message that names the rule.
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

  /// Constrains a dimension of every view and guide, including the first one, to a number of
  /// points, and activates the constraints.
  ///
  ///     let row: [any LayoutItem] = [icon, gap, title]
  ///     row.match(on: \.heightAnchor, to: 44)
  ///     // gap.layoutFrame.height == 44
  ///
  /// - Parameters:
  ///   - relation: The relation of each dimension to the number. The default is `.equal`.
  ///   - dimension: `\.widthAnchor` or `\.heightAnchor`.
  ///   - constant: The number of points.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: One constraint for each item.
  /// - Precondition: The number is finite. A debug build stops otherwise, with a message that names
  ///   the rule.
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

  /// Constrains a dimension of every view and guide to that of the first one. An older name of
  /// `match(on:)`.
  ///
  /// Use `match(on:)` in new code. It has the same label as `align(on:)`, and also accepts a
  /// relation, a number and sizes.
  ///
  ///     let columns: [any LayoutItem] = [sidebar, contentGuide]
  ///     columns.match(\.widthAnchor)
  ///     // contentGuide.layoutFrame.width == sidebar.frame.width
  ///
  /// - Parameters:
  ///   - dimension: `\.widthAnchor` or `\.heightAnchor`.
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
