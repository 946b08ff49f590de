public import Foundation

/// What hit-testing passes along. Nothing here creates one.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
