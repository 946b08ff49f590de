public import Foundation

/// A path, of which only the points are kept.
///
///     let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
///     // path.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 20)
///
/// Use ``UIBezierPath`` to make one point by point.
public final class CGPath: Sendable {
  let points: [CGPoint]

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
