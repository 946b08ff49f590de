extension StringProtocol {
  public func components(separatedBy separator: some StringProtocol) -> [String] { [] }
  public func contains<Other: StringProtocol>(_ other: Other) -> Bool { false }

  public func replacingOccurrences(of target: String, with replacement: String) -> String {
    String(self)
  }

  public var capitalized: String { String(self) }
}
