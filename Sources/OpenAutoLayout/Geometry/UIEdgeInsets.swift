public import Foundation

/// Distances inward from the four physical sides of a rectangle, in points.
///
///     view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
///
/// Use ``NSDirectionalEdgeInsets`` for distances that follow the reading direction.
public struct UIEdgeInsets: Sendable {
  /// The distance from the top side, in points.
  public var top: CGFloat
  /// The distance from the left side, in points.
  public var left: CGFloat
  /// The distance from the bottom side, in points.
  public var bottom: CGFloat
  /// The distance from the right side, in points.
  public var right: CGFloat

  /// Makes insets from four distances in points, positive inward.
  ///
  ///     let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  ///     let content = CGRect(x: 0, y: 0, width: 320, height: 100).inset(by: insets)
  ///     // content == CGRect(x: 16, y: 8, width: 288, height: 84)
  ///
  /// - Parameters:
  ///   - top: The distance from the top side.
  ///   - left: The distance from the left side.
  ///   - bottom: The distance from the bottom side.
  ///   - right: The distance from the right side.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets of zero.
  ///
  ///     // UIEdgeInsets() == .zero
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// No distance from any side.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets: Equatable {}

extension UIEdgeInsets {
  static prefix func - (insets: Self) -> Self {
    Self(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }

  static func + (left: Self, right: Self) -> Self {
    Self(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }

  /// Returns the larger of both insets on each side.
  func union(_ other: Self) -> Self {
    Self(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension CGRect {
  /// Returns the rectangle with each side moved inward by its inset. A negative inset moves a side
  /// outward.
  ///
  ///     let shadow = UIEdgeInsets(top: -2, left: -4, bottom: -6, right: -4)
  ///     let painted = CGRect(x: 10, y: 10, width: 80, height: 40).inset(by: shadow)
  ///     // painted == CGRect(x: 6, y: 8, width: 88, height: 48)
  ///
  /// - Parameter insets: The distances in points.
  /// - Returns: The new rectangle. Its size is negative where the insets are larger than this
  ///   rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
