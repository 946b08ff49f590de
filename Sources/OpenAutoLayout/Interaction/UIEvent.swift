public import Foundation

/// What hit-testing passes along. Nothing here creates one.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// A finger on the screen. Nothing here creates one.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where the finger is in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
