public import Foundation

/// Distances inwards from the four physical sides of a rectangle, in points.
///
///     view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
///
/// Use ``NSDirectionalEdgeInsets`` for distances that follow the reading direction.
public struct UIEdgeInsets: Sendable {
  /// The distance from the upper side, in points.
  public var top: CGFloat
  /// The distance from the left side, in points.
  public var left: CGFloat
  /// The distance from the lower side, in points.
  public var bottom: CGFloat
  /// The distance from the right side, in points.
  public var right: CGFloat

  /// Makes insets from four distances in points, positive inwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// No distance from any side.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets: Equatable {}

extension CGRect {
  /// The rectangle with each side moved inwards by its inset; a negative inset moves it outwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
