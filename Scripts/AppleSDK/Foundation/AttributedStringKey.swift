// What names the attributes of an AttributedString.

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol AttributedStringKey: SendableMetatype {
  associatedtype Value: Hashable
  static var name: String { get }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributedStringKey {
  public var description: String { fatalError() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol AttributeScope: SendableMetatype {}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
@frozen
public enum AttributeScopes {}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributeScopes {
  public var foundation: FoundationAttributes.Type { fatalError() }

  public struct FoundationAttributes: AttributeScope {}
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
@dynamicMemberLookup
@frozen
public enum AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(_: Key.Type) -> Key { fatalError() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, Key>
  ) -> Key { fatalError() }
}
