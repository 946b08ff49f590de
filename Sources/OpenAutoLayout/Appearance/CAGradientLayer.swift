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
  /// The position of each color, from 0 to 1.
  open var locations: [NSNumber]?
  /// The position of the first color, as fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last color, as fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with a filled and stroked path. It is stored, and not drawn.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
///     ring.lineWidth = 4
///     avatar.layer.addSublayer(ring)
///     // ring.path?.boundingBox.width == 40
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The color inside the path.
  open var fillColor: CGColor?
  /// The color of the stroke.
  open var strokeColor: CGColor?
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// The position on the path where the stroke begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The position on the path where the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
}
