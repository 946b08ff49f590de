public import Foundation

extension UIBezierPath {
  /// Whether the path has no points.
  public var isEmpty: Bool { path.isEmpty }
  /// The last point of the path, or zero if it is empty.
  public var currentPoint: CGPoint { cgPath.currentPoint }

  /// Returns whether a point is in the ``bounds``, since only points are kept of the path.
  ///
  ///     let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
  ///     // circle.contains(CGPoint(x: 20, y: 20)) == true
  ///
  /// - Parameter point: The point.
  public func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }

  /// Transforms all points of the path.
  ///
  ///     let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
  ///     path.apply(CGAffineTransform(scaleX: 2, y: 1))
  ///     // path.bounds.width == 80
  ///
  /// - Parameter transform: The transform.
  public func apply(_ transform: CGAffineTransform) {
    let untransformed = path
    path = CGMutablePath()
    path.addPath(untransformed, transform: transform)
  }

  /// Removes all points from the path.
  ///
  ///     let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
  ///     path.removeAllPoints()
  ///     // path.isEmpty == true
  public func removeAllPoints() { path = CGMutablePath() }

  /// Returns the path in the reverse direction.
  ///
  ///     let line = UIBezierPath()
  ///     line.move(to: .zero)
  ///     line.addLine(to: CGPoint(x: 40, y: 0))
  ///     // line.reversing().currentPoint == .zero
  public func reversing() -> UIBezierPath {
    UIBezierPath(cgPath: path.reversed())
  }

  /// Sets the dashes of the line. They are not kept.
  ///
  ///     UIBezierPath(rect: card.bounds).setLineDash([4, 2], count: 2, phase: 0)
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps, in points.
  ///   - count: The number of lengths.
  ///   - phase: The position in the pattern at which the line begins, in points.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  /// Fills the path. Nothing is drawn here.
  ///
  ///     UIBezierPath(rect: card.bounds).fill(with: .normal, alpha: 0.5)
  ///
  /// - Parameters:
  ///   - blendMode: The blend mode.
  ///   - alpha: The opacity, from 0 to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Strokes the path. Nothing is drawn here.
  ///
  ///     UIBezierPath(rect: card.bounds).stroke(with: .normal, alpha: 0.5)
  ///
  /// - Parameters:
  ///   - blendMode: The blend mode.
  ///   - alpha: The opacity, from 0 to 1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
}
