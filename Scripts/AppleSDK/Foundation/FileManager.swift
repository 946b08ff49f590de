open class FileManager: NSObject {
  open class var `default`: FileManager { FileManager() }

  open func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }

  open func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? { nil }

  open class DirectoryEnumerator: NSEnumerator {
    open func skipDescendants() {}
  }

  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var skipsHiddenFiles: DirectoryEnumerationOptions { [] }
  }

  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }

  open func fileExists(atPath path: String) -> Bool { false }

  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}

  open func removeItem(at URL: URL) throws {}

  open func changeCurrentDirectoryPath(_ path: String) -> Bool { false }
}

public func NSTemporaryDirectory() -> String { "" }

open class NSEnumerator: NSObject, Sequence {
  public func makeIterator() -> AnyIterator<Any> { fatalError() }
  open func nextObject() -> Any? { nil }
}

public struct URLResourceKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct FileAttributeKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
