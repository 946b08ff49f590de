/// The places of the parts of a tree, one after the other.
public struct IndexPath: Hashable, Comparable, Sendable, ExpressibleByArrayLiteral,
  MutableCollection, RandomAccessCollection
{
  public typealias Element = Int
  public typealias Index = Int
  public typealias Indices = DefaultIndices<IndexPath>

  public init() {}
  public init<Parts: Sequence>(indexes: Parts) where Parts.Element == Int {}
  public init(arrayLiteral indexes: Int...) {}
  public init(indexes: [Int]) {}
  public init(index: Int) {}

  public var count: Int { fatalError() }
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public func index(before index: Int) -> Int { fatalError() }
  public func index(after index: Int) -> Int { fatalError() }

  public subscript(index: Int) -> Int {
    get { fatalError() }
    set {}
  }
  public subscript(range: Range<Int>) -> IndexPath {
    get { fatalError() }
    set {}
  }

  public func dropLast() -> IndexPath { fatalError() }
  public mutating func append(_ other: IndexPath) {}
  public mutating func append(_ other: Int) {}
  public mutating func append(_ other: [Int]) {}
  public func appending(_ other: IndexPath) -> IndexPath { fatalError() }
  public func appending(_ other: Int) -> IndexPath { fatalError() }
  public func appending(_ other: [Int]) -> IndexPath { fatalError() }
  public func compare(_ other: IndexPath) -> ComparisonResult { fatalError() }

  public static func < (left: IndexPath, right: IndexPath) -> Bool { fatalError() }
}
