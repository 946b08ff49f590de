@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
@dynamicMemberLookup
public struct AttributeContainer: Equatable, Sendable, CustomStringConvertible {
  public init() {}
  public init(_ dictionary: [NSAttributedString.Key: Any]) {}

  @preconcurrency
  public subscript<Key: AttributedStringKey>(_: Key.Type) -> Key.Value?
  where Key.Value: Sendable {
    get { fatalError() }
    set {}
  }

  @preconcurrency
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Key>
  ) -> Key.Value? where Key.Value: Sendable {
    get { fatalError() }
    set {}
  }

  public func merging(_ other: AttributeContainer) -> AttributeContainer { fatalError() }
  public mutating func merge(_ other: AttributeContainer) {}

  public var description: String { fatalError() }
}
