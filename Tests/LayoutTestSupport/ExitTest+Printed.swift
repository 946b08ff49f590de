#if os(macOS) || os(Linux) || os(Windows)
  public import Testing

  extension ExitTest.Result? {
    /// Whether the process failed as expected and said this on its standard error.
    public func printed(_ sentence: String) -> Bool {
      let output = self?.standardErrorContent ?? []
      return output.indices.contains { output[$0...].starts(with: sentence.utf8) }
    }
  }
#endif
