public import Foundation

/// A layer with particles. It is stored, and not drawn.
///
///     let snow = CAEmitterLayer()
///     let flake = CAEmitterCell()
///     flake.birthRate = 20
///     snow.emitterCells = [flake]
///     card.layer.addSublayer(snow)
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// Where they come from.
  open var emitterPosition = CGPoint.zero
  /// How large that place is, in points.
  open var emitterSize = CGSize.zero
  /// What shape that place has.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The factor of how many come.
  open var birthRate: Float = 1
}

/// What shape the place has that particles come from.
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
  /// The picture of a particle.
  open var contents: Any?
  /// How many come in a second.
  open var birthRate: Float = 0
  /// How long each stays, in seconds.
  open var lifetime: Float = 0
  /// By how much that varies.
  open var lifetimeRange: Float = 0
  /// How fast each is, in points a second.
  open var velocity: CGFloat = 0
  /// By how much that varies.
  open var velocityRange: CGFloat = 0
  /// How it is pushed across and down.
  open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0
  /// The angle it leaves at, in radians.
  open var emissionLongitude: CGFloat = 0
  /// By how much that varies.
  open var emissionRange: CGFloat = 0
  /// How large it is.
  open var scale: CGFloat = 1
  /// By how much that varies.
  open var scaleRange: CGFloat = 0
  /// How fast it grows.
  open var scaleSpeed: CGFloat = 0
  /// How fast it turns, in radians a second.
  open var spin: CGFloat = 0
  /// By how much that varies.
  open var spinRange: CGFloat = 0
  /// How fast it becomes more opaque.
  open var alphaSpeed: Float = 0
  /// Its color.
  open var color: CGColor?

  public override init() {
    super.init()
  }
}
