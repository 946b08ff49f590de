import Foundation

/// A fitting size that was measured, and what was asked for.
struct KeptFit {
  let target: FittingTarget
  /// The size, in points.
  let size: CGSize
}

/// What a client asks a fitting size for.
struct FittingTarget: Equatable {
  let size: CGSize
  let horizontalPriority: UILayoutPriority
  let verticalPriority: UILayoutPriority
  /// How many pixels a point has.
  let scale: CGFloat
}
