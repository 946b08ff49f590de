public import Foundation

/// A gesture recognizer for taps.
///
///     let tap = UITapGestureRecognizer()
///     tap.numberOfTapsRequired = 2
///     photo.addGestureRecognizer(tap)
///     // tap.view === photo
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that the gesture needs. The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers that the gesture needs. The default is 1.
  open var numberOfTouchesRequired = 1
}

/// A gesture recognizer for long presses.
///
/// Its settings are stored only. There are no touches here.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move during the press, in points. The default is 10.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press. The default is 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers that the gesture needs. The default is 1.
  open var numberOfTouchesRequired = 1
}

/// A gesture recognizer for drags.
///
/// Its settings are stored only. There are no touches here, so nothing is ever dragged.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. The default is `Int.max`.
  open var maximumNumberOfTouches = Int.max

  /// Returns the distance of the drag: always zero here.
  ///
  ///     // UIPanGestureRecognizer().translation(in: view) == .zero
  ///
  /// - Parameter view: The view whose coordinates to use.
  /// - Returns: The distance in points: zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }

  /// Returns the velocity of the drag: always zero here.
  ///
  ///     // UIPanGestureRecognizer().velocity(in: view) == .zero
  ///
  /// - Parameter view: The view whose coordinates to use.
  /// - Returns: The velocity in points per second: zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  /// Sets the distance of the drag. It has no effect here.
  ///
  ///     let drag = UIPanGestureRecognizer()
  ///     drag.setTranslation(.zero, in: card)
  ///
  /// - Parameters:
  ///   - translation: The new distance, in points.
  ///   - view: The view whose coordinates to use.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// A gesture recognizer for swipes.
///
/// Its settings are stored only. There are no touches here.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  ///
  ///     let swipe = UISwipeGestureRecognizer()
  ///     swipe.direction = [.left, .right]
  ///     // swipe.direction.contains(.left) == true
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions of the swipe. The default is ``Direction/right``.
  open var direction = Direction.right
  /// The number of fingers that the gesture needs. The default is 1.
  open var numberOfTouchesRequired = 1
}

/// A gesture recognizer for pinches.
///
/// Its settings are stored only. There are no touches here.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers, relative to that at the start. The default is 1.
  open var scale: CGFloat = 1
  /// The velocity of the pinch, in factors per second: always 0 here.
  open var velocity: CGFloat { 0 }
}

/// A gesture recognizer for rotations with two fingers. There are no touches here.
///
///     photo.addGestureRecognizer(UIRotationGestureRecognizer())
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation of the gesture, in radians. The default is 0.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second: always 0 here.
  open var velocity: CGFloat { 0 }
}

/// A gesture recognizer for drags from an edge of the screen. There are no touches here.
///
///     let back = UIScreenEdgePanGestureRecognizer()
///     back.edges = .left
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the screen that the drag may start from.
  open var edges: UIRectEdge = []
}

/// A gesture recognizer for a pointer over a view. It recognizes nothing here.
///
///     card.addGestureRecognizer(UIHoverGestureRecognizer())
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
