public import Foundation

/// An event, such as a touch. There are no events here.
///
/// Pass `nil` to ``UIView/hitTest(_:with:)`` in its place.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The touches of the event: always `nil` here.
  open var allTouches: Set<UITouch>? { nil }
  /// The type of the event: always ``UIEvent/EventType/touches`` here.
  open var type: EventType { .touches }
  /// The subtype of the event: always ``UIEvent/EventSubtype/none`` here.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds since the system started: always 0 here.
  open var timestamp: TimeInterval { 0 }

  /// Returns the touches of the event in a view: always `nil` here.
  ///
  ///     // UIEvent().touches(for: view) == nil
  ///
  /// - Parameter view: The view.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }

  /// Returns the touches of the event that a recognizer receives: always `nil` here.
  ///
  ///     // UIEvent().touches(for: UITapGestureRecognizer()) == nil
  ///
  /// - Parameter gesture: The recognizer.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }

  /// Returns the touches between the last event and this one: always `nil` here.
  ///
  ///     // UIEvent().coalescedTouches(for: UITouch()) == nil
  ///
  /// - Parameter touch: The touch of the event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }

  /// Returns the touches that are expected next: always `nil` here.
  ///
  ///     // UIEvent().predictedTouches(for: UITouch()) == nil
  ///
  /// - Parameter touch: The touch of the event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

  /// The type of an event.
  ///
  /// ``UIEvent/type`` has it.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A command of a headset.
    case remoteControl = 2
    /// A press of a button or a key.
    case presses = 3
    /// A movement of a scroll wheel.
    case scroll = 10
    /// A movement of a pointer.
    case hover = 11
    /// A gesture on a trackpad.
    case transform = 14
  }

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
  /// The window that was touched: always `nil` here.
  open var window: UIWindow? { nil }
  /// What touched the screen: always ``TouchType/direct`` here.
  open var type: TouchType { .direct }
  /// The recognizers that receive the touch: always `nil` here.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The radius of the touch, in points: always 0 here.
  open var majorRadius: CGFloat { 0 }
  /// The maximum of ``force``: always 0 here.
  open var maximumPossibleForce: CGFloat { 0 }

  /// What touched the screen.
  ///
  /// ``UITouch/type`` has it.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on another device.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }
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

/// A press of a button or a key. There are no presses here.
///
/// On Apple's platforms, methods such as ``UIResponder/pressesBegan(_:with:)`` receive presses.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  ///
  /// ``UIPress/phase`` has it.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began = 0
    /// The force has changed.
    case changed = 1
    /// The force has not changed.
    case stationary = 2
    /// The button was released.
    case ended = 3
    /// The system canceled the press.
    case cancelled = 4
  }

  /// A button of a remote.
  ///
  /// ``UIPress/type`` has it.
  public enum PressType: Int, Sendable {
    /// The upper arrow.
    case upArrow = 0
    /// The lower arrow.
    case downArrow = 1
    /// The left arrow.
    case leftArrow = 2
    /// The right arrow.
    case rightArrow = 3
    /// The button in the middle.
    case select = 4
    /// The menu button.
    case menu = 5
    /// The button that plays and pauses.
    case playPause = 6
  }

  /// The phase of the press: always ``Phase/cancelled`` here.
  open var phase: Phase { .cancelled }
  /// The button that was pressed: always ``PressType/select`` here.
  open var type: PressType { .select }
  /// The force of the press: always 0 here.
  open var force: CGFloat { 0 }
  /// The time of the press, in seconds since the system started: always 0 here.
  open var timestamp: TimeInterval { 0 }
}

/// An event of presses of buttons and keys. There are no events here.
///
/// Methods such as ``UIResponder/pressesBegan(_:with:)`` take it.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses of the event: always empty here.
  open var allPresses: Set<UIPress> { [] }

  open override var type: EventType { .presses }
}
