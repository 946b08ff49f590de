@MainActor
extension NSLayoutDimension {
  /// The two constraints of a dimension with a range.
  ///
  /// Each constraint has a name, so that you can change it later:
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

    /// The constraint for the lower bound of the range.
    public var minimum: NSLayoutConstraint { all[0] }
    /// The constraint for the upper bound of the range.
    public var maximum: NSLayoutConstraint { all[1] }
  }

  /// Constrains this dimension to a range of points, and activates the constraints.
  ///
  /// Other constraints or the content determine the value within the range.
  ///
  ///     column.widthAnchor.constrain(within: 100...320)
  ///     // 100 <= column.frame.width, column.frame.width <= 320
  ///
  /// - Parameters:
  ///   - range: The minimum and the maximum, in points.
  ///   - priority: The priority of both constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of both constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: Both bounds are finite. A debug build stops otherwise, with a message that
  ///   names the rule.
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

  /// Constrains this dimension to at least a number of points, and activates the constraint.
  ///
  ///     button.heightAnchor.constrain(within: 44...)
  ///     // 44 <= button.frame.height
  ///
  /// - Parameters:
  ///   - range: The minimum, in points.
  ///   - priority: The priority of the constraint. The default is `.required`.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The identifier of the constraint, for the console. Without one, a debug build
  ///     uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: The bound is finite. A debug build stops otherwise, with a message that names
  ///   the rule.
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

  /// Constrains this dimension to at most a number of points, and activates the constraint.
  ///
  ///     caption.widthAnchor.constrain(within: ...320)
  ///     // caption.frame.width <= 320
  ///
  /// - Parameters:
  ///   - range: The maximum, in points.
  ///   - priority: The priority of the constraint. The default is `.required`.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The identifier of the constraint, for the console. Without one, a debug build
  ///     uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: The bound is finite. A debug build stops otherwise, with a message that names
  ///   the rule.
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
