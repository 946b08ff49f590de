/// The reading direction to try a layout in.
///
///     let problems = root.layoutProblems(
///       widths: stride(from: 320, through: 1024, by: 8), directions: [.rightToLeft])
///     // problems.isEmpty == true
public enum LayoutReadingDirection: String, CaseIterable, Hashable, Sendable, Codable {
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one.
  case rightToLeft
}

extension LayoutReadingDirection: CustomStringConvertible {
  /// The direction in words: `left to right`.
  public var description: String { self == .leftToRight ? "left to right" : "right to left" }
}
