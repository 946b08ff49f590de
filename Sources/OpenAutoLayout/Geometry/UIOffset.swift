public import Foundation

/// How far something is moved, in points.
///
///     let tab = UITabBarItem(title: "Search", image: nil, tag: 0)
///     tab.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
///     // tab.titlePositionAdjustment.vertical == 4
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// Moves nothing.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset.
  ///
  ///     // UIOffset(horizontal: 0, vertical: 0) == .zero
  ///
  /// - Parameters:
  ///   - horizontal: To the right, in points.
  ///   - vertical: Downwards, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Moves nothing.
  public static let zero = UIOffset()
}
