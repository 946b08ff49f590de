public import Foundation

/// How a view follows the motion of the device. It is stored, and nothing moves.
///
/// Use ``UIInterpolatingMotionEffect``.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }
}

/// Moves a view along with the tilt of the device. It is stored, and nothing moves.
///
///     let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
///     tilt.minimumRelativeValue = -10
///     tilt.maximumRelativeValue = 10
///     card.addMotionEffect(tilt)
///     // card.motionEffects == [tilt]
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of a tilt.
  ///
  /// ``UIInterpolatingMotionEffect/type`` says it.
  public enum EffectType: Int, Sendable {
    /// Across.
    case tiltAlongHorizontalAxis = 0
    /// Down.
    case tiltAlongVerticalAxis = 1
  }

  /// The property that changes.
  public final let keyPath: String
  /// The axis of the tilt.
  public final let type: EffectType
  /// The change at one end.
  open var minimumRelativeValue: Any?
  /// The change at the other end.
  open var maximumRelativeValue: Any?

  /// Makes an effect.
  ///
  ///     UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
  ///
  /// - Parameters:
  ///   - keyPath: The property that changes.
  ///   - type: The axis of the tilt.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects as one. They are stored, and nothing moves.
///
///     let group = UIMotionEffectGroup()
///     group.motionEffects = [
///       UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
///     ]
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// How the view follows the motion of the device.
  public var motionEffects: [UIMotionEffect] {
    get { attachments?.motionEffects ?? [] }
    set { changeAttachments { $0.motionEffects = newValue } }
  }

  /// Has the view follow the motion of the device. Nothing moves here.
  ///
  ///     card.addMotionEffect(UIMotionEffectGroup())
  ///     // card.motionEffects.count == 1
  ///
  /// - Parameter effect: How it follows.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Ends one of the ways that the view follows the motion of the device.
  ///
  ///     let effect = UIMotionEffectGroup()
  ///     card.addMotionEffect(effect)
  ///     card.removeMotionEffect(effect)
  ///     // card.motionEffects.isEmpty
  ///
  /// - Parameter effect: How it followed.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
