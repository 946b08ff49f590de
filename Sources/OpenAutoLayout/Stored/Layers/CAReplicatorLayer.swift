public import Foundation

/// A layer that shows copies of its sublayers. It is stored, and not drawn.
///
///     let dots = CAReplicatorLayer()
///     dots.instanceCount = 3
///     dots.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
///     card.layer.addSublayer(dots)
open class CAReplicatorLayer: CALayer {
  /// The number of copies, the original included.
  open var instanceCount = 1
  /// The delay of each copy after the one before, in seconds.
  open var instanceDelay: TimeInterval = 0
  /// The transform of each copy, relative to the one before.
  open var instanceTransform = CATransform3DIdentity
  /// The color that is multiplied with the original.
  open var instanceColor: CGColor?
  /// The difference in opacity of each copy from the one before.
  open var instanceAlphaOffset: Float = 0
}
