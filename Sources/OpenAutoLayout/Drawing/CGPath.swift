public import Foundation

/// A path, of which only the points are kept.
///
///     let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
///     // path.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 20)
///
/// Use ``UIBezierPath`` or ``CGMutablePath`` to make one point by point.
public class CGPath {
  final var points: [CGPoint]

  init(points: [CGPoint]) {
    self.points = points
  }

  /// Makes the path of a rectangle.
  ///
  ///     card.layer.shadowPath = CGPath(rect: card.bounds)
  ///     // card.layer.shadowPath?.isEmpty == false
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: How the path is transformed; `nil` for not at all.
  public convenience init(
    rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(rect: rect, transform: transform.map { $0[0] } ?? .identity)
  }

  convenience init(rect: CGRect, transform: CGAffineTransform) {
    let corners = [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    self.init(points: corners.map { $0.applying(transform) })
  }

  /// Makes the path of an ellipse. The rectangle around it counts for ``boundingBox``.
  ///
  ///     let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
  ///     // CGPath(ellipseIn: rect, transform: nil).boundingBox == rect
  ///
  /// - Parameters:
  ///   - rect: The rectangle around it, in points.
  ///   - transform: How the path is transformed; `nil` for not at all.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(rect: rect, transform: transform)
  }

  /// Makes the path of a rectangle with round corners.
  ///
  ///     let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
  ///     let path = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: nil)
  ///     // path.boundingBox == rect
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerWidth: How far the corners reach across. It does not change the box.
  ///   - cornerHeight: How far they reach down.
  ///   - transform: How the path is transformed; `nil` for not at all.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(rect: rect, transform: transform)
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
  /// The smallest rectangle around the path, as ``boundingBox``.
  public var boundingBoxOfPath: CGRect { boundingBox }
  /// Where the path ends; zero for none.
  public var currentPoint: CGPoint { points.last ?? .zero }

  /// Returns whether a point is in the ``boundingBox``, as only points are kept of the path.
  ///
  ///     let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
  ///     // path.contains(CGPoint(x: 20, y: 10)) == true
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: What is inside of a path. It makes no difference here.
  ///   - transform: How the point is transformed first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    boundingBox.contains(point.applying(transform))
  }

  /// Makes an equal path.
  ///
  ///     let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
  ///     // path.copy().boundingBox == path.boundingBox
  public func copy() -> CGPath { CGPath(points: points) }

  /// Makes an equal path that more can be added to.
  ///
  ///     let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
  ///     path.mutableCopy()?.addLine(to: .zero)
  ///
  /// - Returns: The path, never `nil` here.
  public func mutableCopy() -> CGMutablePath? {
    let made = CGMutablePath()
    made.points = points
    return made
  }
}
