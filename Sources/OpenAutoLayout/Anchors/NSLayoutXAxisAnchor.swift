public import Foundation

/// A horizontal position: a left, right, leading or trailing edge, or a center.
///
/// Leading and trailing follow the reading direction of the view that holds the constraint. Left
/// and right do not. A constraint between one of each kind stops the process.
///
///     title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
///     // title.frame.minX == icon.frame.maxX + 8
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, for constraints on a size.
  ///
  ///     let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
  ///     gap.constraint(equalTo: first.widthAnchor).isActive = true
  ///     // the gap is as wide as the first view
  ///
  /// The distance between leading and trailing anchors is measured in the reading direction.
  ///
  /// - Parameter otherAnchor: The anchor at which the distance ends.
  /// - Returns: The distance as a size. It is negative where the other anchor comes first.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    makeDistance(to: otherAnchor)
  }

  /// Makes a constraint that holds this anchor a system spacing after the other one, in the reading
  /// direction.
  ///
  ///     title.leadingAnchor.constraint(
  ///       equalToSystemSpacingAfter: icon.trailingAnchor, multiplier: 2
  ///     ).isActive = true
  ///     // title.frame.minX == icon.frame.maxX + 16
  ///
  /// - Parameters:
  ///   - anchor: The anchor after which this one lies.
  ///   - multiplier: The multiple of the system's spacing, which is 8 points.
  /// - Returns: The constraint, inactive, with the whole spacing as its constant.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that keeps this anchor at least a system spacing after the other one.
  ///
  ///     badge.leadingAnchor.constraint(
  ///       greaterThanOrEqualToSystemSpacingAfter: name.trailingAnchor, multiplier: 1
  ///     ).isActive = true
  ///     // badge.frame.minX >= name.frame.maxX + 8
  ///
  /// - Parameters:
  ///   - anchor: The anchor after which this one lies.
  ///   - multiplier: The multiple of the system's spacing, which is 8 points.
  /// - Returns: The constraint, inactive, with the whole spacing as its constant.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that keeps this anchor at most a system spacing after the other one.
  ///
  ///     badge.leadingAnchor.constraint(
  ///       lessThanOrEqualToSystemSpacingAfter: name.trailingAnchor, multiplier: 3
  ///     ).isActive = true
  ///     // badge.frame.minX <= name.frame.maxX + 24
  ///
  /// - Parameters:
  ///   - anchor: The anchor after which this one lies.
  ///   - multiplier: The multiple of the system's spacing, which is 8 points.
  /// - Returns: The constraint, inactive, with the whole spacing as its constant.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }
}
