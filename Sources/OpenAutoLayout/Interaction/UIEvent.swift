public import Foundation

/// An event, such as a touch. There are no events here.
///
/// Pass `nil` to ``UIView/hitTest(_:with:)`` in its place.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The touches of the event: always `nil` here.
  open var allTouches: Set<UITouch>? { nil }

  /// The subtype of an event.
  ///
  /// ``UIResponder/motionEnded(_:with:)`` takes it.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }
}

/// A touch of a finger on the screen. There are no touches here.
///
/// On Apple's platforms, methods such as ``UIResponder/touchesBegan(_:with:)`` receive touches.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  ///
  /// ``UITouch/phase`` has it.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger has not moved.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system canceled the touch.
    case cancelled = 4
  }

  /// The phase of the touch: always ``Phase/cancelled`` here.
  open var phase: Phase { .cancelled }
  /// The number of taps: always 0 here.
  open var tapCount: Int { 0 }
  /// The view that was touched: always `nil` here.
  open var view: UIView? { nil }
  /// The time of the touch, in seconds since the system started: always 0 here.
  open var timestamp: TimeInterval { 0 }

  /// Returns the location of the touch in a view: always zero here.
  ///
  ///     final class Pad: UIView {
  ///       var place = CGPoint.zero
  ///       override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         place = touches.first?.location(in: self) ?? .zero
  ///       }
  ///     }
  ///
  /// - Parameter view: The view whose coordinates to use, or `nil` for the window.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Returns the precise location of the touch in a view: always zero here.
  ///
  ///     final class Pad: UIView {
  ///       var place = CGPoint.zero
  ///       override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         if let touch = touches.first { place = touch.preciseLocation(in: self) }
  ///       }
  ///     }
  ///
  /// - Parameter view: The view whose coordinates to use, or `nil` for the window.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The force of the touch: always 0 here.
  open var force: CGFloat { 0 }

  /// Returns the previous location of the touch in a view: always zero here.
  ///
  ///     final class Pad: UIView {
  ///       var way: CGFloat = 0
  ///       override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         guard let touch = touches.first else { return }
  ///         way += touch.location(in: self).x - touch.previousLocation(in: self).x
  ///       }
  ///     }
  ///
  /// - Parameter view: The view whose coordinates to use, or `nil` for the window.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
