public import Testing

extension ExitTest.Result? {
  /// What the process wrote to its standard error; empty if it did not fail as expected.
  public var standardError: String {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
  }
}
