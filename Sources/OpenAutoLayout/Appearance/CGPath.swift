public import Foundation

/// A path, of which only the points are kept.
///
///     let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
///     // path.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 20)
///
/// Use ``UIBezierPath`` or ``CGMutablePath`` to make one point by point.
public class CGPath {
  fileprivate(set) final var points: [CGPoint]

  init(points: [CGPoint]) {
    self.points = points
  }

  /// Makes the path of a rectangle.
  ///
  ///     card.layer.shadowPath = CGPath(rect: card.bounds)
  ///     // card.layer.shadowPath?.isEmpty == false
  ///
  /// - Parameter rect: The rectangle, in points.
  public convenience init(rect: CGRect) {
    self.init(points: [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)])
  }

  /// The smallest rectangle around the points of the path; null for none.
  public var boundingBox: CGRect {
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
      box.union(CGRect(origin: point, size: .zero))
    }
  }

  /// Whether the path has no points.
  public var isEmpty: Bool { points.isEmpty }
}

/// A path that is made point by point.
///
///     let line = CGMutablePath()
///     line.move(to: .zero)
///     line.addLine(to: CGPoint(x: 40, y: 20))
///     // line.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 20)
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() { super.init(points: []) }

  /// Begins a part of the path.
  ///
  ///     let line = CGMutablePath()
  ///     line.move(to: CGPoint(x: 5, y: 5))
  ///     // line.isEmpty == false
  ///
  /// - Parameter point: Where it begins.
  public func move(to point: CGPoint) { points.append(point) }

  /// Adds a line.
  ///
  ///     let line = CGMutablePath()
  ///     line.move(to: .zero)
  ///     line.addLine(to: CGPoint(x: 40, y: 0))
  ///     // line.boundingBox.width == 40
  ///
  /// - Parameter point: Where it ends.
  public func addLine(to point: CGPoint) { points.append(point) }

  /// Adds a rectangle.
  ///
  ///     let path = CGMutablePath()
  ///     path.addRect(CGRect(x: 0, y: 0, width: 40, height: 20))
  ///     // path.boundingBox.height == 20
  ///
  /// - Parameter rect: The rectangle.
  public func addRect(_ rect: CGRect) { points += CGPath(rect: rect).points }

  /// Adds an ellipse.
  ///
  ///     let path = CGMutablePath()
  ///     path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20))
  ///     // path.boundingBox.height == 20
  ///
  /// - Parameter rect: The rectangle around it.
  public func addEllipse(in rect: CGRect) { addRect(rect) }

  /// Adds an arc. The whole circle counts for ``CGPath/boundingBox`` here.
  ///
  ///     let path = CGMutablePath()
  ///     path.addArc(
  ///       center: CGPoint(x: 20, y: 20), radius: 20, startAngle: 0, endAngle: .pi, clockwise: true)
  ///     // path.boundingBox.width == 40
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
    addRect(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Adds a curve, whose control points count for ``CGPath/boundingBox`` here.
  ///
  ///     let path = CGMutablePath()
  ///     path.move(to: .zero)
  ///     path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 30))
  ///     // path.boundingBox.height == 30
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - control: Where it bends to.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { points += [control, end] }

  /// Adds a curve, whose control points count for ``CGPath/boundingBox`` here.
  ///
  ///     let path = CGMutablePath()
  ///     path.move(to: .zero)
  ///     path.addCurve(
  ///       to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 10, y: 30), control2: CGPoint(x: 30, y: 30))
  ///     // path.boundingBox.height == 30
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - control1: Where it bends to first.
  ///   - control2: Where it bends to then.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    points += [control1, control2, end]
  }

  /// Closes the path with a line back to its beginning.
  ///
  ///     let path = CGMutablePath()
  ///     path.move(to: .zero)
  ///     path.addLine(to: CGPoint(x: 40, y: 20))
  ///     path.closeSubpath()
  ///     // path.boundingBox.width == 40
  public func closeSubpath() {}
}
