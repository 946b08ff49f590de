/// Whole numbers of at least 0, in order.
public struct IndexSet: Hashable, Sendable, BidirectionalCollection, SetAlgebra,
  _ObjectiveCBridgeable
{
  public typealias Element = Int

  public struct Index: Comparable, CustomStringConvertible, Sendable {
    public var description: String { fatalError() }
    public static func < (left: Index, right: Index) -> Bool { fatalError() }
  }

  public init() {}
  public init(integer: Int) {}
  public init(integersIn range: Range<Int>) {}

  public var isEmpty: Bool { fatalError() }
  public var count: Int { fatalError() }
  public var startIndex: Index { fatalError() }
  public var endIndex: Index { fatalError() }
  public func index(before index: Index) -> Index { fatalError() }
  public func index(after index: Index) -> Index { fatalError() }
  public subscript(index: Index) -> Int { fatalError() }

  public func contains(_ integer: Int) -> Bool { fatalError() }
  public func union(_ other: IndexSet) -> IndexSet { fatalError() }
  public func intersection(_ other: IndexSet) -> IndexSet { fatalError() }
  public func symmetricDifference(_ other: IndexSet) -> IndexSet { fatalError() }
  public mutating func formUnion(_ other: IndexSet) {}
  public mutating func formIntersection(_ other: IndexSet) {}
  public mutating func formSymmetricDifference(_ other: IndexSet) {}
  @discardableResult
  public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    fatalError()
  }
  @discardableResult
  public mutating func remove(_ integer: Int) -> Int? { fatalError() }
  @discardableResult
  public mutating func update(with integer: Int) -> Int? { fatalError() }

  public func _bridgeToObjectiveC() -> NSIndexSet {
    preconditionFailure("These headers are for type-checking.")
  }

  public static func _forceBridgeFromObjectiveC(_ source: NSIndexSet, result: inout IndexSet?) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSIndexSet, result: inout IndexSet?
  ) -> Bool { false }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexSet?) -> IndexSet {
    IndexSet()
  }
}
