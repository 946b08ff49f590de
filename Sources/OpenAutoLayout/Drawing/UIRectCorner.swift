/// The corners of a rectangle.
///
/// ``UIBezierPath/init(roundedRect:byRoundingCorners:cornerRadii:)`` takes it.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upper left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// Upper right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// Lower left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// Lower right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
