import Foundation

#if os(macOS) || os(Linux) || os(Windows)
  import Testing

  extension ExitTest.Result {
    /// Whether the process said this on its standard error.
    func says(_ sentence: String) -> Bool {
      String(decoding: standardErrorContent, as: UTF8.self).contains(sentence)
    }
  }
#endif

/// Ends the process by a signal if it is not over by then, so that a hang is a failure.
func stopAfter(seconds: UInt32) {
  alarm(seconds)
}
