public import Foundation

/// A width or a height, or the distance between two positions.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint that holds the size at a constant.
  ///
  /// - Parameter c: The size in points.
  /// - Returns: The constraint, inactive, without a second item and with a multiplier of 1.
  /// - Precondition: The constant is finite.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, toConstant: c)
  }

  /// Makes a constraint that keeps the size at a constant or larger.
  ///
  /// - Parameter c: The size in points.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The constant is finite.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, toConstant: c)
  }

  /// Makes a constraint that keeps the size at a constant or smaller.
  ///
  /// - Parameter c: The size in points.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The constant is finite.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, toConstant: c)
  }

  /// Makes a constraint that holds the size at a multiple of another one.
  ///
  ///     image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 16.0 / 9)
  ///
  /// - Parameters:
  ///   - anchor: The size to measure by.
  ///   - m: What the other size is multiplied by.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: m, constant: 0)
  }

  /// Makes a constraint that keeps the size at a multiple of another one or larger.
  ///
  /// - Parameters:
  ///   - anchor: The size to measure by.
  ///   - m: What the other size is multiplied by.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: 0)
  }

  /// Makes a constraint that keeps the size at a multiple of another one or smaller.
  ///
  /// - Parameters:
  ///   - anchor: The size to measure by.
  ///   - m: What the other size is multiplied by.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: 0)
  }

  /// Makes a constraint that holds the size at a multiple of another one, plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The size to measure by.
  ///   - m: What the other size is multiplied by.
  ///   - c: What is added, in points.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The multiplier and the constant are finite.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Makes a constraint that keeps the size at a multiple of another one, plus a constant, or
  /// larger.
  ///
  /// - Parameters:
  ///   - anchor: The size to measure by.
  ///   - m: What the other size is multiplied by.
  ///   - c: What is added, in points.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The multiplier and the constant are finite.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Makes a constraint that keeps the size at a multiple of another one, plus a constant, or
  /// smaller.
  ///
  /// - Parameters:
  ///   - anchor: The size to measure by.
  ///   - m: What the other size is multiplied by.
  ///   - c: What is added, in points.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The multiplier and the constant are finite.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}
