public import Foundation

/// A gesture recognizer, which is stored with its view. There are no touches here.
///
/// There are no selectors on Linux, so none is made with a target and an action.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture recognizer.
  ///
  /// ``UIGestureRecognizer/state`` is ``possible``, since nothing is touched, unless it is set.
  public enum State: Int, Sendable {
    /// The gesture has not been recognized.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture goes on.
    case changed = 2
    /// The gesture has ended, and was recognized.
    case ended = 3
    /// The system has canceled the gesture.
    case cancelled = 4
    /// The touches were another gesture.
    case failed = 5

    /// The state of a gesture that is recognized all at once.
    public static let recognized = State.ended
  }

  /// The view that the recognizer was added to.
  public fileprivate(set) final weak var view: UIView?
  /// The state of the recognizer.
  open var state = State.possible
  /// Whether the recognizer receives touches.
  open var isEnabled = true
  /// Whether the view's touches are canceled once the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view gets no touches until the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view is not notified of the end of touches until the gesture has failed.
  open var delaysTouchesEnded = true
  /// The delegate. Nothing asks it here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?

  /// Makes a recognizer without a target.
  public override init() {
    super.init()
  }

  /// Returns the middle of the touches in a view: its origin, since nothing is touched.
  ///
  ///     // UITapGestureRecognizer().location(in: view) == .zero
  ///
  /// - Parameter view: The view in whose coordinates the point is; `nil` for the window.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Makes the recognizer wait for another one to fail on Apple's platforms. Does nothing here: no
  /// gesture is ever recognized.
  ///
  ///     let tap = UITapGestureRecognizer()
  ///     let doubleTap = UITapGestureRecognizer()
  ///     doubleTap.numberOfTapsRequired = 2
  ///     tap.require(toFail: doubleTap)
  ///
  /// - Parameter otherGestureRecognizer: The other recognizer.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Decides which gestures begin. Nothing asks it here.
///
///     final class Gate: UIGestureRecognizerDelegate {
///       var isOpen = false
///       func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
///         isOpen
///       }
///     }
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a gesture may begin. `true` by default.
  ///
  ///     final class Gate: UIGestureRecognizerDelegate {
  ///       func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
  ///         gestureRecognizer.view?.isHidden == false
  ///       }
  ///     }
  ///
  /// - Parameter gestureRecognizer: The recognizer of the gesture.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two gestures may go on at once. `false` by default.
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
  ///   - otherGestureRecognizer: That of the other.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether a touch counts. `true` by default.
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
  /// The recognizers that were added to the view.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachments.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer. It leaves the view that it was at before.
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

  /// Removes a recognizer.
  ///
  ///     let tap = UITapGestureRecognizer()
  ///     card.addGestureRecognizer(tap)
  ///     card.removeGestureRecognizer(tap)
  ///     // tap.view == nil
  ///
  /// - Parameter gestureRecognizer: The recognizer. One that belongs to another view is left alone.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    attachments?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
}
