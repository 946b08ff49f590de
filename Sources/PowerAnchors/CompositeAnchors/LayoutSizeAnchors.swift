/// The width and the height of an item.
///
/// Get them from ``LayoutItem/sizeAnchors``:
///
///     preview.sizeAnchors.constrain(to: photo, multiplyBy: 0.5)
///     // for a photo of 300 x 200, preview.frame.size == CGSize(width: 150, height: 100)
@frozen @preconcurrency @MainActor @dynamicMemberLookup
public struct LayoutSizeAnchors {
  @usableFromInline package let item: any LayoutItem

  @inlinable
  init(of item: any LayoutItem) {
    self.item = item
  }

  /// Constrains the size to that of a view, a guide or a place around the item, and activates the
  /// constraints.
  ///
  ///     photo.sizeAnchors.constrain(to: .superview, multiplyBy: 0.5)
  ///     // photo.frame.width == view.bounds.width / 2
  ///
  /// - Parameters:
  ///   - relation: The relation of both dimensions to those of the other item. The default is
  ///     `.equal`.
  ///   - place: The other item, or a place around this item.
  ///   - constant: The number of points to add to each dimension.
  ///   - multiplier: The factor of both dimensions of the other item.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The two constraints, by name.
  /// - Precondition: The numbers are finite. For ``LayoutContainer``, the item is in a view. If
  ///   `isActive`: both items share an ancestor.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to place: some LayoutPlace,
    with constant: CGSize = CGSize(width: 0, height: 0), multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return constrain(
      relation, to: place.item(around: item, traits), with: constant, multiplyBy: multiplier, traits
    )
  }

  /// Constrains the size to the size of another item, which you name.
  ///
  ///     preview.sizeAnchors.constrain(to: photo.sizeAnchors, multiplyBy: 0.5)
  ///     // for a photo of 300 x 200, preview.frame.size == CGSize(width: 150, height: 100)
  ///
  /// - Parameters:
  ///   - relation: The relation of both dimensions to those of the other size. The default is
  ///     `.equal`.
  ///   - size: The other size.
  ///   - constant: The number of points to add to each dimension.
  ///   - multiplier: The factor of both dimensions of the other size.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The two constraints, by name.
  /// - Precondition: As for a place.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to size: LayoutSizeAnchors,
    with constant: CGSize = CGSize(width: 0, height: 0), multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return constrain(relation, to: size.item, with: constant, multiplyBy: multiplier, traits)
  }

  /// Constrains the width and the height to numbers of points, and activates the constraints.
  ///
  ///     icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
  ///     // icon.frame.size == CGSize(width: 24, height: 24)
  ///
  /// - Parameters:
  ///   - relation: The relation of both dimensions to the numbers. The default is `.equal`.
  ///   - size: The width and the height in points.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The two constraints, by name.
  /// - Precondition: The size is finite.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to size: CGSize,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return LayoutConstraints(makeConstraints(relation, to: size, traits), on: [.width, .height])
      .activated(by: traits)
  }

  /// Constrains both dimensions to the same number of points, and activates the constraints.
  ///
  ///     avatar.sizeAnchors.constrain(to: 80)
  ///     // avatar.frame.size == CGSize(width: 80, height: 80)
  ///
  /// - Parameters:
  ///   - relation: The relation of both dimensions to the number. The default is `.equal`.
  ///   - side: The length of both sides in points.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The two constraints, by name.
  /// - Precondition: The number is finite.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to side: CGFloat,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    constrain(
      relation, to: CGSize(width: side, height: side), prioritizeAs: priority, isActive: isActive,
      identifier: identifier, fileID: fileID, line: line)
  }

  @inlinable @inline(__always)
  func constrain(
    _ relation: NSLayoutConstraint.Relation, to other: any LayoutItem, with constant: CGSize,
    multiplyBy multiplier: CGFloat, _ traits: ConstraintTraits
  ) -> LayoutConstraints {
    let made = [
      item.widthAnchor.makeConstraint(
        relation, to: other.widthAnchor, with: constant.width, multiplyBy: multiplier, traits),
      item.heightAnchor.makeConstraint(
        relation, to: other.heightAnchor, with: constant.height, multiplyBy: multiplier, traits),
    ]
    return LayoutConstraints(made, on: [.width, .height]).activated(by: traits)
  }

  @inlinable @inline(__always)
  package func makeConstraints(
    _ relation: NSLayoutConstraint.Relation, to size: CGSize, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    [
      item.widthAnchor.makeConstraint(relation, to: size.width, traits),
      item.heightAnchor.makeConstraint(relation, to: size.height, traits),
    ]
  }
}

extension LayoutItem {
  /// The item's width and height.
  ///
  ///     icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
  ///     // icon.frame.size == CGSize(width: 24, height: 24)
  @inlinable
  public var sizeAnchors: LayoutSizeAnchors { LayoutSizeAnchors(of: self) }
}
