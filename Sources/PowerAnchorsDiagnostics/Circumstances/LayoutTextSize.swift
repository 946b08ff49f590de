/// A size of text that a person may have chosen, from the smallest to the largest.
///
///     let problems = screen.layoutProblems(
///       widths: [320, 1024], textSizes: [.large, .accessibilityExtraExtraExtraLarge])
///
/// The cases are UIKit's content size categories; ``large`` is what a device has at first. Only text
/// in fonts that follow them changes, such as those of `UIFont.preferredFont(forTextStyle:)` in labels
/// that adjust.
public enum LayoutTextSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case extraSmall
  /// Between the smallest and the medium size.
  case small
  /// One below the size that a device has at first.
  case medium
  /// The size that a device has at first.
  case large
  /// One above the size that a device has at first.
  case extraLarge
  /// Two above the size that a device has at first.
  case extraExtraLarge
  /// The largest without the accessibility setting.
  case extraExtraExtraLarge
  /// The smallest of the accessibility setting.
  case accessibilityMedium
  /// The second of the accessibility setting.
  case accessibilityLarge
  /// The third of the accessibility setting.
  case accessibilityExtraLarge
  /// The fourth of the accessibility setting.
  case accessibilityExtraExtraLarge
  /// The largest of all.
  case accessibilityExtraExtraExtraLarge
}
