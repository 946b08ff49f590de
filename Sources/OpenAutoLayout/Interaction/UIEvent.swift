public import Foundation

/// An event, such as a touch. None is created here.
///
/// ``UIView/hitTest(_:with:)`` takes `nil` in its place.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// A finger on the screen. None is created here.
///
/// Overrides such as ``UIResponder/touchesBegan(_:with:)`` are given touches on Apple's platforms.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Returns where the finger is in a view: at its origin, since nothing is touched.
  ///
  ///     final class Pad: UIView {
  ///       var place = CGPoint.zero
  ///       override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         place = touches.first?.location(in: self) ?? .zero
  ///       }
  ///     }
  ///
  /// - Parameter view: The view in whose coordinates the point is; `nil` for the window.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
