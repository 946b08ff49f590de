public import Foundation

/// Animations. Nothing is animated here: the changes are made at once.
extension UIView {
  /// The options of an animation. They have no effect here.
  ///
  ///     UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut, animations: {
  ///       view.layoutIfNeeded()
  ///     })
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The subviews are laid out during the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views take touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins at the current state of a running one.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The duration is that of this animation, even inside another one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve is that of this animation, even inside another one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The views are drawn again during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// The options are those of this animation, even inside another one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The view curls up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The view curls down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The view flips around its horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view flips around its horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The animation has about 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// The animation has about 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// The animation runs backward after it has run forward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The views of a transition are hidden and shown instead of removed and added.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// One view dissolves into the next.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view flips around its vertical axis, from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips around its vertical axis, from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The animation begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Changes views at once, and calls the completion before it returns.
  ///
  ///     height.constant = 200
  ///     UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
  ///     // the frames are those of the end
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. It has no effect here.
  ///   - delay: The delay in seconds. It has no effect here.
  ///   - options: The options. They have no effect here.
  ///   - animations: The closure that makes the changes.
  ///   - completion: The closure to call afterward, with `true`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views at once, without a spring, and calls the completion before it returns.
  ///
  ///     UIView.animate(
  ///       withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
  ///       animations: { card.frame.origin.y = 100 })
  ///     // card.frame.minY == 100
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. It has no effect here.
  ///   - delay: The delay in seconds. It has no effect here.
  ///   - dampingRatio: The damping ratio, from 0 to 1. It has no effect here.
  ///   - velocity: The velocity at the start, in total distances per second. It has no effect here.
  ///   - options: The options. They have no effect here.
  ///   - animations: The closure that makes the changes.
  ///   - completion: The closure to call afterward, with `true`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views at once, and calls the completion before it returns.
  ///
  ///     UIView.animate(withDuration: 0.25, animations: { banner.alpha = 0 }) { _ in
  ///       banner.removeFromSuperview()
  ///     }
  ///     // banner.superview == nil
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. It has no effect here.
  ///   - animations: The closure that makes the changes.
  ///   - completion: The closure to call afterward, with `true`.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views at once.
  ///
  ///     let height = banner.heightAnchor.constraint(equalToConstant: 0)
  ///     height.isActive = true
  ///     height.constant = 60
  ///     UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
  ///     // banner.frame.height == 60
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. It has no effect here.
  ///   - animations: The closure that makes the changes.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Changes views at once.
  ///
  ///     UIView.performWithoutAnimation { view.layoutIfNeeded() }
  ///
  /// - Parameter actionsWithoutAnimation: The closure that makes the changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Whether animations are enabled. The default is `true`. Nothing is animated here.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

  /// Sets whether animations are enabled. Nothing is animated here.
  ///
  ///     UIView.setAnimationsEnabled(false)
  ///     // UIView.areAnimationsEnabled == false
  ///     UIView.setAnimationsEnabled(true)
  ///
  /// - Parameter enabled: Whether they are enabled.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }

  /// The duration of the animation around, in seconds. Always 0 here.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
}

@MainActor
private enum AnimationSwitch {
  static var isOn = true
}
