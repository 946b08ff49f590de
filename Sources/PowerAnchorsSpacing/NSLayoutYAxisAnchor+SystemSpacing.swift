@MainActor
extension NSLayoutYAxisAnchor {
  /// Constrains this anchor to the system's spacing below another one, and activates the
  /// constraint.
  ///
  /// The system decides the distance, between two baselines from their fonts. For a distance of
  /// your own, use `constrain(_:to:with:)`.
  ///
  ///     text.topAnchor.constrain(toSystemSpacingBelow: title.bottomAnchor)
  ///     // text.frame.minY == title.frame.maxY + 8
  ///
  /// - Parameters:
  ///   - relation: How the distance relates to the system's spacing: `.greaterThanOrEqual` keeps at
  ///     least so much of it. Equal, unless given.
  ///   - anchor: The anchor below which this one lies.
  ///   - multiplier: The factor of the system's spacing.
  ///   - priority: How strongly the constraint holds. Required, unless given.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The name that the console shows. Without one, a debug build names the
  ///     constraint after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: `multiplier` is finite.
  ///   If `isActive`: both anchors' items share an ancestor, and the receiver's view does not
  ///   translate its autoresizing mask. Debug builds say which of these does not hold.
  /// - Complexity: O(1), and in an optimized build the messages of the platform's own call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal,
    toSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return makeConstraint(relation, toSystemSpacingBelow: anchor, multiplier, traits)
      .activated(by: traits)
  }

  /// Constrains this anchor to the system's spacing above another one, and activates the
  /// constraint.
  ///
  /// The platforms have this in the other direction only, so the constraint's first anchor is
  /// `anchor`, and this one is its second.
  ///
  ///     text.bottomAnchor.constrain(toSystemSpacingAbove: button.topAnchor, multiplyBy: 2)
  ///     // text.frame.maxY == button.frame.minY - 16
  ///
  /// - Parameters:
  ///   - relation: How the distance relates to the system's spacing: `.greaterThanOrEqual` keeps at
  ///     least so much of it. Equal, unless given.
  ///   - anchor: The anchor above which this one lies.
  ///   - multiplier: The factor of the system's spacing.
  ///   - priority: How strongly the constraint holds. Required, unless given.
  ///   - isActive: Whether to activate the constraint.
  ///   - identifier: The name that the console shows. Without one, a debug build names the
  ///     constraint after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraint, active unless `isActive` is `false`.
  /// - Precondition: `multiplier` is finite.
  ///   If `isActive`: both anchors' items share an ancestor, and the receiver's view does not
  ///   translate its autoresizing mask. Debug builds say which of these does not hold.
  /// - Complexity: O(1), and in an optimized build the messages of the platform's own call.
  @preconcurrency @MainActor @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal,
    toSystemSpacingAbove anchor: NSLayoutYAxisAnchor, multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return makeConstraint(relation, toSystemSpacingAbove: anchor, multiplier, traits)
      .activated(by: traits)
  }

  @inlinable @inline(__always)
  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, toSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat, _ traits: ConstraintTraits,
    receiver: NSLayoutConstraint.Receiver = .firstItem
  ) -> NSLayoutConstraint {
    traits.callSite?.check(multiplier: multiplier)
    let made =
      switch relation {
      case .lessThanOrEqual:
        constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
      case .greaterThanOrEqual:
        constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
      default:
        constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier)
      }
    return made.applying(traits, receiver: receiver)
  }

  @inlinable @inline(__always)
  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, toSystemSpacingAbove anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat, _ traits: ConstraintTraits
  ) -> NSLayoutConstraint {
    anchor.makeConstraint(
      relation, toSystemSpacingBelow: self, multiplier, traits, receiver: .secondItem)
  }
}
