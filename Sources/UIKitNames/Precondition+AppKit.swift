#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  /// Replaces Swift's function of this name in snippets, which expect UIKit's frames. AppKit
  /// measures text and margins differently, so this function prints a difference and continues.
  public func precondition(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #fileID, line: UInt = #line
  ) {
    if condition() { return }
    print("\(file):\(line): AppKit lays this out otherwise. \(message())")
  }
#endif
