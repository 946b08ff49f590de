open class FileManager: NSObject {
  open class var `default`: FileManager { FileManager() }

  open func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }

  open class DirectoryEnumerator: NSEnumerator {}

  open func changeCurrentDirectoryPath(_ path: String) -> Bool { false }
}

public func NSTemporaryDirectory() -> String { "" }

open class NSEnumerator: NSObject, Sequence {
  public func makeIterator() -> AnyIterator<Any> { fatalError() }
}
