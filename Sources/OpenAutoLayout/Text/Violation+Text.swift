import Foundation

/// The rules of fonts. Fonts are made on any thread, so this needs no main actor.
extension Violation {
  nonisolated static func stop(fontSize: CGFloat) -> Never {
    fatalError(
      "The size of a font is above 0 and finite, and \(fontSize) is not: pass a number of points.")
  }
}
