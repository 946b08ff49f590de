public import Foundation

/// A vertical position: a top or bottom edge, a center or a baseline of text.
///
/// Larger values lie lower. Baselines align text of different sizes:
///
///     note.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor).isActive = true
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, for constraints on a size.
  ///
  ///     let gap = first.bottomAnchor.anchorWithOffset(to: second.topAnchor)
  ///     gap.constraint(equalTo: first.heightAnchor).isActive = true
  ///     // the gap is as high as the first view
  ///
  /// - Parameter otherAnchor: The anchor at which the distance ends.
  /// - Returns: The distance as a size. It is negative where the other anchor lies higher.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    makeDistance(to: otherAnchor)
  }

  /// Makes a constraint that holds this anchor a system spacing below the other one.
  ///
  ///     note.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 1)
  ///       .isActive = true
  ///     // note.frame.minY == title.frame.maxY + 8
  ///
  /// - Parameters:
  ///   - anchor: The anchor below which this one lies.
  ///   - multiplier: The multiple of the system's spacing, which is 8 points, and follows the fonts
  ///     between the baselines of two texts.
  /// - Returns: The constraint, inactive, with the whole spacing as its constant. Between baselines, a
  ///   layout sets it.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that keeps this anchor at least a system spacing below the other one.
  ///
  ///     footer.topAnchor.constraint(
  ///       greaterThanOrEqualToSystemSpacingBelow: note.bottomAnchor, multiplier: 2
  ///     ).isActive = true
  ///     // footer.frame.minY >= note.frame.maxY + 16
  ///
  /// - Parameters:
  ///   - anchor: The anchor below which this one lies.
  ///   - multiplier: The multiple of the system's spacing, which is 8 points, and follows the fonts
  ///     between the baselines of two texts.
  /// - Returns: The constraint, inactive, with the whole spacing as its constant. Between baselines, a
  ///   layout sets it.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that keeps this anchor at most a system spacing below the other one.
  ///
  ///     note.topAnchor.constraint(
  ///       lessThanOrEqualToSystemSpacingBelow: title.bottomAnchor, multiplier: 4
  ///     ).isActive = true
  ///     // note.frame.minY <= title.frame.maxY + 32
  ///
  /// - Parameters:
  ///   - anchor: The anchor below which this one lies.
  ///   - multiplier: The multiple of the system's spacing, which is 8 points, and follows the fonts
  ///     between the baselines of two texts.
  /// - Returns: The constraint, inactive, with the whole spacing as its constant. Between baselines, a
  ///   layout sets it.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }
}
