public import Foundation

/// Changes that can be stopped on the way. Here they are made at once when they are started.
///
///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.alpha = 0 }
///     animator.startAnimation()
///     // card.alpha == 0
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// How long it takes on Apple's platforms, in seconds.
  public final let duration: TimeInterval
  /// Whether it is going on: never here.
  open var isRunning: Bool { false }
  /// How much of it is done, from 0 to 1.
  open var fractionComplete: CGFloat = 0

  /// Makes changes that can be started.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card.alpha = 0 }
  ///     // card.alpha == 1
  ///
  /// - Parameters:
  ///   - duration: How long they take on Apple's platforms, in seconds.
  ///   - curve: How they take their course there.
  ///   - animations: The changes.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { changes.append(animations) }
  }

  /// Makes changes that swing, and can be started.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { card.alpha = 0 }
  ///     // card.alpha == 1
  ///
  /// - Parameters:
  ///   - duration: How long they take on Apple's platforms, in seconds.
  ///   - ratio: How little they swing there, from 0 to 1.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes changes that can be started, with a course of their own.
  ///
  ///     let timing = UISpringTimingParameters(dampingRatio: 0.8)
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
  ///     animator.addAnimations { card.alpha = 0 }
  ///     animator.startAnimation()
  ///     // card.alpha == 0
  ///
  /// - Parameters:
  ///   - duration: How long they take on Apple's platforms, in seconds.
  ///   - parameters: How they take their course there.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .easeInOut)
  }

  /// Makes changes at once.
  ///
  ///     UIViewPropertyAnimator.runningPropertyAnimator(
  ///       withDuration: 0.3, delay: 0, animations: { card.alpha = 0 })
  ///     // card.alpha == 0
  ///
  /// - Parameters:
  ///   - duration: How long they take on Apple's platforms, in seconds.
  ///   - delay: How long they wait there, in seconds.
  ///   - options: How they go on there.
  ///   - animations: The changes.
  ///   - completion: What follows them.
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

  /// Adds changes.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
  ///     animator.addAnimations { card.alpha = 0 }
  ///     animator.startAnimation()
  ///     // card.alpha == 0
  ///
  /// - Parameter animation: The changes.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }

  /// Adds what follows the changes.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card.alpha = 0 }
  ///     animator.addCompletion { if $0 == .end { count += 1 } }
  ///     animator.startAnimation()
  ///     // count == 1
  ///
  /// - Parameter completion: What follows, called with ``UIViewAnimatingPosition/end``.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes at once, and then what follows them.
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

  /// Makes the changes at once.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card.alpha = 0 }
  ///     animator.startAnimation(afterDelay: 1)
  ///     // card.alpha == 0
  ///
  /// - Parameter delay: How long they wait on Apple's platforms, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Stops. There is nothing to stop here.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
  ///     animator.stopAnimation(true)
  ///
  /// - Parameter withoutFinishing: Whether the views stay where they are.
  open func stopAnimation(_ withoutFinishing: Bool) {}
}

/// Where changes have ended.
///
/// ``UIViewPropertyAnimator/addCompletion(_:)`` is given it.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At their end.
  case end = 0
  /// At their beginning.
  case start = 1
  /// On the way.
  case current = 2
}

extension UIView {
  /// How an animation takes its course, which makes no difference here.
  ///
  /// ``UIViewPropertyAnimator/init(duration:curve:animations:)`` takes it.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at first and in the end.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow in the end.
    case easeOut = 2
    /// Straight.
    case linear = 3
  }
}
