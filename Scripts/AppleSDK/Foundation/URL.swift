public struct URL: Hashable, Sendable {
  public init?(string: String) { nil }
  public init(fileURLWithPath path: String) {}

  public var path: String { "" }
  public var lastPathComponent: String { "" }
  public var pathComponents: [String] { [] }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public func appendingPathExtension(_ pathExtension: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
  public mutating func deleteLastPathComponent() {}
  public func resolvingSymlinksInPath() -> URL { self }
}
