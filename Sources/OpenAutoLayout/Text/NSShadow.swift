public import Foundation

/// The shadow of a text. It is stored only.
///
///     let shadow = NSShadow()
///     shadow.shadowBlurRadius = 2
///     label.attributedText = NSAttributedString(string: "Grace", attributes: [.shadow: shadow])
///
/// It changes no size.
// It is no NSObject, for the same reason as `UIFont`.
open class NSShadow: Hashable {
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a ``UIColor``.
  open var shadowColor: Any?

  /// Makes a shadow without offset and blur.
  ///
  ///     // NSShadow().shadowBlurRadius == 0
  public init() {}

  public static func == (left: NSShadow, right: NSShadow) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
