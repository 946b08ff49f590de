// expected: 'ExitTest' is unavailable in iOS
import Testing

extension ExitTest.Result {
  var isEmpty: Bool { standardErrorContent.isEmpty }
}
