public import Foundation

/// An animation of a layer. Nothing is animated here.
///
///     let fade = CABasicAnimation(keyPath: "opacity")
///     fade.fromValue = 0
///     fade.duration = 0.3
///     card.layer.add(fade, forKey: "fade")
///     // card.layer.opacity == 1
open class CAAnimation: NSObject {
  /// The duration of the animation, in seconds.
  open var duration: TimeInterval = 0
  /// The number of times that the animation repeats.
  open var repeatCount: Float = 0
  /// Whether the animation runs backward after it has run forward.
  open var autoreverses = false
  /// Whether the layer removes the animation when it is complete.
  open var isRemovedOnCompletion = true
  /// The time at which the animation begins, in seconds of the layer's time.
  open var beginTime: TimeInterval = 0
  /// The timing function of the animation, or `nil` for a linear one.
  open var timingFunction: CAMediaTimingFunction?
  /// What the layer shows before the animation begins and after it has ended.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The delegate of the animation. It is never called here, since no animation begins.
  open var delegate: (any CAAnimationDelegate)?

  public required override init() {
    super.init()
  }
}

/// An animation of one property. Nothing is animated here.
///
/// Use ``CABasicAnimation`` or ``CAKeyframeAnimation``.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// Whether the values are added to the current value.
  open var isAdditive = false
  /// Whether each repetition continues from the end of the previous one.
  open var isCumulative = false

  /// Makes an animation of a property.
  ///
  ///     CABasicAnimation(keyPath: "opacity")
  ///
  /// - Parameter path: The key path of the property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation of one property from a value to another. Nothing is animated here.
///
///     let turn = CABasicAnimation(keyPath: "transform.rotation")
///     turn.toValue = Double.pi
open class CABasicAnimation: CAPropertyAnimation {
  /// The value that the animation begins with, or `nil` for the current value.
  open var fromValue: Any?
  /// The value that the animation ends with, or `nil` for the current value.
  open var toValue: Any?
  /// The difference by which the value changes.
  open var byValue: Any?
}

/// An animation of one property that follows a spring. Nothing is animated here.
///
///     let swing = CASpringAnimation(keyPath: "position.x")
///     swing.damping = 8
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object on the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The initial velocity of the object.
  open var initialVelocity: CGFloat = 0
  /// The time until the spring rests, in seconds. It is ``CAAnimation/duration`` here.
  open var settlingDuration: TimeInterval { duration }
}

/// An animation of one property through several values. Nothing is animated here.
///
///     let shake = CAKeyframeAnimation(keyPath: "position.x")
///     shake.values = [0, 8, -8, 0]
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// A path to follow instead of the values.
  open var path: CGPath?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The timing functions between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// A group of animations that run together. Nothing is animated here.
///
///     let group = CAAnimationGroup()
///     group.animations = [CABasicAnimation(keyPath: "opacity")]
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group.
  open var animations: [CAAnimation]?
}

/// A delegate that is notified when an animation begins and ends. None begins here, so it is never
/// called.
///
/// Assign it to ``CAAnimation/delegate``. Each method has a default implementation.
public protocol CAAnimationDelegate: AnyObject {
  /// Notifies the delegate that an animation has begun.
  ///
  ///     final class Log: CAAnimationDelegate {
  ///       func animationDidStart(_ anim: CAAnimation) {}
  ///     }
  ///
  /// - Parameter anim: The animation.
  func animationDidStart(_ anim: CAAnimation)

  /// Notifies the delegate that an animation has ended.
  ///
  ///     final class Log: CAAnimationDelegate {
  ///       func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  ///     }
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - flag: Whether the animation has run to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
