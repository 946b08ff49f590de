@MainActor
extension NSLayoutDimension {
  /// Constrains this dimension to a number of points, and activates the constraint.
  ///
  /// The number has no default: `width.constrain()` does not compile. For another dimension, use
  /// ``LayoutAnchor/constrain(_:to:with:multiplyBy:prioritizeAs:isActive:identifier:fileID:line:)``;
  /// for a range, `constrain(within:)`.
  ///
  ///     icon.widthAnchor.constrain(to: 24)
  ///     // icon.frame.width == 24
  ///
  /// - Parameters:
  ///   - relation: The relation of this dimension to the number. The default is `.equal`.
  ///   - constant: The number of points.
  ///   - priority: The priority of the constraint. The default is `.required`.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The identifier of the constraint, for the console. Without one, a debug build
  ///     uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: `constant` is finite. A debug build stops otherwise, with a message that names
  ///   the rule.
  /// - Complexity: O(1). An optimized build sends the same messages as the platform's own call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to constant: CGFloat,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return makeConstraint(relation, to: constant, traits).activated(by: traits)
  }

  /// Makes the platform's constraint with its priority and identifier, and does not activate it.
  @inlinable @inline(__always)
  package func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, to constant: CGFloat, _ traits: ConstraintTraits
  ) -> NSLayoutConstraint {
    traits.callSite?.check(constant: constant)
    let made =
      switch relation {
      case .lessThanOrEqual: constraint(lessThanOrEqualToConstant: constant)
      case .greaterThanOrEqual: constraint(greaterThanOrEqualToConstant: constant)
      default: constraint(equalToConstant: constant)
      }
    return made.applying(traits)
  }
}
