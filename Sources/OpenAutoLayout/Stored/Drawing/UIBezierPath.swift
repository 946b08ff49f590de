public import Foundation

/// A path of lines and curves, of which only the points are kept. Layers store its ``cgPath``.
///
///     let triangle = UIBezierPath()
///     triangle.move(to: CGPoint(x: 0, y: 20))
///     triangle.addLine(to: CGPoint(x: 10, y: 0))
///     triangle.addLine(to: CGPoint(x: 20, y: 20))
///     triangle.close()
///     // triangle.bounds == CGRect(x: 0, y: 0, width: 20, height: 20)
open class UIBezierPath: NSObject, NSCopying {
  final var path = CGMutablePath()

  /// Makes an empty path.
  public override init() {
    super.init()
  }

  /// Makes the path of a rectangle.
  ///
  ///     card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath
  ///
  /// - Parameter rect: The rectangle, in points.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the path of the ellipse in a rectangle.
  ///
  ///     let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
  ///     // circle.bounds.width == 40
  ///
  /// - Parameter rect: The rectangle, in points.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes the path of a rectangle with rounded corners.
  ///
  ///     card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The radius of the corners, in points. It does not change the bounds.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// Makes the path of a rectangle with some rounded corners.
  ///
  ///     let top = UIBezierPath(
  ///       roundedRect: card.bounds, byRoundingCorners: [.topLeft, .topRight],
  ///       cornerRadii: CGSize(width: 12, height: 12))
  ///     // top.bounds == card.bounds
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - corners: The corners to round.
  ///   - cornerRadii: The radii of the corners, in points. They do not change the bounds.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of sharp corners, in multiples of the line width. Corners beyond it are cut.
  open var miterLimit: CGFloat = 10
  /// The largest distance of a drawn curve from the exact one, in points.
  open var flatness: CGFloat = 0.6

  /// Begins a new subpath at a point.
  ///
  ///     let line = UIBezierPath()
  ///     line.move(to: CGPoint(x: 0, y: 10))
  ///     line.addLine(to: CGPoint(x: 100, y: 10))
  ///     // line.bounds.width == 100
  ///
  /// - Parameter point: The point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  ///
  ///     let line = UIBezierPath()
  ///     line.move(to: .zero)
  ///     line.addLine(to: CGPoint(x: 0, y: 50))
  ///     // line.bounds.height == 50
  ///
  /// - Parameter point: The point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve to a point.
  ///
  ///     let wave = UIBezierPath()
  ///     wave.move(to: .zero)
  ///     wave.addCurve(
  ///       to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 30, y: -20),
  ///       controlPoint2: CGPoint(x: 70, y: 20))
  ///     // wave.bounds.height == 40
  ///
  /// - Parameters:
  ///   - endPoint: The point.
  ///   - controlPoint1: The control point of the beginning. The ``bounds`` include it here.
  ///   - controlPoint2: The control point of the end. The ``bounds`` include it here.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve to a point.
  ///
  ///     let arch = UIBezierPath()
  ///     arch.move(to: .zero)
  ///     arch.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: -40))
  ///     // arch.bounds.height == 40
  ///
  /// - Parameters:
  ///   - endPoint: The point.
  ///   - controlPoint: The control point. The ``bounds`` include it here.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Makes the path of an arc. Here, ``bounds`` includes the whole circle.
  ///
  ///     let ring = UIBezierPath(
  ///       arcCenter: CGPoint(x: 20, y: 20), radius: 20, startAngle: 0, endAngle: 2 * .pi,
  ///       clockwise: true)
  ///     // ring.bounds == CGRect(x: 0, y: 0, width: 40, height: 40)
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle at which the arc begins, in radians.
  ///   - endAngle: The angle at which the arc ends, in radians.
  ///   - clockwise: The direction of the arc. It makes no difference here.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path from a Core Graphics path.
  ///
  ///     let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
  ///     let path = UIBezierPath(cgPath: CGPath(rect: frame))
  ///     // path.bounds == frame
  ///
  /// - Parameter cgPath: The Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// Whether the even-odd rule decides what is inside the path, instead of the winding rule.
  open var usesEvenOddFillRule = false

  /// Adds the points of another path.
  ///
  ///     let both = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
  ///     both.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)))
  ///     // both.bounds.width == 30
  ///
  /// - Parameter bezierPath: The path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Adds an arc. Here, ``bounds`` includes the whole circle.
  ///
  ///     let half = UIBezierPath()
  ///     half.addArc(
  ///       withCenter: CGPoint(x: 20, y: 20), radius: 20, startAngle: 0, endAngle: .pi,
  ///       clockwise: true)
  ///     // half.bounds == CGRect(x: 0, y: 0, width: 40, height: 40)
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle at which the arc begins, in radians.
  ///   - endAngle: The angle at which the arc ends, in radians.
  ///   - clockwise: The direction of the arc. It makes no difference here.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics' coordinates increase upwards.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath with a line back to its beginning. It adds no point here.
  ///
  ///     let corner = UIBezierPath()
  ///     corner.move(to: .zero)
  ///     corner.addLine(to: CGPoint(x: 10, y: 0))
  ///     corner.addLine(to: CGPoint(x: 0, y: 10))
  ///     corner.close()
  open func close() { path.closeSubpath() }

  /// Fills the path. Does nothing, since nothing is drawn here.
  ///
  ///     UIBezierPath(rect: card.bounds).fill()
  open func fill() {}

  /// Strokes the path. Does nothing, since nothing is drawn here.
  ///
  ///     UIBezierPath(rect: card.bounds).stroke()
  open func stroke() {}

  /// Clips drawing to the path. Does nothing, since nothing is drawn here.
  ///
  ///     UIBezierPath(ovalIn: card.bounds).addClip()
  open func addClip() {}

  /// The path as a Core Graphics path, which layers store.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// The smallest rectangle around the points of the path, control points included.
  open var bounds: CGRect { cgPath.boundingBox }

  /// Returns a copy of the path.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = UIBezierPath(cgPath: cgPath)
    (made.lineWidth, made.miterLimit, made.flatness) = (lineWidth, miterLimit, flatness)
    (made.lineCapStyle, made.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    made.usesEvenOddFillRule = usesEvenOddFillRule
    return made
  }
}
