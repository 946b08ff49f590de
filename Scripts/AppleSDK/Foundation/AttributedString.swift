// The text, its parts and its runs; a part of what Foundation has.

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
@dynamicMemberLookup
public struct AttributedString: Hashable, Sendable, ExpressibleByStringLiteral {
  public init() {}
  public init(_ string: String, attributes: AttributeContainer = .init()) {}
  public init(_ substring: AttributedSubstring) {}
  public init(_ text: NSAttributedString) {}
  public init(stringLiteral value: String) {}

  public var startIndex: Index { fatalError() }
  public var endIndex: Index { fatalError() }
  public var characters: CharacterView {
    get { fatalError() }
    set {}
  }
  public var runs: Runs { fatalError() }

  public mutating func append(_ other: AttributedString) {}

  public subscript<Bounds: RangeExpression>(bounds: Bounds) -> AttributedSubstring
  where Bounds.Bound == Index {
    get { fatalError() }
    set {}
  }

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

  public struct Index: Comparable, Sendable {
    public static func < (left: Index, right: Index) -> Bool { fatalError() }
  }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct AttributedSubstring: Hashable, Sendable {
  public init() {}

  public var startIndex: AttributedString.Index { fatalError() }
  public var endIndex: AttributedString.Index { fatalError() }
  public var characters: AttributedString.CharacterView { fatalError() }
  public var runs: AttributedString.Runs { fatalError() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributedString {
  public struct CharacterView: BidirectionalCollection, RangeReplaceableCollection, Sendable {
    public typealias Element = Character

    public init() {}

    public var startIndex: Index { fatalError() }
    public var endIndex: Index { fatalError() }
    public func index(before index: Index) -> Index { fatalError() }
    public func index(after index: Index) -> Index { fatalError() }
    public subscript(index: Index) -> Character {
      get { fatalError() }
      set {}
    }
    public mutating func replaceSubrange<Characters: Collection>(
      _ range: Range<Index>, with characters: Characters
    ) where Characters.Element == Character {}
  }

  public struct Runs: BidirectionalCollection, Equatable, Sendable {
    public struct Index: Comparable, Sendable {
      public static func < (left: Index, right: Index) -> Bool { fatalError() }
    }

    @dynamicMemberLookup
    public struct Run: Equatable, Sendable {
      public var range: Range<AttributedString.Index> { fatalError() }
      public var attributes: AttributeContainer { fatalError() }

      @preconcurrency
      public subscript<Key: AttributedStringKey>(_: Key.Type) -> Key.Value?
      where Key.Value: Sendable { fatalError() }

      @preconcurrency
      public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Key>
      ) -> Key.Value? where Key.Value: Sendable { fatalError() }
    }

    public var startIndex: Index { fatalError() }
    public var endIndex: Index { fatalError() }
    public func index(before index: Index) -> Index { fatalError() }
    public func index(after index: Index) -> Index { fatalError() }
    public subscript(index: Index) -> Run { fatalError() }
  }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension NSAttributedString {
  public convenience init(_ text: AttributedString) { fatalError() }
}
