public import Foundation

/// An event, such as a touch. None is created here.
///
/// ``UIView/hitTest(_:with:)`` takes `nil` in its place.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The touches of the event: none.
  open var allTouches: Set<UITouch>? { nil }

  /// What an event is, more closely.
  ///
  /// ``UIResponder/motionEnded(_:with:)`` is given one.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }
}

/// A finger on the screen. None is created here.
///
/// Overrides such as ``UIResponder/touchesBegan(_:with:)`` are given touches on Apple's platforms.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger does.
  ///
  /// ``UITouch/phase`` says it.
  public enum Phase: Int, Sendable {
    /// It comes down.
    case began = 0
    /// It moves.
    case moved = 1
    /// It rests.
    case stationary = 2
    /// It is lifted.
    case ended = 3
    /// The system takes it away.
    case cancelled = 4
  }

  /// What the finger does.
  open var phase: Phase { .cancelled }
  /// How often the finger has tapped.
  open var tapCount: Int { 0 }
  /// The view that was touched.
  open var view: UIView? { nil }
  /// When the finger did what it does, in seconds since the system was started.
  open var timestamp: TimeInterval { 0 }

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

  /// Returns where the finger is, as exactly as is known. There are no touches here.
  ///
  ///     final class Pad: UIView {
  ///       var place = CGPoint.zero
  ///       override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         if let touch = touches.first { place = touch.preciseLocation(in: self) }
  ///       }
  ///     }
  ///
  /// - Parameter view: The view in whose coordinates it is.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// How hard the finger presses: not at all.
  open var force: CGFloat { 0 }

  /// Returns where the finger was before in a view: at its origin, since nothing is touched.
  ///
  ///     final class Pad: UIView {
  ///       var way: CGFloat = 0
  ///       override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         guard let touch = touches.first else { return }
  ///         way += touch.location(in: self).x - touch.previousLocation(in: self).x
  ///       }
  ///     }
  ///
  /// - Parameter view: The view in whose coordinates the point is; `nil` for the window.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
