public import Foundation

/// A gesture recognizer, which its view stores. There are no touches here.
///
/// There are no selectors on Linux, so there is no initializer with a target and an action.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture recognizer.
  ///
  /// There are no touches here, so ``UIGestureRecognizer/state`` stays ``possible`` until it is
  /// set.
  public enum State: Int, Sendable {
    /// The gesture has not been recognized.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture has ended, and was recognized.
    case ended = 3
    /// The system has canceled the gesture.
    case cancelled = 4
    /// The touches were not the gesture.
    case failed = 5

    /// The gesture was recognized. It is the same as ``ended``.
    public static let recognized = State.ended
  }

  /// The view that the recognizer was added to.
  public fileprivate(set) final weak var view: UIView?
  /// The state of the recognizer. The default is ``State/possible``.
  open var state = State.possible
  /// Whether the recognizer receives touches. The default is `true`.
  open var isEnabled = true
  /// Whether the view's touches are canceled when the gesture is recognized. The default is `true`.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only after the gesture has failed. The default is `false`.
  open var delaysTouchesBegan = false
  /// Whether the view learns of the end of touches only after the gesture has failed. The default
  /// is `true`.
  open var delaysTouchesEnded = true
  /// The delegate. Nothing calls it here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?

  /// Makes a recognizer without a target.
  public override init() {
    super.init()
  }

  /// Returns the center of the touches in a view: always zero here.
  ///
  ///     // UITapGestureRecognizer().location(in: view) == .zero
  ///
  /// - Parameter view: The view whose coordinates to use, or `nil` for the window.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// The number of touches of the gesture: always 0 here.
  open var numberOfTouches: Int { 0 }
  /// The kinds of touches that the gesture is made of, as numbers of ``UITouch/TouchType``. It is
  /// stored only.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2]
  /// The kinds of presses that the gesture is made of, as numbers of ``UIPress/PressType``. It is
  /// stored only.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
  /// Whether all touches of the gesture must be of one kind. The default is `true`.
  open var requiresExclusiveTouchType = true

  /// Returns the location of one touch in a view: always zero here.
  ///
  ///     // UIPinchGestureRecognizer().location(ofTouch: 0, in: view) == .zero
  ///
  /// - Parameters:
  ///   - touchIndex: The index of the touch.
  ///   - view: The view whose coordinates to use, or `nil` for the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  // MARK: What subclasses override. Nothing calls it here.

  /// Notifies the recognizer that touches have begun.
  ///
  ///     final class Press: UIGestureRecognizer {
  ///       override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
  ///         state = touches.count == 1 ? .began : .failed
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event with the touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Notifies the recognizer that touches have moved.
  ///
  ///     final class Press: UIGestureRecognizer {
  ///       override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
  ///         state = .failed
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event with the touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Notifies the recognizer that touches have ended.
  ///
  ///     final class Press: UIGestureRecognizer {
  ///       override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
  ///         state = .ended
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event with the touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Notifies the recognizer that the system has canceled touches.
  ///
  ///     final class Press: UIGestureRecognizer {
  ///       override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
  ///         state = .cancelled
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touches: The touches that were canceled.
  ///   - event: The event with the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Resets the recognizer for the next gesture.
  ///
  ///     final class Press: UIGestureRecognizer {
  ///       var start: CGPoint?
  ///       override func reset() { start = nil }
  ///     }
  open func reset() {}

  /// Ignores a touch, which then is no part of the gesture. It has no effect here.
  ///
  ///     final class Press: UIGestureRecognizer {
  ///       override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
  ///         for touch in touches.dropFirst() { ignore(touch, for: event) }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event with the touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}

  /// Returns whether this gesture keeps another one from being recognized. The default is `true`.
  ///
  ///     // UITapGestureRecognizer().canPrevent(UIPanGestureRecognizer()) == true
  ///
  /// - Parameter preventedGestureRecognizer: The other recognizer.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another gesture keeps this one from being recognized. The default is `true`.
  ///
  ///     // UITapGestureRecognizer().canBePrevented(by: UIPanGestureRecognizer()) == true
  ///
  /// - Parameter preventingGestureRecognizer: The other recognizer.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this gesture waits for another one to fail. The default is `false`.
  ///
  ///     let (tap, drag) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
  ///     // tap.shouldRequireFailure(of: drag) == false
  ///
  /// - Parameter otherGestureRecognizer: The other recognizer.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another gesture waits for this one to fail. The default is `false`.
  ///
  ///     let (tap, drag) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
  ///     // tap.shouldBeRequiredToFail(by: drag) == false
  ///
  /// - Parameter otherGestureRecognizer: The other recognizer.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Makes the recognizer wait for another one to fail. It has no effect here, since no gesture is
  /// recognized.
  ///
  ///     let tap = UITapGestureRecognizer()
  ///     let doubleTap = UITapGestureRecognizer()
  ///     doubleTap.numberOfTapsRequired = 2
  ///     tap.require(toFail: doubleTap)
  ///
  /// - Parameter otherGestureRecognizer: The other recognizer.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// An object that decides which gestures begin. Nothing calls it here.
///
///     final class Gate: UIGestureRecognizerDelegate {
///       var isOpen = false
///       func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
///         isOpen
///       }
///     }
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a gesture may begin. The default is `true`.
  ///
  ///     final class Gate: UIGestureRecognizerDelegate {
  ///       func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
  ///         gestureRecognizer.view?.isHidden == false
  ///       }
  ///     }
  ///
  /// - Parameter gestureRecognizer: The recognizer of the gesture.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two gestures may be recognized at the same time. The default is `false`.
  ///
  ///     final class Gate: UIGestureRecognizerDelegate {
  ///       func gestureRecognizer(
  ///         _ gestureRecognizer: UIGestureRecognizer,
  ///         shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ///       ) -> Bool { true }
  ///     }
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer of one gesture.
  ///   - otherGestureRecognizer: The recognizer of the other gesture.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether a recognizer receives a touch. The default is `true`.
  ///
  ///     final class Gate: UIGestureRecognizerDelegate {
  ///       func gestureRecognizer(
  ///         _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ///       ) -> Bool { gestureRecognizer.isEnabled }
  ///     }
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - touch: The touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Returns whether a gesture waits for another one to fail. The default is `false`.
  ///
  ///     final class Gate: UIGestureRecognizerDelegate {
  ///       func gestureRecognizer(
  ///         _ gestureRecognizer: UIGestureRecognizer,
  ///         shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ///       ) -> Bool { otherGestureRecognizer is UISwipeGestureRecognizer }
  ///     }
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer that may wait.
  ///   - otherGestureRecognizer: The recognizer that it waits for.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether another gesture waits for this one to fail. The default is `false`.
  ///
  ///     final class Gate: UIGestureRecognizerDelegate {
  ///       func gestureRecognizer(
  ///         _ gestureRecognizer: UIGestureRecognizer,
  ///         shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ///       ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
  ///     }
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer that may have to fail.
  ///   - otherGestureRecognizer: The recognizer that waits.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  /// The gesture recognizers of the view, or `nil` if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachments.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  func store(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    changeAttachments { $0.gestureRecognizers.append(gestureRecognizer) }
  }

  func discard(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    attachments?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
}
