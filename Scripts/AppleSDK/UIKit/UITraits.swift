public struct UIContentSizeCategory: Hashable, Sendable {
  public static let extraSmall = Self()
  public static let small = Self()
  public static let medium = Self()
  public static let large = Self()
  public static let extraLarge = Self()
  public static let extraExtraLarge = Self()
  public static let extraExtraExtraLarge = Self()
  public static let accessibilityMedium = Self()
  public static let accessibilityLarge = Self()
  public static let accessibilityExtraLarge = Self()
  public static let accessibilityExtraExtraLarge = Self()
  public static let accessibilityExtraExtraExtraLarge = Self()
}

@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition {}

@available(iOS 17.0, tvOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitOverrides {
  public var preferredContentSizeCategory: UIContentSizeCategory

  public func contains(_ trait: UITrait) -> Bool { false }

  public mutating func remove(_ trait: UITrait) {}
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIView {
  public var traitOverrides: UITraitOverrides {
    get { preconditionFailure("These headers are for type-checking.") }
    set {}
  }
}
