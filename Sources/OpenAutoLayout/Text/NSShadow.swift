public import Foundation

/// A shadow behind a text. It is stored, and not drawn.
///
///     let shadow = NSShadow()
///     shadow.shadowBlurRadius = 2
///     label.attributedText = NSAttributedString(string: "Grace", attributes: [.shadow: shadow])
///
/// It changes no size.
// No NSObject, as `UIFont` is none.
open class NSShadow: Hashable {
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize.zero
  /// How far the shadow is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color: a ``UIColor``.
  open var shadowColor: Any?

  /// Makes a shadow that is not moved and not blurred.
  public init() {}

  public static func == (left: NSShadow, right: NSShadow) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
