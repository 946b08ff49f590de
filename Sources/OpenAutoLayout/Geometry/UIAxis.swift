/// Both axes, one or none.
///
///     // UIAxis.both.contains(.horizontal)
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Across.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// Down.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Across and down.
  public static let both: UIAxis = [.horizontal, .vertical]
}
