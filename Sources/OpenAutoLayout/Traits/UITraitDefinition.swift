public import Foundation

/// The definition of a trait: its name, and the type of its values.
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
  /// The value of the trait where none is set.
  static var defaultValue: Value { get }
  /// The name of the trait in descriptions. The default is the name of the type.
  static var name: String { get }
  /// Whether colors may depend on the trait. The default is `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The horizontal size class.
///
/// A ``UIUserInterfaceSizeClass``, which ``UIMutableTraits/horizontalSizeClass`` reads and sets.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The vertical size class.
///
/// A ``UIUserInterfaceSizeClass``, which ``UIMutableTraits/verticalSizeClass`` reads and sets.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The preferred text size.
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

/// The light or dark style.
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

/// The number of pixels in a point.
///
/// A number, which ``UIMutableTraits/displayScale`` reads and sets. Frames are rounded by
/// ``UIView/contentScaleFactor`` instead.
public enum UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}

/// The contrast of colors.
///
/// A ``UIAccessibilityContrast``, which ``UIMutableTraits/accessibilityContrast`` reads and sets.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The elevation of the interface.
///
/// A ``UIUserInterfaceLevel``, which ``UIMutableTraits/userInterfaceLevel`` reads and sets.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The weight of text.
///
/// A ``UILegibilityWeight``, which ``UIMutableTraits/legibilityWeight`` reads and sets.
public enum UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
