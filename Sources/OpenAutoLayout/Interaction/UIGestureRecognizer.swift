public import Foundation

/// What would recognize a gesture. It is kept with its view; nothing touches that here.
///
/// There are no selectors on Linux, so none is made with a target and an action.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  ///
  /// ``UIGestureRecognizer/state`` is ``possible``, since nothing is touched, unless it is set.
  public enum State: Int, Sendable {
    /// Nothing has been recognized.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It is over, and was recognized.
    case ended = 3
    /// It was interrupted.
    case cancelled = 4
    /// It was something else.
    case failed = 5

    /// The state of a gesture that is recognized all at once.
    public static let recognized = State.ended
  }

  /// The view that the recognizer was added to.
  public fileprivate(set) final weak var view: UIView?
  /// How far the gesture has come.
  open var state = State.possible
  /// Whether touches are looked at.
  open var isEnabled = true
  /// Whether the view does not get touches that are recognized.
  open var cancelsTouchesInView = true
  /// Whether the view gets no touches until the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view is not notified of the end of touches until the gesture has failed.
  open var delaysTouchesEnded = true
  /// Who is asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name to find the recognizer by.
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

/// Who a gesture recognizer asks. Nothing is asked here.
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
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
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
