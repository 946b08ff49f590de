public import Foundation

/// A layer that would be filled with colors that turn into each other.
///
///     let gradient = CAGradientLayer()
///     gradient.frame = card.bounds
///     gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor]
///     card.layer.insertSublayer(gradient, at: 0)
///     // card.layer.sublayers?.count == 1
open class CAGradientLayer: CALayer {
  /// The colors, from the start to the end.
  open var colors: [Any]?
  /// Where each color is, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first color is, as fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last color is, as fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer that would be a line or an area.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
///     ring.lineWidth = 4
///     avatar.layer.addSublayer(ring)
///     // ring.path?.boundingBox.width == 40
open class CAShapeLayer: CALayer {
  /// The line.
  open var path: CGPath?
  /// The color inside.
  open var fillColor: CGColor?
  /// The color of the line.
  open var strokeColor: CGColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// Where the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
}
