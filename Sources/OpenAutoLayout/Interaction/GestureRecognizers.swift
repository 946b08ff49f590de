public import Foundation

/// Would recognize taps.
///
///     let tap = UITapGestureRecognizer()
///     tap.numberOfTapsRequired = 2
///     photo.addGestureRecognizer(tap)
///     // tap.view === photo
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
}

/// Would recognize a finger that stays.
///
/// Its settings are kept. Nothing touches a view here.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// Would recognize a drag.
///
/// Its settings are kept. Nothing touches a view here, so it has come nowhere.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// With how many fingers at least.
  open var minimumNumberOfTouches = 1
  /// With how many fingers at most.
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

  /// Counts the distance anew on Apple's platforms. Does nothing here.
  ///
  ///     let drag = UIPanGestureRecognizer()
  ///     drag.setTranslation(.zero, in: card)
  ///
  /// - Parameters:
  ///   - translation: How far the drag is to have come, in points.
  ///   - view: The view in whose coordinates the distance is.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// Would recognize a swipe.
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

  /// Where to.
  open var direction = Direction.right
}

/// Would recognize two fingers that come closer or part.
///
/// Its settings are kept. Nothing touches a view here.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much larger the distance has become.
  open var scale: CGFloat = 1
}
