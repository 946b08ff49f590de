public import Foundation

/// How a property of a layer would change in time. Nothing is animated here.
///
///     let fade = CABasicAnimation(keyPath: "opacity")
///     fade.fromValue = 0
///     fade.duration = 0.3
///     card.layer.add(fade, forKey: "fade")
///     // card.layer.opacity == 1
open class CAAnimation: NSObject {
  /// How long it takes, in seconds.
  open var duration: TimeInterval = 0
  /// How often it runs.
  open var repeatCount: Float = 0
  /// Whether it runs backwards after it has run.
  open var autoreverses = false
  /// Whether the layer lets go of it when it has run.
  open var isRemovedOnCompletion = true
  /// When it begins, in seconds of the layer's time.
  open var beginTime: TimeInterval = 0

  public required override init() {
    super.init()
  }
}

/// A change of one property from a value to another. Nothing is animated here.
///
///     let turn = CABasicAnimation(keyPath: "transform.rotation")
///     turn.toValue = Double.pi
open class CABasicAnimation: CAAnimation {
  /// The property, as a path of keys.
  open var keyPath: String?
  /// The value that it begins with; `nil` for the present one.
  open var fromValue: Any?
  /// The value that it ends with; `nil` for the present one.
  open var toValue: Any?
  /// By how much the value changes.
  open var byValue: Any?

  /// Makes a change of a property.
  ///
  ///     CABasicAnimation(keyPath: "opacity")
  ///
  /// - Parameter path: The property, as a path of keys.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

extension CALayer {
  /// Does nothing: nothing is animated here.
  ///
  ///     card.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
  ///
  /// - Parameters:
  ///   - anim: The animation, which is not kept.
  ///   - key: A name to find it by.
  public func add(_ anim: CAAnimation, forKey key: String?) {}

  /// Does nothing: nothing is animated here.
  ///
  ///     card.layer.removeAnimation(forKey: "fade")
  ///
  /// - Parameter key: The name of the animation.
  public func removeAnimation(forKey key: String) {}

  /// Adds a layer right in front of another one.
  ///
  ///     let (shade, border) = (CALayer(), CALayer())
  ///     card.layer.addSublayer(shade)
  ///     card.layer.insertSublayer(border, above: shade)
  ///     // card.layer.sublayers == [shade, border]
  ///
  /// - Parameters:
  ///   - layer: The layer. It leaves the one that it was in before.
  ///   - sibling: The other layer. One that is not here stands for the front.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let layers = sublayers ?? []
    let index = layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count
    insertSublayer(layer, at: UInt32(clamping: index))
  }

  /// Adds a layer right behind another one.
  ///
  ///     let (shade, border) = (CALayer(), CALayer())
  ///     card.layer.addSublayer(border)
  ///     card.layer.insertSublayer(shade, below: border)
  ///     // card.layer.sublayers == [shade, border]
  ///
  /// - Parameters:
  ///   - layer: The layer. It leaves the one that it was in before.
  ///   - sibling: The other layer. One that is not here stands for the back.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }
}

/// Changes of layers that would be animated together. Nothing is animated here.
///
///     let gradient = CAGradientLayer()
///     CATransaction.begin()
///     CATransaction.setDisableActions(true)
///     card.layer.opacity = 0.5
///     CATransaction.commit()
public enum CATransaction {
  /// Begins changes that belong together. Does nothing.
  ///
  ///     CATransaction.begin()
  public static func begin() {}
  /// Ends changes that belong together. Does nothing.
  ///
  ///     CATransaction.commit()
  public static func commit() {}
  /// Says whether changes are not animated. Does nothing.
  ///
  ///     CATransaction.setDisableActions(true)
  ///
  /// - Parameter flag: Whether they are not.
  public static func setDisableActions(_ flag: Bool) {}
  /// Says how long changes take. Does nothing.
  ///
  ///     CATransaction.setAnimationDuration(0.3)
  ///
  /// - Parameter dur: How long, in seconds.
  public static func setAnimationDuration(_ dur: TimeInterval) {}
}
