/// The direction in which a layout is read.
///
///     let problems = root.layoutProblems(
///       widths: stride(from: 320, through: 1024, by: 8), directions: [.rightToLeft])
///     // problems.isEmpty == true
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
