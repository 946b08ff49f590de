public struct UUID: Hashable, Sendable, CustomStringConvertible {
  public init() {}
  public init?(uuidString string: String) { fatalError() }

  public var uuidString: String { fatalError() }
  public var description: String { fatalError() }
}
