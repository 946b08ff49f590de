@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

@available(iOS 17.0, tvOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  public static var defaultValue: UIContentSizeCategory { .large }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UITraitCollection {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { fatalError() }
}

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitOverrides {
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { fatalError() }
    set {}
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { fatalError() }
    set {}
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { fatalError() }
    set {}
  }

  public func contains(_ trait: UITrait) -> Bool { fatalError() }

  public mutating func remove(_ trait: UITrait) {}
}

@available(iOS 17.0, tvOS 17.0, *)
@MainActor
public protocol UITraitChangeRegistration: AnyObject {}

@available(iOS 17.0, tvOS 17.0, *)
@MainActor
public protocol UITraitChangeObservable {}

@available(iOS 17.0, tvOS 17.0, *)
extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Observable: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { fatalError() }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIView: UITraitChangeObservable {
  public var traitOverrides: UITraitOverrides {
    get { fatalError() }
    set {}
  }
}

extension UIContentSizeCategory {
  @available(iOS 11.0, tvOS 11.0, *)
  public var isAccessibilityCategory: Bool { fatalError() }
}
