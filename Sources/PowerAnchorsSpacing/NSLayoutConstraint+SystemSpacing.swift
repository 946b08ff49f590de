extension NSLayoutConstraint {
  /// Sets the distance between two positions to a multiple of the system's spacing.
  ///
  /// The distance is the constant of the constraint, so the constraint keeps its relation and does
  /// not have to be replaced.
  ///
  ///     let gap = title.leadingAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
  ///     gap.setSystemSpacing(multiplyBy: 3)
  ///     // title.frame.minX == icon.frame.maxX + 24
  ///
  /// - Parameters:
  ///   - multiplier: The factor of the system's spacing.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Precondition: The multiplier is finite, and the constraint is between two positions.
  /// - Complexity: O(1). Creates one constraint to get the distance from the platform.
  @inlinable
  public func setSystemSpacing(
    multiplyBy multiplier: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    CallSite.inDebugBuilds(fileID, line)?.check(multiplier: multiplier)
    takeSystemSpacing(multipliedBy: multiplier)
  }

  @usableFromInline
  func takeSystemSpacing(multipliedBy multiplier: CGFloat) {
    let first = firstAnchor as AnyObject, second = secondAnchor as AnyObject
    if let x = first as? NSLayoutXAxisAnchor, let other = second as? NSLayoutXAxisAnchor {
      constant =
        x.constraint(equalToSystemSpacingAfter: other, multiplier: multiplier).constant
    } else if let y = first as? NSLayoutYAxisAnchor, let other = second as? NSLayoutYAxisAnchor {
      constant =
        y.constraint(equalToSystemSpacingBelow: other, multiplier: multiplier).constant
    } else {
      // An optimized build would omit the message of a precondition.
      fatalError(
        """
        This constraint holds no distance between two positions. Set the system's spacing of one that \
        constrain(toSystemSpacingAfter:) or its like has made.
        """)
    }
  }
}
