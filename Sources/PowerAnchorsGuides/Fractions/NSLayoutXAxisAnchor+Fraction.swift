@MainActor
extension NSLayoutXAxisAnchor {
  /// Constrains this anchor to a fraction of a container's width, in the reading direction.
  ///
  /// Unlike a multiplier on a position, the fraction flips in a right-to-left layout. To constrain
  /// a size to a fraction, use `constrain(to:multiplyBy:)` on the dimension.
  ///
  ///     marker.centerXAnchor.constrain(toFraction: 0.25, of: view)
  ///     // marker.center.x == 80, in a view 320 wide
  ///     // right to left: marker.center.x == 240
  ///
  /// - Parameters:
  ///   - relation: The relation of the distance from the container's leading edge to the fraction
  ///     of its width. The default is `.equal`.
  ///   - fraction: 0 is the container's leading edge, 1 its trailing edge.
  ///   - place: The view, guide or place in which to measure.
  ///   - constant: Points to add, positive to the trailing side.
  ///   - priority: The priority of the constraint. The default is `.required`.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The identifier of the constraint, for the console. Without one, a debug build
  ///     uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`. Its first item is `nil`,
  ///   because it constrains a distance between two anchors.
  /// - Precondition: `fraction` and `constant` are finite; the anchor is not a left or right one.
  ///   Debug builds check these rules. If `isActive`, both items share an ancestor.
  /// - Complexity: O(1).
  @preconcurrency @MainActor @inlinable @inline(__always) @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toFraction fraction: CGFloat,
    of place: some LayoutPlace, with constant: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    let container = place.item(around: anchoredItem, traits)
    traits.callSite?.checkFollowsDirection(self)
    return container.leadingAnchor.anchorWithOffset(to: self)
      .makeConstraint(
        relation, to: container.widthAnchor, with: constant, multiplyBy: fraction, traits
      )
      .activated(by: traits)
  }
}

extension CallSite {
  /// Stops for a left or right anchor, whose distance from the leading edge is that of a
  /// left-to-right layout alone. The platforms accept it.
  @usableFromInline @MainActor
  func checkFollowsDirection(_ anchor: NSLayoutXAxisAnchor) {
    let attribute = anchor.constraintToItself.firstAttribute
    guard attribute == .left || attribute == .right else { return }
    stop(
      """
      Leading or trailing is mixed with left or right, and these part in a right-to-left layout. \
      Use leading and trailing on both sides.
      """)
  }
}
