@MainActor
extension NSLayoutDimension {
  /// Holds this dimension at a number of points, and activates the constraint.
  ///
  /// The number has no default: `width.constrain()` does not compile. For another dimension, use
  /// ``LayoutAnchor/constrain(_:to:with:multiplyBy:prioritizeAs:isActive:identifier:fileID:line:)``;
  /// for a range, `constrain(within:)`.
  ///
  ///     icon.widthAnchor.constrain(to: 24)
  ///     // icon.frame.width == 24
  ///
  /// - Parameters:
  ///   - relation: How this dimension relates to the number. Equal, unless given.
  ///   - constant: The number of points.
  ///   - priority: How strongly the constraint holds. Required, unless given.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The name that the console shows. Without one, a debug build names the
  ///     constraint after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: `constant` is finite; if `isActive`, the view does not translate its
  ///   autoresizing mask. Debug builds say which of these does not hold.
  /// - Complexity: O(1), and in an optimized build the messages of the platform's own call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to constant: CGFloat,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return makeConstraint(relation, to: constant, traits).activated(by: traits)
  }

  /// Makes the platform's constraint with all its traits, and does not activate it.
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
