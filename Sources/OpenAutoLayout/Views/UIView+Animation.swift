public import Foundation

/// Animations, of which only the ends exist here.
extension UIView {
  /// How an animation goes on, which makes no difference here.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews along with the view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches through meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from where a running animation has come.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Starts slowly and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Has the same speed all along.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Changes views at once, and then calls the completion, before it returns.
  ///
  ///     height.constant = 200
  ///     UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
  ///     // the frames are those of the end
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views at once, without a spring, and then calls the completion, before it returns.
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
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Changes views at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
