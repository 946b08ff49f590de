public struct URL: Hashable, Sendable {
  public init?(string: String) { nil }
  public init(fileURLWithPath path: String) {}

  public var path: String { "" }
  public var lastPathComponent: String { "" }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public mutating func deleteLastPathComponent() {}
  public func resolvingSymlinksInPath() -> URL { self }
}
