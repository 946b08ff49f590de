@MainActor
extension NSLayoutDimension {
  /// Constrains this dimension to a range of points, and activates the constraints.
  ///
  /// Other constraints or the content determine the value within the range. A preferred value has
  /// the priority `.defaultHigh - 1`: compression resistance of the content takes precedence over
  /// it, and it takes precedence over content hugging.
  ///
  ///     column.widthAnchor.constrain(within: 100...320, preferring: 240)
  ///     // column.frame.width == 240, unless the content or another constraint changes it
  ///
  /// - Parameters:
  ///   - range: The minimum and the maximum, in points.
  ///   - preference: The preferred value, in points, or `nil` for none.
  ///   - priority: The priority of the bounds.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints: `minimum`, `maximum` and `preferred`.
  /// - Precondition: The numbers are finite.
  /// - Complexity: O(1). The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func constrain(
    within range: ClosedRange<CGFloat>, preferring preference: CGFloat? = nil,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let minimum = makeConstraint(.greaterThanOrEqual, to: range.lowerBound, traits)
    let maximum = makeConstraint(.lessThanOrEqual, to: range.upperBound, traits)
    guard let preference else {
      return LayoutConstraints([minimum, maximum], on: [.minimum, .maximum])
        .activated(by: traits)
    }
    let preferred = makeConstraint(
      .equal, to: preference,
      ConstraintTraits(.defaultHigh - 1, isActive, identifier, fileID, line))
    return LayoutConstraints(
      [minimum, maximum, preferred], on: [.minimum, .maximum, .preferred]
    )
    .activated(by: traits)
  }

  /// Constrains this dimension to at least or at most a number of points, and to a preferred number
  /// of points, and activates the constraints.
  ///
  /// The preferred value has the priority `.defaultHigh - 1`, as in a range.
  ///
  ///     card.heightAnchor.constrain(.atLeast, to: 44, preferring: 44)
  ///     // card.frame.height == 44, or more if the content needs it
  ///
  /// - Parameters:
  ///   - relation: `.atLeast` or `.atMost`.
  ///   - bound: The minimum or the maximum, in points.
  ///   - preference: The preferred value, in points.
  ///   - priority: The priority of the bound.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: Their identifier. Without one, debug builds use the call's file and line.
  ///   - fileID: The call's file.
  ///   - line: The call's line.
  /// - Returns: The constraints: `minimum` or `maximum`, and `preferred`.
  /// - Precondition: The numbers are finite, and the relation is not `.equal`.
  /// - Complexity: O(1). The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation, to bound: CGFloat, preferring preference: CGFloat,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    traits.callSite?.check(isBound: relation)
    let made = [
      makeConstraint(relation, to: bound, traits),
      makeConstraint(
        .equal, to: preference,
        ConstraintTraits(.defaultHigh - 1, isActive, identifier, fileID, line)),
    ]
    return LayoutConstraints(
      made, on: relation == .lessThanOrEqual ? [.maximum, .preferred] : [.minimum, .preferred]
    )
    .activated(by: traits)
  }
}
