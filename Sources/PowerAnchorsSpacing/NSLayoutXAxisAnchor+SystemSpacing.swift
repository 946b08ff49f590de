// As for y-axis anchors, but for the names: UIKit has other calls in the class of each axis.

@MainActor
extension NSLayoutXAxisAnchor {
  /// Constrains this anchor to the system's spacing after another one, and activates the
  /// constraint.
  ///
  /// The system determines the distance. For another distance, use `constrain(_:to:with:)`.
  ///
  ///     title.leadingAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
  ///     // title.frame.minX == icon.frame.maxX + 8
  ///     // right to left: title.frame.maxX == icon.frame.minX - 8
  ///
  /// - Parameters:
  ///   - relation: The relation of the distance to the system's spacing: with
  ///     `.greaterThanOrEqual`, the distance is at least the spacing. The default is `.equal`.
  ///   - anchor: The anchor before this one, in the reading direction.
  ///   - multiplier: The factor of the system's spacing.
  ///   - priority: The priority of the constraint. The default is `.required`.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The identifier of the constraint, for the console. Without one, a debug build
  ///     uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: `multiplier` is finite; leading and trailing are not mixed with left and
  ///   right. If `isActive`: both anchors' items share an ancestor. A debug build stops if one of
  ///   these rules is broken, with a message that names it.
  /// - Complexity: O(1). An optimized build sends the same messages as the platform's own call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal,
    toSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return makeConstraint(relation, toSystemSpacingAfter: anchor, multiplier, traits)
      .activated(by: traits)
  }

  /// Constrains this anchor to the system's spacing before another one, and activates the
  /// constraint.
  ///
  /// The platforms have this call only in the other direction. So the first anchor of the
  /// constraint is `anchor`, and the second is this one.
  ///
  ///     title.trailingAnchor.constrain(toSystemSpacingBefore: button.leadingAnchor)
  ///     // title.frame.maxX == button.frame.minX - 8
  ///     // right to left: title.frame.minX == button.frame.maxX + 8
  ///
  /// - Parameters:
  ///   - relation: The relation of the distance to the system's spacing: with
  ///     `.greaterThanOrEqual`, the distance is at least the spacing. The default is `.equal`.
  ///   - anchor: The anchor after this one, in the reading direction.
  ///   - multiplier: The factor of the system's spacing.
  ///   - priority: The priority of the constraint. The default is `.required`.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The identifier of the constraint, for the console. Without one, a debug build
  ///     uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: `multiplier` is finite; leading and trailing are not mixed with left and
  ///   right. If `isActive`: both anchors' items share an ancestor. A debug build stops if one of
  ///   these rules is broken, with a message that names it.
  /// - Complexity: O(1). An optimized build sends the same messages as the platform's own call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal,
    toSystemSpacingBefore anchor: NSLayoutXAxisAnchor, multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return anchor.makeConstraint(relation, toSystemSpacingAfter: self, multiplier, traits)
      .activated(by: traits)
  }

  @inlinable @inline(__always)
  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, toSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    _ multiplier: CGFloat, _ traits: ConstraintTraits
  ) -> NSLayoutConstraint {
    traits.callSite?.check(multiplier: multiplier)
    let made =
      switch relation {
      case .lessThanOrEqual:
        constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
      case .greaterThanOrEqual:
        constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
      default:
        constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier)
      }
    return made.applying(traits)
  }
}
