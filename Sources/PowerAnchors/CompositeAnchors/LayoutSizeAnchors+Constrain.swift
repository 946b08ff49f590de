extension LayoutSizeAnchors {
  /// Constrains the size to another one, and activates the constraints.
  ///
  ///     preview.sizeAnchors.constrain(to: photo.sizeAnchors, multiplyBy: 0.5)
  ///     // for a photo of 300 x 200, preview.frame.size == CGSize(width: 150, height: 100)
  ///
  /// - Parameters:
  ///   - relation: How both dimensions relate to the other size's. Equal, unless given.
  ///   - size: The size to measure by.
  ///   - constant: Points to add to the other width and height.
  ///   - multiplier: The factor of the other width and height.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of both constraints in the console. Without one, a debug build names
  ///     them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: `constant` and `multiplier` are finite. If `isActive`: both items share an
  ///   ancestor, and the receiver's view does not translate its autoresizing mask. Debug builds say
  ///   which of these does not hold.
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

  /// Holds the size at numbers of points, and activates the constraints.
  ///
  ///     icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
  ///     // icon.frame.size == CGSize(width: 24, height: 24)
  ///
  /// - Parameters:
  ///   - relation: How both dimensions relate to the numbers. Equal, unless given.
  ///   - size: The width and the height in points.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of both constraints in the console. Without one, a debug build names
  ///     them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: The size is finite; if `isActive`, the view does not translate its
  ///   autoresizing mask. Debug builds say which of these does not hold.
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

  /// Holds both dimensions at the same number of points, and activates the constraints.
  ///
  ///     avatar.sizeAnchors.constrain(to: 80)
  ///     // avatar.frame.size == CGSize(width: 80, height: 80)
  ///
  /// - Parameters:
  ///   - relation: How both dimensions relate to the number. Equal, unless given.
  ///   - side: The length of both sides in points.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: The number is finite; if `isActive`, the view does not translate its
  ///   autoresizing mask. Debug builds say which of these does not hold.
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
  ///   - relation: How both dimensions relate to the other size. Equal, unless given.
  ///   - place: The other item, or where to find it.
  ///   - constant: The points to add to each dimension.
  ///   - multiplier: The factor of both dimensions of the other item.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: The numbers are finite.
  ///   For ``LayoutContainer``, the item is in a view. If `isActive`: both items share an ancestor,
  ///   and the receiver's view does not translate its autoresizing mask. Debug builds say which of
  ///   these does not hold.
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
