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

  /// Adds a gesture recognizer, and removes it from its previous view.
  ///
  ///     let tap = UITapGestureRecognizer()
  ///     card.addGestureRecognizer(tap)
  ///     // card.gestureRecognizers == [tap]
  ///
  /// - Parameter gestureRecognizer: The recognizer.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    changeAttachments { $0.gestureRecognizers.append(gestureRecognizer) }
  }

  /// Removes a gesture recognizer.
  ///
  ///     let tap = UITapGestureRecognizer()
  ///     card.addGestureRecognizer(tap)
  ///     card.removeGestureRecognizer(tap)
  ///     // tap.view == nil
  ///
  /// - Parameter gestureRecognizer: The recognizer. One that belongs to another view is ignored.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    attachments?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
}
