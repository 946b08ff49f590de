#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  /// Takes the place of Swift's function of this name in snippets, whose frames are UIKit's: says where
  /// AppKit, which measures text and margins in its own way, lays out otherwise, and goes on.
  public func precondition(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #fileID, line: UInt = #line
  ) {
    if condition() { return }
    print("\(file):\(line): AppKit lays this out otherwise. \(message())")
  }
#endif
