public import Foundation

/// How changes take their course. It is stored: changes are made at once.
///
/// Use ``UICubicTimingParameters`` or ``UISpringTimingParameters``.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// A course along a curve of Bézier. It is stored: changes are made at once.
///
///     let timing = UICubicTimingParameters(animationCurve: .easeOut)
///     UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// A known course, unless the points say another one.
  public final let animationCurve: UIView.AnimationCurve
  /// The first point that the curve bends to.
  public final let controlPoint1: CGPoint
  /// The second point that the curve bends to.
  public final let controlPoint2: CGPoint

  /// Makes a known course.
  ///
  ///     // UICubicTimingParameters(animationCurve: .linear).animationCurve == .linear
  ///
  /// - Parameter animationCurve: The course.
  public init(animationCurve: UIView.AnimationCurve = .easeInOut) {
    self.animationCurve = animationCurve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
    super.init()
  }

  /// Makes a course along a curve.
  ///
  ///     UICubicTimingParameters(
  ///       controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.8, y: 1))
  ///
  /// - Parameters:
  ///   - point1: The first point that the curve bends to, from 0 to 1.
  ///   - point2: The second point that it bends to.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }
}

/// A course that swings like a spring. It is stored: changes are made at once.
///
///     let timing = UISpringTimingParameters(dampingRatio: 0.8)
///     UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast the change is at its beginning.
  public final let initialVelocity: CGVector

  /// Makes a course that swings.
  ///
  ///     // UISpringTimingParameters(dampingRatio: 0.8).initialVelocity == .zero
  ///
  /// - Parameters:
  ///   - ratio: How little it swings, from 0 to 1.
  ///   - velocity: How fast the change is at its beginning.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init()
  }

  /// Makes a course that swings by a mass at a spring.
  ///
  ///     UISpringTimingParameters(mass: 1, stiffness: 180, damping: 20, initialVelocity: .zero)
  ///
  /// - Parameters:
  ///   - mass: The mass.
  ///   - stiffness: The force of the spring.
  ///   - damping: What slows the mass down.
  ///   - velocity: How fast the change is at its beginning.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    super.init()
  }
}
