#if !canImport(CoreGraphics)
  public import Foundation

  /// A context to draw in. It keeps its path and its transform, and draws nothing.
  ///
  ///     let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
  ///       context.cgContext.setFillColor(UIColor.red.cgColor)
  ///       context.cgContext.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
  ///     }
  ///     // picture.size == CGSize(width: 40, height: 20)
  ///
  /// ``UIGraphicsImageRenderer`` makes one, and `UIGraphicsGetCurrentContext()` returns it.
  public final class CGContext {
    /// The size of the context's image, in points.
    let size: CGSize
    /// The number of pixels in a point of the image.
    let scale: CGFloat
    private var saved: [State] = []
    private var state = State()
    private var ownPath = CGMutablePath()

    /// The state to save and restore, as far as it can be read.
    private struct State {
      var transform = CGAffineTransform.identity
      var interpolationQuality = CGInterpolationQuality.default
    }

    private init(size: CGSize, scale: CGFloat) {
      self.size = size
      self.scale = scale
    }

    static func bitmap(_ size: CGSize, scale: CGFloat) -> CGContext {
      CGContext(size: size, scale: scale)
    }

    /// The width of the image, in pixels.
    public var width: Int { Canvas.pixels(size.width, scale) }
    /// The height of the image, in pixels.
    public var height: Int { Canvas.pixels(size.height, scale) }
    /// The smallest rectangle around the clipping path. It is the whole area here, since nothing is
    /// clipped.
    public var boundingBoxOfClipPath: CGRect {
      CGRect(origin: .zero, size: size).applying(state.transform.inverted())
    }

    /// The quality with which images are scaled.
    public var interpolationQuality: CGInterpolationQuality {
      get { state.interpolationQuality }
      set { state.interpolationQuality = newValue }
    }

    /// Saves the transform and the interpolation quality, until ``restoreGState()``.
    ///
    ///     UIGraphicsGetCurrentContext()?.saveGState()
    public func saveGState() { saved.append(state) }

    /// Restores what ``saveGState()`` saved last. Does nothing if nothing is saved.
    ///
    ///     UIGraphicsGetCurrentContext()?.restoreGState()
    public func restoreGState() { state = saved.popLast() ?? state }

    // MARK: The transform

    /// The current transform, from the coordinates of drawing to those of the context.
    public var ctm: CGAffineTransform { state.transform }

    /// Translates the coordinates for drawing that follows.
    ///
    ///     UIGraphicsGetCurrentContext()?.translateBy(x: 0, y: 20)
    ///
    /// - Parameters:
    ///   - tx: The distance to the right, in points.
    ///   - ty: The distance down, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    /// Scales the coordinates for drawing that follows.
    ///
    ///     UIGraphicsGetCurrentContext()?.scaleBy(x: 1, y: -1)
    ///
    /// - Parameters:
    ///   - sx: The factor along x.
    ///   - sy: The factor along y.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
      state.transform = state.transform.scaledBy(x: sx, y: sy)
    }

    /// Rotates the coordinates for drawing that follows.
    ///
    ///     UIGraphicsGetCurrentContext()?.rotate(by: .pi / 2)
    ///
    /// - Parameter angle: The angle in radians.
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

    /// Transforms the coordinates for drawing that follows.
    ///
    ///     UIGraphicsGetCurrentContext()?.concatenate(CGAffineTransform(scaleX: 2, y: 2))
    ///
    /// - Parameter transform: The transform, which is applied before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
      state.transform = transform.concatenating(state.transform)
    }

    // MARK: The path

    /// A copy of the current path, or `nil` if it is empty.
    public var path: CGPath? { ownPath.isEmpty ? nil : ownPath.copy() }
    /// Whether the current path is empty.
    public var isPathEmpty: Bool { ownPath.isEmpty }
    /// The last point of the path, or zero if it is empty.
    public var currentPointOfPath: CGPoint { ownPath.currentPoint }
    /// The smallest rectangle around the points of the path, or the null rectangle if it is empty.
    public var boundingBoxOfPath: CGRect { ownPath.boundingBox }

    /// Begins a new path, and discards the current one.
    ///
    ///     UIGraphicsGetCurrentContext()?.beginPath()
    public func beginPath() { ownPath = CGMutablePath() }

    /// Closes the path with a line back to its beginning. It adds no point here.
    ///
    ///     UIGraphicsGetCurrentContext()?.closePath()
    public func closePath() { ownPath.closeSubpath() }

    /// Begins a subpath.
    ///
    ///     UIGraphicsGetCurrentContext()?.move(to: .zero)
    ///
    /// - Parameter point: The point at which the subpath begins.
    public func move(to point: CGPoint) { ownPath.move(to: point) }

    /// Adds a straight line to the path.
    ///
    ///     UIGraphicsGetCurrentContext()?.addLine(to: CGPoint(x: 40, y: 0))
    ///
    /// - Parameter point: The end of the line.
    public func addLine(to point: CGPoint) { ownPath.addLine(to: point) }

    /// Adds straight lines between points.
    ///
    ///     UIGraphicsGetCurrentContext()?.addLines(between: [.zero, CGPoint(x: 40, y: 0)])
    ///
    /// - Parameter points: The points.
    public func addLines(between points: [CGPoint]) { ownPath.addLines(between: points) }

    /// Adds a rectangle to the path.
    ///
    ///     UIGraphicsGetCurrentContext()?.addRect(CGRect(x: 0, y: 0, width: 40, height: 20))
    ///
    /// - Parameter rect: The rectangle, in points.
    public func addRect(_ rect: CGRect) { ownPath.addRect(rect) }

    /// Adds an ellipse to the path.
    ///
    ///     UIGraphicsGetCurrentContext()?.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    ///
    /// - Parameter rect: The rectangle around the ellipse, in points.
    public func addEllipse(in rect: CGRect) { ownPath.addEllipse(in: rect) }

    /// Adds another path.
    ///
    ///     UIGraphicsGetCurrentContext()?.addPath(UIBezierPath(ovalIn: card.bounds).cgPath)
    ///
    /// - Parameter path: The path.
    public func addPath(_ path: CGPath) { ownPath.addPath(path) }

    /// Adds an arc to the path. Here, ``boundingBoxOfPath`` includes the whole circle.
    ///
    ///     UIGraphicsGetCurrentContext()?.addArc(
    ///       center: .zero, radius: 20, startAngle: 0, endAngle: .pi, clockwise: true)
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
      ownPath.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }

    /// Adds an arc that rounds a corner to the path.
    ///
    ///     UIGraphicsGetCurrentContext()?.addArc(
    ///       tangent1End: .zero, tangent2End: CGPoint(x: 40, y: 0), radius: 8)
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: The end of the line after the corner.
    ///   - radius: The radius of the arc, in points.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
      ownPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    /// Adds a quadratic Bézier curve to the path.
    ///
    ///     UIGraphicsGetCurrentContext()?.addQuadCurve(to: CGPoint(x: 40, y: 0), control: .zero)
    ///
    /// - Parameters:
    ///   - end: The end of the curve.
    ///   - control: The control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      ownPath.addQuadCurve(to: end, control: control)
    }

    /// Adds a cubic Bézier curve to the path.
    ///
    ///     UIGraphicsGetCurrentContext()?.addCurve(to: CGPoint(x: 40, y: 0), control1: .zero, control2: .zero)
    ///
    /// - Parameters:
    ///   - end: The end of the curve.
    ///   - control1: The control point of the beginning.
    ///   - control2: The control point of the end.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      ownPath.addCurve(to: end, control1: control1, control2: control2)
    }
  }
#endif
