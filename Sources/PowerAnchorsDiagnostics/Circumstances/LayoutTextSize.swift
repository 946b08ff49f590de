/// A text size that a person can choose, to try a layout in.
///
///     let problems = screen.layoutProblems(
///       widths: [320, 1024], textSizes: [.large, .accessibilityExtraExtraExtraLarge])
///
/// The cases are UIKit's content size categories, from the smallest to the largest. ``large`` is
/// the default of a device. Only text with fonts that follow the category changes: a label with a
/// font of `UIFont.preferredFont(forTextStyle:)` follows it if `adjustsFontForContentSizeCategory`
/// is `true`.
public enum LayoutTextSize: String, CaseIterable, Hashable, Sendable, Codable {
  /// The smallest size.
  case extraSmall
  /// The size between the smallest and the medium one.
  case small
  /// The size below the default.
  case medium
  /// The default size.
  case large
  /// The first size above the default.
  case extraLarge
  /// The second size above the default.
  case extraExtraLarge
  /// The largest size that is no accessibility size.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge
}
