public import Foundation

/// A layer with a color gradient. It is stored, and not drawn.
///
///     let gradient = CAGradientLayer()
///     gradient.frame = card.bounds
///     gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor]
///     card.layer.insertSublayer(gradient, at: 0)
///     // card.layer.sublayers?.count == 1
open class CAGradientLayer: CALayer {
  /// The colors of the gradient, from the start to the end.
  open var colors: [Any]?
  /// The style of the gradient.
  open var type = CAGradientLayerType.axial
  /// The position of each color, from 0 to 1.
  open var locations: [NSNumber]?
  /// The position of the first color, in fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last color, in fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// The style of a gradient.
///
/// ``CAGradientLayer/type`` takes it.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Colors along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Colors from a center outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Colors around a center.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
