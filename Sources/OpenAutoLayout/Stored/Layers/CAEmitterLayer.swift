public import Foundation

/// A layer that emits particles. It is stored, and not drawn.
///
///     let snow = CAEmitterLayer()
///     let flake = CAEmitterCell()
///     flake.birthRate = 20
///     snow.emitterCells = [flake]
///     card.layer.addSublayer(snow)
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The center of the emitter's shape, in points.
  open var emitterPosition = CGPoint.zero
  /// The size of the emitter's shape, in points.
  open var emitterSize = CGSize.zero
  /// The shape of the emitter.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The factor of the birth rates of all cells.
  open var birthRate: Float = 1
}

/// The shape that particles are emitted from.
///
/// ``CAEmitterLayer/emitterShape`` takes it.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// A kind of particle. It is stored, and not drawn.
///
/// ``CAEmitterLayer/emitterCells`` takes several.
open class CAEmitterCell: NSObject {
  /// The image of a particle.
  open var contents: Any?
  /// The number of particles emitted each second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// The range within which the lifetime varies, in seconds.
  open var lifetimeRange: Float = 0
  /// The velocity of a particle, in points per second.
  open var velocity: CGFloat = 0
  /// The range within which the velocity varies, in points per second.
  open var velocityRange: CGFloat = 0
  /// The acceleration of a particle along each axis, in points per second squared.
  open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0
  /// The angle in the plane at which particles are emitted, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The range within which the angle varies, in radians.
  open var emissionRange: CGFloat = 0
  /// The scale of a particle.
  open var scale: CGFloat = 1
  /// The range within which the scale varies.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation of a particle, in radians per second.
  open var spin: CGFloat = 0
  /// The range within which the rotation varies, in radians per second.
  open var spinRange: CGFloat = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// The color of a particle.
  open var color: CGColor?

  public override init() {
    super.init()
  }
}
