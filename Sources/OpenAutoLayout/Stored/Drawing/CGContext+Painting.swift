#if !canImport(CoreGraphics)
  public import Foundation

  /// The methods that paint. Nothing is drawn here. Those that clear the path on Apple's platforms
  /// clear it here, too.
  extension CGContext {
    /// Fills the path, and clears it. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.fillPath(using: .evenOdd)
    ///
    /// - Parameter rule: The rule that decides what is inside the path.
    public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }

    /// Strokes the path, and clears it. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.strokePath()
    public func strokePath() { beginPath() }

    /// Fills or strokes the path, or both, and clears it. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.drawPath(using: .fillStroke)
    ///
    /// - Parameter mode: The parts to draw.
    public func drawPath(using mode: CGPathDrawingMode) { beginPath() }

    /// Clips drawing to the path, and clears the path. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.clip()
    ///
    /// - Parameter rule: The rule that decides what is inside the path.
    public func clip(using rule: CGPathFillRule = .winding) { beginPath() }

    /// Clips drawing to a rectangle, and clears the path. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.clip(to: CGRect(x: 0, y: 0, width: 40, height: 20))
    ///
    /// - Parameter rect: The rectangle, in points.
    public func clip(to rect: CGRect) { beginPath() }

    /// Ends clipping. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.resetClip()
    public func resetClip() {}

    /// Fills a rectangle, and clears the path. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    ///
    /// - Parameter rect: The rectangle, in points.
    public func fill(_ rect: CGRect) { beginPath() }

    /// Strokes a rectangle, and clears the path. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.stroke(CGRect(x: 0, y: 0, width: 40, height: 20))
    ///
    /// - Parameter rect: The rectangle, in points.
    public func stroke(_ rect: CGRect) { beginPath() }

    /// Strokes a rectangle, and clears the path. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.stroke(CGRect(x: 0, y: 0, width: 40, height: 20), width: 2)
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - width: The width of the line, in points.
    public func stroke(_ rect: CGRect, width: CGFloat) { beginPath() }

    /// Makes a rectangle transparent, and clears the path. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.clear(CGRect(x: 0, y: 0, width: 40, height: 20))
    ///
    /// - Parameter rect: The rectangle, in points.
    public func clear(_ rect: CGRect) { beginPath() }

    /// Fills an ellipse, and clears the path. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    ///
    /// - Parameter rect: The rectangle around the ellipse, in points.
    public func fillEllipse(in rect: CGRect) { beginPath() }

    /// Strokes an ellipse, and clears the path. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.strokeEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    ///
    /// - Parameter rect: The rectangle around the ellipse, in points.
    public func strokeEllipse(in rect: CGRect) { beginPath() }

    /// Strokes a line for each pair of points, and clears the path. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.strokeLineSegments(between: [.zero, CGPoint(x: 40, y: 0)])
    ///
    /// - Parameter points: The points.
    public func strokeLineSegments(between points: [CGPoint]) { beginPath() }

    /// Draws a gradient along a line. Nothing is drawn here.
    ///
    ///     let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    ///     if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
    ///       UIGraphicsGetCurrentContext()?.drawLinearGradient(
    ///         gradient, start: .zero, end: CGPoint(x: 0, y: 40), options: [])
    ///     }
    ///
    /// - Parameters:
    ///   - gradient: The gradient.
    ///   - startPoint: The point at which the gradient begins.
    ///   - endPoint: The point at which the gradient ends.
    ///   - options: Whether the gradient continues beyond its ends.
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
      options: CGGradientDrawingOptions
    ) {}

    /// Draws a gradient between two circles. Nothing is drawn here.
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
    ///   - startRadius: The radius of the first circle, in points.
    ///   - endCenter: The center of the second circle.
    ///   - endRadius: The radius of the second circle, in points.
    ///   - options: Whether the gradient continues beyond its ends.
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {}

    /// Draws an image. Nothing is drawn here.
    ///
    ///     let picture = UIImage(size: CGSize(width: 40, height: 20)).cgImage
    ///     if let picture {
    ///       UIGraphicsGetCurrentContext()?.draw(picture, in: CGRect(x: 0, y: 0, width: 9, height: 9))
    ///     }
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle that the image fills, in points.
    public func draw(_ image: CGImage, in rect: CGRect) {}

    /// Begins a transparency layer, which is drawn as one object. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.beginTransparencyLayer(auxiliaryInfo: nil)
    ///
    /// - Parameter auxiliaryInfo: Additional information, which is not read.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {}

    /// Ends a transparency layer. Nothing is drawn here.
    ///
    ///     UIGraphicsGetCurrentContext()?.endTransparencyLayer()
    public func endTransparencyLayer() {}

    /// Returns an image of the context.
    ///
    ///     UIGraphicsGetCurrentContext()?.makeImage()
    ///
    /// - Returns: An image of the context's size. It is never `nil` here.
    public func makeImage() -> CGImage? { .blank(width: width, height: height) }
  }
#endif
