// For elements of any type, as in Collection+Align.swift.
extension Collection {
  /// Constrains a dimension of every item to that of the first one, and activates the constraints.
  ///
  ///     [cancelButton, okButton].match(on: \.widthAnchor)
  ///     // okButton.frame.width == cancelButton.frame.width
  ///
  /// - Parameters:
  ///   - relation: The relation of each dimension to that of the first item. The default is
  ///     `.equal`.
  ///   - dimension: `\.widthAnchor` or `\.heightAnchor`.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: One constraint for each item except the first.
  /// - Precondition: If `isActive`: the items share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func match(
    _ relation: NSLayoutConstraint.Relation = .equal,
    on dimension: KeyPath<Element, NSLayoutDimension>,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return LayoutConstraints(constraintsToFirst(on: dimension, relation, traits))
      .activated(by: traits)
  }

  /// Constrains the width and the height of every item to those of the first one, and activates the
  /// constraints.
  ///
  ///     rows.match(on: \.sizeAnchors)
  ///     // rows[2].frame.size == rows[0].frame.size
  ///
  /// - Parameters:
  ///   - relation: The relation of both dimensions to those of the first item. The default is
  ///     `.equal`.
  ///   - size: `\.sizeAnchors`.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: Two constraints for each item except the first, the widths before the heights.
  /// - Precondition: If `isActive`: the items share an ancestor.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func match(
    _ relation: NSLayoutConstraint.Relation = .equal,
    on size: KeyPath<Element, LayoutSizeAnchors>,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let items = map { $0[keyPath: size].item }
    let made =
      items.constraintsToFirst(on: \.widthAnchor, relation, traits)
      + items.constraintsToFirst(on: \.heightAnchor, relation, traits)
    return LayoutConstraints(made).activated(by: traits)
  }

  /// Constrains a dimension of every item, including the first one, to a number of points, and
  /// activates the constraints.
  ///
  ///     rows.match(on: \.heightAnchor, to: 44)
  ///     // rows[0].frame.height == 44, rows[2].frame.height == 44
  ///
  /// - Parameters:
  ///   - relation: The relation of each dimension to the number. The default is `.equal`.
  ///   - dimension: `\.widthAnchor` or `\.heightAnchor`.
  ///   - constant: The number of points.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: One constraint for each item.
  /// - Precondition: The number is finite.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func match(
    _ relation: NSLayoutConstraint.Relation = .equal,
    on dimension: KeyPath<Element, NSLayoutDimension>, to constant: CGFloat,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let made = map { $0[keyPath: dimension].makeConstraint(relation, to: constant, traits) }
    return LayoutConstraints(made).activated(by: traits)
  }

  /// Constrains both dimensions of every item, including the first one, to a number of points, and
  /// activates the constraints.
  ///
  ///     [icon, avatar].match(on: \.sizeAnchors, to: 40)
  ///     // avatar.frame.size == CGSize(width: 40, height: 40)
  ///
  /// - Parameters:
  ///   - relation: The relation of each dimension to the number. The default is `.equal`.
  ///   - size: `\.sizeAnchors`.
  ///   - side: The number of points.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: Two constraints for each item, the width before the height.
  /// - Precondition: The number is finite.
  /// - Complexity: Linear in the number of items. The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func match(
    _ relation: NSLayoutConstraint.Relation = .equal,
    on size: KeyPath<Element, LayoutSizeAnchors>, to side: CGFloat,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let made = flatMap {
      $0[keyPath: size].makeConstraints(relation, to: CGSize(width: side, height: side), traits)
    }
    return LayoutConstraints(made).activated(by: traits)
  }
}
