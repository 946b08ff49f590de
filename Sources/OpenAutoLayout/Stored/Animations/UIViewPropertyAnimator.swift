public import Foundation

/// An animator of changes. Nothing is animated here: the changes are made at once when it starts.
///
///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.alpha = 0 }
///     animator.startAnimation()
///     // card.alpha == 0
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var fraction: CGFloat = 0

  /// The duration of the animation, in seconds. It is stored only.
  public final let duration: TimeInterval
  /// The delay of the animation, in seconds, after ``startAnimation(afterDelay:)``. It is stored
  /// only.
  public private(set) final var delay: TimeInterval = 0
  /// The timing of the animation, if the animator was made with one. It is stored only.
  public private(set) final var timingParameters: (any UITimingCurveProvider)?

  /// Whether the animation is inactive, active or stopped.
  ///
  /// It starts as ``UIViewAnimatingState/inactive``. ``pauseAnimation()`` makes it active,
  /// ``startAnimation()`` ends it at once, and ``stopAnimation(_:)`` stops an active one.
  public private(set) final var state = UIViewAnimatingState.inactive
  /// Whether the animation runs: always `false` here.
  open var isRunning: Bool { false }
  /// Whether the animation runs backward. Then it ends with ``UIViewAnimatingPosition/start``; views
  /// keep the changes here.
  open var isReversed = false
  /// Whether the animation can be paused and stopped. It is stored only.
  open var isInterruptible = true
  /// Whether views take touches during the animation. It is stored only.
  open var isUserInteractionEnabled = true
  /// Whether the app decides which views are touched during the animation. It is stored only.
  open var isManualHitTestingEnabled = false
  /// Whether a paused animation has a constant speed under a finger. It is stored only.
  open var scrubsLinearly = true
  /// Whether the animation stays active at its end, without calling the completions. The default is
  /// `false`.
  open var pausesOnCompletion = false

  /// The completed share of the animation, from 0 to 1: 1 after it has ended.
  ///
  /// Setting it makes the changes, as pausing does. Views have the values of the end from then on.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      if state == .inactive { pauseAnimation() }
      fraction = min(1, max(0, newValue))
    }
  }

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
    timingParameters = parameters
  }

  /// Makes an animator with a timing along a curve with control points.
  ///
  ///     let animator = UIViewPropertyAnimator(
  ///       duration: 0.3, controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.8, y: 1)
  ///     ) { card.alpha = 0 }
  ///     // card.alpha == 1
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. It has no effect here.
  ///   - point1: The first control point. It has no effect here.
  ///   - point2: The second control point. It has no effect here.
  ///   - animations: The closure that makes the changes.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
    timingParameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
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
  open func addAnimations(_ animation: @escaping () -> Void) {
    // The others are made already.
    if state == .active { animation() } else { changes.append(animation) }
  }

  /// Adds changes to the animation. The delay has no effect here.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
  ///     animator.addAnimations({ card.alpha = 0 }, delayFactor: 0.5)
  ///     animator.startAnimation()
  ///     // card.alpha == 0
  ///
  /// - Parameters:
  ///   - animation: The closure that makes the changes.
  ///   - delayFactor: The share of the duration to wait, from 0 to 1. It has no effect here.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

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
  /// - Precondition: The animator is not stopped.
  open func startAnimation() {
    activate()
    if pausesOnCompletion {
      fraction = 1
    } else {
      end(at: isReversed ? .start : .end)
    }
  }

  /// Starts the animation without the delay: makes the changes at once, and calls the completions.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card.alpha = 0 }
  ///     animator.startAnimation(afterDelay: 1)
  ///     // card.alpha == 0
  ///
  /// - Parameter delay: The delay in seconds. It has no effect here.
  /// - Precondition: The animator is not stopped.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Pauses the animation. One that has not started makes its changes.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card.alpha = 0 }
  ///     animator.pauseAnimation()
  ///     // animator.state == .active
  ///     // card.alpha == 0
  ///
  /// - Precondition: The animator is not stopped.
  open func pauseAnimation() { activate() }

  /// Continues a paused animation, which ends at once.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card.alpha = 0 }
  ///     animator.addCompletion { _ in count += 1 }
  ///     animator.fractionComplete = 0.5
  ///     animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  ///     // count == 1
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest, or `nil` for the animator's. It has no effect here.
  ///   - durationFactor: The duration of the rest, as a factor. It has no effect here.
  /// - Precondition: The animator is not stopped.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Stops a paused animation. One that has not started, or has ended, is left alone.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card.alpha = 0 }
  ///     animator.pauseAnimation()
  ///     animator.stopAnimation(false)
  ///     // animator.state == .stopped
  ///     animator.finishAnimation(at: .current)
  ///     // animator.state == .inactive
  ///
  /// - Parameter withoutFinishing: Whether to skip the completions. Otherwise,
  ///   ``finishAnimation(at:)`` calls them.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = .stopped
    if withoutFinishing {
      completions = []
      state = .inactive
    }
  }

  /// Ends a stopped animation: calls the completions.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card.alpha = 0 }
  ///     animator.addCompletion { if $0 == .start { count += 1 } }
  ///     animator.pauseAnimation()
  ///     animator.stopAnimation(false)
  ///     animator.finishAnimation(at: .start)
  ///     // count == 1
  ///
  /// - Parameter finalPosition: The position that the completions receive. Views keep the changes.
  /// - Precondition: ``stopAnimation(_:)`` has stopped the animator, with `false`.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state != .stopped { Violation.stop(finishing: self) }
    end(at: finalPosition)
  }

  private func activate() {
    if state == .stopped { Violation.stop(startingStopped: self) }
    if state == .inactive { fraction = 0 }
    state = .active
    let changes = changes
    self.changes = []
    for change in changes { change() }
  }

  private func end(at position: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    fraction = 1
    state = .inactive
    for completion in completions { completion(position) }
  }
}

