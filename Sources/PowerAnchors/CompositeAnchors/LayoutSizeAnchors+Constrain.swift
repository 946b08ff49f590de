extension LayoutSizeAnchors {
  /// Constrains the size to another one, and activates the constraints.
  ///
  ///     preview.sizeAnchors.constrain(to: photo.sizeAnchors, multiplyBy: 0.5)
  ///     // for a photo of 300 x 200, preview.frame.size == CGSize(width: 150, height: 100)
  ///
  /// - Parameters:
  ///   - relation: The relation of both dimensions to those of the other size. The default is
  ///     `.equal`.
  ///   - size: The other size.
  ///   - constant: Points to add to the other width and height.
  ///   - multiplier: The factor of the other width and height.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of both constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: `constant` and `multiplier` are finite. If `isActive`: both items share an
  ///   ancestor. A debug build stops if one of these rules is broken, with a message that names it.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to size: LayoutSizeAnchors,
    with constant: CGSize = CGSize(width: 0, height: 0), multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    constrain(
      relation, to: size, with: constant, multiplyBy: multiplier,
      ConstraintTraits(priority, isActive, identifier, fileID, line))
  }

  /// Constrains the width and the height to numbers of points, and activates the constraints.
  ///
  ///     icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
  ///     // icon.frame.size == CGSize(width: 24, height: 24)
  ///
  /// - Parameters:
  ///   - relation: The relation of both dimensions to the numbers. The default is `.equal`.
  ///   - size: The width and the height in points.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of both constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: The size is finite. A debug build stops otherwise, with a message that names
  ///   the rule.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to size: CGSize,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    constrain(
      relation, to: size, ConstraintTraits(priority, isActive, identifier, fileID, line))
  }

  /// Constrains both dimensions to the same number of points, and activates the constraints.
  ///
  ///     avatar.sizeAnchors.constrain(to: 80)
  ///     // avatar.frame.size == CGSize(width: 80, height: 80)
  ///
  /// - Parameters:
  ///   - relation: The relation of both dimensions to the number. The default is `.equal`.
  ///   - side: The length of both sides in points.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: The number is finite. A debug build stops otherwise, with a message that names
  ///   the rule.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to side: CGFloat,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    constrain(
      relation, to: CGSize(width: side, height: side),
      ConstraintTraits(priority, isActive, identifier, fileID, line))
  }

  /// Constrains the size to that of a view, a guide or a container around the item.
  ///
  ///     photo.sizeAnchors.constrain(to: .superview, multiplyBy: 0.5)
  ///     // photo.frame.width == view.bounds.width / 2
  ///
  /// - Parameters:
  ///   - relation: The relation of both dimensions to those of the other item. The default is
  ///     `.equal`.
  ///   - place: The other item, or a container around this item.
  ///   - constant: The number of points to add to each dimension.
  ///   - multiplier: The factor of both dimensions of the other item.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: The numbers are finite. For ``LayoutContainer``, the item is in a view. If
  ///   `isActive`: both items share an ancestor. A debug build stops if one of these rules is
  ///   broken, with a message that names it.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to place: some LayoutPlace,
    with constant: CGSize = CGSize(width: 0, height: 0), multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return constrain(
      relation, to: LayoutSizeAnchors(of: place.item(around: item, traits)), with: constant,
      multiplyBy: multiplier, traits)
  }

  @inlinable @inline(__always)
  func constrain(
    _ relation: NSLayoutConstraint.Relation, to size: LayoutSizeAnchors, with constant: CGSize,
    multiplyBy multiplier: CGFloat, _ traits: ConstraintTraits
  ) -> Constraints {
    Constraints(all: [
      width.makeConstraint(
        relation, to: size.width, with: constant.width, multiplyBy: multiplier, traits),
      height.makeConstraint(
        relation, to: size.height, with: constant.height, multiplyBy: multiplier, traits),
    ])
    .activated(by: traits)
  }

  @inlinable @inline(__always)
  func constrain(
    _ relation: NSLayoutConstraint.Relation, to size: CGSize, _ traits: ConstraintTraits
  ) -> Constraints {
    Constraints(all: [
      width.makeConstraint(relation, to: size.width, traits),
      height.makeConstraint(relation, to: size.height, traits),
    ])
    .activated(by: traits)
  }
}
