/// Bytes, which OpenAutoLayout's reports are written as.
public struct Data: Sendable {
  public init() {}
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
  public func write(to url: URL) throws {}

  public func prefix(_ count: Int) -> [UInt8] { [] }
}

open class FileHandle: NSObject {
  public class var standardError: FileHandle { FileHandle() }

  public func write(_ data: Data) {}
}
