extension NSLayoutConstraint {
  /// Replaces this constraint with a new one that has another multiplier.
  ///
  /// The multiplier of an existing constraint cannot change. The new constraint has the same other
  /// properties, and is active if this one was. This one becomes inactive. Store the new constraint
  /// in place of this one. If the closure of a group is running and this constraint is in the
  /// group, the group takes the new one. For a constraint that a group collected earlier, call
  /// ``LayoutConstraintGroup/replaceMultiplier(of:with:fileID:line:)`` on the group instead.
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
  /// - Precondition: The second anchor of the constraint is a dimension, or a position of a view
  ///   that contains the first item. You cannot multiply the distance between siblings, for example
  ///   system spacing: this distance is the constant of the constraint.
  @inlinable
  public func replaceMultiplier(
    with multiplier: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CallSite.inDebugBuilds(fileID, line)?.check(multiplier: multiplier)
    return replaced(by: withMultiplier(multiplier))
  }

  /// Returns a new constraint with another multiplier, which has a useful meaning.
  @usableFromInline
  func withMultiplier(_ multiplier: CGFloat) -> NSLayoutConstraint {
    checkMultipliedPosition()
    return rebuilt(multiplyingBy: multiplier)
  }

  /// Gives a new constraint the properties of this one, and its place in the layout and in the group
  /// whose closure is running.
  @usableFromInline
  package func replaced(by replacement: NSLayoutConstraint) -> NSLayoutConstraint {
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

  /// Returns a new constraint between the same attributes: required, without identifier and
  /// inactive.
  func rebuilt(multiplyingBy multiplier: CGFloat) -> NSLayoutConstraint {
    let (first, second) = items
    if let first {
      return NSLayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
        attribute: secondAttribute, multiplier: multiplier, constant: constant)
    }
    // A distance between two anchors is an anchor without an item.
    guard
      let distance = firstAnchor as AnyObject as? NSLayoutDimension,
      let second = secondAnchor as AnyObject as? NSLayoutDimension
    else {
      // An optimized build would omit the message of a precondition.
      fatalError(
        """
        This constraint has no second anchor to multiply: it holds a distance at a constant, or its \
        view is gone. Set its constant, or make a new one from the anchors.
        """)
    }
    return NSLayoutDimension._makeConstraint(
      relation, of: distance, to: second, with: constant, multiplyBy: multiplier)
  }

  /// Stops if the multiplier has no useful meaning: for the position of a sibling, which is its
  /// arbitrary distance from the edge of the common superview, or for the top or leading edge of a
  /// container, which is 0.
  private func checkMultipliedPosition() {
    let (first, second) = items
    guard secondAttribute.isPosition, let first, let second else { return }
    if let view = hostView(of: first), let container = hostView(of: second),
      view.isDescendant(of: container), !secondAttribute.isNearSide
    {
      return
    }
    // An optimized build would omit the message of a precondition.
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

  var isNearSide: Bool { self == .top || self == .leading || self == .left }
}
