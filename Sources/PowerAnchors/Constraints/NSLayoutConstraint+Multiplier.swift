extension NSLayoutConstraint {
  /// Replaces this constraint by one with another multiplier.
  ///
  /// A multiplier cannot be set. The new constraint keeps everything else, and is active if this
  /// one was; this one is inactive afterwards. Keep the new one in place of this one. A group whose
  /// closure is running takes the new one instead; one that collected this one earlier has to be
  /// asked itself: use ``LayoutConstraintGroup/replaceMultiplier(of:with:fileID:line:)``.
  ///
  ///     var ratio = bar.widthAnchor.constrain(to: track.widthAnchor, multiplyBy: 0.25)
  ///     ratio = ratio.replaceMultiplier(with: 0.5)
  ///     // bar.frame.width == track.frame.width / 2
  ///
  /// - Parameters:
  ///   - multiplier: The factor of the second item's attribute.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The new constraint.
  /// - Precondition: The constraint has a second anchor that a factor makes sense for: a dimension, or
  ///   a position in a view around the first item. The distance between neighbors, of the system's
  ///   spacing for example, is not multiplied: it is the constraint's constant.
  @inlinable
  public func replaceMultiplier(
    with multiplier: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CallSite.inDebugBuilds(fileID, line)?.check(multiplier: multiplier)
    return replacingMultiplier(with: multiplier)
  }

  @usableFromInline
  func replacingMultiplier(with multiplier: CGFloat) -> NSLayoutConstraint {
    checkMultipliedPosition()
    let replacement = rebuilt(multiplyingBy: multiplier)
    replacement.priority = priority
    replacement.identifier = identifier
    replacement.shouldBeArchived = shouldBeArchived
    if isActive {
      isActive = false
      replacement.isActive = true
    }
    LayoutConstraintGroup.exchangeRecorded(self, for: replacement)
    return replacement
  }

  /// A new constraint between the same attributes: required, unnamed and inactive, as one that a
  /// factory makes.
  func rebuilt(multiplyingBy multiplier: CGFloat) -> NSLayoutConstraint {
    let (first, second) = items
    if let first {
      return NSLayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
        attribute: secondAttribute, multiplier: multiplier, constant: constant)
    }
    // A distance between two anchors has no item, and is an anchor all the same.
    guard
      let distance = firstAnchor as AnyObject as? NSLayoutDimension,
      let second = secondAnchor as AnyObject as? NSLayoutDimension
    else {
      // The text of a precondition would be lost in an optimized build.
      fatalError(
        """
        This constraint has no second anchor to multiply: it holds a distance at a constant, or its \
        view is gone. Set its constant, or make a new one from the anchors.
        """)
    }
    return NSLayoutDimension._makeConstraint(
      relation, of: distance, to: second, with: constant, multiplyBy: multiplier)
  }

  /// Stops where a multiplier would multiply a position that nobody means: that of a neighbor, whose
  /// distance from the edge of the view around both is arbitrary, or a container's own top or
  /// leading side, which is 0 there.
  private func checkMultipliedPosition() {
    let (first, second) = items
    guard secondAttribute.isPosition, let first, let second else { return }
    if let view = hostView(of: first), let container = hostView(of: second),
      view.isDescendant(of: container), !secondAttribute.isNearSide
    {
      return
    }
    // The text of a precondition would be lost in an optimized build.
    fatalError(
      """
      Another multiplier would multiply a position, not the distance from it. Set the constant; for \
      the system's spacing, use setSystemSpacing(multiplyBy:).
      """)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isPosition: Bool {
    self != .width && self != .height && self != .notAnAttribute
  }

  fileprivate var isNearSide: Bool { self == .top || self == .leading || self == .left }
}
