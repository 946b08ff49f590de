@MainActor
extension NSLayoutDimension {
  /// The constraints that keep a dimension within bounds, and at a preferred value where they and the
  /// content leave room.
  ///
  /// The preference has a name, to change it later:
  ///
  ///     let height = card.heightAnchor.constrain(within: 44..., preferring: 44)
  ///     height.preferred.constant = 60
  ///     // card.frame.height == 60, or as much as the content takes
  @frozen @preconcurrency @MainActor
  public struct PreferenceConstraints: LayoutConstraints {
    /// All constraints: the bounds, the minimum first, then the preference.
    public let all: [NSLayoutConstraint]

    @inlinable
    init(all: [NSLayoutConstraint]) {
      self.all = all
    }

    /// Holds the dimension at the preferred value, one step below `.defaultHigh`.
    public var preferred: NSLayoutConstraint { all[all.count - 1] }
  }

  /// Keeps this dimension at or above a number of points, at a preferred one if the content needs no more,
  /// and activates the constraints.
  ///
  /// The preference holds one step below `.defaultHigh`, so content that resists compression comes
  /// first, and content that hugs comes last.
  ///
  ///     card.heightAnchor.constrain(within: 44..., preferring: 44)
  ///     // card.frame.height == 44, or as much as the content takes
  ///
  /// - Parameters:
  ///   - range: The bounds, in points.
  ///   - preference: The number of points to prefer.
  ///   - priority: How strongly the bounds hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints.
  /// - Precondition: The numbers are finite; if `isActive`, the view does not translate its
  ///   autoresizing mask. Debug builds say which of these does not hold.
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

  /// Keeps this dimension within a range of points, at a preferred one if nothing else decides,
  /// and activates the constraints.
  ///
  /// The preference holds one step below `.defaultHigh`, so content that resists compression comes
  /// first, and content that hugs comes last.
  ///
  ///     column.widthAnchor.constrain(within: 100...320, preferring: 240)
  ///     // column.frame.width == 240, unless the content or another constraint says otherwise
  ///
  /// - Parameters:
  ///   - range: The bounds, in points.
  ///   - preference: The number of points to prefer.
  ///   - priority: How strongly the bounds hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints.
  /// - Precondition: The numbers are finite; if `isActive`, the view does not translate its
  ///   autoresizing mask. Debug builds say which of these does not hold.
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

  /// Keeps this dimension at or below a number of points, at a preferred one if nothing else decides,
  /// and activates the constraints.
  ///
  /// The preference holds one step below `.defaultHigh`, so content that resists compression comes
  /// first, and content that hugs comes last.
  ///
  ///     form.widthAnchor.constrain(within: ...480, preferring: 480)
  ///     // form.frame.width == 480, or as much as there is room for
  ///
  /// - Parameters:
  ///   - range: The bounds, in points.
  ///   - preference: The number of points to prefer.
  ///   - priority: How strongly the bounds hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints.
  /// - Precondition: The numbers are finite; if `isActive`, the view does not translate its
  ///   autoresizing mask. Debug builds say which of these does not hold.
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
