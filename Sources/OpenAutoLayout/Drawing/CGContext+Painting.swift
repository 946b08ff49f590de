public import Foundation

/// What would paint: nothing is drawn here. What uses up the path on Apple's platforms does so here.
extension CGContext {
  /// Fills the path, and forgets it. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.fillPath(using: .evenOdd)
  ///
  /// - Parameter rule: What is inside.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }

  /// Strokes the path, and forgets it. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.strokePath()
  public func strokePath() { beginPath() }

  /// Fills and strokes the path, and forgets it. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.drawPath(using: .fillStroke)
  ///
  /// - Parameter mode: Which of both.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }

  /// Clips what is drawn to the path, and forgets it. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.clip()
  ///
  /// - Parameter rule: What is inside.
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }

  /// Clips what is drawn to a rectangle, and forgets the path. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.clip(to: CGRect(x: 0, y: 0, width: 40, height: 20))
  ///
  /// - Parameter rect: The rectangle, in points.
  public func clip(to rect: CGRect) { beginPath() }

  /// Ends clipping. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.resetClip()
  public func resetClip() {}

  /// Fills a rectangle, and forgets the path. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
  ///
  /// - Parameter rect: The rectangle, in points.
  public func fill(_ rect: CGRect) { beginPath() }

  /// Strokes a rectangle, and forgets the path. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.stroke(CGRect(x: 0, y: 0, width: 40, height: 20))
  ///
  /// - Parameter rect: The rectangle, in points.
  public func stroke(_ rect: CGRect) { beginPath() }

  /// Strokes a rectangle, and forgets the path. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.stroke(CGRect(x: 0, y: 0, width: 40, height: 20), width: 2)
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - width: The width of the line, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) { beginPath() }

  /// Makes a rectangle transparent, and forgets the path. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.clear(CGRect(x: 0, y: 0, width: 40, height: 20))
  ///
  /// - Parameter rect: The rectangle, in points.
  public func clear(_ rect: CGRect) { beginPath() }

  /// Fills an ellipse, and forgets the path. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20))
  ///
  /// - Parameter rect: The rectangle around it, in points.
  public func fillEllipse(in rect: CGRect) { beginPath() }

  /// Strokes an ellipse, and forgets the path. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.strokeEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20))
  ///
  /// - Parameter rect: The rectangle around it, in points.
  public func strokeEllipse(in rect: CGRect) { beginPath() }

  /// Strokes a line for each two points, and forgets the path. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.strokeLineSegments(between: [.zero, CGPoint(x: 40, y: 0)])
  ///
  /// - Parameter points: The points.
  public func strokeLineSegments(between points: [CGPoint]) { beginPath() }

  /// Draws a gradient along a line. Nothing is drawn.
  ///
  ///     let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
  ///     if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
  ///       UIGraphicsGetCurrentContext()?.drawLinearGradient(
  ///         gradient, start: .zero, end: CGPoint(x: 0, y: 40), options: [])
  ///     }
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - startPoint: Where it begins.
  ///   - endPoint: Where it ends.
  ///   - options: Whether it goes on beyond.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}

  /// Draws a gradient from circle to circle. Nothing is drawn.
  ///
  ///     let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
  ///     if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
  ///       UIGraphicsGetCurrentContext()?.drawRadialGradient(
  ///         gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 40,
  ///         options: .drawsAfterEndLocation)
  ///     }
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - startCenter: The center of the first circle.
  ///   - startRadius: Its radius, in points.
  ///   - endCenter: The center of the last circle.
  ///   - endRadius: Its radius, in points.
  ///   - options: Whether it goes on beyond.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}

  /// Draws a picture. Nothing is drawn.
  ///
  ///     let picture = UIImage(size: CGSize(width: 40, height: 20)).cgImage
  ///     if let picture {
  ///       UIGraphicsGetCurrentContext()?.draw(picture, in: CGRect(x: 0, y: 0, width: 9, height: 9))
  ///     }
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: The rectangle that it fills, in points.
  public func draw(_ image: CGImage, in rect: CGRect) {}

  /// Begins a group that is drawn as one. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.beginTransparencyLayer(auxiliaryInfo: nil)
  ///
  /// - Parameter auxiliaryInfo: Is not read.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {}

  /// Ends a group that is drawn as one. Nothing is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.endTransparencyLayer()
  public func endTransparencyLayer() {}

  /// Makes a picture of what was drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.makeImage()
  ///
  /// - Returns: A picture of the size of the context.
  public func makeImage() -> CGImage? { CGImage(width: width, height: height) }
}
