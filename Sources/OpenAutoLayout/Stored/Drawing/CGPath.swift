#if !canImport(CoreGraphics)
  public import Foundation

  /// A path of lines and curves, of which only the points are kept.
  ///
  ///     let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
  ///     // path.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 20)
  ///
  /// Use ``UIBezierPath`` or ``CGMutablePath`` to make a path point by point.
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
    ///   - transform: A transform of the path, or `nil` for none.
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

    /// Makes the path of an ellipse. Only the rectangle around it is kept.
    ///
    ///     let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    ///     // CGPath(ellipseIn: rect, transform: nil).boundingBox == rect
    ///
    /// - Parameters:
    ///   - rect: The rectangle around the ellipse, in points.
    ///   - transform: A transform of the path, or `nil` for none.
    public convenience init(
      ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
      self.init(rect: rect, transform: transform)
    }

    /// Makes the path of a rectangle with rounded corners.
    ///
    ///     let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    ///     let path = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: nil)
    ///     // path.boundingBox == rect
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerWidth: The horizontal radius of the corners, in points. It does not change the
    ///     bounding box.
    ///   - cornerHeight: The vertical radius of the corners, in points.
    ///   - transform: A transform of the path, or `nil` for none.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
      self.init(rect: rect, transform: transform)
    }

    /// The smallest rectangle around the points of the path, or the null rectangle if it is empty.
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
    /// The last point of the path, or zero if it is empty.
    public var currentPoint: CGPoint { points.last ?? .zero }

    /// Returns whether a point is in the ``boundingBox``, since only points are kept of the path.
    ///
    ///     let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
    ///     // path.contains(CGPoint(x: 20, y: 10)) == true
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - rule: The rule that decides what is inside the path. It makes no difference here.
    ///   - transform: A transform of the point.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding,
      transform: CGAffineTransform = .identity
    ) -> Bool {
      boundingBox.contains(point.applying(transform))
    }

    /// Returns a copy of the path.
    ///
    ///     let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
    ///     // path.copy()?.boundingBox == path.boundingBox
    ///
    /// - Returns: The copy, never `nil` here.
    public func copy() -> CGPath? { CGPath(points: points) }

    /// Returns a copy of the path that can be changed.
    ///
    ///     let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
    ///     path.mutableCopy()?.addLine(to: .zero)
    ///
    /// - Returns: The copy, never `nil` here.
    public func mutableCopy() -> CGMutablePath? {
      let made = CGMutablePath()
      made.points = points
      return made
    }

    /// The points from the last to the first.
    func reversed() -> CGPath { CGPath(points: points.reversed()) }
  }
#endif
