/// Sides of a rectangle, of which the horizontal ones follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The side where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The side where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
