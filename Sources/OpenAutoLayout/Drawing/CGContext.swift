public import Foundation

/// Where drawing goes. It keeps the path and the transform that it is given, and draws nothing.
///
///     let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
///       context.cgContext.setFillColor(UIColor.red.cgColor)
///       context.cgContext.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
///     }
///     // picture.size == CGSize(width: 40, height: 20)
///
/// ``UIGraphicsImageRenderer`` makes one, and `UIGraphicsGetCurrentContext()` finds it.
public final class CGContext {
  /// How large a picture it would make, in points.
  let size: CGSize
  /// The number of pixels in a point of that picture.
  let scale: CGFloat
  private var saved: [State] = []
  private var state = State()
  private var ownPath = CGMutablePath()

  /// What is saved and restored, and can be read.
  private struct State {
    var transform = CGAffineTransform.identity
    var interpolationQuality = CGInterpolationQuality.default
  }

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// The width of the picture in pixels.
  public var width: Int { CGImage.pixels(size.width, scale) }
  /// The height of the picture in pixels.
  public var height: Int { CGImage.pixels(size.height, scale) }
  /// The whole area, as nothing is clipped here.
  public var boundingBoxOfClipPath: CGRect {
    CGRect(origin: .zero, size: size).applying(state.transform.inverted())
  }

  /// How pictures are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Keeps the transform, until ``restoreGState()`` brings it back.
  ///
  ///     UIGraphicsGetCurrentContext()?.saveGState()
  public func saveGState() { saved.append(state) }

  /// Brings back the transform that ``saveGState()`` kept. Does nothing if none is kept.
  ///
  ///     UIGraphicsGetCurrentContext()?.restoreGState()
  public func restoreGState() { state = saved.popLast() ?? state }

  // MARK: The transform

  /// The transform from the coordinates of what is drawn.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves what is drawn from now on.
  ///
  ///     UIGraphicsGetCurrentContext()?.translateBy(x: 0, y: 20)
  ///
  /// - Parameters:
  ///   - tx: How far to the right, in points.
  ///   - ty: How far down, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Scales what is drawn from now on.
  ///
  ///     UIGraphicsGetCurrentContext()?.scaleBy(x: 1, y: -1)
  ///
  /// - Parameters:
  ///   - sx: The factor across.
  ///   - sy: The factor down.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Turns what is drawn from now on.
  ///
  ///     UIGraphicsGetCurrentContext()?.rotate(by: .pi / 2)
  ///
  /// - Parameter angle: The angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Transforms what is drawn from now on.
  ///
  ///     UIGraphicsGetCurrentContext()?.concatenate(CGAffineTransform(scaleX: 2, y: 2))
  ///
  /// - Parameter transform: The transform, before those that are there.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: The path

  /// The path that was made; `nil` for none.
  public var path: CGPath? { ownPath.isEmpty ? nil : ownPath.copy() }
  /// Whether there is no path.
  public var isPathEmpty: Bool { ownPath.isEmpty }
  /// Where the path ends; zero for none.
  public var currentPointOfPath: CGPoint { ownPath.currentPoint }
  /// The smallest rectangle around the points of the path; null for none.
  public var boundingBoxOfPath: CGRect { ownPath.boundingBox }

  /// Forgets the path.
  ///
  ///     UIGraphicsGetCurrentContext()?.beginPath()
  public func beginPath() { ownPath = CGMutablePath() }

  /// Closes the path with a line back to its beginning.
  ///
  ///     UIGraphicsGetCurrentContext()?.closePath()
  public func closePath() { ownPath.closeSubpath() }

  /// Begins a part of the path.
  ///
  ///     UIGraphicsGetCurrentContext()?.move(to: .zero)
  ///
  /// - Parameter point: Where it begins.
  public func move(to point: CGPoint) { ownPath.move(to: point) }

  /// Adds a line to the path.
  ///
  ///     UIGraphicsGetCurrentContext()?.addLine(to: CGPoint(x: 40, y: 0))
  ///
  /// - Parameter point: Where it ends.
  public func addLine(to point: CGPoint) { ownPath.addLine(to: point) }

  /// Adds lines from point to point.
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
  /// - Parameter rect: The rectangle around it, in points.
  public func addEllipse(in rect: CGRect) { ownPath.addEllipse(in: rect) }

  /// Adds another path.
  ///
  ///     UIGraphicsGetCurrentContext()?.addPath(UIBezierPath(ovalIn: card.bounds).cgPath)
  ///
  /// - Parameter path: The path.
  public func addPath(_ path: CGPath) { ownPath.addPath(path) }

  /// Adds an arc to the path. The whole circle counts for ``boundingBoxOfPath`` here.
  ///
  ///     UIGraphicsGetCurrentContext()?.addArc(
  ///       center: .zero, radius: 20, startAngle: 0, endAngle: .pi, clockwise: true)
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: Its radius, in points.
  ///   - startAngle: Where the arc begins, in radians.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Which way it goes.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    ownPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds a corner that an arc rounds.
  ///
  ///     UIGraphicsGetCurrentContext()?.addArc(
  ///       tangent1End: .zero, tangent2End: CGPoint(x: 40, y: 0), radius: 8)
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: Where the line after it goes to.
  ///   - radius: The radius of the arc, in points.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    ownPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a curve to the path.
  ///
  ///     UIGraphicsGetCurrentContext()?.addQuadCurve(to: CGPoint(x: 40, y: 0), control: .zero)
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - control: Where it bends to.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    ownPath.addQuadCurve(to: end, control: control)
  }

  /// Adds a curve to the path.
  ///
  ///     UIGraphicsGetCurrentContext()?.addCurve(to: CGPoint(x: 40, y: 0), control1: .zero, control2: .zero)
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - control1: Where it bends to first.
  ///   - control2: Where it bends to then.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    ownPath.addCurve(to: end, control1: control1, control2: control2)
  }
}
