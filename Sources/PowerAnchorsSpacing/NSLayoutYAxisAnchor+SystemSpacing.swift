@MainActor
extension NSLayoutYAxisAnchor {
  /// Constrains this anchor to the system's spacing below another one, and activates the
  /// constraint.
  ///
  /// The system determines the distance. Between two baselines, it depends on their fonts. For
  /// another distance, use `constrain(_:to:with:)`.
  ///
  ///     text.topAnchor.constrain(toSystemSpacingBelow: title.bottomAnchor)
  ///     // text.frame.minY == title.frame.maxY + 8
  ///
  /// - Parameters:
  ///   - relation: The relation of the distance to the system's spacing: with
  ///     `.greaterThanOrEqual`, the distance is at least the spacing. The default is `.equal`.
  ///   - anchor: The anchor above this one.
  ///   - multiplier: The factor of the system's spacing.
  ///   - priority: The priority of the constraint. The default is `.required`.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The identifier of the constraint, for the console. Without one, a debug build
  ///     uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: `multiplier` is finite. If `isActive`: both anchors' items share an ancestor.
  ///   A debug build stops if one of these rules is broken, with a message that names it.
  /// - Complexity: O(1). An optimized build sends the same messages as the platform's own call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal,
    toSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return makeConstraint(relation, toSystemSpacingBelow: anchor, multiplier, traits)
      .activated(by: traits)
  }

  /// Constrains this anchor to the system's spacing above another one, and activates the
  /// constraint.
  ///
  /// The platforms have this call only in the other direction. So the first anchor of the
  /// constraint is `anchor`, and the second is this one.
  ///
  ///     text.bottomAnchor.constrain(toSystemSpacingAbove: button.topAnchor, multiplyBy: 2)
  ///     // text.frame.maxY == button.frame.minY - 16
  ///
  /// - Parameters:
  ///   - relation: The relation of the distance to the system's spacing: with
  ///     `.greaterThanOrEqual`, the distance is at least the spacing. The default is `.equal`.
  ///   - anchor: The anchor below this one.
  ///   - multiplier: The factor of the system's spacing.
  ///   - priority: The priority of the constraint. The default is `.required`.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The identifier of the constraint, for the console. Without one, a debug build
  ///     uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: `multiplier` is finite. If `isActive`: both anchors' items share an ancestor.
  ///   A debug build stops if one of these rules is broken, with a message that names it.
  /// - Complexity: O(1). An optimized build sends the same messages as the platform's own call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal,
    toSystemSpacingAbove anchor: NSLayoutYAxisAnchor, multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return anchor.makeConstraint(relation, toSystemSpacingBelow: self, multiplier, traits)
      .activated(by: traits)
  }

  @inlinable @inline(__always)
  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, toSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat, _ traits: ConstraintTraits
  ) -> NSLayoutConstraint {
    traits.callSite?.check(multiplier: multiplier)
    let made =
      switch relation {
      case .lessThanOrEqual:
        constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
      case .greaterThanOrEqual:
        constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
      default:
        constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier)
      }
    return made.applying(traits)
  }
}
