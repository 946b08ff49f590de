public import Foundation

/// An effect that changes a view with the motion of the device. It is stored only.
///
/// Use its subclass ``UIInterpolatingMotionEffect``.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }
}

/// A motion effect that changes a property with the tilt of the device. It is stored only.
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
  /// ``UIInterpolatingMotionEffect/init(keyPath:type:)`` takes it.
  public enum EffectType: Int, Sendable {
    /// The horizontal axis.
    case tiltAlongHorizontalAxis = 0
    /// The vertical axis.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the property that changes.
  public final let keyPath: String
  /// The axis of the tilt.
  public final let type: EffectType
  /// The change of the property at the lower end of the tilt.
  open var minimumRelativeValue: Any?
  /// The change of the property at the upper end of the tilt.
  open var maximumRelativeValue: Any?

  /// Makes an effect for a property.
  ///
  ///     UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property that changes.
  ///   - type: The axis of the tilt.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// A group of motion effects. It is stored only.
///
///     let group = UIMotionEffectGroup()
///     group.motionEffects = [
///       UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
///     ]
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The motion effects of the view. Nothing moves here.
  public var motionEffects: [UIMotionEffect] {
    get { attachments?.motionEffects ?? [] }
    set { changeAttachments { $0.motionEffects = newValue } }
  }

  /// Adds a motion effect. Nothing moves here.
  ///
  ///     card.addMotionEffect(UIMotionEffectGroup())
  ///     // card.motionEffects.count == 1
  ///
  /// - Parameter effect: The effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes a motion effect.
  ///
  ///     let effect = UIMotionEffectGroup()
  ///     card.addMotionEffect(effect)
  ///     card.removeMotionEffect(effect)
  ///     // card.motionEffects.isEmpty
  ///
  /// - Parameter effect: The effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
