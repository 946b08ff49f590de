public import Foundation

/// A line that is made point by point. It is not drawn; layers store its ``cgPath``.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var points: [CGPoint] = []

  /// Makes an empty path.
  public override init() {
    super.init()
  }

  /// Makes the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    points = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }

  /// Makes the path of the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  /// Makes the path of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// Makes the path of a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1

  /// Begins at a point.
  open func move(to point: CGPoint) { points.append(point) }

  /// Goes straight to a point.
  open func addLine(to point: CGPoint) { points.append(point) }

  /// Goes to a point along a curve of two controls.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    points += [controlPoint1, controlPoint2, endPoint]
  }

  /// Goes to a point along a curve of one control.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    points += [controlPoint, endPoint]
  }

  /// Goes along an arc, of which the whole circle counts here.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    points.append(CGPoint(x: center.x - radius, y: center.y - radius))
    points.append(CGPoint(x: center.x + radius, y: center.y + radius))
  }

  /// Goes back to the beginning.
  open func close() {}

  /// Does nothing: nothing is drawn.
  open func fill() {}
  /// Does nothing: nothing is drawn.
  open func stroke() {}
  /// Does nothing: nothing is drawn.
  open func addClip() {}

  /// The path as layers take it.
  open var cgPath: CGPath { CGPath(points: points) }

  /// The smallest rectangle around the path.
  open var bounds: CGRect { cgPath.boundingBox }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upper left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// Upper right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// Lower left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// Lower right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
