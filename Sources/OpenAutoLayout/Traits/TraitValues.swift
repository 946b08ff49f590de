/// The size class of an interface along an axis.
///
///     root.traitOverrides.horizontalSizeClass = .regular
///     // root.traitCollection.horizontalSizeClass == .regular
///
/// Nothing derives it from a size here. A test for an iPad sets it.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No value.
  case unspecified = 0
  /// Compact, such as the width of an iPhone in portrait.
  case compact = 1
  /// Regular, such as the width of an iPad, or the height of an iPhone in portrait.
  case regular = 2
}

/// The kind of device that an interface is for.
///
/// ``UITraitCollection/userInterfaceIdiom`` is ``phone`` unless it is overridden.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No value.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// CarPlay in a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision Pro.
  case vision = 6
}

/// The style of an interface: light or dark.
///
///     root.overrideUserInterfaceStyle = .dark
///     // root.traitCollection.userInterfaceStyle == .dark
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No value.
  case unspecified = 0
  /// The light style.
  case light = 1
  /// The dark style.
  case dark = 2
}

/// The reading direction of an environment.
///
///     root.traitOverrides.layoutDirection = .rightToLeft
///     // root.effectiveUserInterfaceLayoutDirection == .rightToLeft
///
/// Unlike ``UIView/semanticContentAttribute``, it applies to all views in the environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No value.
  case unspecified = -1
  /// The leading edge is the left one.
  case leftToRight = 0
  /// The leading edge is the right one.
  case rightToLeft = 1
}

/// The contrast that a person prefers.
///
/// ``UITraitCollection/accessibilityContrast`` is ``normal`` unless it is overridden.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No value.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// A higher contrast.
  case high = 1
}

/// The elevation of an interface.
///
/// ``UITraitCollection/userInterfaceLevel`` is ``base`` unless it is overridden.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No value.
  case unspecified = -1
  /// The interface is at the base.
  case base = 0
  /// The interface is above another one.
  case elevated = 1
}

/// The weight of text that a person prefers.
///
/// ``UITraitCollection/legibilityWeight`` is ``regular`` unless it is overridden.
public enum UILegibilityWeight: Int, Sendable {
  /// No value.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// A bold weight.
  case bold = 1
}
