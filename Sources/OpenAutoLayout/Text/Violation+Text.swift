import Foundation

/// The rules of what text is measured with. Fonts are made on any thread, so these stop anywhere.
extension Violation {
  nonisolated static func stop(fontSize: CGFloat) -> Never {
    fatalError(
      "The size of a font is above 0 and finite, and \(fontSize) is not: pass a number of points.")
  }
}
