public import Foundation

/// How a property of a layer would change in time. Nothing is animated here.
///
///     let fade = CABasicAnimation(keyPath: "opacity")
///     fade.fromValue = 0
///     fade.duration = 0.3
///     card.layer.add(fade, forKey: "fade")
///     // card.layer.opacity == 1
open class CAAnimation: NSObject {
  /// How long it takes, in seconds.
  open var duration: TimeInterval = 0
  /// How often it runs.
  open var repeatCount: Float = 0
  /// Whether it runs backwards after it has run.
  open var autoreverses = false
  /// Whether the layer lets go of it when it has run.
  open var isRemovedOnCompletion = true
  /// When it begins, in seconds of the layer's time.
  open var beginTime: TimeInterval = 0
  /// How it takes its course; `nil` for a straight one.
  open var timingFunction: CAMediaTimingFunction?
  /// What shows before it begins and after it has ended.
  open var fillMode = CAMediaTimingFillMode.removed
  /// What is called when it begins and ends: it does neither here.
  open var delegate: (any CAAnimationDelegate)?

  public required override init() {
    super.init()
  }
}

/// A change of one property. Nothing is animated here.
///
/// Use ``CABasicAnimation`` or ``CAKeyframeAnimation``.
open class CAPropertyAnimation: CAAnimation {
  /// The property, as a path of keys.
  open var keyPath: String?
  /// Whether the values are added to the present one.
  open var isAdditive = false
  /// Whether each run goes on from where the last one has ended.
  open var isCumulative = false

  /// Makes a change of a property.
  ///
  ///     CABasicAnimation(keyPath: "opacity")
  ///
  /// - Parameter path: The property, as a path of keys.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change of one property from a value to another. Nothing is animated here.
///
///     let turn = CABasicAnimation(keyPath: "transform.rotation")
///     turn.toValue = Double.pi
open class CABasicAnimation: CAPropertyAnimation {
  /// The value that it begins with; `nil` for the present one.
  open var fromValue: Any?
  /// The value that it ends with; `nil` for the present one.
  open var toValue: Any?
  /// By how much the value changes.
  open var byValue: Any?
}

/// A change of one property that swings like a spring. Nothing is animated here.
///
///     let swing = CASpringAnimation(keyPath: "position.x")
///     swing.damping = 8
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How soon the spring rests.
  open var damping: CGFloat = 10
  /// How fast it moves at first.
  open var initialVelocity: CGFloat = 0
  /// How long it takes until the spring rests: ``CAAnimation/duration``.
  open var settlingDuration: TimeInterval { duration }
}

/// A change of one property through several values. Nothing is animated here.
///
///     let shake = CAKeyframeAnimation(keyPath: "position.x")
///     shake.values = [0, 8, -8, 0]
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in their order.
  open var values: [Any]?
  /// A path in place of the values.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How each part takes its course.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Changes that run together. Nothing is animated here.
///
///     let group = CAAnimationGroup()
///     group.animations = [CABasicAnimation(keyPath: "opacity")]
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// What is called when an animation begins and ends. None does here, so nothing is called.
///
/// ``CAAnimation/delegate`` takes it. Each requirement has a default.
public protocol CAAnimationDelegate: AnyObject {
  /// An animation has begun.
  ///
  ///     final class Log: CAAnimationDelegate {
  ///       func animationDidStart(_ anim: CAAnimation) {}
  ///     }
  ///
  /// - Parameter anim: The animation.
  func animationDidStart(_ anim: CAAnimation)

  /// An animation has ended.
  ///
  ///     final class Log: CAAnimationDelegate {
  ///       func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  ///     }
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - flag: Whether it has run to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
