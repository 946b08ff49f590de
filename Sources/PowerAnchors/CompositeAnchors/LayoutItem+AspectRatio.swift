extension LayoutItem {
  /// Constrains the item's width to a multiple of its height, and activates the constraint.
  ///
  ///     video.horizontalAnchors.constrain(to: view.horizontalAnchors)
  ///     video.constrainAspectRatio(to: 16 / 9)
  ///     // video.frame.size == CGSize(width: 320, height: 180), in a view 320 wide
  ///
  /// - Parameters:
  ///   - relation: The relation of the width to the multiple of the height. The default is
  ///     `.equal`.
  ///   - ratio: The width divided by the height.
  ///   - priority: The priority of the constraint. The default is `.required`.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The identifier of the constraint, for the console. Without one, a debug build
  ///     uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: The ratio is finite. A debug build stops otherwise, with a message that names
  ///   the rule.
  /// - Complexity: O(1).
  @inlinable @inline(__always) @discardableResult
  public func constrainAspectRatio(
    _ relation: NSLayoutConstraint.Relation = .equal, to ratio: CGFloat,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    widthAnchor.constrain(
      relation, to: heightAnchor, multiplyBy: ratio, prioritizeAs: priority, isActive: isActive,
      identifier: identifier, fileID: fileID, line: line)
  }
}
