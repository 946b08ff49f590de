public import Foundation

/// Changes in several steps, of which only the ends exist here.
extension UIView {
  /// Changes a view at once, and then calls the completion, before it returns.
  ///
  ///     UIView.transition(
  ///       with: card, duration: 0.25, options: .transitionCrossDissolve,
  ///       animations: { card.isHidden = true })
  ///     // card.isHidden == true
  ///
  /// - Parameters:
  ///   - view: The view that contains the changes.
  ///   - duration: How long it takes on Apple's platforms, in seconds.
  ///   - options: How it goes on there.
  ///   - animations: The changes.
  ///   - completion: What follows them, called with `true`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes all changes at once, in their order, and then calls the completion, before it returns.
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
  ///   - duration: How long it takes on Apple's platforms, in seconds.
  ///   - delay: How long it waits there, in seconds.
  ///   - options: How it goes on there.
  ///   - animations: The changes, each of which is in a call of
  ///     ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///   - completion: What follows them, called with `true`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes one of several changes at once.
  ///
  ///     UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.alpha = 0.5 }
  ///     // card.alpha == 0.5
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins on Apple's platforms, from 0 to 1.
  ///   - frameDuration: How long it takes there, from 0 to 1.
  ///   - animations: The change.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Options of a change in several steps, which make no difference here.
  ///
  ///     UIView.animateKeyframes(
  ///       withDuration: 1, delay: 0, options: .calculationModeCubic, animations: { card.alpha = 0 })
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The views take touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It begins where a running one is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It runs backwards after it has run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Straight from step to step.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From step to step at once.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Along a curve through the steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Puts one view in place of another. Nothing is animated here.
  ///
  ///     view.addSubview(first)
  ///     UIView.transition(from: first, to: second, duration: 0.3)
  ///     // second.superview === view
  ///     // first.superview == nil
  ///
  /// - Parameters:
  ///   - fromView: The view that goes.
  ///   - toView: The view that comes into its superview.
  ///   - duration: How long it takes on Apple's platforms, in seconds.
  ///   - options: How it is animated there. With ``AnimationOptions/showHideTransitionViews``, both stay
  ///     where they are, and one is hidden and the other shown.
  ///   - completion: Runs then, with `true`.
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
