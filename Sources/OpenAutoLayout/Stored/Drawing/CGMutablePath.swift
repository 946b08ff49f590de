#if !canImport(CoreGraphics)
  public import Foundation

  /// A path that can be changed.
  ///
  ///     let line = CGMutablePath()
  ///     line.move(to: .zero)
  ///     line.addLine(to: CGPoint(x: 40, y: 20))
  ///     // line.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 20)
  public final class CGMutablePath: CGPath {
    /// Makes an empty path.
    ///
    ///     // CGMutablePath().isEmpty
    public init() { super.init(points: []) }

    /// Begins a subpath.
    ///
    ///     let line = CGMutablePath()
    ///     line.move(to: CGPoint(x: 5, y: 5))
    ///     // line.isEmpty == false
    ///
    /// - Parameter point: The point at which the subpath begins.
    public func move(to point: CGPoint) { points.append(point) }

    /// Adds a straight line.
    ///
    ///     let line = CGMutablePath()
    ///     line.move(to: .zero)
    ///     line.addLine(to: CGPoint(x: 40, y: 0))
    ///     // line.boundingBox.width == 40
    ///
    /// - Parameter point: The end of the line.
    public func addLine(to point: CGPoint) { points.append(point) }

    /// Adds a rectangle.
    ///
    ///     let path = CGMutablePath()
    ///     path.addRect(CGRect(x: 0, y: 0, width: 40, height: 20))
    ///     // path.boundingBox.height == 20
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - transform: A transform of the new points.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      addPath(CGPath(rect: rect), transform: transform)
    }

    /// Adds a rectangle with rounded corners.
    ///
    ///     let path = CGMutablePath()
    ///     path.addRoundedRect(in: card.bounds, cornerWidth: 8, cornerHeight: 8)
    ///     // path.boundingBox == card.bounds
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerWidth: The horizontal radius of the corners, in points. It does not change the
    ///     bounding box.
    ///   - cornerHeight: The vertical radius of the corners, in points.
    ///   - transform: A transform of the rectangle.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      addRect(rect, transform: transform)
    }

    /// Adds another path.
    ///
    ///     let path = CGMutablePath()
    ///     path.addPath(CGPath(rect: CGRect(x: 5, y: 5, width: 40, height: 20)))
    ///     // path.boundingBox.minX == 5
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - transform: A transform of the new points.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      points += path.points.map { $0.applying(transform) }
    }

    /// Adds straight lines between points.
    ///
    ///     let path = CGMutablePath()
    ///     path.addLines(between: [.zero, CGPoint(x: 40, y: 20)])
    ///     // path.boundingBox.height == 20
    ///
    /// - Parameter points: The points.
    public func addLines(between points: [CGPoint]) { self.points += points }

    /// Adds an arc that rounds a corner. Here, ``CGPath/boundingBox`` includes the corner itself.
    ///
    ///     let path = CGMutablePath()
    ///     path.move(to: CGPoint(x: 0, y: 20))
    ///     path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 40, y: 0), radius: 8)
    ///     // path.boundingBox == CGRect(x: 0, y: 0, width: 0, height: 20)
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: The end of the line after the corner.
    ///   - radius: The radius of the arc, in points.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
      points.append(tangent1End)
    }

    /// Adds an ellipse.
    ///
    ///     let path = CGMutablePath()
    ///     path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    ///     // path.boundingBox.height == 20
    ///
    /// - Parameters:
    ///   - rect: The rectangle around the ellipse, in points.
    ///   - transform: A transform of the new points.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      addRect(rect, transform: transform)
    }

    /// Adds an arc. Here, ``CGPath/boundingBox`` includes the whole circle.
    ///
    ///     let path = CGMutablePath()
    ///     path.addArc(
    ///       center: CGPoint(x: 20, y: 20), radius: 20, startAngle: 0, endAngle: .pi, clockwise: true)
    ///     // path.boundingBox.width == 40
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle, in points.
    ///   - startAngle: The angle at which the arc begins, in radians.
    ///   - endAngle: The angle at which the arc ends, in radians.
    ///   - clockwise: The direction of the arc. It makes no difference here.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      addRect(
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// Adds a quadratic Bézier curve. Here, ``CGPath/boundingBox`` includes its control point.
    ///
    ///     let path = CGMutablePath()
    ///     path.move(to: .zero)
    ///     path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 30))
    ///     // path.boundingBox.height == 30
    ///
    /// - Parameters:
    ///   - end: The end of the curve.
    ///   - control: The control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { points += [control, end] }

    /// Adds a cubic Bézier curve. Here, ``CGPath/boundingBox`` includes its control points.
    ///
    ///     let path = CGMutablePath()
    ///     path.move(to: .zero)
    ///     path.addCurve(
    ///       to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 10, y: 30), control2: CGPoint(x: 30, y: 30))
    ///     // path.boundingBox.height == 30
    ///
    /// - Parameters:
    ///   - end: The end of the curve.
    ///   - control1: The control point of the beginning.
    ///   - control2: The control point of the end.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      points += [control1, control2, end]
    }

    /// Closes the subpath with a line back to its beginning. It adds no point here.
    ///
    ///     let path = CGMutablePath()
    ///     path.move(to: .zero)
    ///     path.addLine(to: CGPoint(x: 40, y: 20))
    ///     path.closeSubpath()
    ///     // path.boundingBox.width == 40
    public func closeSubpath() {}
  }
#endif
