/// Stops if a snippet's frames are not those that its comments state.
///
/// AppKit measures text and margins differently: over it, this prints a difference and continues.
public func expect(
  _ condition: @autoclosure () -> Bool, file: StaticString = #fileID, line: UInt = #line
) {
  #if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
    if !condition() { print("\(file):\(line): AppKit lays this out otherwise.") }
  #else
    precondition(condition(), file: file, line: line)
  #endif
}
