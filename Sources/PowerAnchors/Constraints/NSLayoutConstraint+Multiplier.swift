extension NSLayoutConstraint {
  /// Replaces this constraint by one with another multiplier.
  ///
  /// A multiplier cannot be set. The new constraint keeps everything else, and is active if this
  /// one was; this one is inactive afterwards. Keep the new one in place of this one. A group whose
  /// closure is running takes the new one instead; one that collected this one earlier has to be
  /// asked itself: use ``LayoutConstraintGroup/replaceMultiplier(of:with:)``.
  ///
  ///     var ratio = bar.widthAnchor.constrain(to: track.widthAnchor, multiplyBy: 0.25)
  ///     ratio = ratio.replaceMultiplier(with: 0.5)
  ///     // bar.frame.width == track.frame.width / 2
  ///
  /// - Parameter multiplier: The factor of the second item's attribute.
  /// - Returns: The new constraint.
  /// - Precondition: The constraint has items: one made with an `anchorWithOffset(to:)` has none.
  public func replaceMultiplier(with multiplier: CGFloat) -> NSLayoutConstraint {
    let replacement = rebuilt(multiplyingBy: multiplier)
    replacement.priority = priority
    replacement.identifier = identifier
    replacement.shouldBeArchived = shouldBeArchived
    if isActive {
      isActive = false
      replacement.isActive = true
    }
    LayoutConstraintGroup.recording?.takeUnretainedValue().exchange(self, for: replacement)
    return replacement
  }

  /// A new constraint between the same attributes: required, unnamed and inactive, as one that a
  /// factory makes.
  func rebuilt(multiplyingBy multiplier: CGFloat) -> NSLayoutConstraint {
    guard let firstItem else {
      // The text of a precondition would be lost in an optimized build.
      fatalError(
        """
        This constraint has no first item, so its multiplier cannot be replaced: it was made with \
        anchorWithOffset(to:), or its view is gone. Make a new one from the anchors.
        """)
    }
    return NSLayoutConstraint(
      item: firstItem, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
  }
}
