extension NSLayoutConstraint {
  /// Sets the distance between two positions to a multiple of the system's spacing.
  ///
  /// The distance is the constraint's constant, so the constraint stays, with its relation.
  ///
  ///     let gap = title.leadingAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
  ///     gap.setSystemSpacing(multiplyBy: 3)
  ///     // title.frame.minX == icon.frame.maxX + 24
  ///
  /// - Parameters:
  ///   - multiplier: The factor of the system's spacing.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Precondition: The multiplier is finite, and the constraint holds two positions.
  /// - Complexity: O(1), and one constraint that the platform is asked for the distance with.
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
      // The text of a precondition would be lost in an optimized build.
      fatalError(
        """
        This constraint holds no distance between two positions. Set the system's spacing of one that \
        constrain(toSystemSpacingAfter:) or its like has made.
        """)
    }
  }
}
