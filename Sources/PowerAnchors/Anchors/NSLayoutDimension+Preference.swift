@MainActor
extension NSLayoutDimension {
  /// The constraints of a dimension with bounds and a preferred value.
  ///
  /// The constraint for the preferred value has a name, so that you can change it later:
  ///
  ///     let height = card.heightAnchor.constrain(within: 44..., preferring: 44)
  ///     height.preferred.constant = 60
  ///     // card.frame.height == 60, or more if the content needs it
  @frozen @preconcurrency @MainActor
  public struct PreferenceConstraints: LayoutConstraints {
    /// All constraints: the bounds, the minimum first, then the preferred value.
    public let all: [NSLayoutConstraint]

    @inlinable
    init(all: [NSLayoutConstraint]) {
      self.all = all
    }

    /// The constraint for the preferred value. Its priority is `.defaultHigh - 1`.
    public var preferred: NSLayoutConstraint { all[all.count - 1] }
  }

  /// Constrains this dimension to a minimum and to a preferred value, and activates the
  /// constraints.
  ///
  /// The preferred value has the priority `.defaultHigh - 1`. So compression resistance of the
  /// content takes precedence over it, and it takes precedence over content hugging.
  ///
  ///     card.heightAnchor.constrain(within: 44..., preferring: 44)
  ///     // card.frame.height == 44, or more if the content needs it
  ///
  /// - Parameters:
  ///   - range: The bounds, in points.
  ///   - preference: The preferred value, in points.
  ///   - priority: The priority of the bounds. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints.
  /// - Precondition: The numbers are finite. A debug build stops otherwise, with a message that
  ///   names the rule.
  /// - Complexity: O(1). The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    within range: PartialRangeFrom<CGFloat>, preferring preference: CGFloat,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> PreferenceConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let weaker = ConstraintTraits(.defaultHigh - 1, isActive, identifier, fileID, line)
    return PreferenceConstraints(all: [
      makeConstraint(.greaterThanOrEqual, to: range.lowerBound, traits),
      makeConstraint(.equal, to: preference, weaker),
    ])
    .activated(by: traits)
  }

  /// Constrains this dimension to a range and to a preferred value, and activates the constraints.
  ///
  /// The preferred value has the priority `.defaultHigh - 1`. So compression resistance of the
  /// content takes precedence over it, and it takes precedence over content hugging.
  ///
  ///     column.widthAnchor.constrain(within: 100...320, preferring: 240)
  ///     // column.frame.width == 240, unless the content or another constraint changes it
  ///
  /// - Parameters:
  ///   - range: The bounds, in points.
  ///   - preference: The preferred value, in points.
  ///   - priority: The priority of the bounds. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints.
  /// - Precondition: The numbers are finite. A debug build stops otherwise, with a message that
  ///   names the rule.
  /// - Complexity: O(1). The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    within range: ClosedRange<CGFloat>, preferring preference: CGFloat,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> PreferenceConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let weaker = ConstraintTraits(.defaultHigh - 1, isActive, identifier, fileID, line)
    return PreferenceConstraints(all: [
      makeConstraint(.greaterThanOrEqual, to: range.lowerBound, traits),
      makeConstraint(.lessThanOrEqual, to: range.upperBound, traits),
      makeConstraint(.equal, to: preference, weaker),
    ])
    .activated(by: traits)
  }

  /// Constrains this dimension to a maximum and to a preferred value, and activates the
  /// constraints.
  ///
  /// The preferred value has the priority `.defaultHigh - 1`. So compression resistance of the
  /// content takes precedence over it, and it takes precedence over content hugging.
  ///
  ///     form.widthAnchor.constrain(within: ...480, preferring: 480)
  ///     // form.frame.width == 480, or as much as there is room for
  ///
  /// - Parameters:
  ///   - range: The bounds, in points.
  ///   - preference: The preferred value, in points.
  ///   - priority: The priority of the bounds. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints.
  /// - Precondition: The numbers are finite. A debug build stops otherwise, with a message that
  ///   names the rule.
  /// - Complexity: O(1). The constraints are activated in one call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    within range: PartialRangeThrough<CGFloat>, preferring preference: CGFloat,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> PreferenceConstraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let weaker = ConstraintTraits(.defaultHigh - 1, isActive, identifier, fileID, line)
    return PreferenceConstraints(all: [
      makeConstraint(.lessThanOrEqual, to: range.upperBound, traits),
      makeConstraint(.equal, to: preference, weaker),
    ])
    .activated(by: traits)
  }
}
