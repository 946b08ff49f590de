public import Foundation

/// An offset of a position, in points.
///
///     let tab = UITabBarItem(title: "Search", image: nil, tag: 0)
///     tab.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
///     // tab.titlePositionAdjustment.vertical == 4
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance down, in points.
  public var vertical: CGFloat

  /// Makes an offset of zero.
  ///
  ///     // UIOffset() == .zero
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset.
  ///
  ///     // UIOffset(horizontal: 0, vertical: 0) == .zero
  ///
  /// - Parameters:
  ///   - horizontal: The distance to the right, in points.
  ///   - vertical: The distance down, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The offset of zero.
  public static let zero = UIOffset()
}
