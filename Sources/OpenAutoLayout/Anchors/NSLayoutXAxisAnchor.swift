public import Foundation

/// A horizontal position: a left, right, leading or trailing edge, or a center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Makes a size out of the distance from this anchor to another one.
  ///
  ///     let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
  ///     gap.constraint(equalTo: first.widthAnchor).isActive = true
  ///     // the gap is as wide as the first view
  ///
  /// The distance counts in the reading direction between leading and trailing anchors.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    makeDistance(to: otherAnchor)
  }

  /// Makes a constraint that holds this anchor a system spacing after the other one, in the reading
  /// direction.
  ///
  /// - Parameters:
  ///   - anchor: The anchor after which this one lies.
  ///   - multiplier: How many times 8 points.
  /// - Returns: The constraint, inactive, with the whole spacing as its constant.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that keeps this anchor at least a system spacing after the other one.
  ///
  /// - Parameters:
  ///   - anchor: The anchor after which this one lies.
  ///   - multiplier: How many times 8 points.
  /// - Returns: The constraint, inactive, with the whole spacing as its constant.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that keeps this anchor at most a system spacing after the other one.
  ///
  /// - Parameters:
  ///   - anchor: The anchor after which this one lies.
  ///   - multiplier: How many times 8 points.
  /// - Returns: The constraint, inactive, with the whole spacing as its constant.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }
}
