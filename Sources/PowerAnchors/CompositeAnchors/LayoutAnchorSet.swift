/// A set of anchors of an item.
///
/// It contains one anchor or several, of any axis:
///
///     badge.anchors([.top, .trailing]).constrain(to: avatar)
///     icon.anchors(.height).constrain(to: title)
///     // icon.frame.height == title.frame.height
///
/// Guides have no baselines, so these are for views.
@frozen
public struct LayoutAnchorSet: OptionSet, Sendable {
  /// A bit for each anchor, in the order in which constraints are made.
  public let rawValue: UInt16

  /// Creates a set from its bits. Use the names of the anchors instead:
  ///
  ///     let corner: LayoutAnchorSet = [.top, .trailing]
  ///     badge.anchors(corner).constrain(to: avatar)
  ///     // left to right: badge.frame.maxX == avatar.frame.maxX
  ///
  /// - Parameter rawValue: The bits.
  @inlinable
  public init(rawValue: UInt16) {
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
  /// The left edge, in both reading directions.
  @inlinable public static var left: LayoutAnchorSet { .init(rawValue: 1 << 4) }
  /// The right edge, in both reading directions.
  @inlinable public static var right: LayoutAnchorSet { .init(rawValue: 1 << 5) }
  /// The baseline of the first line of text.
  @inlinable public static var firstBaseline: LayoutAnchorSet { .init(rawValue: 1 << 6) }
  /// The baseline of the last line of text.
  @inlinable public static var lastBaseline: LayoutAnchorSet { .init(rawValue: 1 << 7) }
  /// The horizontal center.
  @inlinable public static var centerX: LayoutAnchorSet { .init(rawValue: 1 << 8) }
  /// The vertical center.
  @inlinable public static var centerY: LayoutAnchorSet { .init(rawValue: 1 << 9) }
  /// The width.
  @inlinable public static var width: LayoutAnchorSet { .init(rawValue: 1 << 10) }
  /// The height.
  @inlinable public static var height: LayoutAnchorSet { .init(rawValue: 1 << 11) }

  @inlinable package static var fourEdges: LayoutAnchorSet { .init(rawValue: 0b1111) }
  @inlinable package static var leadingAndTrailing: LayoutAnchorSet { [.leading, .trailing] }
  @inlinable package static var topAndBottom: LayoutAnchorSet { [.top, .bottom] }
  /// The sides, which insets move.
  @inlinable package static var sides: LayoutAnchorSet { .init(rawValue: 0b11_1111) }
  @inlinable package static var baselines: LayoutAnchorSet { [.firstBaseline, .lastBaseline] }
}
