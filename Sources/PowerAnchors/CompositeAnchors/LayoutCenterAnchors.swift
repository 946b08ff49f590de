/// The center of an item on both axes.
///
/// Get it from ``LayoutItem/centerAnchors``:
///
///     badge.centerAnchors.constrain(to: avatar, offsetBy: CGPoint(x: 0, y: 12))
///     // badge.center.y == avatar.center.y + 12
@frozen @preconcurrency @MainActor @dynamicMemberLookup
public struct LayoutCenterAnchors {
  @usableFromInline let item: any LayoutItem

  @inlinable
  init(of item: any LayoutItem) {
    self.item = item
  }

  /// Constrains the center to that of a view, a guide or a place around the item, and activates
  /// the constraints.
  ///
  ///     spinner.centerAnchors.constrain(to: .superview)
  ///     // spinner.center == CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  ///
  /// - Parameters:
  ///   - relation: The relation of both coordinates to those of the other center. The default is
  ///     `.equal`.
  ///   - place: The other item, or a place around this item.
  ///   - offset: The distance in points, positive to the right and downward, also in right-to-left
  ///     layouts.
  ///   - priority: The priority of the constraints.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The two constraints, by name.
  /// - Precondition: The offset is finite. For ``LayoutContainer``, the item is in a view. If
  ///   `isActive`: both items share an ancestor.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to place: some LayoutPlace,
    offsetBy offset: CGPoint = CGPoint(x: 0, y: 0),
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return constrain(relation, to: place.item(around: item, traits), offsetBy: offset, traits)
  }

  /// Constrains the center to the center of another item, which you name.
  ///
  ///     note.centerAnchors.constrain(to: view.centerAnchors, offsetBy: CGPoint(x: 0, y: 40))
  ///     // note.center.y == view.bounds.midY + 40
  ///
  /// - Parameters:
  ///   - relation: The relation of both coordinates to those of the other center. The default is
  ///     `.equal`.
  ///   - center: The other center.
  ///   - offset: The distance in points, as from a place.
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
    _ relation: NSLayoutConstraint.Relation = .equal, to center: LayoutCenterAnchors,
    offsetBy offset: CGPoint = CGPoint(x: 0, y: 0),
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return constrain(relation, to: center.item, offsetBy: offset, traits)
  }

  @inlinable @inline(__always)
  func constrain(
    _ relation: NSLayoutConstraint.Relation, to other: any LayoutItem, offsetBy offset: CGPoint,
    _ traits: ConstraintTraits
  ) -> LayoutConstraints {
    let made = [
      item.centerXAnchor.makeConstraint(relation, to: other.centerXAnchor, with: offset.x, traits),
      item.centerYAnchor.makeConstraint(relation, to: other.centerYAnchor, with: offset.y, traits),
    ]
    return LayoutConstraints(made, on: [.centerX, .centerY]).activated(by: traits)
  }
}

extension LayoutItem {
  /// The item's center on both axes.
  ///
  ///     spinner.centerAnchors.constrain(to: view.centerAnchors)
  ///     // spinner.center == CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  @inlinable
  public var centerAnchors: LayoutCenterAnchors { LayoutCenterAnchors(of: self) }
}
