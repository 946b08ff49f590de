public import Foundation

/// Transitions and keyframe animations. Nothing is animated here: the changes are made at once.
extension UIView {
  /// Changes a view at once, and calls the completion before it returns.
  ///
  ///     UIView.transition(
  ///       with: card, duration: 0.25, options: .transitionCrossDissolve,
  ///       animations: { card.isHidden = true })
  ///     // card.isHidden == true
  ///
  /// - Parameters:
  ///   - view: The view that contains the changes.
  ///   - duration: The duration in seconds. It has no effect here.
  ///   - options: The options. They have no effect here.
  ///   - animations: The closure that makes the changes.
  ///   - completion: The closure to call afterward, with `true`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes the changes of keyframes at once, in order, and calls the completion before it returns.
  ///
  ///     UIView.animateKeyframes(
  ///       withDuration: 1, delay: 0,
  ///       animations: {
  ///         UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
  ///           card.alpha = 0.5
  ///         }
  ///       })
  ///     // card.alpha == 0.5
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. It has no effect here.
  ///   - delay: The delay in seconds. It has no effect here.
  ///   - options: The options. They have no effect here.
  ///   - animations: The closure that adds keyframes with
  ///     ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///   - completion: The closure to call afterward, with `true`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Adds a keyframe: makes its changes at once.
  ///
  ///     UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.alpha = 0.5 }
  ///     // card.alpha == 0.5
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a share of the whole duration. It has no effect here.
  ///   - frameDuration: The duration, as a share of the whole duration. It has no effect here.
  ///   - animations: The closure that makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// The options of a keyframe animation. They have no effect here.
  ///
  ///     UIView.animateKeyframes(
  ///       withDuration: 1, delay: 0, options: .calculationModeCubic, animations: { card.alpha = 0 })
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The views take touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation begins at the current state of a running one.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs backward after it has run forward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The animation changes linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The animation jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The animation follows a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Replaces a view with another one. Nothing is animated here.
  ///
  ///     view.addSubview(first)
  ///     UIView.transition(from: first, to: second, duration: 0.3)
  ///     // second.superview === view
  ///     // first.superview == nil
  ///
  /// - Parameters:
  ///   - fromView: The view to remove.
  ///   - toView: The view to add to its superview.
  ///   - duration: The duration in seconds. It has no effect here.
  ///   - options: The options. With ``AnimationOptions/showHideTransitionViews``, both views stay
  ///     where they are, and the first is hidden and the second shown. The others have no effect
  ///     here.
  ///   - completion: The closure to call afterward, with `true`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (fromView.isHidden, toView.isHidden) = (true, false)
    } else {
      fromView.superview?.addSubview(toView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }
}
