public import Foundation

/// Animations, of which only the ends exist here.
extension UIView {
  /// Options of an animation, which make no difference here.
  ///
  ///     UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut, animations: {
  ///       view.layoutIfNeeded()
  ///     })
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The subviews are laid out along with the view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins where a running one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs backwards after it has run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Views are hidden and shown, and neither added nor removed.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// One picture fades into the next.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The picture turns around a vertical line, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The picture turns around a vertical line, from the right.
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

  /// Changes views at once, and then calls the completion, before it returns.
  ///
  ///     height.constant = 200
  ///     UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
  ///     // the frames are those of the end
  ///
  /// - Parameters:
  ///   - duration: How long it takes on Apple's platforms, in seconds.
  ///   - delay: How long it waits there, in seconds.
  ///   - options: How it goes on there.
  ///   - animations: The changes.
  ///   - completion: What follows them, called with `true`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views at once, without a spring, and then calls the completion, before it returns.
  ///
  ///     UIView.animate(
  ///       withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
  ///       animations: { card.frame.origin.y = 100 })
  ///     // card.frame.minY == 100
  ///
  /// - Parameters:
  ///   - duration: How long it takes on Apple's platforms, in seconds.
  ///   - delay: How long it waits there, in seconds.
  ///   - dampingRatio: How little the spring swings there, from 0 to 1.
  ///   - velocity: How fast it starts there, in total distances a second.
  ///   - options: How it goes on there.
  ///   - animations: The changes.
  ///   - completion: What follows them, called with `true`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views at once, and then calls the completion, before it returns.
  ///
  ///     UIView.animate(withDuration: 0.25, animations: { banner.alpha = 0 }) { _ in
  ///       banner.removeFromSuperview()
  ///     }
  ///     // banner.superview == nil
  ///
  /// - Parameters:
  ///   - duration: How long it takes on Apple's platforms, in seconds.
  ///   - animations: The changes.
  ///   - completion: What follows them, called with `true`.
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
  ///   - duration: How long it takes on Apple's platforms, in seconds.
  ///   - animations: The changes.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Changes views at once.
  ///
  ///     UIView.performWithoutAnimation { view.layoutIfNeeded() }
  ///
  /// - Parameter actionsWithoutAnimation: The changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
