// With the package's trait, OpenAutoLayout's views stand beside what Foundation brings.
import Foundation
import OpenAutoLayout
import PowerAnchors

/// Names each type that both might have.
@MainActor
func draw(_ card: UIView, in context: CGContext, with image: CGImage) -> CGPath {
  let turned: CGAffineTransform = CGAffineTransform(rotationAngle: 1)
  let velocity: CGVector = CGVector(dx: 1, dy: 0)
  let path = CGMutablePath()
  path.addRect(card.bounds, transform: turned)
  let color: CGColor = UIColor.red.cgColor
  let space: CGColorSpace? = color.colorSpace
  card.transform = turned
  card.layer.shadowPath = path
  card.layer.borderColor = color
  let (cap, join): (CGLineCap, CGLineJoin) = (.round, .bevel)
  let rule: CGPathFillRule = .evenOdd
  let (mode, quality): (CGBlendMode, CGInterpolationQuality) = (.multiply, .high)
  let gradient: CGGradient? = nil
  let options: CGGradientDrawingOptions = []
  let parts: CFArray? = nil
  let seconds: CFTimeInterval = 0.25
  _ = (velocity, space, cap, join, rule, mode, quality, gradient, options, parts, seconds)
  card.edgeAnchors.constrain(to: .superview)
  return path
}
