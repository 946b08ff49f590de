public import Foundation

/// An animator of changes. Nothing is animated here: the changes are made at once when it starts.
///
///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.alpha = 0 }
///     animator.startAnimation()
///     // card.alpha == 0
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// The duration of the animation, in seconds. It is stored only.
  public final let duration: TimeInterval
  /// Whether the animation runs: always `false` here.
  open var isRunning: Bool { false }
  /// The completed share of the animation, from 0 to 1: 1 after it has started.
  open var fractionComplete: CGFloat = 0

  /// Makes an animator with a standard curve.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card.alpha = 0 }
  ///     // card.alpha == 1
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. It has no effect here.
  ///   - curve: The curve. It has no effect here.
  ///   - animations: The closure that makes the changes.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { changes.append(animations) }
  }

  /// Makes an animator with a spring.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { card.alpha = 0 }
  ///     // card.alpha == 1
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. It has no effect here.
  ///   - ratio: The damping ratio, from 0 to 1. It has no effect here.
  ///   - animations: The closure that makes the changes.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes an animator with a timing.
  ///
  ///     let timing = UISpringTimingParameters(dampingRatio: 0.8)
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
  ///     animator.addAnimations { card.alpha = 0 }
  ///     animator.startAnimation()
  ///     // card.alpha == 0
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. It has no effect here.
  ///   - parameters: The timing. It has no effect here.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .easeInOut)
  }

  /// Makes an animator, and makes its changes at once.
  ///
  ///     UIViewPropertyAnimator.runningPropertyAnimator(
  ///       withDuration: 0.3, delay: 0, animations: { card.alpha = 0 })
  ///     // card.alpha == 0
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. It has no effect here.
  ///   - delay: The delay in seconds. It has no effect here.
  ///   - options: The options. They have no effect here.
  ///   - animations: The closure that makes the changes.
  ///   - completion: The closure to call afterward, with ``UIViewAnimatingPosition/end``.
  /// - Returns: The animator, which has ended.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes to the animation.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
  ///     animator.addAnimations { card.alpha = 0 }
  ///     animator.startAnimation()
  ///     // card.alpha == 0
  ///
  /// - Parameter animation: The closure that makes the changes.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }

  /// Adds a closure that is called after the changes.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card.alpha = 0 }
  ///     animator.addCompletion { if $0 == .end { count += 1 } }
  ///     animator.startAnimation()
  ///     // count == 1
  ///
  /// - Parameter completion: The closure, which is called with ``UIViewAnimatingPosition/end``.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation: makes the changes at once, and calls the completions.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card.alpha = 0 }
  ///     animator.startAnimation()
  ///     // card.alpha == 0
  open func startAnimation() {
    let (changes, completions) = (changes, completions)
    self.changes = []
    self.completions = []
    for change in changes { change() }
    fractionComplete = 1
    for completion in completions { completion(.end) }
  }

  /// Starts the animation without the delay: makes the changes at once, and calls the completions.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card.alpha = 0 }
  ///     animator.startAnimation(afterDelay: 1)
  ///     // card.alpha == 0
  ///
  /// - Parameter delay: The delay in seconds. It has no effect here.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Stops the animation. It has no effect here, since no animation runs.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
  ///     animator.stopAnimation(true)
  ///
  /// - Parameter withoutFinishing: Whether to skip the completions.
  open func stopAnimation(_ withoutFinishing: Bool) {}
}

/// The position that an animation has ended at.
///
/// The closure of ``UIViewPropertyAnimator/addCompletion(_:)`` takes it.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end = 0
  /// The start of the animation.
  case start = 1
  /// A position between start and end.
  case current = 2
}

extension UIView {
  /// The curve of an animation. It has no effect here.
  ///
  /// ``UIViewPropertyAnimator/init(duration:curve:animations:)`` takes it.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the start and at the end.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Constant speed.
    case linear = 3
  }
}
