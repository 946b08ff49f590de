public import Foundation

/// The timing of an animation. It has no effect here, since changes are made at once.
///
/// Use ``UICubicTimingParameters`` or ``UISpringTimingParameters``.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// A timing along a cubic Bézier curve. It is stored only.
///
///     let timing = UICubicTimingParameters(animationCurve: .easeOut)
///     UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve, unless the control points describe another one.
  public final let animationCurve: UIView.AnimationCurve
  /// The first control point of the curve.
  public final let controlPoint1: CGPoint
  /// The second control point of the curve.
  public final let controlPoint2: CGPoint

  /// Makes a timing along a standard curve.
  ///
  ///     // UICubicTimingParameters(animationCurve: .linear).animationCurve == .linear
  ///
  /// - Parameter animationCurve: The curve.
  public init(animationCurve: UIView.AnimationCurve = .easeInOut) {
    self.animationCurve = animationCurve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
    super.init()
  }

  /// Makes a timing along a curve with control points.
  ///
  ///     UICubicTimingParameters(
  ///       controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.8, y: 1))
  ///
  /// - Parameters:
  ///   - point1: The first control point.
  ///   - point2: The second control point.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }
}

/// A timing that behaves like a spring. It is stored only.
///
///     let timing = UISpringTimingParameters(dampingRatio: 0.8)
///     UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity of the change at the start.
  public final let initialVelocity: CGVector

  /// Makes a timing of a spring with a damping ratio.
  ///
  ///     // UISpringTimingParameters(dampingRatio: 0.8).initialVelocity == .zero
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio. A spring with 1 does not oscillate.
  ///   - velocity: The velocity of the change at the start.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init()
  }

  /// Makes a timing of a spring with a mass.
  ///
  ///     UISpringTimingParameters(mass: 1, stiffness: 180, damping: 20, initialVelocity: .zero)
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The force that slows the mass down.
  ///   - velocity: The velocity of the change at the start.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    super.init()
  }
}
