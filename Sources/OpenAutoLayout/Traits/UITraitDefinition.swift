public import Foundation

/// Names a trait, and says which values it has.
///
///     enum DensityTrait: UITraitDefinition {
///       static let defaultValue = Density.comfortable
///     }
///     root.traitOverrides[DensityTrait.self] = .compact
///     // every view below the root: traitCollection[DensityTrait.self] == .compact
///
/// Values that are not `Equatable` count as different from each other.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where none is given.
  static var defaultValue: Value { get }
  /// The name of the trait in descriptions; the type's name by default.
  static var name: String { get }
  /// Whether colors may depend on the trait. `false` by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, without a value.
public typealias UITrait = any UITraitDefinition.Type

/// The room along the horizontal axis.
///
/// A ``UIUserInterfaceSizeClass``, which ``UIMutableTraits/horizontalSizeClass`` reads and sets.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The room along the vertical axis.
///
/// A ``UIUserInterfaceSizeClass``, which ``UIMutableTraits/verticalSizeClass`` reads and sets.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// How large text is to be.
///
/// A ``UIContentSizeCategory``, which ``UIMutableTraits/preferredContentSizeCategory`` reads and
/// sets.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The kind of device.
///
/// A ``UIUserInterfaceIdiom``, which ``UIMutableTraits/userInterfaceIdiom`` reads and sets.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Light or dark.
///
/// A ``UIUserInterfaceStyle``, which ``UIMutableTraits/userInterfaceStyle`` reads and sets.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The reading direction.
///
/// A ``UITraitEnvironmentLayoutDirection``, which ``UIMutableTraits/layoutDirection`` reads and
/// sets.
public enum UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// Pixels in a point.
///
/// A number, which ``UIMutableTraits/displayScale`` reads and sets. Frames are rounded by
/// ``UIView/contentScaleFactor`` instead.
public enum UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}

/// How strongly colors have to differ.
///
/// A ``UIAccessibilityContrast``, which ``UIMutableTraits/accessibilityContrast`` reads and sets.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the interface lies on another one.
///
/// A ``UIUserInterfaceLevel``, which ``UIMutableTraits/userInterfaceLevel`` reads and sets.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// Bold text or not.
///
/// A ``UILegibilityWeight``, which ``UIMutableTraits/legibilityWeight`` reads and sets.
public enum UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
