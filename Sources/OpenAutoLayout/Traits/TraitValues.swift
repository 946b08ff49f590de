/// The room that an interface has along an axis.
///
///     root.traitOverrides.horizontalSizeClass = .regular
///     // root.traitCollection.horizontalSizeClass == .regular
///
/// Nothing here derives it from a size: a test for a pad sets it.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little, such as the width of an upright phone.
  case compact = 1
  /// Much, such as the width of a pad, or the height of an upright phone.
  case regular = 2
}

/// The kind of device that an interface is for.
///
/// ``UITraitCollection/userInterfaceIdiom`` is ``phone`` unless it is overridden.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A pad.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A desktop.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Whether an interface is light or dark.
///
///     root.overrideUserInterfaceStyle = .dark
///     // root.traitCollection.userInterfaceStyle == .dark
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The direction in which the views of an environment read.
///
///     root.traitOverrides.layoutDirection = .rightToLeft
///     // root.effectiveUserInterfaceLayoutDirection == .rightToLeft
///
/// Unlike ``UIView/semanticContentAttribute``, it reaches every view below.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// The contrast that a person prefers.
///
/// ``UITraitCollection/accessibilityContrast`` is ``normal`` unless it is overridden.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// More than designed.
  case high = 1
}

/// The elevation of an interface.
///
/// ``UITraitCollection/userInterfaceLevel`` is ``base`` unless it is overridden.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// The interface is the lowest one.
  case base = 0
  /// The interface lies on another one.
  case elevated = 1
}

/// The weight of text that a person prefers.
///
/// ``UITraitCollection/legibilityWeight`` is ``regular`` unless it is overridden.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Bold.
  case bold = 1
}
