public import Foundation

/// Recognizes taps on Apple's platforms.
///
///     let tap = UITapGestureRecognizer()
///     tap.numberOfTapsRequired = 2
///     photo.addGestureRecognizer(tap)
///     // tap.view === photo
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognizes long presses on Apple's platforms.
///
/// Its settings are kept. Nothing touches a view here.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The largest distance that the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes drags on Apple's platforms.
///
/// Its settings are kept. Nothing touches a view here, so it has come nowhere.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// Returns how far the drag has come: nowhere.
  ///
  ///     // UIPanGestureRecognizer().translation(in: view) == .zero
  ///
  /// - Parameter view: The view in whose coordinates the distance is.
  /// - Returns: The distance in points: zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }

  /// Returns how fast the drag is: not at all.
  ///
  ///     // UIPanGestureRecognizer().velocity(in: view) == .zero
  ///
  /// - Parameter view: The view in whose coordinates the speed is.
  /// - Returns: The speed in points a second: zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  /// Sets the distance of the drag on Apple's platforms. Does nothing here.
  ///
  ///     let drag = UIPanGestureRecognizer()
  ///     drag.setTranslation(.zero, in: card)
  ///
  /// - Parameters:
  ///   - translation: How far the drag is to have come, in points.
  ///   - view: The view in whose coordinates the distance is.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// Recognizes swipes on Apple's platforms.
///
/// Its settings are kept. Nothing touches a view here.
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
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count.
  open var direction = Direction.right
}

/// Recognizes pinches on Apple's platforms.
///
/// Its settings are kept. Nothing touches a view here.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers, in parts of that at the beginning.
  open var scale: CGFloat = 1
}
