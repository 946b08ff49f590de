/// A set of anchors of an item.
///
/// It contains one anchor or several, of any axis:
///
///     badge.anchors([.top, .trailing]).constrain(to: avatar)
///     icon.anchors(.height).constrain(to: title)
///     // icon.frame.height == title.frame.height
@frozen
public struct LayoutAnchorSet: OptionSet, Sendable {
  /// A bit for each anchor, in the order in which constraints are made.
  public let rawValue: UInt8

  /// Creates a set from its bits. Use the names of the anchors instead:
  ///
  ///     let corner: LayoutAnchorSet = [.top, .trailing]
  ///     badge.anchors(corner).constrain(to: avatar)
  ///     // left to right: badge.frame.maxX == avatar.frame.maxX
  ///
  /// - Parameter rawValue: The bits.
  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The top edge.
  @inlinable public static var top: LayoutAnchorSet { .init(rawValue: 1 << 0) }
  /// The leading edge: the left one in a left-to-right layout.
  @inlinable public static var leading: LayoutAnchorSet { .init(rawValue: 1 << 1) }
  /// The bottom edge.
  @inlinable public static var bottom: LayoutAnchorSet { .init(rawValue: 1 << 2) }
  /// The trailing edge: the right one in a left-to-right layout.
  @inlinable public static var trailing: LayoutAnchorSet { .init(rawValue: 1 << 3) }
  /// The horizontal center.
  @inlinable public static var centerX: LayoutAnchorSet { .init(rawValue: 1 << 4) }
  /// The vertical center.
  @inlinable public static var centerY: LayoutAnchorSet { .init(rawValue: 1 << 5) }
  /// The width.
  @inlinable public static var width: LayoutAnchorSet { .init(rawValue: 1 << 6) }
  /// The height.
  @inlinable public static var height: LayoutAnchorSet { .init(rawValue: 1 << 7) }
}
