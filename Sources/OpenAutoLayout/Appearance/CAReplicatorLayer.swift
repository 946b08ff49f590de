public import Foundation

/// A layer that shows its sublayers several times. It is stored, and not drawn.
///
///     let dots = CAReplicatorLayer()
///     dots.instanceCount = 3
///     dots.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
///     card.layer.addSublayer(dots)
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown.
  open var instanceCount = 1
  /// By how much each is later than the one before, in seconds.
  open var instanceDelay: TimeInterval = 0
  /// How each is moved from the one before.
  open var instanceTransform = CATransform3DIdentity
  /// The color of the first one.
  open var instanceColor: CGColor?
  /// How much more opaque each is.
  open var instanceAlphaOffset: Float = 0
}
