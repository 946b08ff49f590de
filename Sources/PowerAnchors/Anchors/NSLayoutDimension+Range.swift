@MainActor
extension NSLayoutDimension {
  /// The two constraints that keep a dimension within a range.
  ///
  /// Each under the name of its bound, to change one of them later:
  ///
  ///     let bounds = column.widthAnchor.constrain(within: 100...320)
  ///     bounds.maximum.constant = 480
  ///     // 100 <= column.frame.width, column.frame.width <= 480
  @frozen @preconcurrency @MainActor
  public struct RangeConstraints: LayoutConstraints {
    /// Both constraints, the minimum first.
    public let all: [NSLayoutConstraint]

    @inlinable
    init(all: [NSLayoutConstraint]) {
      self.all = all
    }

    /// Keeps the dimension at or above the range's lower bound.
    public var minimum: NSLayoutConstraint { all[0] }
    /// Keeps the dimension at or below the range's upper bound.
    public var maximum: NSLayoutConstraint { all[1] }
  }

  /// Keeps this dimension within a range of points, and activates the constraints.
  ///
  /// Where the dimension settles in the range is for other constraints, or the content, to say.
  ///
  ///     column.widthAnchor.constrain(within: 100...320)
  ///     // 100 <= column.frame.width, column.frame.width <= 320
  ///
  /// - Parameters:
  ///   - range: The least and the greatest number of points.
  ///   - priority: How strongly both constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of both constraints in the console. Without one, a debug build names
  ///     them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: Both bounds are finite; if `isActive`, the view does not translate its
  ///   autoresizing mask. Debug builds say which of these does not hold.
  /// - Complexity: O(1).
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    within range: ClosedRange<CGFloat>, prioritizeAs priority: LayoutPriority = .required,
    isActive: Bool = true, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> RangeConstraints {
    constrain(within: range, ConstraintTraits(priority, isActive, identifier, fileID, line))
  }

  /// Keeps this dimension at or above a number of points, and activates the constraint.
  ///
  ///     button.heightAnchor.constrain(within: 44...)
  ///     // 44 <= button.frame.height
  ///
  /// - Parameters:
  ///   - range: The least number of points.
  ///   - priority: How strongly the constraint holds. Required, unless given.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The name that the console shows. Without one, a debug build names the
  ///     constraint after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: The bound is finite; if `isActive`, the view does not translate its
  ///   autoresizing mask. Debug builds say which of these does not hold.
  /// - Complexity: O(1).
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    within range: PartialRangeFrom<CGFloat>, prioritizeAs priority: LayoutPriority = .required,
    isActive: Bool = true, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constrain(
      .greaterThanOrEqual, to: range.lowerBound, prioritizeAs: priority, isActive: isActive,
      identifier: identifier, fileID: fileID, line: line)
  }

  /// Keeps this dimension at or below a number of points, and activates the constraint.
  ///
  ///     caption.widthAnchor.constrain(within: ...320)
  ///     // caption.frame.width <= 320
  ///
  /// - Parameters:
  ///   - range: The greatest number of points.
  ///   - priority: How strongly the constraint holds. Required, unless given.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The name that the console shows. Without one, a debug build names the
  ///     constraint after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: The bound is finite; if `isActive`, the view does not translate its
  ///   autoresizing mask. Debug builds say which of these does not hold.
  /// - Complexity: O(1).
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    within range: PartialRangeThrough<CGFloat>, prioritizeAs priority: LayoutPriority = .required,
    isActive: Bool = true, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constrain(
      .lessThanOrEqual, to: range.upperBound, prioritizeAs: priority, isActive: isActive,
      identifier: identifier, fileID: fileID, line: line)
  }

  @inlinable @inline(__always)
  func constrain(
    within range: ClosedRange<CGFloat>, _ traits: ConstraintTraits
  ) -> RangeConstraints {
    RangeConstraints(all: [
      makeConstraint(.greaterThanOrEqual, to: range.lowerBound, traits),
      makeConstraint(.lessThanOrEqual, to: range.upperBound, traits),
    ])
    .activated(by: traits)
  }
}
