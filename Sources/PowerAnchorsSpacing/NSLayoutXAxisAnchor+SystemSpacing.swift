@MainActor
extension NSLayoutXAxisAnchor {
  /// Constrains this anchor to the system's spacing after another one, and activates the
  /// constraint.
  ///
  /// The system decides the distance. For a distance of your own, use `constrain(_:to:with:)`.
  ///
  ///     title.leadingAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
  ///     // title.frame.minX == icon.frame.maxX + 8
  ///     // right to left: title.frame.maxX == icon.frame.minX - 8
  ///
  /// - Parameters:
  ///   - relation: How the distance relates to the system's spacing: `.greaterThanOrEqual` keeps at
  ///     least so much of it. Equal, unless given.
  ///   - anchor: The anchor after which this one lies.
  ///   - multiplier: The factor of the system's spacing.
  ///   - priority: How strongly the constraint holds. Required, unless given.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The name that the console shows. Without one, a debug build names the
  ///     constraint after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: `multiplier` is finite; leading and trailing are not mixed with left and
  ///   right. If `isActive`: both anchors' items share an ancestor, and the receiver's view does
  ///   not translate its autoresizing mask. Debug builds say which of these does not hold.
  /// - Complexity: O(1), and in an optimized build the messages of the platform's own call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal,
    toSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return makeConstraint(relation, toSystemSpacingAfter: anchor, multiplier, traits)
      .activated(by: traits)
  }

  /// Constrains this anchor to the system's spacing before another one, and activates the
  /// constraint.
  ///
  /// The platforms have this in the other direction only, so the constraint's first anchor is
  /// `anchor`, and this one is its second.
  ///
  ///     title.trailingAnchor.constrain(toSystemSpacingBefore: button.leadingAnchor)
  ///     // title.frame.maxX == button.frame.minX - 8
  ///     // right to left: title.frame.minX == button.frame.maxX + 8
  ///
  /// - Parameters:
  ///   - relation: How the distance relates to the system's spacing: `.greaterThanOrEqual` keeps at
  ///     least so much of it. Equal, unless given.
  ///   - anchor: The anchor before which this one lies.
  ///   - multiplier: The factor of the system's spacing.
  ///   - priority: How strongly the constraint holds. Required, unless given.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The name that the console shows. Without one, a debug build names the
  ///     constraint after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: `multiplier` is finite; leading and trailing are not mixed with left and
  ///   right. If `isActive`: both anchors' items share an ancestor, and the receiver's view does
  ///   not translate its autoresizing mask. Debug builds say which of these does not hold.
  /// - Complexity: O(1), and in an optimized build the messages of the platform's own call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal,
    toSystemSpacingBefore anchor: NSLayoutXAxisAnchor, multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return makeConstraint(relation, toSystemSpacingBefore: anchor, multiplier, traits)
      .activated(by: traits)
  }

  @inlinable @inline(__always)
  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, toSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    _ multiplier: CGFloat, _ traits: ConstraintTraits,
    receiver: NSLayoutConstraint.Receiver = .firstItem
  ) -> NSLayoutConstraint {
    traits.callSite?.check(multiplier: multiplier)
    traits.callSite?.checkDirections(self, anchor)
    let made =
      switch relation {
      case .lessThanOrEqual:
        constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
      case .greaterThanOrEqual:
        constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
      default:
        constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier)
      }
    return made.applying(traits, receiver: receiver)
  }

  @inlinable @inline(__always)
  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, toSystemSpacingBefore anchor: NSLayoutXAxisAnchor,
    _ multiplier: CGFloat, _ traits: ConstraintTraits
  ) -> NSLayoutConstraint {
    anchor.makeConstraint(
      relation, toSystemSpacingAfter: self, multiplier, traits, receiver: .secondItem)
  }
}
