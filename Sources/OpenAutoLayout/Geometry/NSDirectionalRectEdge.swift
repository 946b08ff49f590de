/// Sides of a rectangle, with horizontal sides that follow the reading direction.
///
/// A ``UITrackingLayoutGuide`` activates constraints by its nearness to such sides.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  @inlinable
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top side.
  @inlinable public static var top: NSDirectionalRectEdge { .init(rawValue: 1 << 0) }
  /// The side where reading begins.
  @inlinable public static var leading: NSDirectionalRectEdge { .init(rawValue: 1 << 1) }
  /// The bottom side.
  @inlinable public static var bottom: NSDirectionalRectEdge { .init(rawValue: 1 << 2) }
  /// The side where reading ends.
  @inlinable public static var trailing: NSDirectionalRectEdge { .init(rawValue: 1 << 3) }
  /// All four sides.
  @inlinable public static var all: NSDirectionalRectEdge { .init(rawValue: 0b1111) }
}
