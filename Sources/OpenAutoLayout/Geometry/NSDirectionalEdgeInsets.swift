public import Foundation

/// Distances inward from the sides of a rectangle, in points, with horizontal sides that follow the
/// reading direction.
///
///     view.directionalLayoutMargins.leading = 24
///     // view.layoutMargins.left == 24
///
/// In a right-to-left view, the leading side is the right one. Use ``UIEdgeInsets`` for physical
/// sides.
public struct NSDirectionalEdgeInsets: Sendable {
  /// The distance from the top side, in points.
  public var top: CGFloat
  /// The distance from the side where reading begins, in points.
  public var leading: CGFloat
  /// The distance from the bottom side, in points.
  public var bottom: CGFloat
  /// The distance from the side where reading ends, in points.
  public var trailing: CGFloat

  /// Makes insets from four distances in points, positive inward.
  ///
  ///     let insets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8)
  ///     // insets.leading == 16
  ///
  /// - Parameters:
  ///   - top: The distance from the top side.
  ///   - leading: The distance from the side where reading begins.
  ///   - bottom: The distance from the bottom side.
  ///   - trailing: The distance from the side where reading ends.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of zero.
  ///
  ///     // NSDirectionalEdgeInsets() == .zero
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// No distance from any side.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets: Equatable {}

extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: insets.top, leading: rightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: rightToLeft ? insets.left : insets.right)
  }
}

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: insets.top, left: rightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: rightToLeft ? insets.leading : insets.trailing)
  }
}