/// The state of an animation.
///
/// ``UIViewPropertyAnimator/state`` has it.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not started, or has ended.
  case inactive = 0
  /// It has started, and may be paused.
  case active = 1
  /// It was stopped, and waits for ``UIViewPropertyAnimator/finishAnimation(at:)``.
  case stopped = 2
}

/// An animation that can be started, paused and stopped.
///
/// ``UIViewPropertyAnimator`` is one.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation runs.
  var isRunning: Bool { get }
  /// Whether the animation runs backward.
  var isReversed: Bool { get set }
  /// The completed share of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation.
  ///
  ///     func run(_ animation: any UIViewAnimating) { animation.startAnimation() }
  func startAnimation()
  /// Starts the animation after a delay.
  ///
  ///     func run(_ animation: any UIViewAnimating) { animation.startAnimation(afterDelay: 1) }
  ///
  /// - Parameter delay: The delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  ///
  ///     func hold(_ animation: any UIViewAnimating) { animation.pauseAnimation() }
  func pauseAnimation()
  /// Stops the animation.
  ///
  ///     func cancel(_ animation: any UIViewAnimating) { animation.stopAnimation(true) }
  ///
  /// - Parameter withoutFinishing: Whether to skip the completions.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  ///
  ///     func end(_ animation: any UIViewAnimating) { animation.finishAnimation(at: .end) }
  ///
  /// - Parameter finalPosition: The position to end at.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes that closures make.
///
/// ``UIViewPropertyAnimator`` is one.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to the animation.
  ///
  ///     func fade(_ animation: any UIViewImplicitlyAnimating) {
  ///       animation.addAnimations { card.alpha = 0 }
  ///     }
  ///
  /// - Parameter animation: The closure that makes the changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  ///
  ///     func remove(after animation: any UIViewImplicitlyAnimating) {
  ///       animation.addCompletion { _ in card.removeFromSuperview() }
  ///     }
  ///
  /// - Parameter completion: The closure.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation.
  ///
  ///     func go(on animation: any UIViewImplicitlyAnimating) {
  ///       animation.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  ///     }
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest, or `nil` for that of the animation.
  ///   - durationFactor: The duration of the rest, as a factor.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension Violation {
  fileprivate static func stop(startingStopped animator: UIViewPropertyAnimator) -> Never {
    fatalError(
      "A stopped animator cannot start or pause: call finishAnimation(at:) first, or stop it with "
        + "stopAnimation(true).")
  }

  fileprivate static func stop(finishing animator: UIViewPropertyAnimator) -> Never {
    fatalError(
      "Only a stopped animator can finish, and this one is \(animator.state): call "
        + "stopAnimation(false) while it is active.")
  }
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
