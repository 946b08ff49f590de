extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
  }
}

extension StringProtocol {
  public func write(
    toFile path: some StringProtocol, atomically useAuxiliaryFile: Bool, encoding: String.Encoding
  ) throws {}
  public func write(
    to url: URL, atomically useAuxiliaryFile: Bool, encoding: String.Encoding
  ) throws {}
}

extension String {
  public init(contentsOf url: URL, encoding enc: Encoding) throws { self = "" }
  public init(contentsOfFile path: some StringProtocol, encoding: Encoding) throws { self = "" }
}
