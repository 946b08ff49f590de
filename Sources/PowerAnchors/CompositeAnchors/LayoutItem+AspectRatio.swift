extension LayoutItem {
  /// Holds the item's width at a multiple of its height, and activates the constraint.
  ///
  ///     video.horizontalAnchors.constrain(to: view.horizontalAnchors)
  ///     video.constrainAspectRatio(to: 16 / 9)
  ///     // video.frame.size == CGSize(width: 320, height: 180), in a view 320 wide
  ///
  /// - Parameters:
  ///   - relation: How the width relates to the multiple of the height. Equal, unless given.
  ///   - ratio: The width divided by the height.
  ///   - priority: How strongly the constraint holds. Required, unless given.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The name that the console shows. Without one, a debug build names the
  ///     constraint after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: The ratio is finite; if `isActive`, the view does not translate its
  ///   autoresizing mask. Debug builds say which of these does not hold.
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  @discardableResult
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
